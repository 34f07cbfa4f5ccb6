"""Simulated games, counted: who wins how often, how long games are, how they end, and how fast it went."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from galapagos.engine import batch
from galapagos.engine.backend import BACKENDS, as_numpy, functions
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.option import Value

__all__ = ["BACKENDS", "MOST_GAMES", "Length", "Share", "Simulation", "prepare", "simulate"]

MOST_GAMES = 20_000_000         # what is kept of each game takes 88 bytes
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
    backend: str = "cpu", progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Plays, and counts. The clock runs while games are played, not while their rules are compiled."""
    if not 1 <= games <= MOST_GAMES:
        raise Refused(f"{games} games cannot be simulated at once: use 1 to {MOST_GAMES:,}.")
    game.new_state(seats, options)                      # refuses what cannot be played, before any work
    batch.bot_kinds(seats, bots)
    prepare(game, backend)
    begin = time.perf_counter()
    outcomes = batch.play(game, seats, bots, games, seed=seed, options=options, backend=backend, progress=progress)
    seconds = time.perf_counter() - begin
    rows = as_numpy(outcomes)
    return Simulation(
        game=game, bots=tuple(bots) * (seats if len(bots) == 1 else 1), options=options, backend=backend, seed=seed, games=games,
        decisions=int(rows["decisions"].sum(dtype=np.int64)), seconds=seconds, win_shares=win_shares(rows["scores"][:, :seats]),
        length=length(rows["decisions"]), endings=endings(game, rows["ending"]),
    )


def prepare(game: Game, backend: str) -> None:
    """Compiles, or loads from the cache, what simulating needs."""
    if backend == "cpu":
        _ = functions(game, backend).play_games


def win_shares(scores: Numbers) -> tuple[Share, ...]:
    """Who has the most points wins; k winners have a k-th of the win each."""
    wins = scores == scores.max(axis=1, keepdims=True)
    shares = (wins / wins.sum(axis=1, keepdims=True)).mean(axis=0)
    return tuple(wilson(float(share), len(scores)) for share in shares)


def wilson(share: float, games: int) -> Share:
    """Wilson's interval: it stays within 0 and 1, and holds for few games too."""
    spread = CONFIDENCE * CONFIDENCE / games
    middle = (share + spread / 2) / (1 + spread)
    margin = CONFIDENCE / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return Share(share, max(0.0, middle - margin), min(1.0, middle + margin))


def length(decisions: Numbers) -> Length:
    p10, p90 = np.percentile(decisions, (10, 90))
    return Length(float(decisions.mean()), float(p10), float(p90))


def endings(game: Game, ending: Numbers) -> dict[str, int]:
    """Every way the game can end, and how many did."""
    counts = np.bincount(ending, minlength=len(game.endings))
    return {name: int(count) for name, count in zip(game.endings[1:], counts[1:], strict=True)}
