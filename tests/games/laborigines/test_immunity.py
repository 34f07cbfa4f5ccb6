"""Immunity: every way to gain the flag, to lose it, and what it protects from (L7, L9, L14)."""

from __future__ import annotations

import pytest

from .lab import Lab

PIECES = "red t1; blue t11; moa t16"
BEARER = "red t1 flag; blue t11; moa t16"


# --- Gained


@pytest.mark.parametrize("die", [1, 4])
def test_l7_a_rolled_1_on_either_die_gives_the_flag_after_the_assignment(die: int) -> None:
    lab = Lab(f"seats 2; {PIECES}; roll").play("roll 1 4")
    assert not lab.has_flag("red")
    assert lab.play(f"assign {die}").has_flag("red")


def test_phase_1_without_a_1_nobody_gets_the_flag() -> None:
    lab = Lab(f"seats 2; {PIECES}; roll").play("roll 2 4", "assign 2")
    assert lab.s.flag == 0


def test_immunity_the_previous_bearer_loses_the_flag() -> None:
    lab = Lab("seats 2; red t1; blue t11 flag; moa t16; roll").play("roll 1 4", "assign 1")
    assert lab.has_flag("red")
    assert not lab.has_flag("blue")


def test_flag_tile_gives_the_flag() -> None:
    lab = Lab("seats 2; red t1; blue t11 flag; moa t16; direction 3 5; t4 flag/flag").play("move clockwise")
    assert lab.has_flag("red")


def test_l15_the_attacker_takes_the_flag_instead_of_tokens() -> None:
    lab = Lab("seats 2; red t1; blue t4 flag; moa t16; direction 3 5; t7 green/acid").play("move clockwise")
    assert lab.has_flag("red")
    assert lab.stock("blue") == "20 blue"


def test_l15_a_bearer_who_attacks_takes_tokens() -> None:
    lab = Lab("seats 2; red t1 flag; blue t4; moa t16; direction 3 5; t7 green/acid").play("move clockwise")
    assert lab.has_flag("red")
    assert lab.stock("red") == "20 red 2 blue"


# --- Lost


def test_l14_moa_makes_the_flag_ownerless() -> None:
    lab = Lab(f"seats 2; {BEARER}; assignment 2 5").play("assign 2")
    assert lab.moa == "t6"
    assert lab.s.flag == 0
    assert lab.stock("red") == "20 red"


def test_l14_who_runs_into_moa_loses_the_flag_too() -> None:
    lab = Lab("seats 2; red t1 flag; blue t11; moa t4; direction 3 5; t7 green/acid").play("move clockwise")
    assert lab.s.flag == 0
    assert lab.stock("red") == "20 red"


def test_immunity_an_ownerless_flag_can_be_gained() -> None:
    lab = Lab(f"seats 2; {PIECES}; direction 3 5; t4 green/flag")
    assert lab.s.flag == 0
    assert lab.play("move clockwise").has_flag("red")


def test_l23_the_first_elimination_removes_the_flag_for_good() -> None:
    lab = Lab("seats 3; red t1 flag; blue t4; green t12; moa t16; blue has 2 blue; direction 3 5; t7 green/acid").play(
        "move clockwise"
    )
    assert lab.out("blue") == 1
    assert lab.s.flag == -1


def test_immunity_a_flag_that_has_left_the_game_is_not_gained() -> None:
    gone = "seats 3; red t1; blue out 1; green t12; moa t16"
    assert Lab(f"{gone}; roll").play("roll 1 4", "assign 4").s.flag == -1
    assert Lab(f"{gone}; direction 3 5; t4 green/flag").play("move clockwise").s.flag == -1
    teams = "seats 6; option variant=teams; red1 t1; red2 out 1; blue2 t9 infected; moa t16; disease limping"
    assert Lab(f"{teams}; direction 3 5; t4 green/disease").play("move clockwise", "draw immunity_loss").s.flag == -1


# --- What it protects from


def test_immunity_the_bearer_spends_nothing_in_an_explosion() -> None:
    lab = Lab(f"seats 2; {BEARER}; direction 3 5; t4 green/small_explosion").play("move clockwise")
    assert lab.stock("red") == "20 red"


def test_l7_the_flag_of_this_roll_protects_in_phase_2_already() -> None:
    lab = Lab("seats 2; red t1 infected; blue t11; moa t16; disease leprosy; roll").play("roll 1 4", "assign 1")
    assert lab.stock("red") == "20 red"


def test_l7_the_bearer_gives_nothing_to_charity() -> None:
    lab = Lab(f"seats 2; {BEARER}; blue has 3 blue; direction 3 5; t4 green/charity").play("move clockwise")
    assert lab.stock("red") == "20 red"


def test_l21_the_bearer_gives_nothing_to_a_cure() -> None:
    lab = Lab("seats 3; red t1; blue t11 flag; green t13; moa t16; direction 3 5; t4 green/cure").play("move clockwise")
    assert (lab.stock("red"), lab.stock("blue"), lab.stock("green")) == ("20 red 1 green", "20 blue", "19 green")


def test_l7_the_flag_stops_no_disease_no_lightning_marker_and_no_acid_marker() -> None:
    disease = Lab(f"seats 2; {BEARER}; direction 3 5; t4 green/disease").play("move clockwise", "draw leprosy")
    assert disease.is_infected("red")
    lightning = Lab(f"seats 2; {BEARER}; direction 3 5; t4 green/lightning").play("move clockwise")
    assert lightning.lightning("red") == 1
    assert lightning.stock("red") == "20 red"
    acid = Lab(f"seats 2; {BEARER}; direction 3 5; t4 green/acid").play("move clockwise")
    assert acid.has_acid("red")


def test_l7_the_bearer_crosses_acid_unharmed() -> None:
    lab = Lab("seats 2; red t1 flag acid; blue t11; moa t16; direction 3 5; t4 green/cure").play("move clockwise")
    assert lab.stock("red") == "20 red 1 blue"


def test_l17_a_flag_gained_on_the_way_stops_the_acid() -> None:
    lab = Lab("seats 2; red t1 acid; blue t4 flag; moa t16; direction 3 5; t7 green/disease").play("move clockwise")
    assert lab.has_flag("red")
    assert lab.stock("red") == "17 red"
