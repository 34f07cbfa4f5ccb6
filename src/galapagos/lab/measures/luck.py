"""Luck and skill: how much of the outcome the dice alone fix, and how much better thinking does."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from ..inference.estimate import Array, Estimate
from ..tournament.rating import rate
from .finding import Finding, Findings

if TYPE_CHECKING:
    from ..cell import Cell
    from ..laboratory import Results

RESAMPLES = 200
LADDER = ("random", "greedy", "level5@4", "level5@12", "level5@36")


def luck(results: Results) -> Findings:
    """Of cells where the same dice are rolled several times: the part of the variance of winning that lies between dice."""
    found = Findings()
    for cell in results.cells:
        if cell.repeats > 1:
            found.append(Finding.of("luck", cell, "same dice", between_dice(shares_by_dice(results, cell))))
    return found


def shares_by_dice(results: Results, cell: Cell) -> Array:
    """Dice, repeat, seat."""
    shares = np.asarray(results.of(cell).seats.order("number, seat").project("share").fetchnumpy()["share"])
    whole = len(shares) // (cell.repeats * cell.players) * cell.repeats * cell.players
    return shares[:whole].reshape(-1, cell.repeats, cell.players)


def between_dice(shares: Array) -> Estimate:
    """The intraclass correlation over all seats; its error by drawing dice anew."""
    random = np.random.default_rng(0)
    drawn = [intraclass(shares[random.integers(0, len(shares), len(shares))]) for _ in range(RESAMPLES)]
    return Estimate(intraclass(shares), float(np.std(drawn)), shares.shape[0] * shares.shape[1])


def intraclass(shares: Array) -> float:
    repeats = shares.shape[1]
    between = repeats * float(shares.mean(axis=1).var(axis=0, ddof=1).sum())
    within = float(shares.var(axis=1, ddof=1).mean(axis=0).sum())
    part: float = (between - within) / max(1e-12, between + (repeats - 1) * within)
    return part


def rungs(players: int, ladder: tuple[str, ...] = LADDER) -> list[str]:
    """Tables of neighbours on the ladder, seated alternately and the other way round: each meets the same dice."""
    return [",".join((one, other)[seat % 2] for seat in range(players)) for pair in pairwise(ladder) for one, other in (pair, pair[::-1])]


def skill(results: Results) -> Findings:
    """Elo points of all bots that met, around their average."""
    cells = [cell for cell in results.cells if len(set(cell.bots)) > 1]
    found = Findings()
    for players in dict.fromkeys(cell.players for cell in cells):
        here = [cell for cell in cells if cell.players == players]
        names = sorted({bot for cell in here for bot in cell.bots}, key=lambda name: (LADDER.index(name) if name in LADDER else len(LADDER), name))
        counts, wins = sets(results, here, names)
        for name, rating in zip(names, rate(counts, wins), strict=True):
            tables = [cell for cell in here if name in cell.bots]
            error = (rating.high - rating.low) / 2 / 1.959964
            row = Finding.of("skill", tables[0], name, Estimate(rating.points, error, sum(map(results.count, tables))), unit="Elo")
            found.append(replace(row, bots=name))
    return found


def sets(results: Results, cells: list[Cell], names: list[str]) -> tuple[Array, Array]:
    """Of each game: how many seats each bot had, and how much of it each won."""
    counts, wins = [], []
    for cell in cells:
        shares = np.asarray(results.of(cell).seats.order("number, seat").project("share").fetchnumpy()["share"]).reshape(-1, cell.players)
        seated = np.array([[bot == name for name in names] for bot in cell.bots], float)
        wins.append(shares @ seated)
        counts.append(np.repeat(seated.sum(axis=0)[None, :], len(shares), axis=0))
    return np.concatenate(counts), np.concatenate(wins)
