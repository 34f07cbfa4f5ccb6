"""Game turns, the start of a turn (M3) and Determining the winner (M29)."""

from __future__ import annotations

import pytest

from galapagos.games.mutations import GAME
from galapagos.games.mutations.rules.winner import points
from galapagos.games.mutations.state import Ending, Phase
from tests.games.mutations.table import Scene, row, scene, still


def finish(position: str) -> Scene:
    """A last feeding phase in which nobody can do anything."""
    return scene(f"{position}; turn 7 last; feeding A; deck 0")


# --- turns


def test_the_role_of_the_first_player_passes_clockwise() -> None:
    table = scene("A: plain (fed) | B: plain (fed) | C: plain (fed); first C; feeding C")
    assert (table.s.turn, table.s.first, table.actor) == (2, 0, 0)


def test_a_turn_is_development_climate_feeding_extinction() -> None:
    table = still("A: plain | B: plain; decks 1 1")
    assert table.s.phase == Phase.DEVELOPMENT
    table.play("pass", "pass")
    assert table.s.phase == Phase.FOOD
    table.play("food 4", "parasites 1", "shelters 1")
    assert table.s.phase == Phase.FEEDING
    table.play("infest a2", "feed a2", "feed a1", "shelter a2")
    assert table.s.phase == Phase.EXTINCTION
    table.play("lose a2")
    assert (table.s.phase, table.s.turn) == (Phase.DEVELOPMENT, 2)


# --- M3: who has nothing left


def test_m3_a_player_without_animals_and_cards_gets_ten_cards_at_the_start_of_the_turn() -> None:
    table = scene("A: plain | B: plain (fed); feeding A; decks 0 0")
    assert [table.s.players[seat].deck for seat in range(2)] == [10, 3]
    assert row(table, "A") == ""


def test_m3_as_far_as_the_main_deck_reaches() -> None:
    table = scene("A: plain | B: plain (fed); feeding A; decks 0 0; deck 7")
    assert [table.s.players[seat].deck for seat in range(2)] == [4, 3]
    assert table.s.final == 1


def test_m3_several_such_players_get_one_card_at_a_time_in_turn_order() -> None:
    table = scene("A: plain (fed) | B: plain | C: plain; first C; feeding A; decks 0 0 0; deck 8")
    assert [table.s.players[seat].deck for seat in range(3)] == [3, 3, 2]


def test_m3_he_takes_no_part_in_the_draw_before() -> None:
    table = scene("A: plain | B: plain (fed); feeding A; decks 0 0; deck 3")
    assert [table.s.players[seat].deck for seat in range(2)] == [0, 3]
    table = scene("A: plain (fed) | B: plain; feeding A; decks 0 0; deck 3")
    assert [table.s.players[seat].deck for seat in range(2)] == [3, 0]


# --- M3: BUDDING


def test_m3_a_card_of_the_players_deck_joins_each_budding_species_beyond_the_limit() -> None:
    table = scene("A: budding x2 (fed, fed), plain (fed), budding (fed) | B: plain (fed); feeding A; decks 0 0")
    assert row(table, "A") == "budding x3, plain, budding x2"
    assert table.s.players[0].deck == 4 + 2 - 2


def test_m3_in_turn_order_from_left_to_right_until_the_deck_is_empty() -> None:
    table = scene("A: budding (fed), budding (fed) | B: plain (fed); first B; feeding A; decks 0 0; deck 4")
    assert table.s.players[0].deck == 0  # B drew 2, A drew 2
    assert row(table, "A") == "budding x2, budding x2"
    table = scene("A: budding (fed), budding (fed) | B: plain (fed); first B; feeding A; decks 0 0; deck 2")
    assert row(table, "A") == "budding x2, budding"


def test_m3_a_budding_extremophile_pays_or_is_skipped() -> None:
    table = scene("A: budding+extremophile (fed) | B: plain (fed); feeding A; decks 0 0")
    assert row(table, "A") == "budding+extremophile x2"
    assert (table.s.players[0].deck, table.s.players[0].discard) == (1, 1)
    table = scene(
        "A: budding+extremophile (fed), budding (fed) | B: plain (fed); first B; feeding A; decks 0 0; deck 2"
    )
    assert row(table, "A") == "budding+extremophile, budding x2"
    assert table.s.players[0].deck == 0


