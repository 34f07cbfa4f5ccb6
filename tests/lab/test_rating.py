"""Statistics: intervals that are honest with few sets, a test that may look at will, ratings that find known strengths."""

from __future__ import annotations

import random

import numpy as np
import pytest

from galapagos.lab.interval import interval, student
from galapagos.lab.tournament.judge import Bet
from galapagos.lab.tournament.rating import ELO, rate


@pytest.mark.parametrize(("freedom", "value"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_student(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.01)


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    draw, held = random.Random(1), 0
    for _ in range(400):
        shares = [sum(draw.random() < 0.4 for _ in range(2)) / 2 for _ in range(20)]
        found = interval(shares, 0.12)
        held += found.low <= 0.4 <= found.high
    assert 370 <= held <= 400


def test_sets_that_happen_to_agree_do_not_look_certain() -> None:
    found = interval([1.0, 1.0, 1.0], 0.1)
    assert found.high == 1.0
    assert found.low < 0.8
    assert interval([], 0.1).low == 0.0


def settle(chance: float, seats: int, sets: int, seed: int) -> tuple[int, int]:
    """The verdict on "more than 1 / seats", and after how many sets."""
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
