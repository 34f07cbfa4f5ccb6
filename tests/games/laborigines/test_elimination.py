"""A laborigine without energy is out; winning the game (L23, L26, L27)."""

from __future__ import annotations

from galapagos.games.laborigines.reason import Reason
from galapagos.games.laborigines.state import Ending

from .lab import Lab

BOOM = "direction 3 5; t4 green/small_explosion"


def test_l23_the_last_survivor_wins() -> None:
    lab = Lab(f"seats 2; red t1; blue t11; moa t16; red has 2 red; {BOOM}").play("move clockwise")
    assert lab.ending == Ending.LAST_SURVIVOR
    assert lab.match.ranks == [2, 1]
    assert lab.who == "nobody"
    assert lab.options == []
    assert lab.refuses("roll 1 1") == Reason.NOT_NOW


def test_elimination_takes_the_piece_and_its_markers_off_the_ring() -> None:
    lab = Lab(
        "seats 3; red t1 infected acid lightning 2; blue t11; green t13; moa t16; disease limping; red has 2 "
        f"red; {BOOM}"
    )
    lab.play("move clockwise")
    assert lab.place("red") == "off"
    assert not lab.is_infected("red")
    assert not lab.has_acid("red")
    assert lab.lightning("red") == 0


def test_l23_a_colour_is_purged_from_stockpiles_and_tiles() -> None:
    lab = Lab(
        "seats 3; red t1; blue t11; green t13; moa t16; red has 2 red; blue has 5 blue 4 red; t9 green 3 red 1 "
        f"green; {BOOM}"
    )
    lab.play("move clockwise")
    assert lab.out("red") == 1
    assert lab.stock("blue") == "5 blue"
    assert lab.on("t9") == "1 green"
    assert lab.removed == "20 red 15 blue"


def test_l23_the_purge_may_take_others_in_the_next_wave() -> None:
    lab = Lab(f"seats 4; red t1; blue t11; green t13; yellow t15; moa t18; red has 2 red; blue has 3 red; {BOOM}").play(
        "move clockwise"
    )
    assert (lab.out("red"), lab.out("blue"), lab.out("green")) == (1, 2, 0)
    assert lab.stock("green") == "20 green"
    assert lab.active == "green"


def test_l23_two_may_leave_in_one_wave_and_share_the_place() -> None:
    lab = Lab(
        "seats 4; red t1; blue t11; green t13; yellow t15; moa t18; red has 2 red; blue has 3 red; green has 4 red; "
        f"{BOOM}"
    ).play("move clockwise")
    assert (lab.out("red"), lab.out("blue"), lab.out("green")) == (1, 2, 2)
    assert lab.ending == Ending.LAST_SURVIVOR
    assert lab.match.ranks == [4, 2, 2, 1]


def test_l23_a_wave_purges_all_its_colours_together() -> None:
    lab = Lab(
        "seats 5; red t1; blue t11; green t13; yellow t15; violet t16; moa t18; red has 2 red; blue has 3 red; "
        "green has 4 red; "
        f"yellow has 2 blue 2 green; violet has 9 violet; {BOOM}"
    ).play("move clockwise")
    assert [lab.out(name) for name in ("red", "blue", "green", "yellow")] == [1, 2, 2, 3]
    assert lab.match.ranks == [5, 3, 3, 2, 1]


def test_l23_the_last_one_standing_wins_before_the_purge() -> None:
    lab = Lab(f"seats 2; red t1; blue t11; moa t16; red has 2 red; blue has 5 red; {BOOM}").play("move clockwise")
    assert lab.ending == Ending.LAST_SURVIVOR
    assert lab.stock("blue") == "5 red"


def test_l23_if_a_wave_would_leave_nobody_the_richest_before_the_purge_wins() -> None:
    lab = Lab(
        f"seats 3; red t1; blue t11; green t13; moa t16; red has 2 red; blue has 5 red; green has 6 red; {BOOM}"
    ).play("move clockwise")
    assert lab.ending == Ending.LAST_WAVE
    assert lab.match.ranks == [3, 2, 1]


def test_l23_one_token_is_enough_to_live_on() -> None:
    lab = Lab(
        f"seats 3; red t1; blue t11; green t13; moa t16; red has 2 red; blue has 5 red 1 blue; green has 6 red; {BOOM}"
    ).play("move clockwise")
    assert (lab.ending, lab.match.ranks) == (Ending.LAST_SURVIVOR, [3, 1, 2])


