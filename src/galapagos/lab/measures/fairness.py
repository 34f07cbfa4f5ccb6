"""Whether seats, start places and other roles are fair: whether each wins its share of the games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from ..inference.estimate import share_of
from ..stopping import role_column
from ..tracing.subject import subject_of
from .finding import Claim, Finding, Findings, judged
from .selection import is_plain

if TYPE_CHECKING:
    from ..cell import Cell
    from ..laboratory import Results


def roles_of(cell: Cell) -> list[str]:
    """`seat`, and the game's own roles."""
    return ["seat", *(role.name for role in subject_of(cell.table.game).roles)]


def fairness(results: Results, role: str = "seat") -> Findings:
    """Findings for tables where all seats have the same bot and no seat has a gift."""
    made = [claim for cell in filter(is_plain, results.cells) for claim in claims(results, cell, role)]
    return Findings(
        of_the_table(results, cell, finding) for (cell, *_), finding in zip(made, judged(role, made), strict=True)
    )


def of_the_table(results: Results, cell: Cell, finding: Finding) -> Finding:
    """Make `more_games` count games of the table: a start place may be taken in only some of them."""
    return (
        finding
        if finding.more_games is None
        else replace(finding, more_games=finding.more_games * results.count(cell) / finding.games)
    )


def claims(results: Results, cell: Cell, role: str) -> Iterator[Claim]:
    column, _ = role_column(cell, role)
    number = column if role == "seat" else f"{column}_number"
    found = (
        results.of(cell)
        .seats.filter(f"{column} IS NOT NULL")
        .aggregate(f"{number} AS number, {column} AS value, share, count(*) AS times")
        .order("number, share")
        .fetchnumpy()
    )
    for place in np.unique(found["number"]):
        rows = found["number"] == place
        name = f"seat {place + 1}" if role == "seat" else str(found["value"][rows][0])
        yield cell, name, share_of(found["share"][rows], found["times"][rows]), 1 / cell.players
