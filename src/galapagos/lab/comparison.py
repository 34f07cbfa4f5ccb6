"""The two sides of a comparison: each is the folder of a report, or the file of an experiment."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game

from .cell import Cell
from .experiment import Stop, read_experiment
from .files import DATA
from .laboratory import Results, Workload
from .measures.change import changes
from .measures.finding import Findings
from .measures.selection import is_plain


@dataclass(frozen=True)
class ReportCells:
    """The cells of a report, to be played again if their games are gone."""

    cells: tuple[Cell, ...]
    games: int
    stop: Stop | None = None


@dataclass(frozen=True)
class Comparison:
    game: Game
    names: tuple[str, str]
    before: Results
    after: Results

    @cached_property
    def findings(self) -> Findings:
        return changes(self.before, self.after)

    def as_data(self) -> dict[str, Any]:
        before, after = self.names
        findings = [finding.as_data() for finding in self.findings]
        return {"game": self.game.name, "before": before, "after": after, "findings": findings}


def read_side(path: Path) -> list[Workload]:
    if not path.is_dir():
        return [read_experiment(path)]
    try:
        rows = json.loads((path / DATA).read_text(encoding="utf-8"))["cells"]
        return [ReportCells((read_cell(row["cell"]),), int(row["games"])) for row in rows]
    except FileNotFoundError:
        raise Refused("report-without-data", folder=path, file=DATA) from None
    except (ValueError, KeyError, TypeError):
        raise Refused("report-data-foreign", file=path / DATA) from None


def read_cell(row: dict[str, Any]) -> Cell:
    return Cell(
        **{
            **row,
            "bots": tuple(row["bots"]),
            "options": tuple((name, value) for name, value in row["options"]),
            "measures": tuple(row["measures"]),
        }
    )


def check_sides(before: list[Workload], after: list[Workload]) -> str:
    """The name of the game; refuses sides that cannot be compared."""
    games = {cell.game for side in (before, after) for order in side for cell in order.cells}
    if len(games) != 1:
        raise Refused("reports-other-games", names=sorted(games))
    tables = [
        {(cell.players, cell.bots, cell.seed) for order in side for cell in order.cells if is_plain(cell)}
        for side in (before, after)
    ]
    if not tables[0] & tables[1]:
        raise Refused("reports-nothing-common")
    return games.pop()
