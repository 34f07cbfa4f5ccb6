"""Puzzles: the filter, the file, and what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from galapagos.bots.thought import Opinion, Thought, think
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import copy
from galapagos.engine.words.message import Message, catalogue, languages
from galapagos.lab.puzzles.make import Order, Searched, Workshop
from galapagos.lab.puzzles.puzzle import Puzzle, Reply, parse, shipped, texts
from galapagos.lab.puzzles.rating import EASIEST, HARDEST, TESTS, fit
from galapagos.lab.puzzles.search import Judge, is_clear, is_plain, seems_clear, themes_of

REASON = Message("gain-lines", {"gain": Message("gain-captured", {"where": "e2"}), "own": 9, "others": 1, "lines": 9})
PUZZLE = Puzzle(
    "seats 2; migration; white r e1; orange y e2",
    (Reply("migrate w1 e2", 62.5, ("roll red", "pass")), Reply("pass", 41.0)),
    1540,
    ("capture", "journey"),
    REASON,
)
DODO = find_game("dodo")
WITH_HANDS = ("evo", "mutations")  # games in which a seat does not see everything


def thought(*answers: tuple[int, float], seat: int = 0) -> Thought:
    """A search that gave these visits and chances of winning."""
    opinions = tuple(Opinion(k, visits, (chance, 1 - chance)) for k, (visits, chance) in enumerate(answers))
    return Thought(seat, opinions, sum(visits for visits, _ in answers), 0, 0.0)


def test_one_answer_must_lead_every_other_one_by_the_margin() -> None:
    assert is_clear(thought((4000, 0.60), (1000, 0.50), (1000, 0.20)), 0, [0, 1, 2])
    assert not is_clear(thought((4000, 0.60), (1000, 0.56), (1000, 0.20)), 0, [0, 1, 2])
    assert not is_clear(thought((4000, 0.60), (1000, 0.50), (1000, 0.60)), 0, [0, 1, 2])
    assert not is_clear(thought((4000, 0.50), (1000, 0.60)), 0)
    assert is_clear(thought((4000, 0.60), (1000, 0.50), (2, 0.90)), 0, [0, 1]), "two visits say nothing"


def test_a_lead_within_the_errors_of_the_search_is_none() -> None:
    assert not is_clear(thought((60, 0.60), (30, 0.50)), 0, [0, 1])


def test_only_a_clear_first_impression_gets_a_deep_search() -> None:
    assert seems_clear(thought((80, 0.60), (10, 0.50), (10, 0.40)))
    assert not seems_clear(thought((80, 0.60), (10, 0.58), (10, 0.40)))
    assert not seems_clear(thought((40, 0.60), (30, 0.50), (30, 0.40)))


def test_a_reason_is_one_that_a_player_can_see() -> None:
    assert is_plain(REASON)
    assert not is_plain(structs.replace(REASON, args={**REASON.args, "own": 5, "others": 3}))
    amount = Message("gain-amount", {"gain": Message("gain-fed"), "own": 20, "others": 10, "lines": 10})
    assert is_plain(amount)
    assert not is_plain(structs.replace(amount, args={**amount.args, "others": 18}))


def test_what_little_thought_finds_is_easy() -> None:
    solvers = [points for _, points in TESTS for _ in range(4)]
    ratings = [fit(solvers, found) for found in range(len(solvers) + 1)]
    assert ratings == sorted(ratings, reverse=True)
    assert (ratings[0], ratings[-1]) == (HARDEST, EASIEST)


def test_a_puzzle_reads_as_it_was_written() -> None:
    text = f"game dodo\nrules {DODO.rules_version}\n" + texts([PUZZLE], 17)
    found = parse(text)
    assert found.puzzles == (PUZZLE,)
    assert found.matches == (17,)
    assert "\n62.5 migrate w1 e2 > roll red > pass\n" in text


@pytest.mark.parametrize("text", ["", "game dodo", "game dodo\nrules 1\n\npuzzle a\nreason {}\n"])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="not the text of a puzzle"):
        parse(text)


def test_an_interrupted_file_goes_on_where_it_was_whole(tmp_path: Path) -> None:
    path = tmp_path / "dodo.txt"
    first = Workshop(path, Order("dodo"))
    first.begin()
    first.keep(Searched(0, [PUZZLE]))
    first.keep(Searched(2))
    with path.open("a") as file:
        file.write(f"\n{replace_position('seats 3').text()}"[:-30])  # a crash while the third match was written
    again = Workshop(path, Order("dodo"))
    again.begin()
    assert (again.count, again.matches) == (1, {0, 2})
    assert next(again.waiting()) == 1
    assert parse(path.read_text()).puzzles == (PUZZLE,)
    path.write_text(path.read_text().replace(f"rules {DODO.rules_version}", "rules 999"))
    with pytest.raises(Refused, match="other rules"):
        Workshop(path, Order("dodo"))


def replace_position(text: str) -> Puzzle:
    return Puzzle(text, PUZZLE.replies, PUZZLE.rating, PUZZLE.themes, PUZZLE.reason)


def decisions(game: Game, count: int) -> Iterator[object]:
    """Some states in which something is hidden from the player who is asked."""
    match, found = game.new(seed=5), 0
    while not match.is_over and found < count:
        if len(match.legal()) > 2 and game.hidden(match.state, match.state.actor) != copy(match.state):
            yield copy(match.state)
            found += 1
        match.play(match.legal()[len(match.legal()) // 2])


@pytest.mark.parametrize("game", WITH_HANDS)
def test_a_puzzle_tells_nothing_that_its_player_could_not_see(game: str) -> None:
    """Hidden cards are exchanged, and the puzzle stays the same, letter by letter."""
    found = find_game(game)
    judge = Judge(found, 4, 2, partial(think, backend="python"))
    for s in decisions(found, 2):
        puzzles = set[str]()
        for seed in range(3):
            other, random = found.hidden(s, s.actor), Random()  # type: ignore[attr-defined]
            start_random(random, seed, 9)
            if seed:
                found.rules.guess(other, other.actor, random)
            else:
                other = s
            hidden = found.hidden(other, other.actor)
            final = replace(judge.think(hidden, 4, 1), opinions=judge.think(hidden, 4, 1).opinions[:1])
            puzzles.add(judge.puzzle(hidden, final, final.best.action, REASON, 1500, 7).text())
        assert len(puzzles) == 1


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_puzzles_of_a_game_can_be_played(game: Game) -> None:
    """Every position is possible and every best answer open; of a few puzzles, what follows can be played."""
    for number, puzzle in enumerate(shipped(game).values()):
        match = game.from_position(puzzle.position)
        assert {reply.action for reply in puzzle.replies} <= set(map(match.text, match.legal()))
        assert puzzle.best.chance == max(reply.chance for reply in puzzle.replies)
        for language in languages():
            words = match.words(language)
            assert words.sentence(puzzle.reason)
            assert all(words.say(f"theme-{theme}") for theme in puzzle.themes)
        for reply in puzzle.replies[:2] if number < 3 else ():
            film = game.from_position(puzzle.position)
            for action in (reply.action, *reply.line):
                film.play(action)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_theme_has_a_name(game: Game) -> None:
    gains = {f"{gain.name}{others}" for gain in game.module("gains").GAINS for others in ("", ".others")}
    questions = {question.name for question in game.rules.QUESTIONS}
    for theme in themes_of(game):
        assert gains.issuperset(theme.gains)
        assert questions.issuperset(theme.questions)
        assert all(catalogue(game.name, language).has(f"theme-{theme.name}") for language in languages())
