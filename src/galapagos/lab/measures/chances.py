"""Each seat's chance of winning where turns begin, from the value that the game's heuristics give its position; and how
well these chances are calibrated.

Chances are exp(value / t), normalized to sum to 1. The temperature t is fitted for each stage on the games with even
numbers; the others test whether a chance of 30 % comes true three times in ten.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..inference.estimate import PART, Array, Estimate, mean_of, weighted_mean
from ..inference.verdict import Verdict
from .finding import Claim, Finding, Findings, judged
from .selection import is_plain

if TYPE_CHECKING:
    from ..cell import Cell
    from ..laboratory import Results

MOST_GAMES = 4000  # used per cell
LEAST_GAMES = 200  # for a fit
STAGES, TENTHS = 6, 10
SLOPES = np.geomspace(0.03, 30, 40)
KNOWLEDGE = (-math.inf, 1.0)  # bounds: chances can mislead without limit
TOLERANCE = 0.05  # the error up to which chances count as calibrated


@dataclass(frozen=True)
class CellCourse:
    """All looks of a cell's games in order: a row per look, a column per seat."""

    cell: Cell
    games: Array  # of each look, counted from 0
    stages: Array  # of each look: the stage of the game
    gone: Array  # of each look: the part of the game's questions before it
    values: Array
    shares: Array  # of the win

    @cached_property
    def chances(self) -> Array:
        scale = max(float(np.std(self.values)), 1e-9)
        chances = np.full(self.values.shape, 1 / self.cell.players)
        for stage in range(STAGES):
            here = self.stages == stage
            fitted = here & (self.games % 2 == 0)
            if fitted.any():
                chances[here] = softmax(
                    self.values[here], best_slope(self.values[fitted] / scale, self.shares[fitted]) / scale
                )
        return chances

    @property
    def unseen(self) -> Array:
        """Looks that were not used for the fit."""
        return np.asarray(self.games % 2 == 1)

    def knowledge(self) -> Estimate:
        """How much information the chances carry: 0 for a guess, 1 if they name the winner. One value per game."""
        unseen = self.unseen
        told = (self.shares[unseen] * np.log(np.maximum(self.chances[unseen], 1e-12))).sum(axis=1)
        return mean_of(per_game(1 + told / math.log(self.cell.players), self.games[unseen]), KNOWLEDGE)

    def calibration(self) -> list[Claim]:
        """For each tenth of the chances, how often they came true and how often they should have."""
        unseen, claims = self.unseen, []
        chances, shares = self.chances[unseen].ravel(), self.shares[unseen].ravel()
        games = np.repeat(self.games[unseen], self.cell.players)
        for tenth in range(TENTHS):
            here = np.minimum(TENTHS - 1, (chances * TENTHS).astype(int)) == tenth
            if len(np.unique(games[here])) >= LEAST_GAMES // 4:
                should = float(chances[here].mean())
                off = weighted_mean(shares[here] - chances[here], np.ones(here.sum()), games[here])
                claims.append(
                    (
                        self.cell,
                        f"{10 * tenth}–{10 * tenth + 10} %",
                        Estimate(should + off.mean, off.error, off.games, *PART),
                        should,
                    )
                )
        return claims


@lru_cache(maxsize=2)
def courses(results: Results) -> list[CellCourse]:
    """The courses of cells that have enough games with looks."""
    return [
        course_of(results, cell)
        for cell in results.cells
        if is_plain(cell) and "looks" in cell.measures and results.count(cell) >= LEAST_GAMES
    ]


def course_of(results: Results, cell: Cell) -> CellCourse:
    where = f"number < {MOST_GAMES}"
    results = results.of(cell)
    seats = results.seats.filter(where).project("number, seat, share").set_alias("seats")
    games = results.games.filter(where).project("number, decisions AS length").set_alias("games")
    looks = results.looks.filter(where).project("number, seat, turn, decisions, value").set_alias("looks")
    found = looks.join(seats, "number, seat").join(games, "number").order("number, decisions, seat").fetchnumpy()
    by_seat = {name: np.asarray(found[name]).reshape(-1, cell.players) for name in found}
    turns = by_seat["turn"][:, 0]
    bounds = np.unique(np.quantile(turns, np.arange(1, STAGES) / STAGES))
    return CellCourse(
        cell,
        np.unique(by_seat["number"][:, 0], return_inverse=True)[1],
        np.searchsorted(bounds, turns, side="right"),
        by_seat["decisions"][:, 0] / np.maximum(1, by_seat["length"][:, 0]),
        by_seat["value"].astype(float),
        by_seat["share"],
    )


def softmax(values: Array, slope: float = 1.0) -> Array:
    raised = np.exp(np.maximum(-40, (values - values.max(axis=1, keepdims=True)) * slope))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def best_slope(values: Array, shares: Array) -> float:
    """The slope of maximum likelihood; 0 if the values carry no information."""

    def told(slope: float) -> float:
        return float((shares * np.log(np.maximum(softmax(values, slope), 1e-12))).sum())

    return float(max((0.0, *SLOPES), key=told))


def per_game(values: Array, games: Array) -> Array:
    """The mean of each game that has values."""
    counts = np.bincount(games)
    return np.bincount(games, values)[counts > 0] / counts[counts > 0]


def calibration(results: Results) -> Findings:
    """Whether chances come true, by tenths, and how much information they carry."""
    found = courses(results)
    claims = [claim for course in found for claim in course.calibration()]
    known = (Finding.of("knowledge", course.cell, "all turns", course.knowledge()) for course in found)
    return Findings([*judged("calibration", claims, TOLERANCE), *known])


def believed(results: Results) -> list[CellCourse]:
    """The courses whose chances are not certainly wrong anywhere and carry information."""
    found = []
    for course in courses(results):
        off = any(
            finding.verdict == Verdict.UNFAIR for finding in judged("calibration", course.calibration(), TOLERANCE)
        )
        if not off and course.knowledge().interval().low > 0:
            found.append(course)
    return found
