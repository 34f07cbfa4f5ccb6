"""Manipulation (L16)."""

from __future__ import annotations

from galapagos.games.laborigines.reason import Reason
from galapagos.games.laborigines.rules.movement import manipulator_refusal

from .lab import Lab

RICH = (
    "seats 4; red t1; blue t11; green t12; yellow t13; moa t16; blue has 5 red 2 blue; yellow has 3 red 1 "
    "yellow; assignment 2 3; t3 green/flag; t19 green/cure"
)


def test_l16_the_nearest_clockwise_is_asked_first_after_moas_move() -> None:
    lab = Lab(RICH).play("assign 2")
    assert lab.moa == "t19"
    assert lab.who == "blue"
    assert lab.options == ["pass", "manipulate clockwise", "manipulate counterclockwise"]
    lab.play("pass")
    assert lab.who == "yellow"
    lab.play("pass")
    assert lab.who == "red"
    assert lab.options == ["move clockwise", "move counterclockwise"]
    assert lab.refuses("manipulate clockwise") == Reason.OWN_MOVE
    assert lab.refuses("pass") == Reason.NOT_NOW


def test_l16_three_tokens_of_the_movers_colour_leave_the_game() -> None:
    lab = Lab(RICH).play("assign 2", "manipulate clockwise")
    assert lab.stock("blue") == "2 red 2 blue"
    assert lab.place("red") == "t3"
    assert lab.removed == "3 red 18 blue 19 yellow"


def test_l16_one_manipulation_a_turn() -> None:
    lab = Lab(RICH).play("assign 2", "pass", "manipulate clockwise")
    assert lab.stock("yellow") == "1 yellow"
    assert lab.active == "blue"
    assert lab.who == "chance"


def test_l16_who_has_fewer_than_three_is_not_asked() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t16; blue has 2 red 9 blue; assignment 2 3").play("assign 2")
    assert lab.who == "red"
    assert manipulator_refusal(lab.s, 1) == Reason.TOO_FEW_TOKENS


def test_l16_who_would_keep_no_token_is_not_asked() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t16; blue has 3 red; assignment 2 3").play("assign 2")
    assert lab.who == "red"
    assert manipulator_refusal(lab.s, 1) == Reason.LAST_TOKEN


def test_l16_the_flag_does_not_matter() -> None:
    lab = Lab("seats 2; red t1; blue t11 flag; moa t16; blue has 4 red; assignment 2 3; t19 green/acid").play(
        "assign 2", "manipulate clockwise"
    )
    assert lab.stock("blue") == "1 red"


def test_l16_a_footprint_keeps_the_direction_and_asks_nobody_again() -> None:
    lab = Lab(
        "seats 2; red t1; blue t11; moa t16; blue has 8 red; assignment 2 3; t3 green/footprint; t5 green/acid"
    ).play("assign 2", "manipulate clockwise")
    assert lab.place("red") == "t5"
    assert lab.stock("blue") == "5 red"


def test_l28_a_team_mate_is_asked_like_anybody() -> None:
    lab = Lab("seats 4; option variant=teams; red1 t1; blue1 t11; red2 t12; blue2 t13; moa t16; assignment 2 3").play(
        "assign 2"
    )
    assert lab.who == "red2"
