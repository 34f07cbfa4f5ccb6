"""Every trap, every disease and every answer occurs in random games."""

from __future__ import annotations

from galapagos.engine.game import find_game
from galapagos.lab.fuzzing import fuzz

GAME = find_game("laborigines")
NEVER = {f"roll {high} {low}" for high in range(1, 7) for low in range(1, high)}


def test_every_trap_is_revealed_every_disease_drawn_and_every_action_played() -> None:
    counts = fuzz(GAME, 1200).counts
    assert {GAME.actions.text(action) for action, count in enumerate(counts) if count == 0} == NEVER
