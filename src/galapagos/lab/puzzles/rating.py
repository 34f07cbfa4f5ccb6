"""How difficult a puzzle is: which amounts of thought find its best answer, as a rating in Elo points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .search import Judge

TESTS = ((32, 1200), (8, 1500), (2, 1800))  # a part of the thought of a move, and the rating of who thinks so much
SEEDS = 4  # searches with each
EASIEST, HARDEST = 900, 2300
SCALE = 400.0  # points that make winning ten times as likely
STEP = 10


def rate(judge: Judge, hidden: Any, action: int, seed: int) -> int | None:
    """The rating of a puzzle; None if every search finds the answer at once."""
    found = [
        (points, judge.think(hidden, max(2, judge.thought // part), seed + number).best.action == action)
        for part, points in TESTS
        for number in range(SEEDS)
    ]
    if all(is_found for _, is_found in found):
        return None
    return fit([points for points, _ in found], sum(is_found for _, is_found in found))


def fit(ratings: list[int], found: int) -> int:
    """The rating of a puzzle that solvers with these ratings are expected to solve as often as they did."""
    rating = EASIEST
    while rating < HARDEST and sum(expected(solver, rating) for solver in ratings) > found:
        rating += STEP
    return rating


def expected(solver: float, puzzle: float) -> float:
    """The probability that a solver finds the answer."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / SCALE)))