def test_l23_a_tie_goes_to_the_first_seat_after_the_mover() -> None:
    lab = Lab(
        "seats 4; active green; green t1; red t11; blue t13; yellow t16; moa t18; green has 2 green; red has 5 "
        "green; blue has 3 green; "
        f"yellow has 5 green; {BOOM}"
    ).play("move clockwise")
    assert lab.ending == Ending.LAST_WAVE
    assert lab.match.ranks == [2, 2, 4, 1]


def test_l23_in_a_tie_the_mover_is_last() -> None:
    lab = Lab(
        "seats 3; active green; green t1; red t4; blue t13; moa t18; green has 3 red; blue has 5 red; red has 2 red; "
        "direction 3 5"
    ).play("move clockwise")
    assert lab.ending == Ending.LAST_WAVE
    assert lab.match.ranks == [3, 1, 2]


def test_l23_the_mover_wins_the_last_wave_if_nobody_had_as_much() -> None:
    lab = Lab(
        "seats 3; active green; green t1; red t4; blue t13; moa t18; green has 4 red; blue has 5 red; red has 2 red; "
        "direction 3 5"
    ).play("move clockwise")
    assert lab.ending == Ending.LAST_WAVE
    assert lab.match.ranks == [3, 2, 1]


def test_l23_the_movers_death_by_a_purge_ends_his_turn_in_the_middle_of_a_move() -> None:
    lab = Lab(
        "seats 4; red t1; blue t4; green t13; yellow t15; moa t18; red has 3 blue; blue has 2 blue; "
        "direction 3 5; t7 green/cure"
    ).play("move clockwise")
    assert (lab.out("blue"), lab.out("red")) == (1, 2)
    assert lab.face("t7") == "green"
    assert lab.active == "green"
    assert lab.who == "chance"


def test_l23_moa_stays_where_the_mover_died() -> None:
    lab = Lab("seats 3; red t1; blue t11; green t13; red has 1 red; moa t16; assignment 2 5").play("assign 2")
    assert lab.out("red") == 1
    assert lab.moa == "t1"
    assert lab.active == "blue"


def test_l15_a_neighbour_who_dies_does_not_stop_the_repeated_move() -> None:
    lab = Lab("seats 3; red t1; blue t4; green t13; blue has 1 blue; moa t16; direction 3 5; t7 green/flag").play(
        "move clockwise"
    )
    assert lab.out("blue") == 1
    assert lab.place("red") == "t7"
    assert lab.face("t7") == "flag"


def test_l13_the_tile_of_the_dead_is_free() -> None:
    lab = Lab(
        "seats 3; red t1; blue t6; green t13; blue has 1 blue; moa t1; assignment 2 5; red t2; t4 green/flag"
    ).play("assign 2")
    assert lab.out("blue") == 1
    assert lab.moa == "t11"
    lab.play("move clockwise")
    assert lab.place("red") == "t4"


def test_turns_go_clockwise_past_those_who_are_out() -> None:
    lab = Lab(
        "seats 4; active red; red t1; blue out 1; green t11; yellow t13; moa t16; direction 3 5; t4 green/flag"
    ).play("move clockwise")
    assert lab.active == "green"


def test_l26_at_the_turn_limit_the_largest_stockpile_wins() -> None:
    lab = Lab(
        "seats 3; option turn_limit=7; turn 6; red t1; blue t11; green t13; moa t16; red has 9 red; green has 12 "
        "green; "
        "direction 3 5; t4 green/flag"
    ).play("move clockwise")
    assert lab.ending == Ending.TURN_LIMIT
    assert lab.match.ranks == [3, 1, 2]
    assert lab.options == []
    assert lab.refuses("roll 1 2") == Reason.NOT_NOW


def test_l26_ties_at_the_turn_limit_are_shared() -> None:
    lab = Lab(
        "seats 3; option turn_limit=7; turn 6; red t1; blue t11; green out 1; moa t16; direction 3 5; t4 green/flag"
    ).play("move clockwise")
    assert lab.match.ranks == [1, 1, 3]


def test_l27_later_waves_are_better_than_earlier_ones() -> None:
    lab = Lab(f"seats 4; red t1; blue out 1; green out 2; yellow t13; moa t16; red has 2 red; {BOOM}").play(
        "move clockwise"
    )
    assert lab.match.ranks == [2, 4, 3, 1]
