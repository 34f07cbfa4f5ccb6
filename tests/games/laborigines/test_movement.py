"""Phase 3: Moa, the laborigine, encounters and repeated moves (L13 to L15, L17)."""

from __future__ import annotations

from .lab import Lab

# --- 3a. Moa movement


def test_3a_moa_moves_clockwise_by_its_die_over_the_end_of_the_ring() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t18; assignment 2 5").play("assign 2")
    assert lab.moa == "t3"


def test_l14_moa_costs_whom_it_meets_two_tokens_and_moves_again() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t6; assignment 2 5").play("assign 2")
    assert lab.stock("blue") == "18 blue"
    assert (lab.on("t11"), lab.removed) == ("1 blue", "1 blue")
    assert lab.moa == "t16"


def test_l14_moa_meets_the_mover_too() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t16; assignment 2 5").play("assign 2")
    assert lab.stock("red") == "18 red"
    assert lab.moa == "t6"


def test_l13_moa_meets_one_after_the_other() -> None:
    lab = Lab("seats 3; red t1; blue t6; green t11; moa t16; assignment 2 5").play("assign 2")
    assert (lab.stock("red"), lab.stock("blue"), lab.stock("green")) == ("18 red", "18 blue", "18 green")
    assert lab.moa == "t16"


def test_l13_moa_takes_and_triggers_nothing() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t15; t20 green/lightning 2 red; red has 10 red; assignment 2 5").play(
        "assign 2"
    )
    assert lab.moa == "t20"
    assert lab.on("t20") == "2 red"
    assert lab.face("t20") == "green"


# --- 3b. Laborigine movement


def test_l13_the_player_names_the_direction() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t16; direction 3 5; t4 green/flag; t18 green/acid")
    assert lab.who == "red"
    assert lab.options == ["move clockwise", "move counterclockwise"]
    assert lab.play("move counterclockwise").place("red") == "t18"


def test_l13_the_direction_is_asked_even_where_both_ways_end_alike() -> None:
    lab = Lab("seats 2; red t1 infected; blue t12; moa t16; disease hyperactivity; assignment 4 5").play("assign 5")
    assert lab.s.distance == 10
    assert len(lab.family("move")) == 2


def test_rulebook_example_a_chain_of_encounters() -> None:
    lab = Lab(
        "seats 3; red t1; blue t3 infected; green t5 flag; moa t16; disease leprosy; direction 2 5; t7 green/acid"
    ).play("move clockwise")
    assert lab.place("red") == "t7"
    assert lab.stock("red") == "20 red 2 blue"
    assert lab.stock("green") == "20 green"
    assert lab.has_flag("red")
    assert [lab.is_infected(name) for name in ("red", "blue", "green")] == [False, False, True]


def test_l14_who_runs_into_moa_spends_two_and_moves_again() -> None:
    lab = Lab("seats 2; red t1; blue t11; moa t4; direction 3 5; t7 green/flag").play("move clockwise")
    assert lab.stock("red") == "18 red"
    assert lab.on("t4") == "1 red"
    assert lab.place("red") == "t7"
    assert lab.moa == "t4"


def test_l13_the_own_start_tile_counts_as_empty() -> None:
    lab = Lab("seats 2; red t1 infected; blue t11; moa t16; disease hyperactivity; direction 5 3; t1 green/flag").play(
        "move clockwise"
    )
    assert lab.place("red") == "t1"
    assert lab.has_flag("red")
    assert lab.stock("red") == "20 red 2 blue"


def test_l13_one_may_be_met_twice_in_a_move() -> None:
    lab = Lab(
        "seats 2; red t1 infected; blue t11; moa t16; disease hyperactivity; direction 5 3; distance 10; t1 "
        "green/footprint; t11 green 1 blue"
    )
    lab.play("move clockwise")
    assert lab.stock("red") == "20 red 4 blue"
    assert lab.face("t1") == "green"


def test_l13_tokens_are_taken_and_tiles_flipped_on_the_last_tile_only() -> None:
    lab = Lab(
        "seats 2; red t1; red has 9 red; blue t4; moa t16; direction 3 5; t2 green 1 red; t4 green/lightning 2 "
        "red; t7 green/flag 1 red"
    )
    lab.play("move clockwise")
    assert lab.stock("red") == "10 red 2 blue"
    assert lab.on("t2") == "1 red"
    assert lab.on("t4") == "2 red"
    assert lab.face("t4") == "green"


def test_l15_two_tokens_go_to_the_moving_one() -> None:
    lab = Lab("seats 2; red t1; blue t4; moa t16; direction 3 5; t7 green/flag").play("move clockwise")
    assert (lab.stock("red"), lab.stock("blue")) == ("20 red 2 blue", "18 blue")


# --- Acid


def test_l17_acid_costs_a_token_on_each_tile_left_and_none_on_the_last() -> None:
    lab = Lab("seats 2; red t1 acid; blue t11; moa t16; direction 3 5; t4 green/flag").play("move clockwise")
    assert [lab.on(tile) for tile in ("t1", "t2", "t3", "t4")] == ["1 red", "1 red", "1 red", ""]
    assert lab.stock("red") == "17 red"
    assert not lab.has_acid("red")


def test_l17_acid_covers_repeated_moves_and_their_tiles() -> None:
    lab = Lab("seats 2; red t1 acid; blue t3; moa t16; direction 2 5; t5 green/flag").play(
        "move clockwise", "spend blue", "spend red"
    )
    assert [lab.on(tile) for tile in ("t1", "t2", "t3", "t4", "t5")] == ["1 red", "1 red", "1 blue", "1 red", ""]


def test_l17_acid_covers_footprints() -> None:
    lab = Lab("seats 2; red t1 acid; blue t11; moa t16; direction 2 5; t3 green/footprint; t5 green/flag").play(
        "move clockwise"
    )
    assert lab.stock("red") == "16 red"
    assert lab.on("t3") == "1 red"


def test_l17_the_owner_picks_the_colour_on_each_tile() -> None:
    lab = Lab("seats 2; red t1 acid; red has 4 red 4 blue; blue t11; moa t16; direction 2 5; t3 green/flag").play(
        "move clockwise"
    )
    assert lab.options == ["spend red", "spend blue"]
    lab.play("spend blue", "spend red")
    assert (lab.on("t1"), lab.on("t2")) == ("1 blue", "1 red")


def test_l17_a_new_acid_tile_gives_a_new_marker() -> None:
    lab = Lab("seats 2; red t1 acid; blue t11; moa t16; direction 2 5; t3 acid/acid").play("move clockwise")
    assert lab.has_acid("red")
    assert lab.stock("red") == "18 red"


def test_l23_who_dies_in_acid_does_not_arrive() -> None:
    lab = Lab(
        "seats 3; red t1 acid; red has 2 red; blue t11; green t13; moa t16; direction 3 5; t4 green/lightning"
    ).play("move clockwise")
    assert lab.out("red") == 1
    assert lab.face("t4") == "green"
    assert lab.s.steps == 0
