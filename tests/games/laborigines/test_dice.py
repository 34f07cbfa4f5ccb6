"""Phase 1: dice roll and assignment."""

from __future__ import annotations

from galapagos.engine.game import find_game
from galapagos.games.laborigines.reason import Reason

from .lab import Lab

PIECES = "red t1; blue t11; moa t16"


def test_phase_1_two_dice_are_rolled_and_doubles_are_half_as_likely() -> None:
    lab = Lab(f"seats 2; {PIECES}")
    assert lab.who == "chance"
    out = lab.match.legal()
    weight = [0] * len(out)
    find_game("laborigines").rules.weights(lab.s, out, len(out), weight)
    assert lab.options == [f"roll {low} {high}" for low in range(1, 7) for high in range(low, 7)]
    assert sum(weight) == 36
    assert weight[lab.options.index("roll 3 3")] == 1
    assert weight[lab.options.index("roll 3 4")] == 2
    assert lab.refuses("roll 4 3") == Reason.SMALLER_DIE_FIRST
    assert lab.refuses("assign 3") == Reason.NOT_NOW


def test_phase_1_the_player_decides_which_die_moves_his_laborigine() -> None:
    lab = Lab(f"seats 2; {PIECES}").play("roll 1 6")
    assert lab.who == "red"
    assert lab.options == ["assign 1", "assign 6"]
    assert lab.refuses("assign 3") == Reason.NOT_ROLLED
    assert lab.refuses("send first 2") == Reason.NOT_NOW


def test_phase_1_the_other_die_moves_moa() -> None:
    small = Lab(f"seats 2; {PIECES}").play("roll 2 3", "assign 2")
    assert (small.moa, small.s.distance) == ("t19", 2)
    large = Lab(f"seats 2; {PIECES}").play("roll 2 3", "assign 3")
    assert (large.moa, large.s.distance) == ("t18", 3)


def test_l28_a_double_is_not_asked() -> None:
    lab = Lab(f"seats 2; {PIECES}").play("roll 3 3")
    assert lab.moa == "t19"
    assert lab.options == ["move clockwise", "move counterclockwise"]


def test_turn_the_dice_are_put_away_afterwards() -> None:
    lab = Lab(f"seats 2; {PIECES}; direction 3 5; t4 green/flag").play("move clockwise")
    assert (lab.s.die, lab.s.other_die, lab.s.turn, lab.active) == (0, 0, 1, "blue")
