"""Means with their uncertainty. The unit is the game: several seats or rolls of one game are one observation."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

from ..statistics import Interval, wilson

UNBOUNDED = (-math.inf, math.inf)
PART = (0.0, 1.0)  # bounds of a part of a whole, such as a share of the win
AMOUNT = (0.0, math.inf)
DIFFERENCE = (-1.0, 1.0)  # of two parts
LEVEL = 0.05  # the accepted chance of being wrong
NORMAL = NormalDist()
Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Estimate:
    """A mean over games, its standard error, the number of games, and the bounds of the true value."""

    mean: float
    error: float
    games: int
    least: float = -math.inf
    most: float = math.inf

    def interval(self, level: float = LEVEL, questions: int = 1) -> Interval:
        """The confidence interval at `level` for `questions` questions together; never beyond the bounds."""
        reach = deviations(level / questions) * self.error
        return self.bounded(Interval(self.mean, self.mean - reach, self.mean + reach))

    def bounded(self, interval: Interval) -> Interval:
        """The interval cut off at the bounds. That costs no certainty, because the truth lies within them."""
        return Interval(
            *(min(max(value, self.least), self.most) for value in (interval.mean, interval.low, interval.high))
        )

    def less(self, other: float) -> Estimate:
        return Estimate(self.mean - other, self.error, self.games)

    def over(self, unit: float) -> Estimate:
        return Estimate(self.mean / unit, self.error / unit, self.games)

    def beyond(self, margin: float = 0.0) -> float:
        """The two-sided p-value of the hypothesis that the truth is no further from 0 than the margin."""
        return min(1.0, 2 * tail(abs(self.mean) - margin, self.error))

    def within(self, margin: float) -> float:
        """The p-value of the hypothesis that the truth is further from 0 than the margin."""
        return tail(margin - abs(self.mean), self.error)


@dataclass(frozen=True)
class Share(Estimate):
    """A share of the win."""

    least: float = 0.0
    most: float = 1.0

    def interval(self, level: float = LEVEL, questions: int = 1) -> Interval:
        """Wilson's interval for the effective number of games, which is at most the number played."""
        if self.games == 0:
            return Interval(self.mean, 0.0, 1.0)
        about = (self.mean * self.games + 1) / (self.games + 2)
        return wilson(self.mean, min(self.games, about * (1 - about) / self.error**2), deviations(level / questions))


NOTHING_KNOWN = Estimate(math.nan, math.inf, 0)


def deviations(level: float) -> float:
    """The number of standard deviations on either side that leaves out this probability."""
    return -NORMAL.inv_cdf(level / 2)


def tail(distance: float, error: float) -> float:
    """The one-sided probability of an error of at least `distance`."""
    if math.isnan(distance) or error == 0:
        return 0.0 if distance > 0 else 1.0
    return math.erfc(distance / error / math.sqrt(2)) / 2


def mean_of(values: Array, bounds: tuple[float, float] = UNBOUNDED) -> Estimate:
    """The mean of one value per game, each within the bounds."""
    count = len(values)
    if count == 0:
        return NOTHING_KNOWN
    return Estimate(
        float(values.mean()), float(values.std(ddof=1)) / math.sqrt(count) if count > 1 else math.inf, count, *bounds
    )


def share_of(shares: Array, counts: Array | None = None) -> Share:
    """The mean share of the win, from one value of 0 to 1 per game; `counts` says in how many games each occurred."""
    times = np.ones(len(shares)) if counts is None else counts
    return share_from(int(times.sum()), float(shares @ times), float(shares**2 @ times))


def share_from(games: int, total: float, squares: float) -> Share:
    """The mean share of the win, from sums over games.

    The error includes one imagined win and one defeat; otherwise a few games that happen to agree would look certain.
    """
    if games == 0:
        return Share(math.nan, math.inf, 0)
    mean, about = total / games, (total + 1) / (games + 2)
    spread = (squares - games * mean * mean + 2 * about * (1 - about)) / (games + 1)
    return Share(mean, math.sqrt(spread / games), games)


def weighted_mean(values: Array, weights: Array, games: Array) -> Estimate:
    """The weighted mean of values clustered in games: a ratio of sums, with the error over whole games."""
    if len(values) == 0:
        return NOTHING_KNOWN
    _, place = np.unique(games, return_inverse=True)
    total, count = float(weights.sum()), int(place.max()) + 1
    mean = float((weights * values).sum()) / total
    residuals = np.bincount(place, weights * (values - mean), count)
    error = math.sqrt(float((residuals**2).sum()) * count / (count - 1)) / total if count > 1 else math.inf
    return Estimate(mean, error, count)
