"""Simulated games, counted: how often each seat wins, how long games are, how they end, and how fast they ran."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from galapagos.engine.batch import play as batch
from galapagos.engine.compiler.backend import as_numpy
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.option import Value
from galapagos.engine.loops.winning import win_share

from .statistics import Interval, Length, interval, length

BLOCK = 1 << 20  # games per block: each takes 88 bytes of memory

Numbers = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Simulation:
    game: Game
    bots: tuple[str, ...]  # one per seat
    options: Mapping[str, Value]
    backend: str
    seed: int
    games: int
    decisions: int
    seconds: float
    win_shares: tuple[Interval, ...]  # one per seat
    length: Length
    endings: Mapping[str, int]  # the number of games by ending

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / max(self.seconds, 1e-9)


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: Mapping[str, Value] = {},
    backend: str = "cpu",
    checked: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games and count the results. Call `prepare` first, or the time includes compiling the rules."""
    if games < 1:
        raise Refused("simulation-empty", count=games)
    tally, seconds = OutcomeTally(game, seats), 0.0
    for start in range(0, games, BLOCK):
        begin = time.perf_counter()
        size = min(BLOCK, games - start)
        outcomes = batch.play(
            game,
            seats,
            bots,
            size,
            start=start,
            seed=seed,
            options=options,
            backend=backend,
            checked=checked,
            progress=progress,
        )
        seconds += time.perf_counter() - begin
        tally.add(as_numpy(outcomes))
    return Simulation(
        game=game,
        bots=tuple(bots) * (seats if len(bots) == 1 else 1),
        options=options,
        backend=backend,
        seed=seed,
        games=games,
        decisions=tally.decisions,
        seconds=seconds,
        win_shares=tally.win_shares,
        length=tally.length,
        endings=tally.endings,
    )


def prepare(
    game: Game, seats: int, bots: Sequence[str], options: Mapping[str, Value], backend: str, checked: bool = False
) -> None:
    """Refuse what cannot be played, and compile or load the code by playing one game that is not counted."""
    batch.play(game, seats, bots, 0 if backend == "python" else 1, options=options, backend=backend, checked=checked)


class OutcomeTally:
    """Totals over blocks of games, so that the number of games is not limited by memory."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.winners: Numbers = np.zeros(1 << seats, np.int64)  # games by set of winners, as bits
        self.lengths: Numbers = np.zeros(1, np.int64)  # games by number of decisions
        self.ends: Numbers = np.zeros(len(game.endings), np.int64)

    def add(self, outcomes: Numbers) -> None:
        self.winners += np.bincount(outcomes["winners"], minlength=len(self.winners))
        self.ends += np.bincount(outcomes["ending"], minlength=len(self.ends))
        lengths = np.bincount(outcomes["decisions"], minlength=len(self.lengths))
        lengths[: len(self.lengths)] += self.lengths
        self.lengths = lengths

    @property
    def games(self) -> int:
        return int(self.lengths.sum())

    @property
    def decisions(self) -> int:
        return int(self.lengths @ np.arange(len(self.lengths)))

    @property
    def win_shares(self) -> tuple[Interval, ...]:
        """Every game has a winner, so no game has winners 0."""
        groups, counts = range(1, len(self.winners)), self.winners[1:].tolist()
        return tuple(
            interval([win_share(winners, seat) for winners in groups], counts=counts) for seat in range(self.seats)
        )

    @property
    def length(self) -> Length:
        return length(self.lengths)

    @property
    def endings(self) -> dict[str, int]:
        """How many games ended in each possible way."""
        return {name: int(count) for name, count in zip(self.game.endings[1:], self.ends[1:], strict=True)}
