"""The judgement: what searching bots make of the result, on games that the search has not used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from galapagos.engine.components.variant import variant

from ..inference.verdict import Verdict
from ..paper.catalogue import say
from ..statistics import Interval
from .aims import SHARE, Range, estimates, wanted
from .candidate import Candidate
from .evidence import Evidence
from .plan import TuningPlan


@dataclass(frozen=True)
class JudgedRow:
    """The intervals of all rows hold together, 19 times in 20."""

    table: str
    name: str
    mean: float
    low: float
    high: float
    games: int
    wanted: Range
    verdict: Verdict

    def as_data(self) -> dict[str, Any]:
        return {
            **{name: value for name, value in vars(self).items() if name != "wanted"},
            "wanted": [self.wanted.low, self.wanted.high],
            "matters": self.wanted.unit,
        }


def judge(plan: TuningPlan, candidate: Candidate, evidence: Evidence) -> list[JudgedRow]:
    game, aims = variant(plan.game.name, candidate.tables), plan.aims(SHARE, plan.margin, plan.furthest)
    found = estimates(aims, plan.seats, evidence)
    rows = []
    for name, estimate in sorted(found.items(), key=lambda item: in_order(item[0])):
        number, cell, row = name.split("/", 2)
        interval, aim = estimate.interval(questions=len(found)), wanted(aims, plan.seats, name)
        rows.append(
            JudgedRow(
                table_title(plan, int(cell)),
                aims[int(number)].title(game, row),
                interval.mean,
                interval.low,
                interval.high,
                estimate.games,
                aim,
                verdict(interval, aim),
            )
        )
    return rows


def verdict(interval: Interval, aim: Range) -> Verdict:
    """Fair if the interval lies within the distance that matters and the mean is not too far off."""
    if (
        interval.low > aim.high + aim.unit
        or interval.high < aim.low - aim.unit
        or abs(aim.off(interval.mean)) * aim.unit > aim.furthest
    ):
        return Verdict.UNFAIR
    return Verdict.FAIR if aim.low - aim.unit <= interval.low and interval.high <= aim.high + aim.unit else Verdict.OPEN


def in_order(name: str) -> tuple[int, int, int, str]:
    number, cell, row = name.split("/", 2)
    return int(number), int(cell), int(row) if row.isdigit() else 0, row


def table_title(plan: TuningPlan, cell: int) -> str:
    """`4 players, board=AD`."""
    one = plan.cells[cell]
    return ", ".join([say("players", count=one.players), *(f"{name}={value}" for name, value in one.options)])
