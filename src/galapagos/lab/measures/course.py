"""The length of games, how they end, how many questions leave no choice, and who waits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from ..inference.estimate import AMOUNT, PART, Estimate, mean_of, share_of
from .finding import Finding, Findings
from .selection import is_plain

if TYPE_CHECKING:
    from ..laboratory import Results

TENTHS = {"decisions, one game in ten has fewer": 10, "decisions, one game in ten has more": 90}

# Parts of all questions of a game.
QUESTIONS = {
    "one answer": "sum(lone) / sum(questions)",
    "passed": "sum(passes) / sum(questions)",
    "after being out": "1 - min(last) / max(last)",  # for the seat whose last question comes first
    "longest wait": "max(pause) / max(last)",
}


def length(results: Results) -> Findings:
    found = Findings()
    for cell in filter(is_plain, results.cells):
        columns = results.of(cell).games.project("turns, decisions").fetchnumpy()
        found += [Finding.of("length", cell, name, mean_of(columns[name], AMOUNT)) for name in ("turns", "decisions")]
        for name, percent in TENTHS.items():
            value = float(np.percentile(columns["decisions"], percent))
            found.append(Finding.of("length", cell, name, Estimate(value, math.inf, results.count(cell), *AMOUNT)))
    return found


def endings(results: Results) -> Findings:
    """The share of games with each ending."""
    found = Findings()
    for cell in filter(is_plain, results.cells):
        names = results.of(cell).games.project("ending").fetchnumpy()["ending"]
        found += [
            Finding.of("endings", cell, ending, share_of((names == ending).astype(float)))
            for ending in cell.table.game.endings[1:]
        ]
    return found


def questions(results: Results) -> Findings:
    """Questions without a choice, and waiting, as parts of a game's questions."""
    found = Findings()
    for cell in filter(is_plain, results.cells):
        parts = ", ".join(f'{how} AS "{name}"' for name, how in QUESTIONS.items())
        columns = results.of(cell).seats.aggregate(f"number, {parts}").fetchnumpy()
        found += [Finding.of("questions", cell, name, mean_of(columns[name], PART)) for name in QUESTIONS]
    return found
