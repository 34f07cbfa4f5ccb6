"""Random games, compiled with bounds checks, in which every promise of the contract is watched; see `engine/fuzz.py`."""

from __future__ import annotations

import pytest

from galapagos.engine.action import is_in
from galapagos.engine.backend import functions
from galapagos.engine.chance import Random
from galapagos.engine.fuzz import Finding, Fuzz
from galapagos.engine.game import Game
from galapagos.engine.struct import assign, buffer, i16, i32, i64

from .cases import GAMES, Case, cases

GAMES_PER_CASE = 40
LONGEST = 30_000            # steps
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def fuzz(case: Case, games: int, seen: object) -> Fuzz:
    import ctypes

    game, found = case.game, Fuzz()
    size, space = ctypes.sizeof(game.state), game.actions.size
    states = buffer(game.state, 4)
    memory = (ctypes.c_int8 * (4 * size)).from_buffer(states)
    assign(states[0], game.blank(case.options))
    functions(game, "cpu", checked=True).fuzz_games(
        states, buffer(game.state, 2), memory, size, case.seats, 1, 0, games, space, Random(), buffer(i16, space), buffer(i16, space),
        buffer(i32, space), buffer(i16, LONGEST), seen, found)
    return found


@by_game
def test_no_promise_is_broken_and_every_family_occurs(game: Game) -> None:
    seen = buffer(i64, game.actions.size)
    for case in cases(game):
        found = fuzz(case, GAMES_PER_CASE, seen)
        assert found.finding == 0, f"{case}, game {found.game}: {Finding(found.finding).name}, {found.detail}"
    unseen = [name for name, phrase in game.actions.phrases.items() if not any(n for a, n in enumerate(seen) if is_in(phrase.family, a))]
    assert unseen == []
