"""The sequential test of tournaments, and ratings that find known strengths."""

from __future__ import annotations

import random

import numpy as np
import pytest

from galapagos.lab.tournament.judge import Bet
from galapagos.lab.tournament.rating import ELO, rate


def settle(chance: float, seats: int, sets: int, seed: int) -> tuple[int, int]:
    """The verdict on "more than 1 / seats", and the number of sets it took."""
    draw, bet = random.Random(seed), Bet(1 / seats)
    for number in range(sets):
        if bet.see(sum(draw.random() < chance for _ in range(seats)) / seats):
            return bet.verdict, number + 1
    return 0, sets


@pytest.mark.parametrize("seats", [2, 4])
def test_between_equals_the_test_is_seldom_settled_however_often_one_looks(seats: int) -> None:
    assert sum(settle(1 / seats, seats, 300, seed)[0] != 0 for seed in range(200)) <= 10


@pytest.mark.parametrize(("chance", "verdict"), [(0.75, 1), (0.3, -1)])
def test_a_clear_difference_is_settled_soon_and_rightly(chance: float, verdict: int) -> None:
    results = [settle(chance, 2, 300, seed) for seed in range(50)]
    assert all(found == verdict for found, _ in results)
    assert sum(sets for _, sets in results) / len(results) < 60


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    draw, strength = random.Random(2), [1.0, 2.0, 4.0]
    counts, wins = [], []
    for number in range(600):
        bots = [(0, 1), (0, 2), (1, 2)][number % 3]
        won = [0.0] * 3
        for _ in range(2):
            won[draw.choices(bots, [strength[bot] for bot in bots])[0]] += 1
        counts.append([float(bot in bots) for bot in range(3)])
        wins.append(won)
    ratings = rate(np.array(counts), np.array(wins))
    for rating, power in zip(ratings, strength, strict=True):
        assert rating.points == pytest.approx(ELO * np.log(power / 2), abs=40)
        assert rating.low < rating.points < rating.high


def test_who_never_lost_is_not_infinitely_strong() -> None:
    first, second = rate(np.array([[1.0, 1.0]] * 5), np.array([[2.0, 0.0]] * 5))
    assert 100 < first.points - second.points < 1500


@pytest.mark.parametrize("sets", [1, 5, 20, 200])
def test_who_never_lost_is_not_certainly_so_strong(sets: int) -> None:
    first, second = rate(np.array([[1.0, 1.0]] * sets), np.array([[2.0, 0.0]] * sets))
    assert first.high - first.points > 50
    assert first.points - first.low > 50
    assert second.low < second.points < second.high
