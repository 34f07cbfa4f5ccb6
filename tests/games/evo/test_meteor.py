"""Meteor, E14."""

from __future__ import annotations

import pytest

from galapagos.games.evo.state import Ending, Phase
from tests.games.evo.island import actor, points, scene

BEFORE = "survival-events; green hand brood; red at d4; climate mountain"


@pytest.mark.parametrize("meteor", range(9))
def test_e14_on_blank_spaces_nothing_is_rolled(meteor: int) -> None:
    one = scene(f"{BEFORE}; meteor {meteor}").play("pass")
    assert (one.s.phase, one.s.meteor, one.s.ending) == (Phase.GENES, meteor + 1, 0)


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("space", "strikes"), [(10, 1), (11, 2), (12, 3), (13, 4)])
def test_e14_on_spaces_with_faces_the_die_decides(space: int, strikes: int, face: int) -> None:
    one = scene(f"{BEFORE}; meteor {space - 1}").play("pass")
    assert (actor(one), one.s.phase, one.s.meteor) == ("chance", Phase.METEOR, space)
    one.play(f"roll {face}")
    if face <= strikes:
        assert (one.s.ending, one.s.phase) == (Ending.STRIKE, Phase.GAME_END_EVENTS)
    else:
        assert (one.s.ending, one.s.phase) == (0, Phase.GENES)


def test_e14_the_last_space_strikes_without_a_roll() -> None:
    one = scene(f"{BEFORE}; meteor 13").play("pass")
    assert (one.s.ending, one.s.meteor, one.s.phase) == (Ending.TRACK_END, 14, Phase.GAME_END_EVENTS)
    assert actor(one.play("pass")) == "over"


def test_e14_a_strike_ends_the_game_before_the_auction_but_after_the_points() -> None:
    one = scene("survival-events; yellow hand brood; red at d4; climate mountain; meteor 13").play("pass", "pass")
    assert (actor(one), points(one)) == ("over", [11, 10, 10])
    assert not any(row.gene for row in one.s.rows)
