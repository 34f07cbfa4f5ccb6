"""Positions of games between greedy or searching bots, with their terms and the winner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from galapagos.bots import choice, search
from galapagos.bots.levels import make_plan
from galapagos.bots.thought import EDGES_PER_NODE, TREES
from galapagos.engine.compiler.backend import as_numpy, functions
from galapagos.engine.cores import usable_cores
from galapagos.engine.game import Game
from galapagos.engine.language.struct import assign, buffer, i64

from ..tracing import mind
from ..tracing.play import Setting, TraceWorkspace
from . import sample
from .weights import UNIT, Array, Scale, directions, weights_of

SAMPLE = (sample.sample_games, mind.think, choice.pick, search.search)  # the others are listed for their modules
BATCH, ROOM = 64, 1 << 11  # games per batch, and initial capacity for positions

Progress = Callable[[int], None]  # gets the number of games that were added


@dataclass(frozen=True)
class Positions:
    """One row per position, with the seats of the table."""

    terms: Array  # position, seat, direction of the weights; per seat, since values grow with the number of seats
    worths: Array  # with the game's own weights: position, seat; per seat, too
    shares: Array  # of the win: position, seat
    games: Array
    turns: Array

    def __len__(self) -> int:
        return len(self.games)

    def chosen(self, which: Array) -> Positions:
        return Positions(
            self.terms[which], self.worths[which], self.shares[which], self.games[which], self.turns[which]
        )


def prepare(game: Game, backend: str = "cpu") -> None:
    """Compile the code before the threads need it."""
    _ = functions(game, backend, entries=SAMPLE).sample_games


def gather(
    game: Game,
    seats: int,
    games: int,
    *,
    stages: int = 1,
    iterations: int = 0,
    seed: int = 0,
    backend: str = "cpu",
    workers: int | None = None,
    progress: Progress = lambda _: None,
) -> Positions:
    """Positions of so many games, on all cores, with the terms of weights for so many stages.

    Greedy bots play unless `iterations` is given. The same seed gives the same games with any number of workers.
    """
    s = game.new_state(seats)  # refuses what cannot be played
    own = weights_of(game)
    scale = Scale(game, max(stages, len(own.table)), backend)
    tables = directions(stages, len(own.terms))
    prepare(game, backend)
    parts: list[Positions] = []
    with ThreadPoolExecutor(workers or usable_cores()) as pool:
        starts = range(0, games, BATCH)
        orders = pool.map(
            lambda start: list(play(game, s, start, min(BATCH, games - start), seed, backend, iterations)), starts
        )
        try:
            for start, played in zip(starts, orders, strict=True):
                parts += [look(scale, own.array, tables, seats, *batch) for batch in played]
                progress(min(BATCH, games - start))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return Positions(
        *(
            np.concatenate([getattr(part, name) for part in parts])
            for name in ("terms", "worths", "shares", "games", "turns")
        )
    )


def play(
    game: Game, begin: Any, start: int, games: int, seed: int, backend: str, iterations: int = 0
) -> Iterator[tuple[Any, Any]]:
    """The positions of some games and their origin, in batches that fit the buffer."""
    setting, work, thinker, room, done = Setting(), TraceWorkspace(), mind.Mind(), ROOM, 0
    setting.seed = seed
    thinker.plan, thinker.iterations = make_plan(game, begin.seats), -(-iterations // TREES)
    work.minds[0] = thinker
    size = thinker.iterations + 2
    states, scratch, nodes = buffer(game.state, 2), buffer(game.state, 3), buffer(search.Node, size)
    thinking = mind.SearchBuffers(), nodes, buffer(search.Edge, max(game.actions.size, size * EDGES_PER_NODE))
    sample_games = functions(game, backend, entries=SAMPLE).sample_games
    assign(states[0], begin)
    while done < games:
        positions, kept, sampled = buffer(game.state, room), buffer(sample.Origin, room), sample.Sampled()
        sample_games(states, start + done, games - done, setting, work, scratch, *thinking, positions, kept, sampled)
        if sampled.games == 0:
            room *= 2
        done += sampled.games
        if sampled.positions:
            yield positions, as_numpy(kept)[: sampled.positions].copy()


def look(scale: Scale, own: Array, tables: Array, seats: int, positions: Any, kept: Array) -> Positions:
    """The terms of positions: the value of each direction of the weights, less the part that no weight changes."""
    count = len(kept)
    worth = buffer(i64, count * seats)
    rest, worths = (scale.weigh(table, positions, count, seats, worth) for table in (np.zeros_like(own), own))
    terms = np.stack([scale.weigh(UNIT * table, positions, count, seats, worth) - rest for table in tables], axis=2) / (
        UNIT * seats
    )
    won = kept["winners"][:, None] >> np.arange(seats) & 1
    return Positions(
        terms.astype(np.float32),
        (worths - rest) / seats,
        won / won.sum(axis=1, keepdims=True),
        kept["game"].copy(),
        kept["turn"].copy(),
    )
