"""Phase 4: every trap on both versions of its tile (L1, L4, L17, L18, L20 to L22)."""

from __future__ import annotations

import pytest

from galapagos.games.laborigines.data import FACE_NAMES
from galapagos.games.laborigines.reason import Reason

from .lab import Lab

PIECES = "seats 2; red t1; blue t11; moa t16; direction 3 5"
SAFE = {name: "danger" if name == "huge_explosion" else "green" for name in FACE_NAMES[:10]}


# --- The tile is flipped


@pytest.mark.parametrize("trap", FACE_NAMES[:10])
def test_each_trap_is_triggered_from_under_its_safe_side(trap: str) -> None:
    lab = Lab(f"{PIECES}; t4 {SAFE[trap]}/{trap}").play("move clockwise")
    assert (lab.face("t4"), lab.under("t4")) == (trap, SAFE[trap])


@pytest.mark.parametrize("trap", FACE_NAMES[:10])
def test_each_trap_is_triggered_from_a_tile_with_two_of_it(trap: str) -> None:
    lab = Lab(f"{PIECES}; t4 {trap}/{trap}").play("move clockwise")
    assert (lab.face("t4"), lab.under("t4")) == (trap, trap)


@pytest.mark.parametrize("trap", FACE_NAMES[:10])
def test_a_safe_side_does_nothing(trap: str) -> None:
    lab = Lab(f"{PIECES}; t4 {trap}/{SAFE[trap]}").play("move clockwise")
    assert lab.face("t4") == SAFE[trap]
    assert (lab.stock("red"), lab.stock("blue")) == ("20 red", "20 blue")
    assert lab.place("red") == "t4"
    assert not lab.has_flag("red")
    assert (lab.active, lab.who) == ("blue", "chance")


def test_a_side_is_yellow_where_it_harms_white_where_it_helps_and_green_where_it_does_neither() -> None:
    lab = Lab("seats 2; " + "; ".join(f"t{place} {name}" for place, name in enumerate(FACE_NAMES, 1)))
    natures = {tile.face: tile.nature for tile in lab.match.view(0).tiles}
    assert [face for face in FACE_NAMES if natures[face] == "white"] == ["cure", "flag"]
    assert [face for face in FACE_NAMES if natures[face] == "green"] == ["footprint", "green", "danger"]
    assert [face for face in FACE_NAMES if natures[face] == "yellow"] == [
        "disease",
        "charity",
        "radiation",
        "lightning",
        "acid",
        "small_explosion",
        "huge_explosion",
    ]


# --- L1: what turns up for the first time


def test_l1_under_one_of_two_equal_traps_is_the_trap_or_the_safe_side() -> None:
    lab = Lab(f"{PIECES}; t4 acid; t9 acid").play("move clockwise")
    assert lab.who == "chance"
    assert lab.options == ["reveal acid", "reveal green"]
    assert lab.refuses("reveal cure") == Reason.NOT_UNDER_THIS_TILE
    assert lab.play("reveal green").face("t4") == "green"
    assert lab.under("t4") == "acid"


def test_l1_once_one_of_two_has_been_seen_the_other_is_no_secret() -> None:
    both = Lab(f"{PIECES}; t4 acid; t9 acid/acid").play("move clockwise")
    assert both.face("t4") == "green"
    safe = Lab(f"{PIECES}; t4 acid; t9 green/acid").play("move clockwise")
    assert safe.face("t4") == "acid"


def test_l1_under_a_single_trap_is_the_trap() -> None:
    lab = Lab(f"{PIECES}; t4 acid").play("move clockwise")
    assert lab.face("t4") == "acid"


def test_l1_under_a_green_tile_is_a_trap_that_shows_once() -> None:
    lab = Lab(f"{PIECES}; t4 green; t9 acid; t10 acid; t11 green/cure").play("move clockwise")
    assert lab.who == "chance"
    assert "reveal acid" not in lab.options
    assert "reveal cure" not in lab.options
    assert "reveal huge_explosion" not in lab.options
    assert len(lab.options) == 7
    assert lab.play("reveal flag").has_flag("red")


def test_danger_lies_over_a_huge_explosion() -> None:
    lab = Lab(f"{PIECES}; t4 danger").play("move clockwise")
    assert lab.face("t4") == "huge_explosion"
    assert lab.stock("red") == "12 red"


# --- Footprint


def test_l18_footprint_continues_the_same_way_over_the_same_distance() -> None:
    lab = Lab(f"{PIECES}; t4 green/footprint; t7 green/flag").play("move clockwise")
    assert lab.place("red") == "t7"
    assert lab.has_flag("red")


