"""The effect of a change: games with and without it that have the same number, and so the same dice, compared pair by
pair.

A change of a share or part matters from `MATTERS` on, that of a length or a number from `SIZE_MATTERS` of it on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..inference.estimate import DIFFERENCE, UNBOUNDED, Array, Estimate, mean_of
from ..inference.many import benjamini_hochberg
from ..inference.verdict import Verdict, judge
from ..tracing.subject import subject_of
from .course import QUESTIONS
from .fairness import roles_of
from .finding import Finding, Findings, more_games
from .selection import is_plain, same_but
from .strength import outcomes_of

if TYPE_CHECKING:
    from ..cell import Cell
    from ..laboratory import Results

ROLES, COURSE, DRAWS = "change of shares", "change of course", "change of draws"
AMOUNTS = ("turns", "decisions")  # rows of course_changes that are no parts of a whole


@dataclass(frozen=True)
class Change:
    """A row: the value before, and the difference."""

    row: str
    before: float
    estimate: Estimate

    @classmethod
    def of(cls, row: str, before: Array, after: Array, bounds: tuple[float, float] = UNBOUNDED) -> Change:
        """From one value per game, in the same order of games."""
        return cls(row, float(before.mean()), mean_of(after - before, bounds))


Row = tuple[str, "Cell", Change]  # with its measure


def changes(before: Results, after: Results) -> Findings:
    """The changes at all tables that both sides have: same number of players, bots and seed."""
    return judged(
        row
        for one in filter(is_plain, before.cells)
        for other in filter(is_plain, after.cells)
        if same_but(one, other, "options", "data")
        for row in change(before, one, after, other)
    )


def options(results: Results) -> Findings:
    """The effect of each option alone: every table with one option that differs from a base table, compared with that
    table."""
    rows: list[Row] = []
    for base in filter(is_plain, results.cells):
        for cell in filter(is_plain, results.cells):
            other = {*cell.options} ^ {*base.options}
            if len(other) == 1 and len(cell.options) > len(base.options) and same_but(cell, base, "options"):
                said = "=".join(other.pop())
                rows += [
                    (measure.replace("change of", "option"), cell, replace(found, row=f"{said}: {found.row}"))
                    for measure, _, found in change(results, base, results, cell)
                    if measure != DRAWS and not found.row.startswith("seat ")
                ]
    return Findings(replace(finding, options="") for finding in judged(rows))


def change(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[Row]:
    for measure, way in ((ROLES, role_changes), (COURSE, course_changes), (DRAWS, draw_changes)):
        for found in way(before, one, after, other):
            yield measure, other, found


def judged(rows: Iterable[Row]) -> Findings:
    """Of the rows called more or less, one in twenty may be wrong. The largest differences come first, draws last."""
    pages = dict[str, list[Row]]()
    for row in rows:
        pages.setdefault(row[0], []).append(row)
    found = [finding for page in pages.values() for finding in judged_page(page)]
    return Findings(sorted(found, key=lambda finding: (finding.measure == DRAWS, -finding.at_least / finding.matters)))


def judged_page(page: Sequence[Row]) -> Iterator[Finding]:
    findings = [
        replace(Finding.of(measure, cell, found.row, found.estimate, len(page), fair=0.0), before=found.before)
        for measure, cell, found in page
    ]
    sizes = [found.estimate.over(finding.matters) for (_, _, found), finding in zip(page, findings, strict=True)]
    verdicts = judge(sizes, 1.0, correct=benjamini_hochberg)
    for finding, size, verdict in zip(findings, sizes, verdicts, strict=True):
        if size.mean == size.error == 0:  # no game differs, so even a few games show that nothing changed
            yield replace(finding, verdict=Verdict.FAIR)
        else:
            yield replace(finding, verdict=verdict, more_games=more_games(verdict, size, len(page), 1.0))


# --- pair by pair


def role_changes(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[Change]:
    """The change of each seat's or role's share of the win."""
    for role in roles_of(one):
        column = "seat" if role == "seat" else f"role_{role.replace(' ', '_')}"
        parts = [shares_by(results, cell, column) for results, cell in ((before, one), (after, other))]
        for value in sorted({*parts[0]} & {*parts[1]}, key=str):
            (numbers, shares), (other_numbers, other_shares) = (part[value] for part in parts)
            both, first, second = np.intersect1d(numbers, other_numbers, return_indices=True)
            if len(both) > 1:
                row = f"seat {value + 1}" if role == "seat" else str(value)
                yield Change.of(row, shares[first], other_shares[second], DIFFERENCE)


def shares_by(results: Results, cell: Cell, column: str) -> dict[Any, tuple[Array, Array]]:
    """For each value of a role, the numbers of its games and the shares of the win."""
    seats = results.of(cell).seats.filter(f"{column} IS NOT NULL").order("number")
    values, numbers, shares = seats.project(f"{column} AS value, number, share").fetchnumpy().values()
    return {value: (numbers[values == value], shares[values == value]) for value in dict.fromkeys(values.tolist())}


def course_changes(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[Change]:
    first, second = per_game(before, one), per_game(after, other)
    games = min(len(first["number"]), len(second["number"]))
    for name in [name for name in first if name != "number"]:
        bounds = UNBOUNDED if name in AMOUNTS else DIFFERENCE
        yield Change.of(name, first[name][:games], second[name][:games], bounds)


def per_game(results: Results, cell: Cell) -> dict[str, Array]:
    """Length and questions of each game, in order of game numbers, which begin at 0."""
    parts = ", ".join(f'{how} AS "{name}"' for name, how in QUESTIONS.items())
    seats = results.of(cell).seats.aggregate(f"number, {parts}").set_alias("seats")
    games = results.of(cell).games.project("number, turns, decisions, ending").set_alias("games")
    found = games.join(seats, "number").order("number").fetchnumpy()
    endings = {
        f"ends by {name}": (np.asarray(found["ending"]) == name).astype(float) for name in cell.table.game.endings[1:]
    }
    return {**{name: np.asarray(values, float) for name, values in found.items() if name != "ending"}, **endings}


def draw_changes(before: Results, one: Cell, after: Results, other: Cell) -> Iterator[Change]:
    """How much more often a game draws each outcome of chance that belongs to a seat."""
    games = min(before.count(one), after.count(other))
    if not all("rolls" in cell.measures for cell in (one, other)):
        return
    first, second = draws(before, one, games), draws(after, other, games)
    for family, outcomes in outcomes_of(subject_of(one.table.game)):
        for outcome in outcomes:
            times, times_now = (found.get((family, outcome), np.zeros(games)) for found in (first, second))
            if times.any() or times_now.any():
                yield Change.of(f"{family} {outcome}".replace("_", " "), times, times_now)


def draws(results: Results, cell: Cell, games: int) -> dict[tuple[str, str], Array]:
    found = (
        results.of(cell)
        .rolls.filter(f"number < {games}")
        .aggregate("family, outcome, number, count(*) AS times")
        .fetchnumpy()
    )
    names = np.char.add(np.char.add(np.asarray(found["family"], str), "\t"), np.asarray(found["outcome"], str))
    made = {}
    for name in np.unique(names):
        here = names == name
        family, _, outcome = str(name).partition("\t")
        made[family, outcome] = np.bincount(np.asarray(found["number"])[here], np.asarray(found["times"])[here], games)
    return made
