"""Every trap, every disease and every answer occurs in random games."""

from __future__ import annotations

from galapagos.engine.game import find_game
from galapagos.engine.struct import buffer, i64
from tests.contract.cases import cases
from tests.contract.test_fuzzing import fuzz

GAME = find_game("laborigines")
NEVER = {f"roll {high} {low}" for high in range(1, 7) for low in range(1, high)}


def test_every_trap_is_revealed_every_disease_drawn_and_every_action_played() -> None:
    seen = buffer(i64, GAME.actions.size)
    for case in cases(GAME):
        assert fuzz(case, 60, seen).finding == 0
    assert {GAME.actions.text(action) for action in range(GAME.actions.size) if seen[action] == 0} == NEVER