def test_footprint_continues_through_an_encounter() -> None:
    lab = Lab("seats 2; red t1; blue t7; moa t16; direction 3 5; t4 green/footprint; t10 green/flag").play(
        "move clockwise"
    )
    assert lab.place("red") == "t10"
    assert lab.stock("red") == "20 red 2 blue"


def test_l18_two_footprints_make_a_chain() -> None:
    lab = Lab(f"{PIECES}; t4 green/footprint; t7 footprint/footprint; t10 green/flag").play("move clockwise")
    assert lab.place("red") == "t10"


def test_l18_a_footprint_triggers_once_a_turn_and_then_is_only_flipped() -> None:
    lab = Lab(
        "seats 2; red t1; blue t16; moa t13; direction 5 5; distance 10; t11 footprint/footprint; t1 green/footprint"
    ).play("move clockwise")
    assert lab.place("red") == "t11"
    assert lab.face("t11") == "footprint"
    assert lab.active == "blue"


def test_l18_a_new_turn_forgets_the_footprints() -> None:
    lab = Lab(f"{PIECES}; t4 green/footprint; t7 green/flag").play("move clockwise")
    assert lab.s.triggered == 0


# --- Charity


def charity(stocks: str, seats: int = 3, marks: str = "") -> Lab:
    places = "; ".join(f"{name} t{i}" for i, name in enumerate(("blue", "green", "yellow")[: seats - 1], 11))
    return Lab(f"seats {seats}; red t1 {marks}; {places}; moa t16; direction 3 5; t4 green/charity; {stocks}").play(
        "move clockwise"
    )


def test_l20_charity_gives_three_tokens_to_the_smallest_stockpile() -> None:
    lab = charity("blue has 5 blue; green has 9 green")
    assert (lab.stock("red"), lab.stock("blue")) == ("17 red", "3 red 5 blue")


def test_l20_the_giver_on_the_move_picks_the_colours() -> None:
    lab = charity("red has 5 red 4 green; blue has 5 blue; green has 9 green")
    assert lab.who == "red"
    lab.play("transfer green", "transfer green", "transfer red")
    assert lab.stock("blue") == "1 red 5 blue 2 green"


def test_l20_nothing_happens_to_the_smallest_himself() -> None:
    assert charity("red has 5 red; blue has 6 blue").stock("red") == "5 red"


def test_l20_nothing_happens_to_one_of_several_smallest() -> None:
    assert charity("red has 5 red; blue has 5 blue").stock("red") == "5 red"


def test_l20_several_others_smallest_make_him_spend_three() -> None:
    lab = charity("blue has 5 blue; green has 5 green")
    assert (lab.stock("red"), lab.stock("blue"), lab.on("t4")) == ("17 red", "5 blue", "2 red")


def test_l20_a_smaller_stockpile_found_later_is_the_only_one() -> None:
    lab = charity("blue has 5 blue; green has 5 green; yellow has 4 yellow", 4)
    assert lab.stock("yellow") == "3 red 4 yellow"


def test_l20_who_is_out_is_not_the_smallest() -> None:
    lab = charity("blue out 1; green has 9 green")
    assert (lab.stock("red"), lab.stock("green")) == ("17 red", "3 red 9 green")


def test_l20_who_is_ill_of_something_else_takes_a_gift() -> None:
    lab = charity("disease limping; blue t11 infected; blue has 5 blue; green has 9 green")
    assert lab.stock("blue") == "3 red 5 blue"


def test_l20_a_gift_of_all_he_has_eliminates_the_giver() -> None:
    lab = charity("red has 3 blue; blue has 2 blue; green has 9 green")
    assert lab.out("red") == 1
    assert lab.stock("blue") == "5 blue"


# --- Radiation


def test_l4_radiation_counts_green_tiles_only() -> None:
    lab = Lab(f"{PIECES}; t4 green/radiation").play("move clockwise")
    assert sum(tile.face == 11 for tile in lab.s.tiles) == 8
    assert lab.stock("red") == "12 red"


def test_l4_by_the_other_reading_danger_and_footprint_count_too() -> None:
    lab = Lab(f"option radiation=neutral; {PIECES}; t4 green/radiation; t9 footprint; t10 footprint").play(
        "move clockwise"
    )
    assert lab.stock("red") == "10 red"


# --- Lightning


