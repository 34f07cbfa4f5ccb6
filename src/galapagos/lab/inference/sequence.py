"""Confidence sequences: intervals that are valid at all times together, so one may look after every game and stop at
will.

The values lie between 0 and 1, and each has the same mean given all before it; nothing else is assumed. The sequence is
the empirical Bernstein one with bets that depend only on the past (Waudby-Smith and Ramdas, Estimating means of bounded
random variables by betting, 2024, theorem 2).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..statistics import Interval
from .estimate import LEVEL

BOLDEST = 0.5  # of the largest bet
Array = np.ndarray[Any, np.dtype[Any]]


class ConfidenceSequence:
    """Takes values in their order, in batches of any size."""

    def __init__(self, level: float = LEVEL) -> None:
        self.confidence = math.log(2 / level)
        self.count = 0
        # of values, and of squared distances from the running mean, with one imagined value
        self.sum, self.squares = 0.5, 0.25
        self.bets, self.gains, self.doubts = 0.0, 0.0, 0.0
        self.low, self.high = 0.0, 1.0

    def see(self, values: Array) -> Interval:
        """The interval so far; it never widens."""
        if len(values) == 0:
            return self.interval
        numbers = self.count + np.arange(1, len(values) + 1)
        means = (self.sum + np.cumsum(values)) / (numbers + 1)
        squares = self.squares + np.cumsum((values - means) ** 2)
        means_before = np.concatenate(([self.sum / (self.count + 1)], means[:-1]))
        variances_before = np.concatenate(([self.squares / (self.count + 1)], squares[:-1] / (numbers[:-1] + 1)))
        bets = np.minimum(BOLDEST, np.sqrt(2 * self.confidence / (variances_before * numbers * np.log1p(numbers))))
        all_bets = self.bets + np.cumsum(bets)
        gains = self.gains + np.cumsum(bets * values)
        doubts = self.doubts + np.cumsum((values - means_before) ** 2 * (-np.log1p(-bets) - bets))
        middle, reach = gains / all_bets, (self.confidence + doubts) / all_bets
        self.low = max(self.low, float((middle - reach).max()))
        self.high = min(self.high, float((middle + reach).min()))
        self.count += len(values)
        self.sum, self.squares = self.sum + float(values.sum()), float(squares[-1])
        self.bets, self.gains, self.doubts = float(all_bets[-1]), float(gains[-1]), float(doubts[-1])
        return self.interval

    @property
    def mean(self) -> float:
        return (self.sum - 0.5) / self.count if self.count else math.nan

    @property
    def interval(self) -> Interval:
        return Interval(self.mean, self.low, self.high)
