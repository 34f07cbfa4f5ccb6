"""FLIGHT, INTELLECT, VIVIPAROUS, AEDIFICATOR, HERDING, each by itself."""

from __future__ import annotations

from galapagos.games.mutations.state import Phase
from tests.games.mutations.table import Reason, names, refused, row, scene, still

# --- FLIGHT (M33)


def test_flight_protects_from_species_with_as_many_or_more_traits() -> None:
    table = still("option extras=flight; A: carnivorous, plain | B: flight, flight+budding; food 9; feeding A").play(
        "hunt a1"
    )
    assert names(table, "attack") == ["s2", "s4"]
    assert refused(table, "attack s3") == Reason.IN_THE_AIR


def test_m33_ignored_traits_still_count_in_flights_comparison() -> None:
    table = still(
        "option extras=flight; A: carnivorous+budding+running | B: flight+development_defects+grazing+burrowing; "
        "food 9; feeding A"
    )
    assert names(table.play("hunt a1", "attack s2"), "ignore") == ["burrowing", "flight", "none"]
    table.play("ignore burrowing")
    assert table.s.phase == Phase.VICTIM


def test_m18_flight_can_be_ignored() -> None:
    table = still(
        "option extras=flight; A: carnivorous+budding | B: flight+development_defects; food 9; feeding A"
    ).play("hunt a1", "attack s2")
    assert table.options == ["ignore flight"]


# --- INTELLECT (M18)


def test_intellect_costs_one_more_food_and_ignores_one_trait_of_the_prey() -> None:
    table = still("option extras=intellect; A: carnivorous+intellect | B: high_body_weight+running; food 9; feeding A")
    assert table.s.species[0].need == 3
    table.play("hunt a1", "attack s2")
    assert table.options == ["ignore high_body_weight"]


def test_m18_defects_and_intellect_add_up_named_one_by_one() -> None:
    table = still(
        "option extras=intellect; A: carnivorous+intellect | B: "
        "high_body_weight+swimming+development_defects+running; food 9; feeding A"
    )
    table.play("hunt a1", "attack s2")
    assert table.options == ["ignore high_body_weight", "ignore swimming"]
    table.play("ignore swimming")
    assert list(table.s.attack.permissions) == [0, 0, 1]  # INTELLECT is spent last
    assert table.options == ["ignore high_body_weight"]
    table.play("ignore high_body_weight")
    assert table.s.phase == Phase.RUNNING


def test_m18_with_nothing_left_to_ignore_a_second_permission_is_not_asked_for() -> None:
    table = still(
        "option extras=intellect; A: carnivorous+intellect | B: development_defects+running; food 9; feeding A"
    )
    table.play("hunt a1", "attack s2", "ignore running")
    assert table.options == ["lose a2"]


def test_m18_a_second_permission_need_not_be_used() -> None:
    table = still(
        "option extras=intellect; A: carnivorous+intellect | B: development_defects+running+poisonous; food 9; "
        "feeding A"
    )
    table.play("hunt a1", "attack s2", "ignore running")
    assert table.options == ["ignore poisonous", "ignore none"]
    assert refused(table, "ignore running") == Reason.NOT_IGNORABLE
    table.play("ignore none", "lose a2")
    assert row(table, "A") == ""  # poisoned


def test_m18_three_protections_are_too_many_for_two_permissions() -> None:
    table = still(
        "option extras=intellect+flight; A: carnivorous+intellect+budding+grazing+running, plain | "
        "B: high_body_weight+swimming+flight+development_defects; food 9; feeding A"
    ).play("hunt a1")
    assert refused(table, "attack s3") == Reason.TOO_HEAVY


def test_m19_intellect_once_used_is_spent_at_the_next_prey() -> None:
    table = still(
        "option extras=intellect; A: carnivorous+intellect | B: mimicry+running, high_body_weight, poisonous; "
        "food 9; feeding A"
    )
    table.play("hunt a1", "attack s2", "ignore running")
    assert names(table, "redirect") == ["s4"]
    assert table.play("redirect s4").options == ["lose a4"]


def test_m19_unused_intellect_is_kept_for_the_next_prey() -> None:
    table = still("option extras=intellect; A: carnivorous+intellect | B: mimicry, high_body_weight; food 9; feeding A")
    table.play("hunt a1", "attack s2", "ignore none", "redirect s3")
    assert table.options == ["ignore high_body_weight"]


def test_intellect_does_not_make_a_swimmer_leave_the_water() -> None:
    table = still(
        "option extras=intellect; A: carnivorous+intellect+swimming, plain | B: running, swimming; food 9; feeding A"
    ).play("hunt a1")
    assert names(table, "attack") == ["s4"]
    assert refused(table, "attack s3") == Reason.SWIMMERS_ONLY


def test_intellect_once_per_turn_per_animal() -> None:
    table = still("option extras=intellect; A: carnivorous+intellect x2 | B: high_body_weight x3; food 9; feeding A")
    table.play("hunt a1", "attack s2", "ignore high_body_weight", "lose a3", "feed a3")
    assert names(table, "hunt") == ["a2"]  # the other animal has its own
    assert table.play("hunt a2", "attack s2").options == ["ignore high_body_weight"]


def test_m14_instinct_counts_a_prey_that_intellect_brings_into_reach() -> None:
    table = still("option extras=intellect; A: carnivorous+intellect | B: high_body_weight (fed); feeding A")
    assert table.options == ["hunt a1"]


# --- VIVIPAROUS


