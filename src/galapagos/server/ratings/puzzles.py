"""Ratings of puzzles and solvers: Glicko's, in which a puzzle wins if it is not solved.

A rating has points and their standard deviation. Who is uncertain moves far; a puzzle that many have tried hardly
moves.
"""

from __future__ import annotations

import math
from typing import NamedTuple

Q = math.log(10) / 400
FIRST = 1500.0  # points of a new solver
UNCERTAIN = 250.0  # the deviation of a new solver
ESTIMATED = 150.0  # of a puzzle that only bots have tried
LEAST = 45.0  # no deviation gets smaller, so that a rating follows who learns
PROVISIONAL = 110.0  # with a larger deviation a rating is provisional
LOWEST, HIGHEST = 100.0, 3500.0


class Strength(NamedTuple):
    points: float = FIRST
    spread: float = UNCERTAIN


def after(mine: Strength, other: Strength, score: float) -> Strength:
    """My strength after a meeting with another one; `score` is 1 for a win and 0 for a loss."""
    weight = 1 / math.sqrt(1 + 3 * (Q * other.spread / math.pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (mine.points - other.points) / 400))
    information = 1 / mine.spread**2 + Q**2 * weight**2 * expected * (1 - expected)
    points = mine.points + Q / information * weight * (score - expected)
    return Strength(min(HIGHEST, max(LOWEST, points)), max(LEAST, math.sqrt(1 / information)))
