"""CARNIVOROUS trait: who attacks whom (M14, M16 to M18)."""

from __future__ import annotations

import pytest

from tests.games.mutations.table import Reason, names, refused, row, still

# --- the hunter


def test_m16_an_unfed_animal_of_a_carnivorous_species_attacks_instead_of_taking_a_token() -> None:
    table = still("A: carnivorous, plain, obligate_carnivorous | B: plain; food 9; feeding A")
    assert names(table, "hunt") == ["a1", "a3"]
    assert refused(table, "hunt a2") == Reason.NOT_A_CARNIVORE
    assert refused(table, "hunt a4") == Reason.NOT_YOUR_ANIMAL
    assert refused(table, "hunt a9") == Reason.NO_ANIMAL


def test_m16_a_fed_animal_does_not_attack() -> None:
    table = still("A: carnivorous x2 (fed, food1) | B: plain; food 9; feeding A")
    assert names(table, "hunt") == ["a2"]
    assert refused(table, "hunt a1") == Reason.IS_FED


def test_m16_each_animal_attacks_once_per_turn() -> None:
    table = still("A: carnivorous x2 (attacked, hungry) | B: plain; food 9; feeding A")
    assert refused(table, "hunt a1") == Reason.HAS_ATTACKED
    assert names(table, "hunt") == ["a2"]
    table = still("A: carnivorous x2 | B: running x2; food 9; feeding A").play(
        "hunt a1", "attack s2", "run 6", "feed a3"
    )
    assert refused(table, "hunt a1") == Reason.HAS_ATTACKED
    assert names(table, "hunt") == ["a2"]


def test_image_5_an_animal_in_a_shelter_may_attack_and_is_turned_even_if_the_prey_escapes() -> None:
    table = still("A: carnivorous x3 (fed, shelter) | B: running; food 9; feeding A")
    table.play("hunt a2", "attack s2", "run 4")
    assert row(table, "A") == "carnivorous x3 (fed, shelter attacked)"
    assert row(table, "B") == "running"
    assert table.actor == 1  # the turn sequence goes on


def test_m32_hunters_in_the_same_state_are_one_answer() -> None:
    table = still("A: carnivorous x3 | B: plain; food 9; feeding A")
    assert names(table, "hunt") == ["a1"]
    assert refused(table, "hunt a2") == Reason.SAME_AS_ANOTHER


def test_m16_there_must_be_a_prey() -> None:
    table = still("A: carnivorous x2 | B: high_body_weight; food 9; feeding A")
    assert names(table, "hunt") == []
    assert refused(table, "hunt a1") == Reason.NO_PREY


# --- the prey


def test_m16_any_other_species_can_be_attacked_also_the_attackers_own_but_not_the_same() -> None:
    table = still("A: carnivorous x2, plain | B: plain, running; food 9; feeding A").play("hunt a1")
    assert names(table, "attack") == ["s2", "s3", "s4"]
    assert refused(table, "attack s1") == Reason.SAME_SPECIES
    assert refused(table, "attack s9") == Reason.NO_SPECIES
    assert refused(table, "pass") == Reason.NOT_NOW


def test_an_attack_on_ones_own_species_feeds_and_kills() -> None:
    table = still("A: carnivorous, plain | B: plain; food 9; feeding A").play("hunt a1", "attack s2", "lose a2")
    assert row(table, "A") == "carnivorous (fed attacked)"
    assert table.s.players[0].discard == 1


@pytest.mark.parametrize("hunter", ["carnivorous", "obligate_carnivorous"])
def test_m17_high_body_weight_can_only_be_attacked_by_its_like(hunter: str) -> None:
    table = still(f"A: {hunter}, plain | B: high_body_weight; food 9; feeding A").play("hunt a1")
    assert refused(table, "attack s3") == Reason.TOO_HEAVY
    assert names(
        still(f"A: {hunter}+high_body_weight | B: high_body_weight; food 9; feeding A").play("hunt a1"), "attack"
    ) == ["s2"]


def test_m17_swimmers_hunt_swimmers_and_only_swimmers_hunt_them() -> None:
    table = still("A: carnivorous, plain | B: swimming, plain; food 9; feeding A").play("hunt a1")
    assert names(table, "attack") == ["s2", "s4"]
    assert refused(table, "attack s3") == Reason.IN_WATER
    table = still("A: carnivorous+swimming, plain | B: swimming, plain; food 9; feeding A").play("hunt a1")
    assert names(table, "attack") == ["s3"]
    assert refused(table, "attack s4") == Reason.SWIMMERS_ONLY


def test_m17_fed_animals_in_burrows_are_out_of_reach() -> None:
    table = still("A: carnivorous, plain | B: burrowing x2 (fed, fed), burrowing x2 (fed); food 9; feeding A").play(
        "hunt a1"
    )
    assert names(table, "attack") == ["s2", "s4"]
    assert refused(table, "attack s3") == Reason.IN_BURROWS
    assert table.play("attack s4").options == ["lose a6"]
    assert refused(table, "lose a5") == Reason.OUT_OF_REACH


def test_m17_a_sheltered_animal_is_out_of_reach_and_a_sheltered_species_cannot_be_attacked() -> None:
    table = still("A: carnivorous, plain | B: plain x2 (shelter, shelter), plain x2 (shelter); food 9; feeding A").play(
        "hunt a1"
    )
    assert names(table, "attack") == ["s2", "s4"]
    assert refused(table, "attack s3") == Reason.ALL_SHELTERED
    assert table.play("attack s4").options == ["lose a6"]
    assert refused(table, "lose a5") == Reason.OUT_OF_REACH


