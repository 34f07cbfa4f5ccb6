"""Development phase: rounds, passing, the three ways to play a card."""

from __future__ import annotations

from tests.games.mutations.table import Reason, names, refused, row, scene

# --- rounds and passing (M4)


def test_m4_players_play_one_card_each_in_turn_order_round_after_round() -> None:
    table = scene("seats 3; first B")
    for name in "BCABCA":
        assert table.actor == "ABC".index(name)
        table.play("species")


def test_m4_who_passes_plays_no_more_cards_in_this_phase_and_keeps_the_rest() -> None:
    table = scene("seats 2; decks 3 3").play("pass", "species", "species")
    assert table.s.players[0].deck == 3
    assert table.actor == 1  # once more, A is not asked


def test_m4_an_empty_deck_passes_by_itself() -> None:
    table = scene("seats 3; decks 1 1 2").play("species", "species", "species")
    assert table.actor == 2


def test_m4_who_has_passed_or_has_no_card_left_is_skipped_clockwise() -> None:
    table = scene("seats 4; decks 1 3 3 3").play("species", "species", "species", "species")
    assert table.actor == 1
    assert table.play("pass", "species", "species").actor == 2


def test_m4_the_phase_ends_once_all_have_passed() -> None:
    table = scene("seats 2").play("pass", "pass")
    assert table.match.is_chance
    assert names(table, "food")


def test_a_player_without_animals_plays_from_his_deck() -> None:
    table = scene("A: | B: plain; seats 2; decks 2 2")
    assert table.options == ["species", "pass"]


def test_only_what_the_phase_asks_for_can_be_done() -> None:
    table = scene("seats 2")
    for action in ("feed a1", "hunt a1", "keep", "graze 1", "food 7", "begin A"):
        assert refused(table, action) == Reason.NOT_NOW


# --- 1. a new species


def test_a_new_species_lies_to_the_right_of_the_others_lizard_up() -> None:
    table = scene("A: running, swimming x2 | B: plain").play("species")
    assert row(table, "A") == "running, swimming x2, plain"
    assert table.s.players[0].deck == 6


def test_a_new_species_needs_no_face() -> None:
    table = scene("A: plain | B: plain").play("species")
    assert table.actor == 1  # no card is turned up


# --- 2. a trait


def test_m5_the_species_is_declared_before_the_face_is_known() -> None:
    table = scene("A: plain, plain | B: plain").play("trait s2")
    assert table.match.is_chance
    assert "face running" in table.options
    table.play("face running")
    assert row(table, "A") == "plain, running"


def test_m6_a_trait_is_declared_on_a_species_of_one_animal() -> None:
    table = scene("A: plain, running x2, swimming | B: plain")
    assert names(table, "trait") == ["s1", "s3"]
    assert refused(table, "trait s2") == Reason.NOT_ALONE


def test_cards_are_played_on_ones_own_species_only() -> None:
    table = scene("A: plain | B: plain, plain")
    assert (
        refused(table, "trait s2")
        == refused(table, "populate s3")
        == refused(table, "diverge s2")
        == Reason.NOT_YOUR_SPECIES
    )
    assert refused(table, "trait s9") == Reason.NO_SPECIES


def test_a_species_that_shrinks_to_one_animal_can_take_traits_again() -> None:
    table = scene("A: running x2 (fed, hungry) | B: plain (fed); feeding")  # one starves
    assert row(table, "A") == "running"
    assert names(table, "trait")


def test_a_trait_goes_above_the_traits_the_species_already_has() -> None:
    table = scene("A: running | B: plain").play("trait s1", "face swimming")
    assert row(table, "A") == "running+swimming"


# --- 3. population (M9, M10)


def test_m9_population_grows_up_to_the_number_of_species() -> None:
    table = scene("A: plain, plain x2 | B: plain")
    assert names(table, "populate") == ["s1"]
    assert refused(table, "populate s2") == Reason.POPULATION_LIMIT
    assert row(table.play("populate s1"), "A") == "plain x2, plain x2"


def test_m9_only_the_players_own_species_count() -> None:
    table = scene("A: plain, plain, plain | B: plain x2, plain; first B")
    assert names(table, "populate") == ["s5"]
    assert refused(table, "populate s4") == Reason.POPULATION_LIMIT


def test_m9_three_species_three_animals_and_one_over_the_limit_keeps_its_animals() -> None:
    table = scene("A: plain x5, plain x3, plain x2 | B: plain")
    assert names(table, "populate") == ["s3"]
    assert row(table, "A") == "plain x5, plain x3, plain x2"


def test_the_card_of_a_new_animal_is_not_turned_up() -> None:
    table = scene("A: running, plain | B: plain").play("populate s1")
    assert table.actor == 1
    assert row(table, "A") == "running x2, plain"


def test_m10_an_extremophile_costs_a_second_card_that_is_discarded() -> None:
    table = scene("A: extremophile, plain | B: plain; decks 2 5").play("populate s1")
    assert row(table, "A") == "extremophile x2, plain"
    assert (table.s.players[0].deck, table.s.players[0].discard) == (0, 1)


def test_m10_with_one_card_left_an_extremophile_gets_no_new_animal() -> None:
    table = scene("A: extremophile, plain | B: plain; decks 1 5")
    assert names(table, "populate") == ["s2"]
    assert refused(table, "populate s1") == Reason.CANNOT_PAY


def test_m10_a_trait_on_an_extremophile_costs_one_card() -> None:
    table = scene("A: extremophile | B: plain; decks 1 5").play("trait s1", "face running")
    assert row(table, "A") == "extremophile+running"