def test_viviparous_has_a_fed_child_from_the_main_deck_the_moment_it_becomes_fed() -> None:
    table = still(
        "option extras=viviparous; A: viviparous x2 (food1) | B: plain x3 (parasite, fed); food 9; deck 1; feeding A"
    ).play("feed a1")
    assert row(table, "A") == "viviparous x3 (fed, fed)"
    assert row(table, "B") == "plain x3 (fed, parasite)"
    assert (table.s.deck, table.s.players[0].deck) == (0, 7)


def test_viviparous_needs_two_food() -> None:
    table = still("option extras=viviparous; A: viviparous | B: plain x3; food 9; feeding A").play("feed a1")
    assert row(table, "A") == "viviparous (food1)"


def test_viviparous_without_cards_in_the_deck_has_no_child() -> None:
    table = still("option extras=viviparous; A: viviparous (food1) | B: plain x3; food 9; deck 0; feeding A").play(
        "feed a1"
    )
    assert row(table, "A") == "viviparous (fed)"


def test_m31_a_viviparous_carnivore_has_its_child_before_poison_kills_it() -> None:
    table = still(
        "option extras=viviparous; A: viviparous+carnivorous (food1) | B: poisonous, plain; food 9; feeding A"
    )
    table.play("hunt a1", "attack s2", "lose a2")
    assert row(table, "A") == "viviparous+carnivorous (fed)"


def test_a_viviparous_scavenger_has_a_child_by_scavenging() -> None:
    table = still(
        "option extras=viviparous; A: carnivorous | B: viviparous+scavenger (food1), plain x2; food 9; feeding A"
    )
    table.play("hunt a1", "attack s3", "lose a3", "scavenge a2")
    assert row(table, "B") == "viviparous+scavenger x2 (fed, fed), plain"


def test_a_viviparous_bark_beetle_has_a_child_by_a_green_token() -> None:
    table = still(
        "option extras=viviparous; A: viviparous+bark_beetle (food1) | B: plain x2; shelters 2; feeding A"
    ).play("shelter a1")
    assert row(table, "A") == "viviparous+bark_beetle x2 (fed, fed)"


def test_a_viviparous_extremophile_pays_nothing_for_a_card_of_the_main_deck() -> None:
    table = still(
        "option extras=viviparous; A: viviparous+extremophile (food1) | B: plain x2; food 2; feeding A; decks 0 0"
    ).play("feed a1")
    assert row(table, "A") == "viviparous+extremophile x2 (fed, fed)"
    assert table.s.players[0].discard == 0


def test_a_viviparous_obligate_carnivore_has_a_child_by_its_kill() -> None:
    table = still("option extras=viviparous; A: viviparous+obligate_carnivorous | B: plain x2; food 9; feeding A")
    table.play("hunt a1", "attack s2", "lose a2")
    assert row(table, "A") == "viviparous+obligate_carnivorous x2 (fed attacked, fed)"


def test_a_child_born_fed_has_no_child_and_can_be_sheltered() -> None:
    table = still(
        "option extras=viviparous; A: viviparous (food1) | B: plain x3 (fed, fed, fed); food 1; shelters 1; feeding A"
    ).play("feed a1")
    assert row(table, "A") == "viviparous x2 (fed, fed)"
    assert names(
        still("option extras=viviparous; A: viviparous x2 (fed, fed) | B: plain; shelters 1; feeding A"), "shelter"
    ) == ["a1"]


# --- AEDIFICATOR


def test_aedificator_adds_two_red_tokens_for_each_animal_at_the_start_of_feeding() -> None:
    table = still("option extras=aedificator; A: aedificator x2 | B: aedificator, plain; climate").play(
        "food 5", "parasites 1", "shelters 1"
    )
    assert table.s.red == 5 + 2 * 3


# --- HERDING (M33)


def test_herding_animals_that_outnumber_the_carnivores_cannot_be_attacked() -> None:
    table = still("option extras=herding; A: carnivorous, plain | B: herding x2; food 9; feeding A").play("hunt a1")
    assert refused(table, "attack s3") == Reason.IN_A_HERD
    table = still("option extras=herding; A: carnivorous x2, plain | B: herding x2; food 9; feeding A").play("hunt a1")
    assert names(table, "attack") == ["s2", "s3"]


def test_m33_herding_counts_all_players_animals() -> None:
    table = still(
        "option extras=herding; A: carnivorous x2, plain | B: herding | C: herding x2; food 9; feeding A"
    ).play("hunt a1")
    assert refused(table, "attack s3") == Reason.IN_A_HERD
    table = still(
        "option extras=herding; A: carnivorous x2, plain | B: herding x2 | C: obligate_carnivorous; food 9; feeding A"
    ).play("hunt a1")
    assert names(table, "attack") == ["s2", "s3", "s4"]


def test_herding_counts_the_anglerfish_as_a_carnivore() -> None:
    table = still("option extras=herding+anglerfish; A: anglerfish, plain | B: herding; food 9; feeding A").play(
        "hunt a1"
    )
    assert names(table, "attack") == ["s2", "s3"]


def test_m18_herding_can_be_ignored() -> None:
    table = still("option extras=herding; A: carnivorous | B: herding+development_defects x2; food 9; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert table.options == ["ignore herding"]


def test_extras_survive_a_whole_turn() -> None:
    table = scene("option extras=all; A: viviparous+aedificator x2 (fed, fed) | B: herding (fed); feeding A")
    assert row(table, "A") == "viviparous+aedificator x2"
