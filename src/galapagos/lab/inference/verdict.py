"""Verdicts against the smallest difference that matters: a difference may be certain without mattering, or matter
without being certain."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from enum import StrEnum

from ..statistics import Interval
from .estimate import LEVEL, NORMAL, Estimate
from .many import holm

MATTERS = 0.02  # the smallest difference of a share that matters
SIZE_MATTERS = 0.05  # for sizes, such as a length: relative difference
LEAST_GAMES = 100  # fewer prove nothing, because their standard errors are unreliable
POWER = 0.8  # the probability that the games of `games_to_settle` are enough

Correction = Callable[[Sequence[float]], list[float]]


class Verdict(StrEnum):
    FAIR = "fair"  # the difference is smaller than what matters
    UNFAIR = "unfair"  # it is larger
    OPEN = "open"  # more games are needed


def judge(
    differences: Sequence[Estimate], margin: float = MATTERS, level: float = LEVEL, correct: Correction = holm
) -> list[Verdict]:
    """The verdicts of all differences on a page together."""
    beyond = correct([difference.beyond(margin) for difference in differences])
    within = correct([difference.within(margin) for difference in differences])
    verdicts = [
        Verdict.UNFAIR if outside < level else Verdict.FAIR if inside < level else Verdict.OPEN
        for outside, inside in zip(beyond, within, strict=True)
    ]
    return [
        verdict if difference.games >= LEAST_GAMES else Verdict.OPEN
        for verdict, difference in zip(verdicts, differences, strict=True)
    ]


def games_to_settle(difference: Estimate, questions: int, margin: float = MATTERS) -> float:
    """How many games would show whether a difference is larger than the margin, four times in five, on a page of so
    many questions.

    It assumes that the difference and the spread of its values stay as they are. The nearer to the margin, the more
    games; on the margin infinitely many. With fewer than `LEAST_GAMES` the difference is taken for 0, because it is
    mostly luck.
    """
    distance = (abs(difference.mean) if difference.games >= LEAST_GAMES else 0.0) - margin
    if not difference.games or not math.isfinite(difference.error) or distance == 0:
        return math.inf
    sides = 2 if distance > 0 else 1  # as in `beyond` and `within`
    deviations = NORMAL.inv_cdf(POWER) - NORMAL.inv_cdf(LEVEL / questions / sides)
    return max(LEAST_GAMES, difference.games * (deviations * difference.error / distance) ** 2)


def judge_interval(interval: Interval, fair: float, margin: float = MATTERS) -> Verdict:
    """The verdict of an interval that is valid under repeated looks."""
    if interval.low > fair + margin or interval.high < fair - margin:
        return Verdict.UNFAIR
    return Verdict.FAIR if fair - margin <= interval.low and interval.high <= fair + margin else Verdict.OPEN
