"""Feeding phase: tokens, the duty to act, fed animals (M13, M15, M24, M25, M32)."""

from __future__ import annotations

from galapagos.games.mutations.species import food
from tests.games.mutations.table import Reason, names, refused, row, still

# --- turns


def test_m13_one_token_each_in_turn_order_round_after_round() -> None:
    table = still("A: plain x3 | B: plain x3; food 9; first B; feeding B")
    for name, animal in (("B", "a4"), ("A", "a1"), ("B", "a5"), ("A", "a2")):
        assert table.actor == "AB".index(name)
        table.play(f"feed {animal}")


def test_m13_a_player_who_can_take_a_token_may_not_pass() -> None:
    table = still("A: plain | B: plain; food 1; feeding A")
    assert refused(table, "pass") == Reason.MUST_TAKE
    assert refused(still("A: plain (fed) | B: plain; parasites 1; feeding A"), "pass") == Reason.MUST_TAKE
    assert refused(still("A: plain (fed), plain | B: plain; shelters 1; feeding A"), "pass") == Reason.MUST_TAKE


def test_m13_a_player_who_cannot_act_is_left_out() -> None:
    table = still("A: plain x2 | B: plain (fed) | C: plain; food 5; feeding A").play("feed a1")
    assert table.actor == 2


def test_m13_a_player_without_animals_still_places_parasites() -> None:
    table = still("A: | B: plain, plain x2 (fed); seats 2; parasites 2; feeding A")
    assert table.options == ["infest a1", "infest a2", "infest a3"]


# --- red tokens


def test_m13_a_red_token_feeds_an_own_hungry_animal() -> None:
    table = still("A: plain, plain (fed) | B: plain; food 2; feeding A")
    assert names(table, "feed") == ["a1"]
    assert refused(table, "feed a2") == Reason.IS_FED
    assert refused(table, "feed a3") == Reason.NOT_YOUR_ANIMAL
    assert refused(table, "feed a9") == Reason.NO_ANIMAL
    table.play("feed a1")
    assert row(table, "A") == "plain (fed), plain (fed)"
    assert table.s.red == 1


def test_there_must_be_a_red_token() -> None:
    assert refused(still("A: plain | B: plain; shelters 1; feeding A"), "feed a1") == Reason.NO_TOKEN


def test_m15_plus_numbers_raise_the_need_and_are_summed() -> None:
    table = still(
        "A: high_body_weight+carnivorous+metabolic_syndrome, high_body_weight, plain | B: plain; food 9; feeding A"
    )
    assert [table.s.species[k].need for k in range(3)] == [5, 2, 1]


def test_m15_two_tokens_on_one_heavy_animal_feed_it_one_each_on_two_feed_none() -> None:
    table = still("A: high_body_weight x3 (food1) | B: plain x9; food 9; feeding A")
    assert names(table, "feed") == ["a1", "a2"]  # the one with a token, or one without
    assert row(table.play("feed a1"), "A") == "high_body_weight x3 (fed)"
    other = still("A: high_body_weight x3 (food1) | B: plain x9; food 9; feeding A").play("feed a2")
    assert row(other, "A") == "high_body_weight x3 (food1, food1)"


def test_m32_animals_of_a_species_in_the_same_state_are_one_answer() -> None:
    table = still("A: plain x3 (hungry, parasite) | B: plain; food 9; feeding A")
    assert row(table, "A") == "plain x3 (parasite)"
    assert names(table, "feed") == ["a1", "a2"]
    assert refused(table, "feed a3") == Reason.SAME_AS_ANOTHER


def test_m32_those_with_more_on_them_lie_first() -> None:
    assert (
        row(still("A: plain x2 (parasite) | B: plain; food 2; feeding A").play("feed a2"), "A")
        == "plain x2 (fed, parasite)"
    )
    assert (
        row(still("A: carnivorous x2 (attacked) | B: plain; shelters 2; feeding A").play("shelter a2"), "A")
        == "carnivorous x2 (shelter, attacked)"
    )
    assert (
        row(still("A: plain | B: plain x2 (shelter); parasites 2; feeding A").play("infest a3"), "B")
        == "plain x2 (parasite, shelter)"
    )


def test_m24_an_obligate_carnivore_takes_no_food_tokens() -> None:
    table = still("A: obligate_carnivorous, plain | B: high_body_weight; food 2; feeding A")
    assert names(table, "feed") == ["a2"]
    assert refused(table, "feed a1") == Reason.OBLIGATE_HUNTER


