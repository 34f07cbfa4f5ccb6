"""Twins variation (L25)."""

from __future__ import annotations

from galapagos.games.laborigines.reason import Reason
from galapagos.games.laborigines.state import Ending

from .lab import Lab

TWINS = "seats 2; option variant=twins; red1 t1; red2 t5; blue1 t11; blue2 t13"
FIRST = "direction 3 4"


def test_l25_twins_share_one_stockpile() -> None:
    lab = Lab(f"{TWINS}; {FIRST}; t4 green/small_explosion; t1 green/flag").play("move clockwise")
    assert lab.stock("red") == "16 red"


def test_l25_who_goes_first_with_which_die_is_one_choice() -> None:
    lab = Lab(TWINS).play("roll 2 4")
    assert lab.who == "red"
    assert lab.options == ["send first 2", "send first 4", "send second 2", "send second 4"]
    assert lab.refuses("send first 3") == Reason.NOT_ROLLED
    assert lab.refuses("assign 2") == Reason.NOT_NOW
    lab.play("send second 4")
    assert (lab.s.mover, lab.s.die, lab.s.other_die) == (1, 4, 2)
    assert Lab(f"{TWINS}; active blue").play("roll 2 4", "send second 4").match.view(1).mover == "blue2"


def test_l25_a_double_leaves_the_choice_of_the_twin() -> None:
    lab = Lab(TWINS).play("roll 3 3")
    assert lab.options == ["send first 3", "send second 3"]


def test_l25_the_second_twin_goes_the_other_way_with_the_other_die_unasked() -> None:
    lab = Lab(f"{TWINS}; {FIRST}; t4 green/flag; t1 green/acid").play("move clockwise")
    assert (lab.place("red1"), lab.place("red2")) == ("t4", "t1")
    assert lab.has_acid("red2")
    assert not lab.has_acid("red1")
    assert (lab.active, lab.s.second_twin) == ("blue", 0)


def test_l25_counterclockwise_first_means_clockwise_second() -> None:
    lab = Lab(f"{TWINS}; {FIRST}; t18 green/flag; t9 green/acid").play("move counterclockwise")
    assert (lab.place("red1"), lab.place("red2")) == ("t18", "t9")


def test_l25_the_second_twin_may_go_first() -> None:
    lab = Lab(f"{TWINS}; mover red2; {FIRST}; t8 green/flag; t17 green/acid").play("move clockwise")
    assert (lab.place("red2"), lab.place("red1")) == ("t8", "t17")


def test_l25_a_rolled_1_asks_which_twin_takes_the_flag() -> None:
    lab = Lab(TWINS).play("roll 1 4", "send first 4")
    assert lab.options == ["carry first", "carry second"]
    assert lab.refuses("move clockwise") == Reason.NOT_NOW
    assert lab.play("carry second").has_flag("red2")
    assert Lab(f"{TWINS}; active blue").play("roll 1 4", "send first 4", "carry second").has_flag("blue2")


def test_l25_without_the_flag_in_the_game_nobody_is_asked() -> None:
    lab = Lab("seats 3; option variant=twins; red1 t1; red2 t5; blue1 t11; blue2 t13; green out 1").play(
        "roll 1 4", "send first 4"
    )
    assert lab.family("move") == lab.options


def test_l25_the_flag_protects_its_bearer_only() -> None:
    lab = Lab(f"{TWINS}; red2 t5 flag; {FIRST}; t4 green/small_explosion; t1 green/lightning").play("move clockwise")
    assert lab.stock("red") == "16 red"
    assert lab.lightning("red2") == 1


def test_l25_phase_2_runs_for_each_twin_before_its_move() -> None:
    lab = Lab(f"{TWINS}; red1 t1 infected; red2 t6 infected; disease leprosy; roll; t4 green/flag; t2 green/acid")
    lab.play("roll 3 4", "send first 3")
    assert lab.stock("red") == "19 red"
    lab.play("move clockwise")
    assert lab.stock("red") == "18 red"


def test_l25_phase_2_of_the_second_twin_looks_at_the_position_of_that_moment() -> None:
    lab = Lab(
        f"{TWINS}; red2 t4; red1 t1 infected; disease leprosy; direction 3 4; t7 green/flag; t20 green/acid"
    ).play("move clockwise")
    assert lab.is_infected("red2")
    assert lab.on("t4") == "1 red"


def test_l25_hyperactivity_doubles_the_die_of_the_ill_twin() -> None:
    lab = Lab(f"{TWINS}; red2 t5 infected; disease hyperactivity; {FIRST}; t4 green/flag; t17 green/acid").play(
        "move clockwise"
    )
    assert (lab.place("red1"), lab.place("red2")) == ("t4", "t17")


def test_l25_inferiority_complex_looks_at_either_die() -> None:
    lab = Lab(f"{TWINS}; red2 t5 infected; disease inferiority_complex; t4 green/flag; t3 green/acid")
    lab.play("roll 1 3", "send first 3", "carry first", "move clockwise")
    assert lab.stock("red") == "18 red"


def test_l25_limping_looks_at_the_die_of_each_twin() -> None:
    lab = Lab(f"{TWINS}; red1 t1 infected; red2 t5 infected; disease limping; t4 green/flag; t1 green/acid")
    lab.play("roll 3 4", "send first 3", "move clockwise")
    assert lab.stock("red") == "18 red"


