"""Ratings of several bots from their wins."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

RESAMPLES = 200
IMAGINED = 0.5  # wins, and as many defeats, against an average bot
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
    won. The imagined results of `fit` are drawn anew for each sample; otherwise a bot that has never lost would look
    as if its rating were certain.
    """
    games = wins.sum(axis=1)
    kinds, kind = np.unique(counts, axis=0, return_inverse=True)
    draw = np.random.default_rng(seed)
    bots = wins.shape[1]
    points = fit(kinds, kind.reshape(-1), games, wins, np.full((2, bots), IMAGINED))
    samples = []
    for _ in range(RESAMPLES):
        drawn = draw.integers(0, len(wins), len(wins))
        imagined = draw.gamma(IMAGINED, size=(2, bots))
        samples.append(fit(kinds, kind.reshape(-1)[drawn], games[drawn], wins[drawn], imagined))
    low, high = np.percentile(np.array(samples), [2.5, 97.5], axis=0)
    return [Rating(*map(float, row)) for row in zip(points, low, high, strict=True)]


def fit(kinds: Floats, kind: Any, games: Floats, wins: Floats, imagined: Floats) -> Floats:
    """Minorisation and maximisation (Hunter 2004). Each bot has some imagined wins and defeats against an average one,
    so that a bot without defeats has a finite strength."""
    bots = kinds.shape[1]
    played = np.bincount(kind, games, len(kinds))
    total = wins.sum(axis=0) + imagined[0]
    strength: Floats = np.ones(bots)
    for _ in range(500):
        risk = (played / (kinds @ strength)) @ kinds + imagined.sum(axis=0) / (strength + 1)
        better: Floats = total / risk
        better /= np.exp(np.log(better).mean())
        done = bool(np.abs(np.log(better / strength)).max() < 1e-7)
        strength = better
        if done:
            break
    return ELO * np.log(strength)
