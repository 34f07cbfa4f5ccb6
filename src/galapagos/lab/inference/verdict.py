"""Verdicts against the smallest difference that matters: a difference may be certain and not matter, or matter and not be certain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from ..statistics import Interval
from .estimate import LEVEL, Estimate
from .many import holm

MATTERS = 0.02                  # the smallest difference of a share that does
LEAST_GAMES = 100               # fewer prove nothing: errors are only known well enough from there on

Correction = Callable[[Sequence[float]], list[float]]


class Verdict(StrEnum):
    FAIR = "fair"               # the difference is smaller than what matters
    UNFAIR = "unfair"           # it is larger
    OPEN = "open"               # more games are needed


def judge(differences: Sequence[Estimate], margin: float = MATTERS, level: float = LEVEL, correct: Correction = holm) -> list[Verdict]:
    """Of all differences on a page together."""
    beyond = correct([difference.beyond(margin) for difference in differences])
    within = correct([difference.within(margin) for difference in differences])
    verdicts = [Verdict.UNFAIR if outside < level else Verdict.FAIR if inside < level else Verdict.OPEN for outside, inside in zip(beyond, within, strict=True)]
    return [verdict if difference.games >= LEAST_GAMES else Verdict.OPEN for verdict, difference in zip(verdicts, differences, strict=True)]


def judge_interval(interval: Interval, fair: float, margin: float = MATTERS) -> Verdict:
    """Of an interval that holds whenever one looks."""
    if interval.low > fair + margin or interval.high < fair - margin:
        return Verdict.UNFAIR
    return Verdict.FAIR if fair - margin <= interval.low and interval.high <= fair + margin else Verdict.OPEN
