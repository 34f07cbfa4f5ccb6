"""What a learner is told stays within the bounds that are declared."""

from __future__ import annotations

import numpy as np

from galapagos.games.dodo import GAME
from galapagos.games.dodo.observe import FEATURES, observe


def test_one_player_may_have_captured_every_environment() -> None:
    s, units = GAME.new_state(4), [0] * FEATURES.size
    for environment in s.environments:
        environment.captor = 1
    observe(s, 0, units)
    told = np.array(units) * np.array(FEATURES.scales)
    assert told[FEATURES.names.index("player1.captures")] == 9 / 4
    assert (told <= FEATURES.high).all()
    assert (told >= FEATURES.low).all()
