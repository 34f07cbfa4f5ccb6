"""What a change did: the same games with and without it, numbered alike and so with the same dice, compared pair by pair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..inference.estimate import DIFFERENCE, UNBOUNDED, Array, Estimate, mean_of
from ..inference.many import benjamini_hochberg
from ..inference.verdict import Verdict
from ..tracing.subject import subject_of
from .course import QUESTIONS
from .fairness import roles_of
from .finding import Finding, Findings
from .selection import is_plain, same_but
from .strength import outcomes_of

if TYPE_CHECKING:
    from ..cell import Cell
    from ..laboratory import Results

ROLES, COURSE, DRAWS = "change of shares", "change of course", "change of draws"
LEVEL = 0.05
AMOUNTS = ("turns", "decisions")         # what course_changes has that is no part of something


def changes(before: Results, after: Results) -> Findings:
    """Of all tables that both have: as many players, the same bots and seed."""
    found = Findings()
    for one in filter(is_plain, before.cells):
        for other in filter(is_plain, after.cells):
            if same_but(one, other, "options", "data"):
                found += change(before, one, after, other)
    return marked(found)


def options(results: Results) -> Findings:
    """The effect of each option alone: every table whose options differ in one from the usual ones, against those."""
    found = Findings()
    for base in filter(is_plain, results.cells):
        for cell in filter(is_plain, results.cells):
            if len(set(cell.options) ^ set(base.options)) == 1 and len(cell.options) > len(base.options) and same_but(cell, base, "options"):
                said = "=".join(next(iter(set(cell.options) - set(base.options))))
                rows = [finding for finding in change(results, base, results, cell) if finding.measure != DRAWS and not finding.row.startswith("seat ")]
                found += [replace(finding, measure=f"option {finding.measure.removeprefix('change of ')}", row=f"{said}: {finding.row}", options="") for finding in rows]
    return marked(found)


def change(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[Finding]:
    ways = ((ROLES, role_changes), (COURSE, course_changes), (DRAWS, draw_changes))
    for measure, way in ways:
        for row, estimate in way(before, one, after, other):
            yield replace(Finding.of(measure, other, row, estimate), fair=0.0)


def marked(findings: Findings) -> Findings:
    """Which changes are certain: of these, one in twenty is expected to be wrong. Intervals are for each row alone."""
    def p_value(finding: Finding) -> float:
        error = (finding.high - finding.low) / 2 / 1.959964
        return Estimate(finding.mean, error, finding.games).beyond()

    made = Findings()
    for measure in dict.fromkeys(finding.measure for finding in findings):
        page = [finding for finding in findings if finding.measure == measure]
        corrected = benjamini_hochberg([p_value(finding) for finding in page])
        made += [replace(finding, verdict=Verdict.UNFAIR if p < LEVEL else Verdict.OPEN) for finding, p in zip(page, corrected, strict=True)]
    return made


# --- pair by pair


def role_changes(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[tuple[str, Estimate]]:
    """How much more of the win each seat or role has."""
    for role in roles_of(one):
        column = "seat" if role == "seat" else f"role_{role.replace(' ', '_')}"
        parts = [shares_by(results, cell, column) for results, cell in ((before, one), (after, other))]
        for value in sorted({*parts[0]} & {*parts[1]}, key=str):
            numbers, first, second = np.intersect1d(parts[0][value][0], parts[1][value][0], return_indices=True)
            if len(numbers) > 1:
                yield f"seat {value + 1}" if role == "seat" else str(value), mean_of(parts[1][value][1][second] - parts[0][value][1][first], DIFFERENCE)


def shares_by(results: Results, cell: Cell, column: str) -> dict[Any, tuple[Array, Array]]:
    """For each value of a role: numbers of games, and the share of the win."""
    found = results.of(cell).seats.filter(f"{column} IS NOT NULL").order("number").project(f"{column} AS value, number, share").fetchnumpy()
    values = np.asarray(found["value"])
    return {value: (np.asarray(found["number"])[values == value], np.asarray(found["share"])[values == value]) for value in dict.fromkeys(values.tolist())}


def course_changes(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[tuple[str, Estimate]]:
    first, second = per_game(before, one), per_game(after, other)
    games = min(len(first["number"]), len(second["number"]))
    for name in first:
        if name != "number":
            yield name, mean_of(second[name][:games] - first[name][:games], UNBOUNDED if name in AMOUNTS else DIFFERENCE)


def per_game(results: Results, cell: Cell) -> dict[str, Array]:
    """Length and questions of each game, in the order of numbers, which begin with 0."""
    parts = ", ".join(f'{how} AS "{name}"' for name, how in QUESTIONS.items())
    seats = results.of(cell).seats.aggregate(f"number, {parts}").set_alias("seats")
    games = results.of(cell).games.project("number, turns, decisions, ending").set_alias("games")
    found = games.join(seats, "number").order("number").fetchnumpy()
    endings = {f"ends by {name}": (np.asarray(found["ending"]) == name).astype(float) for name in cell.table.game.endings[1:]}
    return {**{name: np.asarray(values, float) for name, values in found.items() if name != "ending"}, **endings}


def draw_changes(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[tuple[str, Estimate]]:
    """How much more often a game draws each outcome of chance that is somebody's."""
    games = min(before.count(one), after.count(other))
    if not all("rolls" in cell.measures for cell in (one, other)):
        return
    first, second = draws(before, one, games), draws(after, other, games)
    for family, outcomes in outcomes_of(subject_of(one.table.game)):
        for outcome in outcomes:
            counts = [found.get((family, outcome), np.zeros(games)) for found in (first, second)]
            if counts[0].any() or counts[1].any():
                yield f"{family} {outcome}".replace("_", " "), mean_of(counts[1] - counts[0])


def draws(results: Results, cell: Cell, games: int) -> dict[tuple[str, str], Array]:
    found = results.of(cell).rolls.filter(f"number < {games}").aggregate("family, outcome, number, count(*) AS times").fetchnumpy()
    names = np.char.add(np.char.add(np.asarray(found["family"], str), "\t"), np.asarray(found["outcome"], str))
    made = {}
    for name in np.unique(names):
        here = names == name
        family, _, outcome = str(name).partition("\t")
        made[family, outcome] = np.bincount(np.asarray(found["number"])[here], np.asarray(found["times"])[here], games)
    return made
