"""Fit new weights, and measure how much better they predict the winner of games that were held out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from galapagos.engine.game import Game

from . import regression
from .positions import Positions
from .weights import Array, Weights, directions, lengthened, weights_of

HELD = 4  # every fourth game is held out to judge the fit
STAGES = ("early", "middle", "late")


@dataclass(frozen=True)
class Quality:
    """The quality of a forecast over a stage of the game."""

    players: int
    stage: str
    positions: int
    nothing: float  # the loss without knowledge
    before: float  # the loss with the old weights
    after: float
    auc_before: float
    auc_after: float


@dataclass(frozen=True)
class Fit:
    game: Game
    before: Weights
    after: Weights
    qualities: tuple[Quality, ...]

    def as_data(self) -> dict[str, Any]:
        return {
            "terms": list(self.before.terms),
            "before": self.before.table,
            "after": self.after.table,
            "doubt": {"before": self.before.doubt, "after": self.after.doubt},
            "quality": [vars(quality) for quality in self.qualities],
        }


def fit(game: Game, tables: Sequence[Positions], stages: int = 1) -> Fit:
    """`stages` is the number that the positions were gathered for."""
    own = weights_of(game)
    known = regression.fit([table.chosen(table.games % HELD != 0) for table in tables])
    held = [table.chosen(table.games % HELD == 0) for table in tables]
    qualities = [quality for table in held for quality in judge(table, table.worths / own.doubt, table.terms @ known)]
    return Fit(game, own, rescaled(own, tables, regression.fit(tables), stages), tuple(qualities))


def rescaled(own: Weights, tables: Sequence[Positions], found: Array, stages: int) -> Weights:
    """Scale the weights so that values vary as much as before and the other numbers of the heuristics keep their
    meaning; `doubt` converts them to log odds. A term that never differs where turns end keeps its weight."""
    spread = np.sqrt(
        np.mean([table.worths.var() for table in tables]) / np.mean([(table.terms @ found).var() for table in tables])
    )
    terms = len(own.terms)
    lines = len(found) // terms
    array = np.tensordot(found * spread, directions(stages, terms), axes=1)
    unused = np.all([(table.terms == 0).all(axis=(0, 1)) for table in tables], axis=0)[::lines]
    array[:, unused] = lengthened(own.array, max(stages, len(own.table)))[:stages, unused]
    return own.changed(array, spread)


def judge(table: Positions, before: Array, after: Array) -> list[Quality]:
    """The quality over the whole game and over its thirds."""
    seats = table.shares.shape[1]
    borders = np.quantile(table.turns, [1 / 3, 2 / 3])
    stages = {
        "all": np.ones(len(table), bool),
        **{name: np.digitize(table.turns, borders) == number for number, name in enumerate(STAGES)},
    }
    return [
        Quality(
            seats,
            name,
            int(where.sum()),
            float(np.log(seats)),
            regression.loss(before[where], table.shares[where]),
            regression.loss(after[where], table.shares[where]),
            regression.auc(before[where], table.shares[where]),
            regression.auc(after[where], table.shares[where]),
        )
        for name, where in stages.items()
        if where.any()
    ]