def test_l22_lightning_strikes_all_who_carry_markers() -> None:
    lab = Lab(
        "seats 3; red t1 lightning 1; blue t11 lightning 3; green t13; moa t16; direction 3 5; t4 green/lightning"
    ).play("move clockwise")
    assert lab.lightning("red") == 2
    assert (lab.stock("red"), lab.stock("blue"), lab.stock("green")) == ("18 red", "17 blue", "20 green")
    assert (lab.on("t4"), lab.on("t11")) == ("1 red", "2 blue")


def test_l22_lightning_goes_clockwise_from_the_mover_and_settles_one_by_one() -> None:
    lab = Lab(
        "seats 4; active blue; blue t1; red t11 lightning 2; green t12 lightning 2; yellow t13 lightning 1; moa t16; "
        "green has 2 green; red has 2 green 2 red; direction 3 5; t4 green/lightning"
    ).play("move clockwise")
    assert lab.out("green") == 1
    assert lab.stock("yellow") == "19 yellow"
    assert lab.out("red") == 2


def test_l22_who_loses_the_flag_on_the_way_pays() -> None:
    lab = Lab(
        "seats 3; red t1; blue t11 lightning 2; green t13 flag lightning 1; moa t16; blue has 2 blue; direction "
        "3 5; t4 green/lightning"
    ).play("move clockwise")
    assert lab.out("blue") == 1
    assert lab.stock("green") == "19 green"


def test_l22_the_movers_death_stops_the_lightning() -> None:
    lab = Lab(
        "seats 3; red t1; red has 1 red; blue t11 lightning 2; green t13 lightning 1; moa t16; direction 3 5; t4 "
        "green/lightning"
    ).play("move clockwise")
    assert lab.out("red") == 1
    assert (lab.stock("blue"), lab.stock("green")) == ("20 blue", "20 green")


# --- Acid, explosions, cure, flag, danger, green


def test_acid_gives_a_marker_for_the_next_move() -> None:
    lab = Lab(f"{PIECES}; t4 green/acid").play("move clockwise")
    assert lab.has_acid("red")
    assert lab.stock("red") == "20 red"


@pytest.mark.parametrize(("sides", "left"), [("green/small_explosion", "16 red"), ("danger/huge_explosion", "12 red")])
def test_explosions_cost_four_and_eight(sides: str, left: str) -> None:
    assert Lab(f"{PIECES}; t4 {sides}").play("move clockwise").stock("red") == left


def test_l21_cure_takes_one_token_from_each_other() -> None:
    lab = Lab("seats 4; red t1; blue t11; green t12; yellow t13; moa t16; direction 3 5; t4 green/cure").play(
        "move clockwise"
    )
    assert lab.stock("red") == "20 red 1 blue 1 green 1 yellow"


def test_l21_the_cured_one_picks_the_colours_clockwise() -> None:
    lab = Lab(
        "seats 3; active blue; blue t1; red t11; green t12; moa t16; red has 3 red 1 green; green has 5 green 2 "
        "red; direction 3 5; t4 green/cure"
    ).play("move clockwise")
    assert lab.who == "blue"
    assert lab.s.debt.who == 2
    lab.play("transfer red", "transfer green")
    assert (lab.stock("blue"), lab.stock("red"), lab.stock("green")) == (
        "1 red 20 blue 1 green",
        "3 red",
        "1 red 5 green",
    )


def test_l21_deaths_are_settled_after_each() -> None:
    lab = Lab(
        "seats 4; red t1; blue t11; green t12; yellow t13; moa t16; blue has 1 blue; green has 3 blue; direction "
        "3 5; t4 green/cure"
    ).play("move clockwise")
    assert (lab.out("blue"), lab.out("green")) == (1, 2)
    assert lab.stock("red") == "20 red 1 yellow"


def test_l21_who_is_out_owes_nothing() -> None:
    lab = Lab("seats 3; red t1; blue t11; green out 1; moa t16; direction 3 5; t4 green/cure").play("move clockwise")
    assert lab.stock("red") == "20 red 1 blue"
    assert lab.s.debt.taker == 0


def test_l21_cure_cures_no_disease() -> None:
    lab = Lab("seats 2; red t1 infected; blue t11; moa t16; disease limping; direction 3 5; t4 green/cure").play(
        "move clockwise"
    )
    assert lab.is_infected("red")


def test_l23_the_movers_death_stops_the_cure() -> None:
    lab = Lab(
        "seats 4; red t1; red has 2 blue; blue t11; green t12; yellow t13; moa t16; blue has 1 blue; direction 3 "
        "5; t4 green/cure"
    ).play("move clockwise")
    assert (lab.out("blue"), lab.out("red")) == (1, 2)
    assert (lab.stock("green"), lab.stock("yellow")) == ("20 green", "20 yellow")
