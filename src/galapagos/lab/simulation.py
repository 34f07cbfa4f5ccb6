"""Simulated games, counted: who wins how often, how long games are, how they end, and how fast it went."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from galapagos.engine import batch
from galapagos.engine.backend import as_numpy
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.option import Value

BLOCK = 1 << 20                 # games between two counts: what is kept of each takes 88 bytes
CONFIDENCE = 1.959964           # standard deviations on either side of a 95 % interval

Numbers = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Share:
    """A part of all games, and the 95 % interval around it."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Length:
    """Players' decisions in a game."""

    mean: float
    p10: float
    p90: float


@dataclass(frozen=True)
class Simulation:
    game: Game
    bots: tuple[str, ...]                       # one per seat
    options: Mapping[str, Value]
    backend: str
    seed: int
    games: int
    decisions: int
    seconds: float
    win_shares: tuple[Share, ...]               # one per seat
    length: Length
    endings: Mapping[str, int]                  # how many games ended in which way

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / max(self.seconds, 1e-9)


def simulate(
    game: Game, seats: int, bots: Sequence[str], games: int, *, seed: int = 0, options: Mapping[str, Value] = {},
    backend: str = "cpu", checked: bool = False, progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Plays, and counts. The clock runs while games are played, not while their rules are compiled."""
    if games < 1:
        raise Refused(f"{games} games cannot be simulated: use at least one.")
    prepare(game, seats, bots, options, backend, checked)
    tally, seconds = Tally(game, seats), 0.0
    for start in range(0, games, BLOCK):
        begin = time.perf_counter()
        size = min(BLOCK, games - start)
        outcomes = batch.play(
            game, seats, bots, size, start=start, seed=seed, options=options, backend=backend, checked=checked, progress=progress)
        seconds += time.perf_counter() - begin
        tally.add(as_numpy(outcomes))
    return Simulation(
        game=game, bots=tuple(bots) * (seats if len(bots) == 1 else 1), options=options, backend=backend, seed=seed, games=games,
        decisions=tally.decisions, seconds=seconds, win_shares=tally.win_shares, length=tally.length, endings=tally.endings,
    )


def prepare(game: Game, seats: int, bots: Sequence[str], options: Mapping[str, Value], backend: str, checked: bool = False) -> None:
    """Refuses what cannot be played, and compiles, or loads from the cache, what playing needs: by a game that is not counted."""
    batch.play(game, seats, bots, 0 if backend == "python" else 1, options=options, backend=backend, checked=checked)


class Tally:
    """Games added up block by block, so that their number has no end."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.wins: Numbers = np.zeros(seats)
        self.lengths: Numbers = np.zeros(1, np.int64)       # how many games had that many decisions
        self.ends: Numbers = np.zeros(len(game.endings), np.int64)

    def add(self, outcomes: Numbers) -> None:
        self.wins += count_wins(outcomes["scores"][:, : self.seats])
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
    def win_shares(self) -> tuple[Share, ...]:
        return tuple(wilson(float(wins) / self.games, self.games) for wins in self.wins)

    @property
    def length(self) -> Length:
        return Length(self.decisions / self.games, percentile(self.lengths, 10), percentile(self.lengths, 90))

    @property
    def endings(self) -> dict[str, int]:
        """Every way the game can end, and how many did."""
        return {name: int(count) for name, count in zip(self.game.endings[1:], self.ends[1:], strict=True)}


def count_wins(scores: Numbers) -> Numbers:
    """Who has the most points wins; k winners have a k-th of the win each."""
    wins = scores == scores.max(axis=1, keepdims=True)
    return (wins / wins.sum(axis=1, keepdims=True)).sum(axis=0)     # type: ignore[no-any-return]


def percentile(counts: Numbers, percent: float) -> float:
    """The value below which that part of all lies, as numpy interpolates it; `counts` says how often each value occurs."""
    upto = counts.cumsum()
    place = (int(upto[-1]) - 1) * percent / 100
    below, above = (int(np.searchsorted(upto, rank, side="right")) for rank in (math.floor(place), math.ceil(place)))
    return below + (above - below) * (place - math.floor(place))


def wilson(share: float, games: int) -> Share:
    """Wilson's interval: it stays within 0 and 1, and holds for few games too."""
    spread = CONFIDENCE * CONFIDENCE / games
    middle = (share + spread / 2) / (1 + spread)
    margin = CONFIDENCE / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return Share(share, max(0.0, middle - margin), min(1.0, middle + margin))
