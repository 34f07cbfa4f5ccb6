"""What results prove: a share of wins with its 95 % interval, and how long games are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

NORMAL = 1.959964  # standard deviations on either side of a 95 % interval


@dataclass(frozen=True)
class Interval:
    """A mean, and where it lies with a probability of 95 %."""

    mean: float
    low: float
    high: float


def interval(shares: Sequence[float], games: int = 1, counts: Sequence[int] | None = None) -> Interval:
    """Wilson's interval for shares of the win in single games, or in sets of as many `games`; `counts` says how often
    each share came.

    It is as wide as for as many independent games as the results are worth: fewer than were played where sets differ
    more than luck explains, and never more. One imagined result is added to what they differ by, or a few that happen
    to agree would look certain.
    """
    counts = [1] * len(shares) if counts is None else counts
    count = sum(counts)
    if count == 0:
        return Interval(math.nan, 0.0, 1.0)
    mean = sum(share * times for share, times in zip(shares, counts, strict=True)) / count
    about = (mean * count + 0.5) / (count + 1)
    luck = about * (1 - about)  # the variance of a game that is won or lost
    spread = sum((share - mean) ** 2 * times for share, times in zip(shares, counts, strict=True)) + luck / games
    worth = count * min(games, count * luck / spread)
    return wilson(mean, worth)


def wilson(mean: float, worth: float, deviations: float = NORMAL) -> Interval:
    """Of a share of wins in as many independent games as the results are worth."""
    widening = deviations * deviations / worth
    middle = (mean + widening / 2) / (1 + widening)
    margin = deviations / (1 + widening) * math.sqrt(mean * (1 - mean) / worth + widening / (4 * worth))
    # a mean of 0 or 1 is its own end, but for rounding
    return Interval(mean, min(mean, max(0.0, middle - margin)), max(mean, min(1.0, middle + margin)))


class Length(NamedTuple):
    """Players' decisions in a game: the mean, and what one game in ten stays below or exceeds."""

    mean: float
    p10: float
    p90: float


def length(counts: Any) -> Length:
    """`counts` says how many games had 0, 1, 2… decisions."""
    counts = np.asarray(counts)
    return Length(float(counts @ np.arange(len(counts)) / counts.sum()), percentile(counts, 10), percentile(counts, 90))


def percentile(counts: Any, percent: float) -> float:
    """The value below which that part of all lies, as numpy interpolates it; `counts` says how often each value
    occurs."""
    upto = counts.cumsum()
    place = (int(upto[-1]) - 1) * percent / 100
    below, above = (int(np.searchsorted(upto, rank, side="right")) for rank in (math.floor(place), math.ceil(place)))
    return below + (above - below) * (place - math.floor(place))
