"""Fixed ratings of bots, found by tournaments. `tools/bot_ratings.py` writes the file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

MIDDLE = 1500  # the average of a game's levels, and what a person begins with


@cache
def all_ratings() -> dict[str, dict[str, int]]:
    """The points of each bot, by game."""
    ratings: dict[str, dict[str, int]] = {}
    for line in (files(__package__) / "ratings.txt").read_text().splitlines():
        if not line.startswith("#"):
            game, bot, points = line.split()
            ratings.setdefault(game, {})[bot] = int(points)
    return ratings


def rated_bots(game: str) -> dict[str, int]:
    """The bots of a game that have a fixed rating, with their points."""
    return all_ratings().get(game, {})
