"""What results prove: a share with its 95 % interval, a test that may look after every set, and ratings of several bots.

The unit is the mirrored set, never the game: the games of a set share their dice.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

NORMAL = 1.959964               # standard deviations on either side of a 95 % interval
ERROR = 0.05
BOLDEST = 0.75                  # of the largest bet that can never lose everything
RESAMPLES = 200
ELO = 400 / math.log(10)

Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Interval:
    """A mean, and where it lies with a probability of 95 %."""

    mean: float
    low: float
    high: float


def interval(values: Sequence[float], spread: float) -> Interval:
    """Student's interval for numbers from 0 to 1, with one imagined set more whose variance is `spread`: few sets that happen to
    agree do not look certain."""
    count = len(values)
    if count == 0:
        return Interval(math.nan, 0.0, 1.0)
    mean = sum(values) / count
    variance = (sum((value - mean) ** 2 for value in values) + spread) / count
    margin = student(count) * math.sqrt(variance / count)
    return Interval(mean, max(0.0, mean - margin), min(1.0, mean + margin))


def student(freedom: int) -> float:
    """Two-sided 95 % of Student's distribution, by its expansion around the normal one."""
    z = NORMAL
    terms = (
        z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))


class Bet:
    """Whether a mean is above or below a number, decided as soon as the results allow.

    Somebody bets, before each set, a part of all they have on the mean lying above that number, and somebody else on below. If
    the mean were not above (below) it, the first (second) could expect to win nothing, and would ever have 2 / ERROR times the
    start with a probability of ERROR / 2 at most. So one may look after every set and stop at will.
    """

    def __init__(self, than: float, error: float = ERROR) -> None:
        self.than, self.goal = than, math.log(2 / error)
        self.above, self.below = 0.0, 0.0                   # logarithms of what both have
        self.count, self.mean, self.variance = 0, 0.5, 0.25
        self.verdict = 0                                    # 1 above, -1 below, 0 open

    def see(self, value: float) -> int:
        """The next result, from 0 to 1; the verdict so far."""
        edge = (self.mean - self.than) / (self.variance + (self.mean - self.than) ** 2)
        self.above += math.log1p(bounded(edge, BOLDEST / self.than) * (value - self.than))
        self.below += math.log1p(bounded(-edge, BOLDEST / (1 - self.than)) * (self.than - value))
        self.count += 1
        before, self.mean = self.mean, self.mean + (value - self.mean) / (self.count + 1)
        self.variance += ((value - before) * (value - self.mean) - self.variance) / (self.count + 1)
        if self.verdict == 0:
            self.verdict = 1 if self.above >= self.goal else -1 if self.below >= self.goal else 0
        return self.verdict


def bounded(bet: float, most: float) -> float:
    return max(0.0, min(bet, most))


# --- ratings


@dataclass(frozen=True)
class Rating:
    """In Elo points around the average of all: 100 more means 64 wins in 100 between two."""

    points: float
    low: float
    high: float


def rate(counts: Floats, wins: Floats, seed: int = 0) -> list[Rating]:
    """Bradley and Terry's model for any number of seats: a bot wins as often as its strength among the strengths at the table.

    `counts[k, b]` is how many seats bot b had in each game of set k, `wins[k, b]` how much of all games of the set it won.
    """
    games = wins.sum(axis=1)
    kinds, kind = np.unique(counts, axis=0, return_inverse=True)
    draw = np.random.default_rng(seed)
    points = fit(kinds, kind.reshape(-1), games, wins)
    samples = []
    for _ in range(RESAMPLES):
        drawn = draw.integers(0, len(wins), len(wins))
        samples.append(fit(kinds, kind.reshape(-1)[drawn], games[drawn], wins[drawn]))
    low, high = np.percentile(np.array(samples), [2.5, 97.5], axis=0)
    return [Rating(*map(float, row)) for row in zip(points, low, high, strict=True)]


def fit(kinds: Floats, kind: Any, games: Floats, wins: Floats) -> Floats:
    """By minorisation and maximisation (Hunter 2004). Each bot has half a win and half a defeat more against an average one, so
    that who never lost is not infinitely strong."""
    bots = kinds.shape[1]
    played = np.bincount(kind, games, len(kinds))
    total = wins.sum(axis=0) + 0.5
    strength: Floats = np.ones(bots)
    for _ in range(500):
        risk = (played / (kinds @ strength)) @ kinds + 1 / (strength + 1)
        better: Floats = total / risk
        better /= np.exp(np.log(better).mean())
        done = bool(np.abs(np.log(better / strength)).max() < 1e-7)
        strength = better
        if done:
            break
    return ELO * np.log(strength)
