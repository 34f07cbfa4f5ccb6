"""Births, E10, E11."""

from __future__ import annotations

import pytest

from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import RED, YELLOW, actor, at, newborn, refused, scene

NEIGHBOURS_OF_D4 = ["c3", "c4", "d3", "d5", "e3", "e4"]

# --- E10


def test_e10_a_baby_is_placed_on_an_empty_space_next_to_an_adult() -> None:
    one = scene("order red green yellow; red at d4; yellow at d5; births red")
    assert one.options == [f"hatch {space}" for space in NEIGHBOURS_OF_D4 if space != "d5"]
    assert one.refuses("hatch d5") == Reason.OCCUPIED
    assert one.refuses("hatch f1") == Reason.TOO_FAR
    assert one.refuses("hatch a1") == Reason.NO_SPACE
    assert one.refuses("stop") == Reason.NOT_NOW
    assert at(one.play("hatch c3"), RED) == "c3 d4"


def test_e10_as_many_babies_as_eggs_and_none_is_an_adult_yet() -> None:
    one = scene("red at d4 genes egg*2; births red").play("hatch c3")
    assert one.s.babies == 2
    assert one.refuses("hatch b1") == Reason.TOO_FAR
    one.play("hatch c4", "hatch d3")
    assert at(one, RED) == "c3 c4 d3 d4"


def test_e10_with_no_more_spaces_than_babies_nobody_is_asked() -> None:
    one = scene("order red green yellow; red at h3 genes egg*2; yellow at b1; births-events; green hand brood").play(
        "pass"
    )
    assert at(one, RED) == "g3 g4 h2 h3"


def test_e10_with_too_little_room_the_rest_is_not_born() -> None:
    one = scene("order red green yellow; red at h3 genes egg*3; yellow at g3; green hand brood; births-events").play(
        "pass"
    )
    assert at(one, RED) == "g4 h2 h3"
    assert one.s.species[RED].dinosaurs == 3
    one = scene("order red green yellow; red at h3; yellow at g3 h2; green hand brood; births-events").play("pass")
    assert at(one, RED) == "g4 h3"  # one egg, one space


def test_e10_with_no_room_nobody_is_born() -> None:
    one = scene("order red green yellow; red at h3; yellow at g3 g4 h2; green hand brood; births-events").play("pass")
    assert at(one, RED) == "h3"


def test_e10_the_supply_of_ten_limits_the_births() -> None:
    nine = "c1 c2 c3 c4 c5 c6 c7 c8 d4"
    one = scene(f"red at {nine} genes egg*3; births red")
    assert one.s.babies == 1
    assert one.play("hatch d1").s.species[RED].dinosaurs == 10


def test_e10_a_full_species_is_not_asked() -> None:
    one = scene("red at c1 c2 c3 c4 c5 c6 c7 c8 d4 d5 genes egg*3; yellow at f3; green hand brood; births-events").play(
        "pass"
    )
    assert actor(one) == "yellow"
    assert one.s.species[RED].dinosaurs == 10


def test_e10_births_go_in_turn_order_and_earlier_babies_take_the_room() -> None:
    one = scene("order yellow red green; red at d4; yellow at d6; births yellow").play("hatch d5")
    assert actor(one) == "red"
    assert one.refuses("hatch d5") == Reason.OCCUPIED


def test_e10_when_all_have_given_birth_survival_follows() -> None:
    one = scene("order yellow green red; climate mountain; red at d5 genes fur; births red").play("hatch d6")
    assert one.s.phase > Phase.SURVIVAL
    assert at(one, RED) == "d5 d6"


# --- Cards


def test_brood_is_an_egg_more() -> None:
    one = scene("births-events; red at d4 hand brood*2").play("play brood", "play brood", "pass")
    assert (one.s.phase, one.s.babies) == (Phase.BIRTHS, 3)


def test_barren_season_stops_all_births() -> None:
    one = scene("births-events; red at d4 hand barren-season; yellow at none; climate hill").play(
        "play barren-season", "pass"
    )
    assert one.s.phase > Phase.BIRTHS
    assert [species.dinosaurs for species in one.s.species[:2]] == [1, 0]
    assert not any(one.s.species[RED].effects)


def test_far_nest_places_up_to_three_steps_away_over_anything() -> None:
    one = scene("births-events; red at b1 hand far-nest; yellow at c3 c4").play("play far-nest", "pass")
    near = {"b2", "c2", "c3"}
    assert one.refuses("hatch c3") == Reason.OCCUPIED
    assert one.allows("hatch c1")
    assert one.allows("hatch e3")
    assert one.refuses("hatch f3") == Reason.TOO_FAR
    assert near <= {option.split()[1] for option in one.options} | {"c3"}


@pytest.mark.parametrize(("space", "steps"), [("c3", 1), ("d3", 2), ("e2", 3), ("f1", 4)])
def test_far_nest_counts_steps(space: str, steps: int) -> None:
    one = scene("red at b1 effects far-nest; yellow at f5; births red")
    assert one.allows(f"hatch {space}") == (steps <= 3)
    assert scene("red at b1; births red").allows(f"hatch {space}") == (steps <= 1)


