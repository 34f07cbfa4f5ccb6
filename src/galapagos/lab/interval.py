"""What results prove about a mean."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

NORMAL = 1.959964               # standard deviations on either side of a 95 % interval


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
