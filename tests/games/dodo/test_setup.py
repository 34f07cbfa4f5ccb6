"""Components and Setup (D1)."""

from __future__ import annotations

import pytest

from galapagos.engine.game import find_game
from galapagos.engine.language.contract import CHANCE
from galapagos.games.dodo import data
from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Phase, cells, share_an_edge

from .table import at, clauses, creatures, weights

# --- Components


@pytest.mark.parametrize(("deck", "squares"), [(0, 36), (1, 30)])
def test_a_deck_has_18_different_environments_and_as_many_squares_of_each_colour(deck: int, squares: int) -> None:
    cards = [card for card, used in zip(data.SQUARES, data.DECKS[deck], strict=True) if used]
    assert len(set(cards)) == 18
    assert [sum(card[colour] for card in cards) for colour in range(3)] == [squares] * 3


def test_the_box_has_25_bases_for_each_player_and_40_blocks_of_each_colour() -> None:
    s = find_game("dodo").new_state(4)
    assert [base + 3 for base in s.bases] == [25] * 4
    assert [block + 4 for block in s.blocks] == [40] * 3


def test_a_die_has_two_faces_of_each_colour() -> None:
    assert weights(at("reproduction; white r e1 fed")) == [2, 2, 2]


def test_environments_share_an_edge_in_rows_and_columns_only() -> None:
    for a in range(9):
        for b in range(9):
            rows, columns = abs(a // 3 - b // 3), abs(a % 3 - b % 3)
            assert share_an_edge(a, b) == (rows + columns == 1)


# --- Setup: the grid


@pytest.mark.parametrize(("seats", "environments"), [(2, 6), (3, 9), (4, 9)])
def test_two_players_have_two_rows_of_three_environments_and_more_have_three(seats: int, environments: int) -> None:
    scene = at(f"seats {seats}; environments {environments - 1}").play("draw 331")
    assert scene.s.phase == Phase.BEGIN
    assert scene.play("begin white").family("place") == [
        f"place {colour} e{cell}" for colour in data.COLOUR_NAMES for cell in range(1, environments + 1)
    ]
    assert cells(scene.s) == environments
    assert sum(any(environment.squares) for environment in scene.s.environments) == environments


def test_d1_environments_are_drawn_in_reading_order() -> None:
    scene = at("environments").play("draw 311", "draw 123")
    assert clauses(scene)[-2:] == ["e1 311", "e2 123"]


def test_d1_each_card_left_is_as_likely_as_the_others() -> None:
    scene = at("environments")
    assert scene.actor == CHANCE
    assert weights(scene) == [1] * 18
    before = scene.options
    scene.play("draw 311")
    assert weights(scene) == [1] * 17
    assert scene.options == [draw for draw in before if draw != "draw 311"]
    assert scene.refuses("draw 311") == Reason.DRAWN


def test_d1_option_deck_standard_has_the_rich_environments() -> None:
    scene = at("option deck=standard; environments")
    assert scene.allows("draw 322")
    assert scene.refuses("draw 211") == Reason.NOT_IN_THE_DECK
    assert scene.options == at("environments").options


def test_d1_option_deck_short_has_the_poor_environments() -> None:
    scene = at("option deck=short; environments")
    assert weights(scene) == [1] * 18
    assert scene.allows("draw 211")
    assert scene.refuses("draw 322") == Reason.NOT_IN_THE_DECK


def test_a_card_shows_its_squares_of_each_colour() -> None:
    environment = at("environments").play("draw 312").s.environments[0]
    assert list(environment.squares) == [3, 1, 2]


# --- Setup: the first active player


@pytest.mark.parametrize(
    ("seats", "names"),
    [(2, ["white", "orange"]), (3, ["white", "orange", "pink"]), (4, ["white", "orange", "pink", "blue"])],
)
def test_d1_then_the_active_player_is_drawn(seats: int, names: list[str]) -> None:
    scene = at(f"seats {seats}; begin")
    assert scene.actor == CHANCE
    assert scene.options == [f"begin {name}" for name in names]
    assert weights(scene) == [1] * seats
    scene.play(f"begin {names[-1]}")
    assert scene.actor == scene.s.active == seats - 1


def test_d1_only_a_player_can_begin() -> None:
    scene = at("seats 2; begin")
    assert scene.refuses("begin pink") == Reason.NO_SEAT
    assert scene.refuses("place red e1") == Reason.NOT_NOW


# --- Setup: the first creatures


def test_everybody_has_three_creatures_of_one_block_and_each_colour() -> None:
    s = find_game("dodo").new_state(2)
    assert [(c.owner, list(c.blocks)) for c in s.creatures[: s.count]] == [
        (seat, blocks) for seat in range(2) for blocks in ([1, 0, 0], [0, 1, 0], [0, 0, 1])
    ]


def test_everybody_has_one_token_of_each_kind() -> None:
    s = find_game("dodo").new_state(4)
    assert list(s.tokens) == [data.Token.ADVANTAGE | data.Token.FAMINE | data.Token.RELOCATION] * 4


def test_d1_creatures_are_placed_one_at_a_time_clockwise_from_the_active_player_in_three_rounds() -> None:
    scene = at("seats 3; environments 8").play("draw 331", "begin orange")
    order = []
    for colour in ("red", "green", "yellow"):
        for _ in range(3):
            order.append(scene.actor)
            scene.play(f"place {colour} e5")
    assert order == [1, 2, 0] * 3
    assert scene.s.phase == Phase.TOKENS
    assert scene.s.turn == 1
    assert scene.actor == 1


def test_d1_the_player_picks_which_creature_and_where() -> None:
    scene = at("seats 2; placement")
    assert scene.options == [f"place {colour} e{cell}" for colour in data.COLOUR_NAMES for cell in range(1, 7)]
    assert creatures(scene.play("place yellow e6")) == ["white y e6"]


def test_any_number_of_creatures_may_be_placed_in_one_environment() -> None:
    scene = at("seats 2; placement")
    for colour in ("red", "yellow", "green"):
        scene.play(f"place {colour} e2", f"place {colour} e2")
    assert [creature.cell for creature in scene.s.creatures[:6]] == [1] * 6


def test_d1_a_creature_is_placed_once() -> None:
    scene = at("seats 2; placement; white r e1; orange y e1")
    assert scene.refuses("place red e2") == Reason.PLACED
    assert scene.options == [f"place {colour} e{cell}" for colour in ("yellow", "green") for cell in range(1, 7)]


def test_placement_is_refused_outside_the_grid_and_nothing_else_is_asked() -> None:
    scene = at("seats 2; placement")
    assert scene.refuses("place red e7") == Reason.NO_ENVIRONMENT
    assert scene.refuses("pass") == Reason.NOT_NOW
    assert scene.refuses("draw 322") == Reason.NOT_NOW
    assert at("seats 3; placement").allows("place red e7")