def test_m17_shelter_and_burrow_together_can_leave_nobody_in_reach() -> None:
    table = still("A: carnivorous, plain | B: burrowing x2 (fed, shelter); food 9; feeding A").play("hunt a1")
    assert refused(table, "attack s3") == Reason.IN_BURROWS


# --- M18: DEVELOPMENT DEFECTS


def test_m18_the_attacker_of_a_defective_prey_ignores_one_trait_or_none() -> None:
    position = "A: carnivorous | B: development_defects+running+poisonous+budding; food 9; feeding A"
    table = still(position).play("hunt a1", "attack s2")
    assert table.actor == 0
    assert table.options == ["ignore poisonous", "ignore running", "ignore none"]
    assert refused(table, "ignore budding") == Reason.NOT_IGNORABLE  # it does not bear on attacks
    assert refused(table, "ignore swimming") == Reason.NOT_THERE
    table.play("ignore running")
    assert table.options == ["lose a2"]  # no roll
    assert still(position).play("hunt a1", "attack s2", "ignore none").options[0] == "run 1"


def test_m18_all_traits_that_bear_on_attacks_are_offered() -> None:
    traits = "poisonous+mimicry+high_body_weight+burrowing+running+swimming+flight+herding"
    table = still(
        "option extras=all; A: carnivorous+high_body_weight+swimming, carnivorous x2 (fed, fed) | "
        f"B: development_defects+{traits}; food 9; feeding A"
    ).play("hunt a1", "attack s3")
    assert names(table, "ignore") == [*traits.split("+"), "none"]


def test_m18_only_choices_that_leave_the_attack_legal() -> None:
    table = still("A: carnivorous | B: development_defects+high_body_weight+running; food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.options == ["ignore high_body_weight"]
    assert refused(table, "ignore running") == refused(table, "ignore none") == Reason.STILL_PROTECTED


def test_m18_two_protections_are_too_many_for_one_defect() -> None:
    table = still("A: carnivorous, plain | B: development_defects+high_body_weight+swimming; food 9; feeding A").play(
        "hunt a1"
    )
    assert refused(table, "attack s3") == Reason.TOO_HEAVY


def test_m18_for_a_swimming_attacker_the_preys_real_traits_count() -> None:
    table = still(
        "A: carnivorous+swimming | B: development_defects+swimming+running, development_defects; food 9; feeding A"
    ).play("hunt a1")
    assert names(table, "attack") == ["s2"]
    assert "ignore swimming" in table.play("attack s2").options
    assert table.play("ignore swimming").options[0] == "run 1"


def test_m18_ignoring_burrowing_brings_fed_animals_into_reach() -> None:
    table = still("A: carnivorous | B: development_defects+burrowing x2 (fed, fed); food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.options == ["ignore burrowing"]
    assert table.play("ignore burrowing").options == ["lose a2"]
    table = still("A: carnivorous | B: development_defects+burrowing+running x2 (fed); food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.play("ignore running").options == ["lose a3"]


def test_m18_no_ignored_trait_opens_a_shelter() -> None:
    table = still("A: carnivorous, plain | B: development_defects+burrowing (shelter); food 9; feeding A").play(
        "hunt a1"
    )
    assert refused(table, "attack s3") == Reason.ALL_SHELTERED


def test_m18_without_anything_to_ignore_there_is_no_question() -> None:
    table = still("A: carnivorous | B: development_defects+budding; food 9; feeding A").play("hunt a1", "attack s2")
    assert table.options == ["lose a2"]


# --- M14: instinct


def test_m14_when_no_token_can_be_taken_hungry_carnivores_must_attack_even_poisonous_prey() -> None:
    table = still("A: carnivorous | B: poisonous (fed); feeding A")
    assert table.options == ["hunt a1"]
    assert refused(table, "pass") == Reason.INSTINCT
    assert names(table.play("hunt a1"), "attack") == ["s2"]


def test_m14_the_owners_own_other_species_are_prey_too() -> None:
    table = still("A: carnivorous, plain (fed) | B: high_body_weight (fed); feeding A")
    assert refused(table, "pass") == Reason.INSTINCT
    assert names(table.play("hunt a1"), "attack") == ["s2"]


def test_m14_every_carnivore_in_turn_order_until_nobody_can_act() -> None:
    table = still("A: carnivorous x2 | B: carnivorous, plain x5 (fed, fed, fed, fed, fed); feeding A")
    table.play("hunt a1", "attack s3", "lose a4")
    assert table.actor == 1
    table.play("hunt a3", "attack s3", "lose a4")
    assert table.actor == 0
    table.play("hunt a2", "attack s3", "lose a4")
    assert table.s.turn == 2


def test_m13_who_could_only_attack_may_pass_while_somebody_else_can_take_a_token() -> None:
    table = still("A: carnivorous (food1) | B: plain; food 0; shelters 1; feeding A")
    assert refused(table, "pass") == Reason.MUST_TAKE
    table = still("A: obligate_carnivorous | B: plain x2; food 3; feeding A")
    assert table.options == ["hunt a1", "pass"]
    assert table.play("pass").actor == 1


def test_m14_who_passed_is_asked_again_and_at_last_must_attack() -> None:
    table = still("A: obligate_carnivorous | B: plain x2; food 2; feeding A").play("pass", "feed a2", "pass", "feed a3")
    assert table.options == ["hunt a1"]


def test_m14_without_legal_prey_a_hungry_carnivore_need_not_attack() -> None:
    table = still("A: carnivorous | B: high_body_weight (fed); feeding A")
    assert table.options == ["pass"]