def test_l25_manipulation_only_before_the_first_twins_move() -> None:
    lab = Lab(f"{TWINS}; blue has 9 red; t18 green/flag; t9 green/acid").play("roll 3 4", "send first 3")
    assert lab.who == "blue"
    lab.play("manipulate counterclockwise")
    assert lab.stock("blue") == "6 red"
    assert (lab.place("red1"), lab.place("red2"), lab.active) == ("t18", "t9", "blue")


def test_l25_own_twins_that_meet_move_no_tokens_but_disease_and_flag() -> None:
    lab = Lab(f"{TWINS}; red2 t4 flag infected; disease limping; {FIRST}; t7 green/acid; t20 green/cure").play(
        "move clockwise"
    )
    assert lab.has_flag("red1")
    assert lab.is_infected("red1")
    assert not lab.is_infected("red2")
    assert lab.stock("red") == "20 red 2 blue"
    unasked = Lab(f"{TWINS}; red2 t4; red has 9 red 9 blue; {FIRST}; t7 green/acid; t20 green/flag").play(
        "move clockwise"
    )
    assert (unasked.who, unasked.active, unasked.stock("red")) == ("chance", "blue", "9 red 9 blue")


def test_l25_twins_of_others_lose_two_tokens_from_their_shared_stock() -> None:
    lab = Lab(f"{TWINS}; blue1 t4; blue2 t7; {FIRST}; t10 green/flag; t1 green/acid").play("move clockwise")
    assert lab.stock("blue") == "16 blue"


def test_l25_lightning_strikes_the_moving_twin_his_twin_then_the_others() -> None:
    lab = Lab(
        "seats 3; option variant=twins; active blue; red1 t2 lightning 1; red2 t3 lightning 1; blue1 t5 "
        "lightning 1; blue2 t6; green1 t11 lightning 1; "
        "green2 t12 lightning 2; red has 9 red 5 green; blue has 9 blue 5 red; green has 9 green 5 blue; mover "
        "blue2; direction 3 4; t9 green/lightning; t1 green/flag"
    ).play("move clockwise")
    payers = []
    while (debt := lab.match.view(0).debt) is not None:
        payers.append(debt.laborigine)
        lab.play(lab.options[0])
    assert payers == ["blue2", "blue1", "green1", "green2", "green2", "red1", "red2"]


def test_l25_cure_skips_the_own_twin_and_takes_one_from_each_other_laborigine() -> None:
    lab = Lab(f"{TWINS}; blue1 t11 flag; {FIRST}; t4 green/cure; t1 green/acid").play("move clockwise")
    assert lab.stock("red") == "20 red 1 blue"


def test_l25_charity_compares_stockpiles() -> None:
    lab = Lab(f"{TWINS}; blue has 5 blue; {FIRST}; t4 green/charity; t1 green/acid").play("move clockwise")
    assert (lab.stock("red"), lab.stock("blue")) == ("17 red", "3 red 5 blue")


def test_l25_a_gift_is_blocked_only_if_both_twins_have_storage_disorder() -> None:
    end = f"blue has 5 blue; disease energy_storage_disorder; {FIRST}; t4 green/charity; t1 green/acid"
    for marks in ("blue1 t11 infected", "blue2 t13 infected"):
        assert Lab(f"{TWINS}; {marks}; {end}").play("move clockwise").stock("blue") == "3 red 5 blue"
    both = Lab(f"{TWINS}; blue1 t11 infected; blue2 t13 infected; {end}").play("move clockwise")
    assert both.stock("blue") == "5 blue"


def test_l25_storage_disorder_belongs_to_the_twin_that_moves() -> None:
    lab = Lab(
        f"{TWINS}; red1 t1 infected; disease energy_storage_disorder; red has 9 red; {FIRST}; t4 green/flag 1 "
        "red; t1 green/acid 1 red"
    )
    lab.play("move clockwise")
    assert lab.stock("red") == "10 red"
    assert lab.on("t4") == "1 red"


def test_l25_both_twins_leave_together_and_the_second_does_not_move() -> None:
    lab = Lab(
        "seats 3; option variant=twins; red1 t1; red2 t5; blue1 t11; blue2 t13; green1 t15; green2 t17; red has "
        f"2 red; {FIRST}; "
        "t4 green/small_explosion"
    ).play("move clockwise")
    assert (lab.place("red1"), lab.place("red2")) == ("off", "off")
    assert lab.active == "blue"
    assert lab.s.second_twin == 0


def test_l25_the_twins_of_others_leave_together_too() -> None:
    lab = Lab(
        "seats 3; option variant=twins; red1 t1; red2 t5; blue1 t11; blue2 t4; green1 t15; green2 t17; blue has "
        f"2 blue; {FIRST}; "
        "t7 green/flag; t1 green/acid"
    ).play("move clockwise")
    assert [lab.place(name) for name in ("red1", "red2", "blue1", "blue2", "green1", "green2")] == [
        "t7",
        "t1",
        "off",
        "off",
        "t15",
        "t17",
    ]


def test_l25_a_footprint_triggers_once_per_twin() -> None:
    lab = Lab(f"{TWINS}; red2 t7; direction 3 3; t4 footprint/footprint; t1 green/flag; t10 green/acid")
    lab.play("move clockwise")
    assert lab.place("red1") == "t10"
    assert lab.place("red2") == "t1"


def test_l25_the_last_player_wins() -> None:
    lab = Lab(f"{TWINS}; red has 2 red; {FIRST}; t4 green/small_explosion").play("move clockwise")
    assert lab.ending == Ending.LAST_SURVIVOR
    assert lab.match.ranks == [2, 1]
