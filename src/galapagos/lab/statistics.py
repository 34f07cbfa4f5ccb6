"""Shares of wins with 95 % intervals, and lengths of games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

NORMAL = 1.959964  # standard deviations on either side of a 95 % interval


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def interval(shares: Sequence[float], games: int = 1, counts: Sequence[int] | None = None) -> Interval:
    """Wilson's interval for shares of the win in single games, or in sets of `games` games; `counts` says how often
    each share occurred.

    It uses the effective number of independent games: fewer than were played if sets differ more than luck explains,
    and never more. One imagined result is added to their variance; otherwise a few results that happen to agree would
    look certain.
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
    """Wilson's interval of a share of wins; `worth` is the effective number of independent games."""
    widening = deviations * deviations / worth
    middle = (mean + widening / 2) / (1 + widening)
    margin = deviations / (1 + widening) * math.sqrt(mean * (1 - mean) / worth + widening / (4 * worth))
    # guard against rounding when the mean is 0 or 1
    return Interval(mean, min(mean, max(0.0, middle - margin)), max(mean, min(1.0, middle + margin)))


class Length(NamedTuple):
    """Players' decisions in a game: the mean, and the 10th and 90th percentile."""

    mean: float
    p10: float
    p90: float


def length(counts: Any) -> Length:
    """`counts[k]` is the number of games with k decisions."""
    counts = np.asarray(counts)
    return Length(float(counts @ np.arange(len(counts)) / counts.sum()), percentile(counts, 10), percentile(counts, 90))


def percentile(counts: Any, percent: float) -> float:
    """A percentile with numpy's interpolation; `counts[k]` is how often the value k occurs."""
    upto = counts.cumsum()
    place = (int(upto[-1]) - 1) * percent / 100
    below, above = (int(np.searchsorted(upto, rank, side="right")) for rank in (math.floor(place), math.ceil(place)))
    return below + (above - below) * (place - math.floor(place))
