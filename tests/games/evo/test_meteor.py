"""Meteor, E14."""

from __future__ import annotations

import pytest

from galapagos.games.evo.state import Ending, Phase
from tests.games.evo.island import actor, points, refused, scene

BEFORE = "survival-events; green hand brood; red at d4; climate mountain"


@pytest.mark.parametrize("meteor", range(2, 9))
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


# --- Positions


def test_e14_no_position_goes_on_when_the_meteor_is_on_its_last_space() -> None:
    for phase in ("movement", "survival", "survival-events", "meteor-roll", "genes", "auction"):
        assert "has ended the game" in refused(f"{phase}; meteor 14; red at d4 hand brood")


@pytest.mark.parametrize(
    "position",
    [
        "seats 5; movement; round 14",
        "seats 4; movement; round 14",
        "movement; round 0",
        "meteor-roll; round 0",
        "seats 5; movement; meteor 1",
        "seats 4; movement; meteor 0",
        "round 4; meteor 4",
        "genes; round 4; meteor 3",
        "deal; round 1",
        "deal; meteor 1",
        "seats 5; start; meteor 0",
    ],
)
def test_e14_a_round_or_a_space_that_cannot_be_is_refused(position: str) -> None:
    assert refused(f"{position}; red at none").endswith("[E14]")


@pytest.mark.parametrize(
    ("position", "round_number", "meteor"),
    [
        ("movement", 3, 2),
        ("seats 5; movement", 3, 4),
        ("movement; round 7", 7, 6),
        ("movement; meteor 6", 7, 6),
        ("seats 4; movement; meteor 6", 6, 6),
        ("genes; round 7", 7, 7),
        ("seats 4; genes; meteor 7", 6, 7),
        ("meteor-roll", 10, 10),
        ("seats 5; meteor-roll", 8, 10),
        ("movement; round 14", 14, 13),
        ("ended strike", 10, 10),
        ("seats 4; ended track-end", 13, 14),
        ("ended strike; round 12", 12, 12),
        ("deal", 0, 0),
        ("seats 5; deal", 0, 2),
    ],
)
def test_e14_the_round_tells_the_space_and_the_space_the_round(position: str, round_number: int, meteor: int) -> None:
    s = scene(f"{position}; red at none" if "deal" in position else f"{position}; red at d4").s
    assert (s.round, s.meteor) == (round_number, meteor)