def test_far_nest_is_compulsory_too_and_for_its_player_only() -> None:
    one = scene("order red yellow green; red at b1 effects far-nest; yellow at f4; births red").play("hatch e3")
    assert actor(one) == "yellow"
    assert len(one.options) == 6


# --- E11


def test_e11_a_species_without_dinosaurs_begins_anywhere_and_goes_on_next_to_its_own() -> None:
    one = scene("red at none genes egg*2; yellow at d4; births red")
    assert len(one.options) == 41
    assert one.refuses("hatch d4") == Reason.OCCUPIED
    one.play("hatch h3")
    assert one.options == ["hatch g3", "hatch g4", "hatch h2"]
    one.play("hatch g3")
    assert "hatch f4" in one.options
    one.play("hatch f4")
    assert at(one, RED) == "f4 g3 h3"
    assert actor(one) == "yellow"


def test_e11_until_none_is_possible() -> None:
    one = scene("order red yellow green; red at none genes egg*2; yellow at g3 h2; births red").play("hatch h3")
    assert at(one, RED) == "g4 h3"  # the second had one space
    assert one.options == ["hatch f5", "hatch f6"]
    one = scene("order red yellow green; red at none genes egg*2; yellow at f5 f6 g3 h2; births red").play("hatch h3")
    assert at(one, RED) == "g4 h3"  # and here the third has none
    assert actor(one) == "yellow"


def test_e11_only_a_species_that_returns_goes_on_next_to_its_babies() -> None:
    one = scene("order red yellow green; red at none; yellow at d4 genes egg; births red").play("hatch h3", "hatch c3")
    assert actor(one) == "yellow"
    assert one.refuses("hatch b1") == Reason.TOO_FAR


def test_e11_walled_in_babies_are_the_last_ones() -> None:
    one = scene("order red yellow green; red at none genes egg*2; yellow at g3 g4 h2; births red").play("hatch h3")
    assert at(one, RED) == "h3"
    assert actor(one) == "yellow"


def test_e11_brood_counts_barren_season_stops_it_and_far_nest_does_not_matter() -> None:
    assert scene("red at none effects brood far-nest; births red").s.babies == 2
    one = scene("red at none effects brood far-nest; births red").play("hatch h3")
    assert one.options == ["hatch g3", "hatch g4", "hatch h2"]
    barren = scene("births-events; red at none; yellow at d4 hand barren-season").play("play barren-season", "pass")
    assert at(barren, RED) == ""


def test_e11_a_species_that_is_back_has_adults_next_round() -> None:
    one = scene("order yellow green red; climate hill; red at none; yellow at e3; births red").play("hatch c4")
    assert (at(one, RED), at(one, YELLOW)) == ("c4", "e3")


# --- Positions


def test_barren_season_in_effect_leaves_no_births() -> None:
    assert refused("births; red at d4 effects barren-season; yellow at d6").endswith("[Barren Season]")


def test_e10_newborns_are_no_adults() -> None:
    one = scene("births red; red at d4 d5 genes egg; newborn d5")
    assert one.options == ["hatch c3", "hatch c4", "hatch d3", "hatch e3", "hatch e4"]
    assert (one.s.babies, scene(one.match.position).s == one.s) == (1, True)
    far = scene("births red; red at b1 d3 genes egg effects far-nest; newborn d3")
    assert (far.allows("hatch e2"), far.allows("hatch e3"), far.allows("hatch f2")) == (True, True, False)
    assert refused("births red; red at d4 f4 genes egg; newborn f4").endswith("[E10, E11]")


def test_e10_nobody_is_newborn_but_a_dinosaur_of_this_round() -> None:
    assert refused("births red; red at d4; newborn d5") == "No dinosaur was born on d5 in this round. [E10]"
    assert refused("movement red; red at d4; newborn d4").endswith("[E10]")
    assert refused("births red; order red green yellow; red at d4; yellow at f3 f4; newborn f4") == (
        "Who comes after red in turn order has no babies yet. [E10]"
    )
    assert newborn(scene("births red; order yellow red green; red at d4; yellow at f3 f4; newborn f4")) == "f4"


def test_e10_there_are_not_more_babies_than_eggs() -> None:
    assert refused("births red; red at d4 d5 d3; newborn d5 d3") == "Red has 1 egg, so 2 cannot have been born. [E10]"
    assert scene("births red; red at d4 d5 d3 effects brood*2; newborn d5 d3").s.babies == 1


def test_a_dinosaur_is_newborn_until_the_round_ends_or_it_dies() -> None:
    one = scene("births red; order yellow green red; climate hill; red at d4; yellow at e3")
    assert newborn(one.play("hatch d3")) == "d3"
    assert newborn(scene("births red; order yellow green red; climate beach; red at d4 e2").play("hatch d3")) == ""
    for action in ("gene horn", "gene egg", "gene egg", "bid row1 0", "bid row2 0", "bid row3 0"):
        assert newborn(one) == "d3"
        one.play(action)
    assert (one.s.round, newborn(one)) == (4, "")


def test_e11_far_nest_does_not_matter_to_a_species_that_returns() -> None:
    one = scene("births red; red at h3 genes egg effects far-nest; newborn h3")
    assert one.options == ["hatch g3", "hatch g4", "hatch h2"]
    assert refused("births red; red at h3 d4 genes egg*2; newborn h3 d4").endswith("[E10, E11]")
