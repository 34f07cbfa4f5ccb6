"""Extinction phase: parasites, hunger, new cards (M27, M28)."""

from __future__ import annotations

from galapagos.games.mutations.state import Phase
from tests.games.mutations.table import Reason, names, refused, row, scene, still

# --- 1. parasites (M27)


def test_m27_the_most_burdened_species_loses_an_animal_that_bears_a_token() -> None:
    table = still("A: plain x3 (fed parasites2, fed parasite, fed) | B: plain (fed parasites2); feeding A").play("pass")
    assert (table.actor, table.s.phase) == (0, Phase.EXTINCTION)
    assert names(table, "lose") == ["a1", "a2"]
    assert refused(table, "lose a3") == Reason.NO_PARASITE
    assert refused(table, "lose a4") == Reason.NOT_YOUR_LOSS
    table.play("lose a2")
    assert row(table, "A") == "plain x2 (parasites2)"
    assert row(table, "B") == "plain (parasites2)"  # the others stay until they die with their tokens


def test_m27_a_single_token_is_enough_and_none_is_not() -> None:
    assert scene("A: plain (fed parasite), plain (fed) | B: plain (fed); feeding A").s.players[0].discard == 1
    table = scene("A: plain (fed), plain (fed) | B: plain (fed); feeding A")
    assert (table.s.players[0].discard, table.s.turn) == (0, 2)


def test_m27_players_who_tie_lose_one_animal_each_in_turn_order() -> None:
    two = "plain x2 (fed parasite, fed)"
    table = still(f"A: {two} | B: {two} | C: {two}; first B; feeding B").play("pass")
    for name, animal in (("B", "a3"), ("C", "a4"), ("A", "a1")):
        assert table.actor == "ABC".index(name)
        table.play(f"lose {animal}")
    assert [row(table, name) for name in "ABC"] == ["plain", "plain", "plain"]


def test_m27_a_player_with_two_most_burdened_species_loses_one_animal_of_either() -> None:
    table = still(
        "A: plain x2 (fed parasite, fed), running x2 (fed parasite, fed), swimming (fed) | B: plain (fed); feeding A"
    ).play("pass")
    assert names(table, "lose") == ["a1", "a3"]
    table.play("lose a3")
    assert row(table, "A") == "plain x2 (parasite), running, swimming"


def test_m27_counted_once_before_any_death() -> None:
    table = still(
        "A: plain x2 (fed parasites2, fed parasite) | B: plain (fed parasites3), plain (fed parasites2); feeding A"
    ).play("pass")
    table.play("lose a1")
    assert (table.actor, table.s.worst) == (1, 3)
    assert names(table, "lose") == ["a2"]
    assert refused(table, "lose a3") == Reason.NOT_THE_WORST


def test_m27_shelters_do_not_protect_from_parasites_and_unfed_ones_may_be_chosen() -> None:
    table = still("A: plain x3 (fed shelter parasite, parasite, fed) | B: plain (fed); feeding A").play("pass")
    assert names(table, "lose") == ["a1", "a3"]
    table.play("lose a3")
    assert row(table, "A") == "plain x2 (parasite)"


def test_m32_burdened_animals_in_the_same_state_are_one_answer() -> None:
    table = still("A: plain x3 (fed parasite, fed parasite, fed) | B: plain (fed); feeding A").play("pass")
    assert refused(table, "lose a2") == Reason.SAME_AS_ANOTHER


# --- 2. to 4. hunger (M28)


def test_m28_animals_without_their_whole_need_die() -> None:
    table = scene("A: high_body_weight x3 (fed, food1), plain | B: plain (fed); feeding A")
    assert row(table, "A") == "high_body_weight"
    assert table.s.players[0].discard == 3


def test_m28_the_last_animals_traits_are_discarded_too() -> None:
    table = scene("A: running+swimming, plain (fed) | B: plain (fed); feeding A")
    assert row(table, "A") == "plain"
    assert table.s.players[0].discard == 3


def test_m28_survivors_keep_only_their_black_tokens() -> None:
    table = scene(
        "A: carnivorous x2 (fed attacked shelter, fed attacked) | B: plain x2 (fed parasite shelter, fed "
        "parasite shelter), plain (fed parasites3); feeding A"
    )
    assert row(table, "A") == "carnivorous x2"
    assert row(table, "B") == "plain x2 (parasite, parasite)"


def test_m28_black_tokens_of_the_dead_go_back_to_the_box() -> None:
    table = still("A: plain (parasites4) | B: plain x2 (fed parasites6, fed); feeding A").play("pass", "lose a2")
    assert (row(table, "A"), row(table, "B")) == ("", "plain")
    table.play("pass", "pass", "food 4", "parasites 6")
    assert table.s.black == 6


# --- 5. new cards (M28)


def test_m28_everybody_draws_a_card_per_animal_and_two_more() -> None:
    table = scene(
        "A: plain x3 (fed, fed, fed), plain x2 (fed, fed), plain (fed) | B: plain (fed); feeding A; decks 1 0"
    )
    assert [table.s.players[seat].deck for seat in range(2)] == [1 + 3 + 2 + 1 + 2, 3]


def test_m28_one_card_at_a_time_from_the_first_player_until_the_deck_is_empty() -> None:
    table = scene("A: plain (fed) | B: plain (fed) | C: plain (fed); first B; feeding B; decks 0 0 0; deck 5")
    assert [table.s.players[seat].deck for seat in range(3)] == [1, 2, 2]
    assert table.s.deck == 0


def test_m28_who_needs_no_more_cards_is_left_out_of_the_deal() -> None:
    table = scene("A: plain x4 (fed, fed, fed, fed) | B: plain (fed); feeding A; decks 0 0; deck 8")
    assert [table.s.players[seat].deck for seat in range(2)] == [5, 3]


def test_m28_who_has_cards_but_no_animals_draws_two() -> None:
    table = scene("A: plain | B: plain (fed); feeding A; decks 1 0")
    assert table.s.players[0].deck == 3
