"""Game End, E19."""

from __future__ import annotations

import pytest

from tests.games.evo.island import actor, scene


@pytest.mark.parametrize(
    ("species", "ranks"),
    [
        ("red at d4 points 20; yellow at d5 points 12; green at d6 points 15", [1, 3, 2]),
        ("red at d4 points 12; yellow at d5 d6 points 12; green points 3", [2, 1, 3]),
        ("red at d4 points 13; yellow at d5 d6 d7 points 12; green points 3", [1, 2, 3]),
        ("red at d4 points 12; yellow at d5 points 12; green at d6 points 11", [1, 1, 3]),
        ("red points 12; yellow points 12; green points 12", [1, 1, 1]),
        ("red at d4 points 14; yellow at d5 points 12; green at d6 points 12", [1, 2, 2]),
    ],
)
def test_e19_points_then_dinosaurs_then_a_shared_rank(species: str, ranks: list[int]) -> None:
    one = scene(f"ended strike; {species}")
    assert actor(one) == "over"
    assert one.match.ranks == ranks


def test_e19_a_species_without_dinosaurs_keeps_playing() -> None:
    one = scene("auction; row1 horn; row2 foot; row3 egg; red at none; yellow at d4").play("bid row1 4")
    assert (actor(one), one.s.species[0].points, one.s.rows[0].bid) == ("yellow", 10, 4)


@pytest.mark.parametrize(
    ("species", "sentence"),
    [
        (
            "red at d4 points 20; yellow at d5 d6 points 12",
            "Red wins with 20 points (yellow with 12 and green with 10).",
        ),
        (
            "red at d4 points 15; yellow at d6 d7 points 15; green at f3 points 14",
            "Equal in points, yellow wins with more dinosaurs on the island: 2 (red with 1).",
        ),
        (
            "red at d4 points 12; yellow at d5 points 12; green at d6 points 11",
            "Red and yellow are equal in all that counts and share the win.",
        ),
        (
            "red at d4 points 12; yellow at d5 points 12; green points 12",
            "Red and yellow are equal in all that counts and share the win.",
        ),
    ],
)
def test_e19_the_ending_names_the_winner_and_what_broke_a_tie(species: str, sentence: str) -> None:
    assert scene(f"ended strike; {species}").match.ending.endswith(f". {sentence}")
