"""Statistics: intervals that hold for few results, and lengths."""

from __future__ import annotations

import random

import numpy as np
import pytest

from galapagos.lab.statistics import interval, length, percentile


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(1, 10, 0.0179, 0.4042), (500, 1000, 0.4691, 0.5309)])
def test_the_interval_of_single_games_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """The figures are from the textbook."""
    found = interval([1.0, 0.0], counts=[wins, games - wins])
    assert (found.mean, found.low, found.high) == pytest.approx((wins / games, low, high), abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_interval_of_a_certainty_stays_within_0_and_1(share: float) -> None:
    found = interval([share] * 3)
    assert 0 <= found.low <= share <= found.high <= 1
    assert found.high - found.low > 0.5


def draw_set(draw: random.Random, chance: float, games: int, together: float) -> float:
    """The share of a set whose games sometimes all end alike."""
    if draw.random() < together:
        return float(draw.random() < chance)
    return sum(draw.random() < chance for _ in range(games)) / games


@pytest.mark.parametrize("chance", [0.1, 0.4])
@pytest.mark.parametrize("together", [0.0, 0.3])
@pytest.mark.parametrize(("sets", "games"), [(20, 1), (10, 2), (20, 4)])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(
    sets: int, games: int, together: float, chance: float
) -> None:
    draw, held = random.Random(1), 0
    for _ in range(400):
        found = interval([draw_set(draw, chance, games, together) for _ in range(sets)], games)
        held += found.low <= chance <= found.high
    assert 365 <= held <= 400


def test_sets_are_never_worth_more_than_their_games_and_less_where_these_go_together() -> None:
    alone, mixed, together = interval([1, 0] * 20), interval([0.5] * 20, 2), interval([1, 0] * 10, 2)
    assert mixed.high - mixed.low == pytest.approx(alone.high - alone.low, rel=0.02)
    assert together.high - together.low > 1.3 * (alone.high - alone.low)


def test_sets_that_happen_to_agree_do_not_look_certain() -> None:
    found = interval([1.0, 1.0, 1.0], 2)
    assert found.high == 1.0
    assert found.low < 0.8
    assert (interval([]).low, interval([]).high) == (0.0, 1.0)


def test_length_has_its_mean_and_its_tenths() -> None:
    assert length([0] + [1] * 11) == (6, 2, 10)


@pytest.mark.parametrize("percent", [0, 10, 37, 50, 90, 100])
def test_a_percentile_is_that_of_numpy(percent: int) -> None:
    values = np.random.default_rng(percent).integers(3, 90, 57)
    assert percentile(np.bincount(values), percent) == pytest.approx(np.percentile(values, percent))
