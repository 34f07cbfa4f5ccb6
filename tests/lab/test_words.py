"""The sentences of reports: what leads, what is certain, what is open, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import numpy as np
import pytest

from galapagos.engine.components.source import components_of
from galapagos.engine.game import Game, all_games
from galapagos.engine.words.message import ENGLISH, files_of
from galapagos.engine.words.spoken import speak
from galapagos.lab.inference.estimate import Estimate, share_of
from galapagos.lab.inference.verdict import MATTERS, POWER, Verdict, games_to_settle, judge
from galapagos.lab.measures.finding import Finding, judged
from galapagos.lab.measures.strength import kind_of, kinds_of, named_things, outcomes_of
from galapagos.lab.paper.catalogue import HERE
from galapagos.lab.paper.document import document
from galapagos.lab.paper.sentences import sentence
from galapagos.lab.paper.tables import tables
from galapagos.lab.paper.words import games_words, kind_name, thing_name, verdict
from galapagos.lab.report import Report
from galapagos.lab.tracing.subject import subject_of

from .test_measures import cell
from .test_report import finding, report

pytest.importorskip("duckdb")
pytest.importorskip("altair")

__all__ = ["report"]

RANDOM = np.random.default_rng(5)


@pytest.fixture
def german() -> Iterator[None]:
    speak("de")
    yield
    speak(ENGLISH)


# --- bounds


def assert_possible(findings: list[Finding]) -> None:
    """Each estimate lies in its interval, and both within the bounds of the measure."""
    assert findings
    for one in findings:
        if np.isfinite(one.mean):
            assert one.least <= one.low <= one.mean <= one.high <= one.most, one


def test_no_measure_says_what_cannot_be(report: Report) -> None:
    assert_possible(report.findings)
    bounded = {one.measure for one in report.findings if np.isfinite(one.least) and np.isfinite(one.most)}
    assert {
        "seat",
        "order",
        "endings",
        "questions",
        "calibration",
        "luck",
        "child observed",
        "child by chance",
        "gift by gift",
        "option shares",
    } <= bounded
    assert not {"skill"} & bounded


def test_an_interval_ends_where_a_part_does() -> None:
    found = Estimate(0.001, 0.01, 50, 0.0, 1.0).interval()
    assert (found.low, found.mean) == (0, 0.001)
    assert found.high > 0.02
    for wins in (0, 7):
        sure = share_of(np.full(7, wins / 7)).interval()
        assert sure.low <= sure.mean <= sure.high


# --- seats


def seats(*won: int, of: int, bots: str = "greedy") -> list[Finding]:
    """A page on seats that won this share of this many games."""
    claims = [
        (cell(len(won)), f"seat {seat + 1}", share_of(np.repeat([1.0, 0.0], [wins, of - wins])), 1 / len(won))
        for seat, wins in enumerate(won)
    ]
    return [Finding(**{**vars(one), "bots": bots}) for one in judged("seat", claims)]


def test_who_is_surely_ahead_is_said_first_and_what_is_open_with_the_games_that_would_settle_it() -> None:
    found = seats(1078, 922, of=2000)
    assert [verdict(one) for one in found] == ["ahead", "behind"]
    assert re.fullmatch(
        r"Surely ahead: seat 1 wins 53.9% instead of 50% \(2 players, greedy; 2,000 games\)\. "
        r"Whether by more than 2 points is open: about [\d,]+ more games would settle this \(2 players, greedy\)\.",
        sentence("seat", found),
    )


def test_of_more_than_two_who_is_behind_is_said_too() -> None:
    said = sentence("seat", seats(602, 398, 500, 500, of=2000))
    assert said.startswith(
        "Surely ahead by more than 2 points: seat 1 wins 30.1% instead of 25% (4 players, greedy; 2,000 games). "
        "Surely behind by more than 2 points: seat 2 wins 19.9%"
    )
    assert "2 more rows are open" in said


def test_surely_ahead_but_by_little_is_told_apart_from_unfair_and_from_open() -> None:
    assert sentence("seat", seats(101_000, 99_000, of=200_000)).startswith(
        "Surely ahead, but by less than 2 points: seat 1 wins 50.5% instead of 50%"
    )
    assert sentence("seat", seats(12_000, 8_000, of=20_000)).startswith(
        "Surely ahead by more than 2 points: seat 1 wins 60% instead of 50%"
    )
    assert sentence("seat", seats(100_000, 100_000, of=200_000)).startswith("All fair")
    assert re.fullmatch(
        r"None is surely ahead \(2 of 2 rows are open\): about [\d,]+ more games would settle this \(2 "
        r"players, greedy\)\.",
        sentence("seat", seats(1010, 990, of=2000)),
    )
    assert "more than a million more games" in sentence(
        "seat", [finding(measure="seat", fair=0.25, verdict=Verdict.OPEN, more_games=1e9)]
    )


def test_a_few_games_prove_nobody_ahead() -> None:
    assert sentence("seat", seats(19, 1, of=20)).startswith("None is surely ahead")


@pytest.mark.parametrize("share", [0.505, 0.56])
def test_so_many_games_settle_it_four_times_in_five(share: float) -> None:
    """For games like those that the number was computed from."""
    games = round(games_to_settle(Estimate(share - 0.5, 0.5 / 1000**0.5, 1000), 1))
    wins = RANDOM.binomial(games, share, 400) / games
    settled = [
        judge([Estimate(mean - 0.5, (mean * (1 - mean) / games) ** 0.5, games)]) != [Verdict.OPEN] for mean in wins
    ]
    assert np.mean(settled) == pytest.approx(POWER, abs=0.08)


def test_what_is_open_of_cards_and_changes_says_how_many_more_games_would_settle_it() -> None:
    unsure = {"verdict": Verdict.OPEN, "low": -0.05}
    few, many = (finding(**unsure, more_games=games) for games in (1230.0, 1e9))
    assert sentence("gene", [few]).endswith(
        "One row needs more games to show whether it matters: about 1,300 more games would settle this (4 "
        "players, greedy)."
    )
    changed = [replace(one, measure="change of course", before=2.0) for one in (few, many)]
    assert sentence("changes", changed) == (
        "Nothing surely changed by enough to matter. Whether 2 figures of 2 changed by enough to matter is open: "
        "about 1,300 more games would settle 1 of 2 (4 players, greedy), the others need more than a million."
    )


def test_on_the_margin_no_number_of_games_settles_it() -> None:
    assert games_to_settle(Estimate(MATTERS, 0.01, 1000), 1) == float("inf")


# --- leading figures


def test_the_figure_with_the_most_games_leads_and_not_the_extreme_of_a_few() -> None:
    few, many = (
        {
            "measure": "endings",
            "verdict": None,
            "fair": None,
            "players": 5,
            "row": "captures",
            "games": games,
            "bots": bots,
            "game": "dodo",
        }
        for games, bots in ((20, "level5@12"), (2000, "greedy"))
    )
    said = sentence("endings", [finding(mean=1.0, **few), finding(mean=0.898, **many)])
    assert said == "The most frequent ending is “captures”: 90% with 5 players, by greedy bots (2,000 games)."
    questions = [
        finding(**{**how, "measure": "questions", "row": row}, mean=mean)
        for how, mean in ((few, 1.0), (many, 0.4))
        for row in ("one answer", "after being out")
    ]
    assert "100%" not in sentence("questions", questions)
    unfair = [
        finding(measure="seat", row=row, fair=0.25, mean=mean, low=mean - reach, high=mean + reach, games=games)
        for row, mean, reach, games in (("seat 1", 0.6, 0.3, 120), ("seat 2", 0.32, 0.01, 20_000))
    ]
    assert sentence("seat", unfair).startswith(
        "Surely ahead by more than 2 points: seat 2 wins 32% instead of 25% (4 players, greedy; 20,000 games)"
    )


def test_a_caption_says_how_many_games_its_rows_rest_on_and_columns_with_others_say_theirs() -> None:
    given = finding(measure="gene by gift", games=200)
    held = finding(measure="gene observed", games=1993, verdict=None, fair=None)
    page = tables([held, given])
    assert "<caption>4 players, greedy</caption>" in page
    assert "by gift, 200 games" in page
    assert "observed (no effect), 1,993 games" in page
    assert games_words([held, given]) == "200 to 1,993 games"
    assert "<caption>4 players, greedy: 1,000 games</caption>" in tables([finding(measure="seat")])


# --- both languages


class Texts(HTMLParser):
    """The text of a page, without styles, code and parts marked as another language."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.skipped, self.found = 0, set[str]()
        self.open: list[bool] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("meta", "br", "img"):
            return
        self.open.append(tag in ("style", "code") or (tag != "html" and ("lang", ENGLISH) in attrs))
        self.found |= {value for name, value in attrs if name == "aria-label" and value}

    def handle_endtag(self, tag: str) -> None:
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if not any(self.open) and data.strip():
            self.found.add(data.strip())


