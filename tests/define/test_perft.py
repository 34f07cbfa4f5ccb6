"""Connect four's published counts of move sequences (perft)."""

from __future__ import annotations

import pytest

from galapagos.engine.game import open_game
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.struct import copy
from tests.test_perft import count_leaves

from .conftest import EXAMPLES

COUNTS = (7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234)


def test_interpreted() -> None:
    game = open_game(EXAMPLES / "connect_four.py")
    states = [game.new_state(2)]
    for count in COUNTS[:4]:
        following = []
        for s in states:
            out = [0] * game.actions.size
            for action in out[: game.rules.legal(s, out)]:
                following.append(copy(s))
                game.rules.apply(following[-1], action)
        assert len(following) == count
        states = [s for s in following if s.actor != OVER]


@pytest.mark.thorough
def test_compiled_to_depth_eight() -> None:
    open_game(EXAMPLES / "connect_four.py")
    assert tuple(count_leaves("connect_four", "seats 2", depth, "cpu") for depth in range(1, 9)) == COUNTS
