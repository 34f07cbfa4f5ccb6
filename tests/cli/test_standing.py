"""Automatic answers: forced ones and standing ones."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from galapagos.cli.table.table import TerminalTable
from galapagos.engine.match import request as requests
from galapagos.engine.match.match import Match, new

from .conftest import Galapagos
from .test_play import kept

MIGRATION = (
    "--seed",
    "1",
    "--position",
    "seats 2; migration; white r e1; orange g e6; tokens white none; tokens orange none",
)


def menus(text: str) -> list[int]:
    """The number of choices of each menu in the output."""
    return [
        len(re.findall(r"(?:^|  ) *\d+ ", block, re.MULTILINE))
        for block in re.findall(r"\n\n[^\n]*\n((?: {3,}\d+ [^\n]*\n)+)number ·", text)
    ]


def test_forced_answers_are_not_asked_for(galapagos: Galapagos) -> None:
    """Evo asks forced questions to hide hands from people; bots need no such protection."""
    result = galapagos("play evo --seats you,random,random --seed 1", typed="1\n" * 40)
    assert len(menus(result.out)) > 10
    assert min(menus(result.out)) > 1
    match = Match.replay(kept())
    assert any(answer.only and answer.seat == 0 for answer in match.history.answers)


# --- an answer left beforehand


def test_a_standing_pass_is_given_until_something_concerns_its_owner(galapagos: Galapagos) -> None:
    result = galapagos("play dodo --seats you,random", *MIGRATION, typed="stand pass\nquit\n")
    assert "pass is your standing answer until something concerns you." in result.out
    assert len(menus(result.out)) == 2  # now, and when white's creature has eaten and bred
    assert "Your standing answer pass has ended, because something concerned you." in result.out
    match = Match.replay(kept())
    texts = [match.game.actions.text(answer.action) for answer in match.history.answers if answer.seat == 0]
    assert texts == ["pass"] * 3


def test_a_standing_answer_is_taken_back(galapagos: Galapagos) -> None:
    typed = "stand pass\nplace red e1\nstand off\nplace yellow e2\nquit\n"
    result = galapagos("play dodo --seats you,random --seed 1", typed=typed)
    left = "pass is your standing answer; stand off removes it."
    before, after = result.out.split("You will be asked every time.")
    assert left in before
    assert left not in after


def test_a_standing_answer_is_not_shown_to_others(galapagos: Galapagos) -> None:
    """Dodo hides nothing, so the screen is not cleared, but orange's screen must not mention it."""
    first = new("dodo", 2, seed=1).state.actor
    mine, theirs = (("White,", "Orange,"), ("Orange,", "White,"))[first]
    result = galapagos("play dodo --seats you,you --seed 1", typed="stand pass\nplace red e1\nplace red e2\nquit\n")
    screens = re.split(rf"\n({mine}|{theirs}) place one of your creatures\.", result.out)
    shown = list(zip(screens[1::2], screens[2::2], strict=True))
    assert [name for name, _ in shown] == [mine, theirs, mine]
    assert ["stand off removes it" in screen for _, screen in shown] == [False, False, True]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("stand", "Name an answer without pieces: stand pass; or stand off."),
        ("stand place red e1", "place red e1 cannot be chosen in advance: only actions without pieces can."),
        ("stand fly", "'fly' is not an action"),
        ("stand off", "You will be asked every time."),
    ],
)
def test_what_cannot_stand_is_refused(galapagos: Galapagos, typed: str, words: str) -> None:
    assert words in galapagos("play dodo --seats you,random --seed 1", typed=f"{typed}\nquit\n").out


# --- several people at one keyboard


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    seconds: list[float] = []
    monkeypatch.setattr("galapagos.cli.table.table.time.sleep", seconds.append)
    return seconds


def waiting_table(tmp_path: Path, people: int, terminal: bool) -> TerminalTable:
    """A table of Evo with a forced question."""
    match = new("evo", 3, seed=1)
    while not (match.state.actor < people and match.automatic is not None and match.game.rules.asked(match.state)):
        match.play(match.legal()[-1])
    out = Console(file=io.StringIO(), force_terminal=terminal)
    return TerminalTable(match, (*["you"] * people, *["random"] * (3 - people)), tmp_path / "match.txt", out, 1)


def test_before_bots_an_only_answer_is_given_at_once(tmp_path: Path, slept: list[float]) -> None:
    table = waiting_table(tmp_path, 1, terminal=True)
    assert table.answer_without(table.match.state.actor) == table.match.legal()[0]
    assert slept == []


@pytest.mark.parametrize("terminal", [True, False])
def test_before_people_it_is_given_after_a_while_that_tells_nothing(
    tmp_path: Path, slept: list[float], terminal: bool
) -> None:
    table = waiting_table(tmp_path, 3, terminal)
    seat = table.last_reader = table.match.state.actor
    assert table.answer_without(seat) == table.match.legal()[0]
    assert len(slept) == terminal
    assert all(requests.DELAY[0] <= seconds <= requests.DELAY[1] for seconds in slept)


def test_where_the_keyboard_must_change_hands_its_owner_is_asked_unless_an_answer_stands(
    tmp_path: Path, slept: list[float]
) -> None:
    """Skipping the player would reveal that the cards are useless."""
    table = waiting_table(tmp_path, 3, terminal=True)
    match, seat = table.match, table.match.state.actor
    table.last_reader = (seat + 1) % 3
    assert table.knows_otherwise(seat, table.last_reader)
    assert table.answer_without(seat) is None
    match.stand(seat, match.legal()[0])
    assert table.answer_without(seat) == match.legal()[0]
    assert len(slept) == 1
