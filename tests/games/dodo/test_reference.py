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
    (2, {"deck": "short"}),
    (3, {"deck": "short", "supply": "unlimited"}),
    (4, {"migration_rounds": 4, "supply": "unlimited"}),
    (2, {"turn_limit": 3}),
]


def play(seats: int, options: dict[str, Any], seed: int) -> None:
    second = reference.play(
        seats,
        options.get("deck", "standard"),
        options.get("migration_rounds", 3),
        options.get("supply") == "unlimited",
        options.get("turn_limit", 30),
    )
    draw = random.Random(f"{seats} {options} {seed}")
    play_side_by_side(find_game("dodo"), seats, options, second, draw.choice)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_readings_of_the_rulebook_ask_the_same_questions_to_the_same_end(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(10):
        play(seats, options, seed)


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_readings_agree_in_many_games(seats: int, options: dict[str, Any]) -> None:
    for seed in range(10, 300):
        play(seats, options, seed)
