"""Climate phase (M12)."""

from __future__ import annotations

import pytest

from galapagos.games.mutations.actions import SpeciesId
from galapagos.games.mutations.species import all_parasites
from tests.games.mutations.table import Reason, Scene, names, refused, scene


def distribution(table: Scene) -> dict[str, int]:
    outcomes = table.match.legal()
    weights = [0] * len(outcomes)
    table.match.game.rules.weights(table.s, outcomes, len(outcomes), weights)
    return dict(zip(table.options, weights, strict=True))


@pytest.mark.parametrize(
    ("seats", "dice", "more"), [(2, 2, 2), (3, 3, 2), (4, 3, 4), (5, 4, 2), (6, 4, 4), (7, 5, 2), (8, 5, 4)]
)
def test_m12_food_is_a_total_of_dice_and_a_number_by_players(seats: int, dice: int, more: int) -> None:
    table = scene(f"seats {seats}; climate food")
    found = distribution(table)
    assert list(found) == [f"food {total}" for total in range(dice + more, 6 * dice + more + 1)]
    assert sum(found.values()) == 6**dice
    assert found[f"food {dice + more}"] == 1
    assert found[f"food {dice + more + 1}"] == dice
    for total in range(35):  # no table rolls more
        assert table.allows(f"food {total}") == (f"food {total}" in found)


@pytest.mark.parametrize(("seats", "more"), [(2, 0), (3, 0), (4, 0), (5, 0), (6, 1), (7, 2), (8, 3)])
def test_m12_parasites_and_shelters_are_one_die_each_and_more_shelters_for_many_players(seats: int, more: int) -> None:
    assert distribution(scene(f"seats {seats}; climate parasites")) == {f"parasites {roll}": 1 for roll in range(1, 7)}
    table = scene(f"seats {seats}; climate shelters")
    assert distribution(table) == {f"shelters {roll + more}": 1 for roll in range(1, 7)}
    assert all(map(table.allows, table.options))


def test_m12_rolls_that_the_dice_do_not_have_are_refused() -> None:
    assert refused(scene("seats 2; climate food"), "food 15") == Reason.NOT_ON_THE_DICE
    assert refused(scene("seats 2; climate shelters"), "shelters 7") == Reason.NOT_ON_THE_DICE
    assert refused(scene("seats 6; climate shelters"), "shelters 1") == Reason.NOT_ON_THE_DICE


def test_m12_three_rolls_in_this_order_put_tokens_on_the_table() -> None:
    table = scene("A: plain | B: plain; decks 1 1; climate").play("food 9")
    assert names(table, "parasites")
    table.play("parasites 4")
    assert names(table, "shelters")
    table.play("shelters 2")
    assert (table.s.red, table.s.black, table.s.green) == (9, 4, 2)
    assert table.actor == 0


def test_m12_the_first_player_of_the_turn_feeds_first() -> None:
    table = scene("seats 3; first C; climate").play("food 5", "parasites 1", "shelters 1")
    assert table.actor == 2


def test_m12_ten_black_tokens_on_table_and_animals_together() -> None:
    table = scene("A: plain (parasites4) | B: plain (parasites2); parasites 2; turn 2; climate parasites").play(
        "parasites 6"
    )
    assert table.s.black == 4
    assert table.s.black + all_parasites(table.s, SpeciesId(0)) + all_parasites(table.s, SpeciesId(1)) == 10


def test_m12_no_black_token_left_adds_none_whatever_the_die_says() -> None:
    table = scene("A: plain (parasites6) | B: plain (parasites4); turn 2; climate parasites").play("parasites 3")
    assert table.s.black == 0


def test_m12_two_boxes_have_twenty() -> None:
    table = scene("A: plain (parasites9) | B: plain; seats 5; turn 2; climate parasites").play("parasites 6")
    assert table.s.black == 6


def test_m12_red_and_green_go_back_after_feeding() -> None:
    table = scene("A: plain (fed shelter) | B: ; food 3; shelters 2; feeding A")
    assert table.s.turn == 2  # nothing could be taken
    assert (table.s.red, table.s.green) == (0, 0)


def test_m12_black_tokens_nobody_can_take_stay_for_the_next_turn() -> None:
    table = scene("A: | B: ; seats 2; parasites 3; feeding A")
    assert table.s.turn == 2
    assert table.s.black == 3
