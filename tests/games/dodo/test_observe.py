"""What a learner is told: every creature counts where it is, and all stays within the bounds that are declared."""

from __future__ import annotations

import numpy as np

from galapagos.games.dodo import GAME
from galapagos.games.dodo.observe import FEATURES, observe
from galapagos.games.dodo.state import State

from .table import at


def told(s: State, seat: int, *blocks: str) -> dict[str, int]:
    """What is not zero in those blocks, in units."""
    units = [0] * FEATURES.size
    observe(s, seat, units)
    return {
        name: unit for name, unit in zip(FEATURES.names, units, strict=True) if unit != 0 and name.startswith(blocks)
    }


def test_creatures_count_in_hand_before_they_are_placed() -> None:
    counts = {
        "hand.creatures_player0": 3,
        "hand.blocks_player0": 3,
        "hand.creatures_player1": 3,
        "hand.blocks_player1": 3,
    }
    assert told(GAME.new_state(2), 0, "hand", "crowd") == counts


def test_a_captor_counts_in_its_environment_and_belongs_to_another_below_zero() -> None:
    s = at("seats 2; migration; white rry e1 captor; orange g e2 moved; white y e2").s
    assert told(s, 1, "environment1.captor", "hand", "crowd") == {
        "environment1.captor": -1,
        "crowd1.creatures_player1": 1,
        "crowd1.blocks_player1": 3,
        "crowd2.creatures_player0": 1,
        "crowd2.blocks_player0": 1,
        "crowd2.creatures_player1": 1,
        "crowd2.blocks_player1": 1,
    }
    assert told(s, 1, "creature2.") == {
        "creature2.owner": 1,
        "creature2.environment": 2,
        "creature2.green": 1,
        "creature2.moved": 1,
    }


def test_one_player_may_have_captured_every_environment() -> None:
    s, units = GAME.new_state(4), [0] * FEATURES.size
    for environment in s.environments:
        environment.captor = 1
    observe(s, 0, units)
    seen = np.array(units) * np.array(FEATURES.scales)
    assert seen[FEATURES.names.index("player1.captures")] == 9 / 4
    assert (seen <= FEATURES.high).all()
    assert (seen >= FEATURES.low).all()
