"""A finding: one row of a report."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from ..cell import Cell
from ..inference.estimate import Estimate
from ..inference.many import holm
from ..inference.verdict import LEAST_GAMES, MATTERS, SIZE_MATTERS, Correction, Verdict, games_to_settle, judge


@dataclass(frozen=True)
class Finding:
    """`low` and `high` hold for all rows of its page together, 19 times in 20."""

    measure: str
    game: str
    players: int
    bots: str
    options: str
    data: str
    row: str
    mean: float
    low: float
    high: float
    games: int
    fair: float | None = None  # the expected value, if there is one
    verdict: Verdict | None = None
    disputed: bool = False  # other bots lead to another verdict
    unit: str = ""  # of the mean, if it is not a share or number
    least: float = -math.inf  # bounds of the measure
    most: float = math.inf
    more_games: float | None = None  # to settle an open verdict, if the estimate stays as it is
    before: float | None = None  # of a change: the old value; the mean is the difference

    @classmethod
    def of(
        cls,
        measure: str,
        cell: Cell,
        row: str,
        estimate: Estimate,
        questions: int = 1,
        fair: float | None = None,
        unit: str = "",
    ) -> Finding:
        interval = estimate.interval(questions=questions)
        options = " ".join(f"{name}={value}" for name, value in cell.options)
        return cls(
            measure,
            cell.game,
            cell.players,
            ",".join(cell.bots),
            options,
            cell.data_name,
            row,
            interval.mean,
            interval.low,
            interval.high,
            estimate.games,
            fair,
            unit=unit,
            least=estimate.least,
            most=estimate.most,
        )

    @property
    def place(self) -> tuple[object, ...]:
        """What it is about, apart from the bots."""
        return self.measure, self.game, self.players, self.options, self.data, self.row

    @property
    def differs(self) -> bool:
        """Whether it surely differs from what is fair, by however little."""
        return self.games >= LEAST_GAMES and self.at_least > 0

    @property
    def at_least(self) -> float:
        """Its distance from what is fair, at the near end of the interval."""
        return 0.0 if self.fair is None else max(0.0, self.low - self.fair, self.fair - self.high)

    @property
    def matters(self) -> float:
        """The smallest difference that matters: of a share or part, or of a size that changed."""
        return MATTERS if math.isfinite(self.most) else max(MATTERS, SIZE_MATTERS * abs(self.before or 0.0))

    def as_data(self) -> dict[str, Any]:
        return {
            name: None if isinstance(value, float) and not math.isfinite(value) else value
            for name, value in asdict(self).items()
        }


class Findings(list[Finding]):
    """Rows that belong together; a notebook shows them as a plot and a table."""

    def _repr_html_(self) -> str:
        from ..paper.notebook import fragment

        return fragment(self)


Claim = tuple[Cell, str, Estimate, float]  # a row, its estimate, and what would be fair


def judged(measure: str, claims: Sequence[Claim], margin: float = MATTERS, correct: Correction = holm) -> Findings:
    """The findings of a page: verdicts are corrected for multiple testing, and the intervals hold together."""
    differences = [estimate.less(fair) for _, _, estimate, fair in claims]
    verdicts = judge(differences, margin, correct=correct)
    findings = []
    for (cell, row, estimate, fair), difference, verdict in zip(claims, differences, verdicts, strict=True):
        more = more_games(verdict, difference, len(claims), margin)
        findings.append(
            replace(Finding.of(measure, cell, row, estimate, len(claims), fair), verdict=verdict, more_games=more)
        )
    return Findings(replace(finding, disputed=is_disputed(finding, findings)) for finding in findings)


def more_games(verdict: Verdict, difference: Estimate, questions: int, margin: float) -> float | None:
    """How many more games would settle an open verdict."""
    return games_to_settle(difference, questions, margin) - difference.games if verdict == Verdict.OPEN else None


def is_disputed(finding: Finding, others: Sequence[Finding]) -> bool:
    """Whether other bots lead to another certain verdict on the same thing."""
    certain = {
        side(other) for other in others if other.place == finding.place and other.verdict not in (None, Verdict.OPEN)
    }
    return len(certain | {side(finding)}) > 1 if finding.verdict not in (None, Verdict.OPEN) else len(certain) > 1


def side(finding: Finding) -> int:
    if finding.verdict != Verdict.UNFAIR or finding.fair is None:
        return 0
    return 1 if finding.mean > finding.fair else -1


def as_csv(findings: Sequence[Finding]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, list(Finding.__dataclass_fields__), lineterminator="\n")
    writer.writeheader()
    writer.writerows(finding.as_data() for finding in findings)
    return out.getvalue()