# --- green tokens


def test_m13_a_green_token_shelters_an_own_animal_without_one_fed_or_not() -> None:
    table = still("A: plain x3 (shelter, fed) | B: plain; shelters 3; feeding A")
    assert row(table, "A") == "plain x3 (fed, shelter)"
    assert names(table, "shelter") == ["a1", "a3"]
    assert refused(table, "shelter a2") == Reason.HAS_SHELTER
    assert refused(table, "shelter a4") == Reason.NOT_YOUR_ANIMAL
    assert row(table.play("shelter a3"), "A") == "plain x3 (fed, shelter, shelter)"
    assert table.s.green == 2
    assert (table.actor, names(table, "shelter")) == (1, ["a4"])


def test_there_must_be_a_green_token() -> None:
    assert refused(still("A: plain | B: plain; food 1; feeding A"), "shelter a1") == Reason.NO_TOKEN


def test_same_animals_are_one_answer_for_shelters_and_parasites_too() -> None:
    assert refused(still("A: plain x2 | B: plain; shelters 1; feeding A"), "shelter a2") == Reason.SAME_AS_ANOTHER
    assert refused(still("A: plain | B: plain x2; parasites 1; feeding A"), "infest a3") == Reason.SAME_AS_ANOTHER


def test_m25_for_a_hungry_bark_beetle_a_green_token_turns_blue() -> None:
    table = still("A: bark_beetle | B: plain; shelters 3; feeding A").play("shelter a1")
    assert row(table, "A") == "bark_beetle (fed)"


def test_m25_a_fed_bark_beetle_is_sheltered() -> None:
    table = still("A: bark_beetle (fed) | B: plain; shelters 3; feeding A").play("shelter a1")
    assert row(table, "A") == "bark_beetle (fed shelter)"


def test_m25_each_green_token_until_it_is_fed() -> None:
    table = still("A: bark_beetle+high_body_weight | B: plain x3 (fed); shelters 5; parasites 9; feeding A")
    assert row(table.play("shelter a1", "shelter a2"), "A") == "bark_beetle+high_body_weight (food1)"
    assert row(table.play("shelter a1", "shelter a3"), "A") == "bark_beetle+high_body_weight (fed)"
    assert row(table.play("shelter a1"), "A") == "bark_beetle+high_body_weight (fed shelter)"


def test_m25_an_obligate_bark_beetle_is_sheltered_even_unfed() -> None:
    table = still("A: bark_beetle+obligate_carnivorous | B: plain; shelters 3; feeding A").play("shelter a1")
    assert row(table, "A") == "bark_beetle+obligate_carnivorous (shelter)"


# --- black tokens


def test_m13_a_black_token_goes_to_another_players_animal_as_many_as_there_are() -> None:
    table = still("A: plain | B: plain (parasites2), plain | C: plain x2; parasites 2; feeding A")
    assert names(table, "infest") == ["a2", "a3", "a4"]
    assert refused(table, "infest a1") == Reason.OWN_ANIMAL
    assert row(table.play("infest a2"), "B") == "plain (parasites3), plain"
    assert table.s.black == 1


def test_there_must_be_a_black_token() -> None:
    assert refused(still("A: plain | B: plain; food 1; feeding A"), "infest a2") == Reason.NO_TOKEN


def test_a_sheltered_animal_can_be_infested() -> None:
    assert "a2" in names(still("A: plain | B: plain (shelter); parasites 1; feeding A"), "infest")


# --- the end of the phase


def test_the_phase_ends_when_no_token_can_be_taken_and_nobody_can_attack() -> None:
    table = still("A: plain, plain (fed) | B: plain (fed), plain (fed); food 1; shelters 1; feeding A").play("feed a1")
    assert table.s.turn == 1  # B can take the shelter
    table.play("shelter a3")
    assert table.s.turn == 2


def test_food_counts_up_to_seven() -> None:
    table = still(
        "option extras=all; A: high_body_weight+carnivorous+metabolic_syndrome+intellect+viviparous (food6) | B: "
        "high_body_weight+swimming; food 2; feeding A"
    )
    assert table.s.species[0].need == 7
    assert food(table.play("feed a1").s.animals[0]) == 7
