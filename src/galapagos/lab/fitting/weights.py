"""The weights of a game's `value`: the table WEIGHTS that its heuristics read, with a column for each `Term` and a row
for each stage of the game.

`value` is linear in WEIGHTS, so a term is the value with weight 1 for it and 0 for the others; no term is declared
twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from galapagos.engine.compiler.backend import Functions, as_numpy, built, program
from galapagos.engine.compiler.mutable_tables import MutableProgram, MutableTable
from galapagos.engine.compiler.program import Function
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game

from ..tracing.programs import with_tables
from . import sample

WEIGH = (sample.weigh,)
UNIT = 1 << 16  # the scale of a weight of 1, so that integer divisions in `value` lose little

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Weights:
    """The weights of a game: the present ones, or those of a fit."""

    terms: tuple[str, ...]
    table: tuple[tuple[int, ...], ...]
    doubt: int

    @property
    def array(self) -> Array:
        return np.array(self.table, float)

    def changed(self, array: Array, doubt: float) -> Weights:
        return Weights(
            self.terms, tuple(tuple(int(weight) for weight in row) for row in np.rint(array)), max(1, round(doubt))
        )


def weights_of(game: Game) -> Weights:
    heuristics = game.module("heuristics")
    if not hasattr(heuristics, "WEIGHTS"):
        raise Refused("weights-missing", game=game.title)
    return Weights(tuple(term.name.lower() for term in heuristics.Term), heuristics.WEIGHTS, heuristics.THINKING.doubt)


def reading(game: Game, table: Sequence[Sequence[int]]) -> dict[Any, Any]:
    """The functions of a game's heuristics that read its weights, bound to other weights."""
    functions = [function for function in vars(game.module("heuristics")).values() if isinstance(function, Function)]
    own = [function for function in functions if "WEIGHTS" in function.__code__.co_names]
    return {function: with_tables(function, {"WEIGHTS": tuple(map(tuple, table))}) for function in own}


def with_weights(
    game: Game, entries: tuple[Any, ...], table: Sequence[Sequence[int]], backend: str = "cpu"
) -> Functions:
    """The entry points of a game, compiled with other weights."""
    return built(game, program(game, entries, reading(game, table)), backend)


class Scale:
    """Evaluates positions with any weights of so many rows, compiled once."""

    def __init__(self, game: Game, rows: int, backend: str = "cpu") -> None:
        self.game, self.rows, self.backend = game, rows, backend
        if backend == "cpu":
            table = game.module("heuristics").WEIGHTS
            self.open = MutableTable(lengthened(np.array(table), rows))
            self.functions = MutableProgram(program(game, WEIGH), {id(table): self.open}).built()

    def weigh(self, table: Array, positions: Any, count: int, seats: int, worth: Any) -> Array:
        """The values, by position and seat."""
        whole = lengthened(np.rint(table).astype(np.int64), self.rows)
        if self.backend == "cpu":
            self.open.array[...] = whole
            self.functions.weigh(positions, count, seats, worth)
        else:
            with_weights(self.game, WEIGH, whole.tolist(), self.backend).weigh(positions, count, seats, worth)
        return np.array(as_numpy(worth)[: count * seats], float).reshape(count, seats)


def lengthened(table: Array, rows: int) -> Array:
    """The table with its last row repeated."""
    return np.concatenate([table, np.repeat(table[-1:], rows - len(table), axis=0)])


def directions(stages: int, terms: int) -> Array:
    """The basis of the fitted tables: each term constant over all stages, and each growing from 0 in the first stage to
    1 in the last."""
    lines = [np.ones(stages)] if stages == 1 else [np.ones(stages), np.arange(stages) / (stages - 1)]
    made = np.zeros((terms, len(lines), stages, terms))
    for term in range(terms):
        for number, line in enumerate(lines):
            made[term, number, :, term] = line
    return made.reshape(-1, stages, terms)
