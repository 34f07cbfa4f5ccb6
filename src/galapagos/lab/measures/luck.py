"""Luck and skill: how much of the outcome the dice alone determine, and how much better thinking does."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from ..inference.estimate import LEVEL, Array, Estimate, deviations
from ..statistics import Interval
from ..tournament.rating import rate
from .finding import Finding, Findings

if TYPE_CHECKING:
    from ..cell import Cell
    from ..laboratory import Results

LARGEST = 700.0  # the largest exponent without overflow
LADDER = ("random", "greedy", "level5@4", "level5@12", "level5@36")


def luck(results: Results) -> Findings:
    """For cells with repeated dice: the part of the variance of winning that lies between dice."""
    found = Findings()
    for cell in results.cells:
        if cell.repeats > 1:
            found.append(Finding.of("luck", cell, "same dice", between_dice(shares_by_dice(results, cell))))
    return found


def shares_by_dice(results: Results, cell: Cell) -> Array:
    """An array by dice, repeat and seat."""
    shares = np.asarray(results.of(cell).seats.order("number, seat").project("share").fetchnumpy()["share"])
    whole = len(shares) // (cell.repeats * cell.players) * cell.repeats * cell.players
    return shares[:whole].reshape(-1, cell.repeats, cell.players)


@dataclass(frozen=True)
class FixedPart(Estimate):
    """The part of the variance of winning that the dice determine.

    The error is on the scale of the logarithm of `variance_ratio`, where it hardly depends on the truth; on the scale
    of the part itself, a low estimate from few dice would look certain.
    """

    least: float = 0.0
    most: float = 1.0
    repeats: int = 2

    def interval(self, level: float = LEVEL, questions: int = 1) -> Interval:
        if not math.isfinite(self.mean):
            return Interval(self.mean, self.least, self.most)
        middle, reach = math.log(ratio_of(self.mean, self.repeats)), deviations(level / questions) * self.error
        low, high = (part_of(math.exp(min(LARGEST, at)), self.repeats) for at in (middle - reach, middle + reach))
        return self.bounded(Interval(self.mean, low, high))


def between_dice(shares: Array) -> Estimate:
    """The intraclass correlation over all seats, with the jackknife's error: leave out each dice in turn (Arvesen
    1970).

    By chance the same dice may agree less than different ones. Then the estimate is 0, the nearest possible value, and
    the interval begins there.
    """
    dice, repeats, _ = shares.shape
    if dice < 3 or not shares.var(axis=(0, 1)).any():
        return FixedPart(math.nan, math.inf, dice * repeats, repeats=repeats)
    log_ratio = math.log(variance_ratio(shares))
    without = [math.log(variance_ratio(np.delete(shares, one, axis=0))) for one in range(dice)]
    error = math.sqrt((dice - 1) * float(np.var(without)))
    return FixedPart(max(0.0, part_of(math.exp(log_ratio), repeats)), error, dice * repeats, repeats=repeats)


def variance_ratio(shares: Array) -> float:
    """The ratio of the variance between dice to that within them: 1 if the dice determine nothing.

    One ordinary game is added to each, so that the ratio is never 0 or infinite.
    """
    dice, repeats = map(int, shares.shape[:2])
    between = repeats * float(shares.mean(axis=1).var(axis=0, ddof=1).sum())
    within = float(shares.var(axis=1, ddof=1).mean(axis=0).sum())
    imagined = max(float(shares.var(axis=(0, 1)).sum()), 1e-12)
    games_within = dice * (repeats - 1)
    spread_between = (between * (dice - 1) + imagined) / dice
    spread_within = (within * games_within + imagined) / (games_within + 1)
    return spread_between / spread_within


def part_of(ratio: float, repeats: int) -> float:
    return (ratio - 1) / (ratio + repeats - 1)


def ratio_of(part: float, repeats: int) -> float:
    return (1 + (repeats - 1) * part) / (1 - part)


def rungs(players: int, ladder: tuple[str, ...] = LADDER) -> list[str]:
    """Tables of neighbours on the ladder, seated alternately both ways round, with the same dice."""
    return [
        ",".join((one, other)[seat % 2] for seat in range(players))
        for pair in pairwise(ladder)
        for one, other in (pair, pair[::-1])
    ]


def skill(results: Results) -> Findings:
    """Elo points of all bots that met, around their average."""
    cells = [cell for cell in results.cells if len(set(cell.bots)) > 1]
    found = Findings()
    for players in dict.fromkeys(cell.players for cell in cells):
        here = [cell for cell in cells if cell.players == players]
        names = sorted(
            {bot for cell in here for bot in cell.bots},
            key=lambda name: (LADDER.index(name) if name in LADDER else len(LADDER), name),
        )
        counts, wins = sets(results, here, names)
        for name, rating in zip(names, rate(counts, wins), strict=True):
            tables = [cell for cell in here if name in cell.bots]
            error = (rating.high - rating.low) / 2 / 1.959964
            row = Finding.of(
                "skill", tables[0], name, Estimate(rating.points, error, sum(map(results.count, tables))), unit="Elo"
            )
            found.append(replace(row, bots=name))
    return found


def sets(results: Results, cells: list[Cell], names: list[str]) -> tuple[Array, Array]:
    """For each game, how many seats each bot had and how much of the win it got."""
    counts, wins = [], []
    for cell in cells:
        shares = np.asarray(
            results.of(cell).seats.order("number, seat").project("share").fetchnumpy()["share"]
        ).reshape(-1, cell.players)
        seated = np.array([[bot == name for name in names] for bot in cell.bots], float)
        wins.append(shares @ seated)
        counts.append(np.repeat(seated.sum(axis=0)[None, :], len(shares), axis=0))
    return np.concatenate(counts), np.concatenate(wins)
