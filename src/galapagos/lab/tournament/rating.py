"""Ratings of several bots from their wins."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

RESAMPLES = 200
ELO = 400 / math.log(10)

Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Rating:
    """Elo points around the average of all: 100 more mean 64 wins in 100 between two bots."""

    points: float
    low: float
    high: float


def rate(counts: Floats, wins: Floats, seed: int = 0) -> list[Rating]:
    """The Bradley-Terry model for any number of seats: a bot's chance is its strength divided by the strengths at the
    table.

    `counts[k, b]` is how many seats bot b had in each game of set k, `wins[k, b]` how much of all games of the set it
    won.
    """
    games = wins.sum(axis=1)
    kinds, kind = np.unique(counts, axis=0, return_inverse=True)
    draw = np.random.default_rng(seed)
    points = fit(kinds, kind.reshape(-1), games, wins)
    samples = []
    for _ in range(RESAMPLES):
        drawn = draw.integers(0, len(wins), len(wins))
        samples.append(fit(kinds, kind.reshape(-1)[drawn], games[drawn], wins[drawn]))
    low, high = np.percentile(np.array(samples), [2.5, 97.5], axis=0)
    return [Rating(*map(float, row)) for row in zip(points, low, high, strict=True)]


def fit(kinds: Floats, kind: Any, games: Floats, wins: Floats) -> Floats:
    """Minorisation and maximisation (Hunter 2004). Each bot has half a win and half a defeat more against an average
    one, so that a bot without defeats has a finite strength."""
    bots = kinds.shape[1]
    played = np.bincount(kind, games, len(kinds))
    total = wins.sum(axis=0) + 0.5
    strength: Floats = np.ones(bots)
    for _ in range(500):
        risk = (played / (kinds @ strength)) @ kinds + 1 / (strength + 1)
        better: Floats = total / risk
        better /= np.exp(np.log(better).mean())
        done = bool(np.abs(np.log(better / strength)).max() < 1e-7)
        strength = better
        if done:
            break
    return ELO * np.log(strength)
