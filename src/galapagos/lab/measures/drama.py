"""What happens between the first turn and the last: who leads, how often that changes, whether the later winner was
behind, and when the game is settled.

Only for cells whose chances are well calibrated, because everything here rests on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..inference.estimate import AMOUNT, PART, Array, Estimate, mean_of, share_of
from .chances import CellCourse, believed, per_game
from .finding import Finding, Findings

if TYPE_CHECKING:
    from ..laboratory import Results

PARTS = 10  # of a game, for the leader's share of the win


def drama(results: Results) -> Findings:
    """Lead changes, drama, comebacks, when the game is settled, and the leader's share of the win."""
    courses = believed(results)
    return Findings(
        Finding.of(measure, course.cell, name, estimate)
        for measure, rows_of in (("drama", rows), ("leader", leader_rows))
        for course in courses
        for name, estimate in rows_of(course).items()
    )


def leader_rows(course: CellCourse) -> dict[str, Estimate]:
    """The share of the win of the seat that leads, for each tenth of the game."""
    won = course.shares[np.arange(len(course.games)), leaders(course)]
    parts = np.minimum(PARTS - 1, (course.gone * PARTS).astype(int))
    return {
        f"{100 * part // PARTS}–{100 * (part + 1) // PARTS} %": mean_of(
            per_game(won[parts == part], course.games[parts == part]), PART
        )
        for part in np.unique(parts)
    }


def rows(course: CellCourse) -> dict[str, Estimate]:
    chances, leads = course.chances, leaders(course)
    winner = (chances * (course.shares > 0)).max(axis=1)  # the later winner's chance; the best one if several win
    behind = chances.max(axis=1) - winner
    lowest = np.full(course.games.max() + 1, 1.0)
    np.minimum.at(lowest, course.games, winner)
    return {
        "lead changes": mean_of(changes(course, leads), AMOUNT),
        "drama": mean_of(per_game(behind, course.games), PART),
        "comebacks": share_of((lowest < 0.5 / course.cell.players).astype(float)),
        "settled": mean_of(settled(course, leads), PART),
    }


def leaders(course: CellCourse) -> Array:
    """The seat with the best value; among equals the previous leader, or else the first seat."""
    leads, best = course.values.argmax(axis=1), course.values.max(axis=1)
    here = np.arange(1, len(leads))
    goes_on = course.games[1:] == course.games[:-1]
    while True:
        keeps = goes_on & (leads[1:] != leads[:-1]) & (course.values[here, leads[:-1]] == best[1:])
        keeps[1:] &= ~keeps[:-1]  # the first of several in a row, because it decides the next
        if not keeps.any():
            return np.asarray(leads)
        leads[1:][keeps] = leads[:-1][keeps]


def changes(course: CellCourse, leads: Array) -> Array:
    """How often the lead changes: one number per game."""
    changed = (leads[1:] != leads[:-1]) & (course.games[1:] == course.games[:-1])
    return np.bincount(course.games[1:][changed], minlength=course.games.max() + 1)


def settled(course: CellCourse, leads: Array) -> Array:
    """The part of a game that is over when the later winner takes the lead for good; 1 if that never happens where a
    turn begins."""
    is_winner = course.shares[np.arange(len(leads)), leads] > 0
    last = np.flatnonzero(np.append(course.games[1:] != course.games[:-1], True))  # the last look of each game
    # the last look so far whose leader did not win
    wrong = np.maximum.accumulate(np.where(is_winner, -1, np.arange(len(leads))))[last]
    first = np.append(0, last[:-1] + 1)
    begins = np.maximum(first, wrong + 1)
    return np.where(begins > last, 1.0, course.gone[np.minimum(begins, last)])