def pieces(language: str) -> set[str]:
    """The texts of the catalogue up to the first parameter."""
    lines = (
        line.partition(" = ")[2] or line.partition("]")[2]
        for line in (HERE / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    )
    return {piece.strip() for line in lines for piece in re.split(r"\{[^}]*\}|<[^>]*>", line)}


def assert_all_german(report: Report) -> None:
    """No text of the English catalogue is in the German page, and texts that are equal in both are not sentences."""
    speak("de")
    try:
        made = Texts(document(report)).found
    finally:
        speak(ENGLISH)
    english = Texts(document(report)).found
    assert "Kurz gesagt" in made
    assert "In short" in english
    sentences = {piece for piece in pieces(ENGLISH) - pieces("de") if len(piece) > 10}
    assert len(sentences) > 100
    assert [(text, piece) for text in made for piece in sentences if piece in text] == []
    notation = re.compile(r"\S+[=@]\S+|\b(random|greedy|Elo)\b")
    same = {text for text in made & english if re.search(r"[a-z]{3}", notation.sub("", text))}
    names = {report.game.title, *(component.name for component in components_of(report.game))}
    in_german = files_of(report.game.name, "de")[-1].read_text(encoding="utf-8")  # where a stampede is a Stampede
    assert [text for text in same - names if f"= {text.removesuffix(' †')}\n" not in in_german] == []


def test_a_whole_report_is_in_german_without_an_english_sentence(report: Report) -> None:
    assert_all_german(report)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_all_that_a_game_has_in_a_report_has_a_name_in_german(game: Game, german: None) -> None:
    subject = subject_of(game)
    rows: list[tuple[str, str]] = [(kind, name) for kind, name, _ in named_things(subject)]
    rows += [kind_of(subject, family, outcome) for family, outcomes in outcomes_of(subject) for outcome in outcomes]
    rows += [kind_of(subject, "", gift.name) for gift in subject.gifts]
    rows += [("", ending) for ending in game.endings[1:]]
    rows += [
        ("", value)
        for role in subject.roles
        for value in role.values
        if value and not re.fullmatch(r"player \d|[A-Z]{2} \S+", value)
    ]
    assert [
        row for row in rows if thing_name(game.name, *row) == row[1].replace("_", " ") and not row[1].isdigit()
    ] == []
    kinds = [*kinds_of(subject), *subject.chance_names]
    assert [kind for kind in kinds if kind_name(game.name, kind) == kind] == []


def test_figures_are_written_as_the_language_writes_them(german: None) -> None:
    how: dict[str, Any] = {
        "measure": "seat",
        "row": "seat 1",
        "mean": 0.539,
        "fair": 0.5,
        "low": 0.51,
        "high": 0.57,
        "games": 2000,
        "players": 2,
    }
    said = sentence("seat", [finding(**how, verdict=Verdict.OPEN, more_games=5900.0)])
    assert said == (
        "Sicher im Vorteil: Platz 1 gewinnt 53,9\u00a0% statt 50\u00a0% (2 Spieler, greedy; 2.000 Partien). "
        "Ob um mehr als 2 Punkte, ist offen: etwa 5.900 weitere Partien würden das klären (2 Spieler, greedy)."
    )


def test_the_data_of_a_report_is_the_same_in_every_language(report: Report, german: None) -> None:
    made = report.as_data()
    speak(ENGLISH)
    assert {**report.as_data(), "language": "de"} == made


def test_a_report_counts_all_games_that_it_rests_on_once(report: Report) -> None:
    assert report.games == 220 + 220 + 20 + 8 + 40  # plain tables, a gift, repeated dice, the ladder, two decks
    assert report.as_data()["games"] == report.games
    page = document(report)
    assert f"Results of {report.games} games between bots" in page
    listed = re.findall(r"</td><td>(\d+)</td><td>0</td><td><code>", page)
    assert sum(map(int, listed)) == report.games
