"""Whole games beside a second, independent reading of the rulebook: the same questions, the same answers, the same
end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from galapagos.engine.game import find_game
from tests.games.side_by_side import play_side_by_side

from . import reference

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"variant": "teams"}),
    (6, {"variant": "teams"}),
    (2, {"variant": "twins"}),
    (3, {"variant": "twins"}),
    (3, {"radiation": "neutral", "energy": 9}),
    (5, {"energy": 5}),
    (4, {"variant": "teams", "energy": 7}),
    (3, {"turn_limit": 15}),
    (4, {"handicap": 2}),
    (4, {"variant": "teams", "turn_limit": 9}),
]


def play(seats: int, options: dict[str, Any], seed: int) -> None:
    second = reference.play(
        seats,
        options.get("variant", "base"),
        options.get("radiation", "green"),
        options.get("energy", 20),
        options.get("turn_limit", 500),
        options.get("handicap", 0),
    )
    draw = random.Random(f"{seats} {options} {seed}")
    play_side_by_side(find_game("laborigines"), seats, options, second, draw.choice)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_readings_of_the_rulebook_ask_the_same_questions_to_the_same_end(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(8):
        play(seats, options, seed)


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_readings_agree_in_many_games(seats: int, options: dict[str, Any]) -> None:
    for seed in range(8, 400):
        play(seats, options, seed)