def test_m3_budding_comes_after_the_new_decks() -> None:
    table = scene("A: plain | B: budding (fed); feeding A; decks 0 0; deck 5")
    assert row(table, "B") == "budding x2"
    assert [table.s.players[seat].deck for seat in range(2)] == [2, 2]


# --- M29: the last turn


def test_m29_a_turn_that_begins_with_an_empty_deck_is_the_last() -> None:
    table = scene("A: plain (fed) | B: plain (fed); feeding A; deck 6")
    assert (table.s.turn, table.s.final, table.s.ending) == (2, 1, 0)


def test_m29_a_turn_that_begins_with_a_card_is_not() -> None:
    table = scene("A: plain (fed) | B: plain (fed); feeding A; deck 7")
    assert (table.s.turn, table.s.final, table.s.deck) == (2, 0, 1)


def test_m29_the_game_ends_after_the_extinction_of_the_last_turn() -> None:
    table = finish("A: plain (fed) | B: plain, running (fed)")
    assert table.match.is_over
    assert row(table, "B") == "running"
    assert GAME.scores(table.s)[1] > GAME.scores(table.s)[0]


def test_m29_two_points_an_animal_one_a_trait_and_its_plus_number() -> None:
    table = finish(
        "A: high_body_weight+running x2 (fed, fed), plain (fed) | B: metabolic_syndrome+obligate_carnivorous (fed)"
    )
    assert points(table.s, 0) == 3 * 2 + (1 + 1) + 1
    assert points(table.s, 1) == 2 + (1 + 2) + (1 + 1)


def test_m29_dead_animals_and_cards_in_decks_count_nothing() -> None:
    table = finish("A: running, plain (fed) | B: plain (fed); decks 9 0")
    assert points(table.s, 0) == 2


def test_m29_most_points_win() -> None:
    table = finish("A: plain (fed) | B: running (fed); discards 9 0; decks 70 8")
    assert (table.s.ending, table.match.ranks) == (Ending.POINTS, [2, 1])


def test_m29_a_tie_goes_to_the_larger_own_discard_pile() -> None:
    table = finish("A: plain (fed) | B: plain (fed) | C: ; discards 3 4 60")
    assert (table.s.ending, table.match.ranks) == (Ending.DISCARDS, [2, 1, 3])


def test_m29_then_the_win_is_shared() -> None:
    table = finish("A: plain (fed) | B: plain (fed) | C: ; discards 4 4 60")
    assert (table.s.ending, table.match.ranks) == (Ending.SHARED, [1, 1, 3])


@pytest.mark.parametrize(
    ("discards", "ending", "ranks"),
    [
        ("4 4 5", Ending.DISCARDS, [2, 2, 1]),
        ("5 4 4", Ending.DISCARDS, [1, 2, 2]),
        ("3 4 4", Ending.SHARED, [3, 1, 1]),
        ("4 3 4", Ending.SHARED, [1, 3, 1]),
    ],
)
def test_m29_among_three_who_tie_the_largest_pile_wins_or_the_largest_share(
    discards: str, ending: Ending, ranks: list[int]
) -> None:
    table = finish(
        f"A: plain (fed) | B: plain (fed) | C: plain (fed); discards {discards}; decks "
        f"{87 - sum(map(int, discards.split()))} 0 0"
    )
    assert (table.s.ending, table.match.ranks) == (ending, ranks)


def test_m29_cards_that_died_in_the_last_turn_count_in_the_pile() -> None:
    table = finish("A: plain (fed), plain | B: plain (fed) | C: ; discards 4 4 60")
    assert (table.s.ending, table.match.ranks) == (Ending.DISCARDS, [1, 2, 3])


def test_nobody_has_points_in_an_empty_world() -> None:
    table = finish("A: plain | B: plain; discards 0 0; decks 80 8")
    assert (table.s.ending, table.match.ranks) == (Ending.SHARED, [1, 1])


def test_over_nothing_is_open() -> None:
    table = finish("A: plain (fed) | B: plain (fed)")
    assert table.options == []
    assert table.refuses("pass") != 0
