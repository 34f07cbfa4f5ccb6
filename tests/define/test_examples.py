"""Whole games of the examples, interpreted: matches, views, positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from galapagos.engine.batch import gpu
from galapagos.engine.game import Game, open_game
from galapagos.engine.language.struct import copy
from galapagos.engine.match.match import Match
from galapagos.engine.notation.position import describe, parse
from galapagos.lab.checking import Check
from tests.contract.cases import Case, Walk

from .conftest import EXAMPLES

FILES = sorted(EXAMPLES.glob("*.py"))
LINES = {"pig": 45, "kuhn_poker": 70, "connect_four": 70, "finches": 150}
by_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@by_file
def test_a_game_is_short(file: Path) -> None:
    assert len(file.read_text().splitlines()) <= LINES.get(file.stem, 150)


@by_file
def test_a_position_is_its_text(file: Path) -> None:
    game = open_game(file)
    for seats in {game.seats[0], game.seats[-1]}:
        walk = Walk(Case(game, seats, {}), seed=1)
        for number, (s, _) in enumerate(walk):
            if number % 7 == 0:
                assert parse(game, describe(game, s)) == s
        assert parse(game, describe(game, walk.s)) == walk.s


@by_file
def test_a_match_is_played_undone_and_replayed(file: Path) -> None:
    game = open_game(file)
    match, walk = game.new(seed=5), Walk(Case(game, game.default_seats, {}), seed=5)
    while not match.is_over:
        asked = match.legal()
        before = copy(match.state)
        refused = [action for action in range(game.actions.players) if action not in asked]
        assert all(match.why_not(action) for action in refused[:3])
        match.play(walk.random.choice(asked))
        assert match.state != before
        for seat in range(-1, match.seats):
            assert match.request(seat, 0, words="en").view
            assert match.request(seat, 0, words="de").view
    again = Match.replay(match.record)
    assert again.state == match.state
    assert again.ranks == match.ranks


@by_file
def test_what_is_hidden_is_not_shown(file: Path) -> None:
    game = open_game(file)
    if game.is_open:
        return
    for s, _ in Walk(Case(game, game.default_seats, {}), seed=3):
        for seat in range(-1, s.seats):
            hidden = game.hidden(s, seat)
            assert game.hidden(hidden, seat) == hidden


def games(*names: str) -> list[Game]:
    return [open_game(EXAMPLES / f"{name}.py") for name in names]


def test_connect_four_is_on_the_wire_as_the_page_expects_it() -> None:
    [game] = games("connect_four")
    match = game.new(seed=1)
    for text in ("drop 4", "drop 4", "drop 1"):
        match.play(text)
    view = match.view(0)
    assert (view.turn, view.question, view.actor, view.over) == (4, "turn", 1, False)
    assert view.verbs == {"drop": ["column"]}
    grid = next(thing for thing in view.things if thing.field == "discs")
    assert (grid.kind, grid.rows, grid.columns, len(grid.cells)) == ("grid", 6, 7, 42)
    bottom = grid.cells[35:]
    assert [cell.owner for cell in bottom] == [0, -1, -1, 0, -1, -1, -1]
    assert grid.cells[28 + 3].owner == 1
    assert [cell.names for cell in bottom[:2]] == [{"column": "1"}, {"column": "2"}]
    assert match.decision
    assert match.decision.options[0].pieces == ("1",)


@pytest.mark.thorough
@by_file
def test_the_check_of_an_example_finds_nothing(file: Path) -> None:
    """Compiled, too."""
    assert [finding for finding in Check(open_game(file)).run() if not finding.is_advice] == []


@pytest.mark.thorough
@by_file
def test_a_gpu_takes_its_rules(file: Path) -> None:
    pytest.importorskip("numba_cuda")
    assert len(gpu.ptx(open_game(file))) > 10_000
