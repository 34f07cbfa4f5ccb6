"""Totals over a candidate's games: for everything counted once per game, the number of games, the sum and the sum of
squares."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..inference.estimate import NOTHING_KNOWN, Estimate, Share, share_from

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass
class Sum:
    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, other: Sum) -> None:
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    @property
    def estimate(self) -> Estimate:
        if self.games < 2:
            return NOTHING_KNOWN
        mean = self.total / self.games
        spread = max(0.0, self.squares - self.games * mean * mean) / (self.games - 1)
        return Estimate(mean, math.sqrt(spread / self.games), self.games)

    @property
    def share(self) -> Share:
        return share_from(self.games, self.total, self.squares)


@dataclass
class Evidence:
    """Sums by name: `0/2/7` is the aim, the table and the row."""

    sums: dict[str, Sum] = field(default_factory=dict)

    def see(self, name: str, values: Array) -> None:
        if len(values):
            self.sums.setdefault(name, Sum()).add(Sum(len(values), float(values.sum()), float((values**2).sum())))

    def add(self, other: Evidence) -> None:
        for name, sums in other.sums.items():
            self.sums.setdefault(name, Sum()).add(sums)

    def as_data(self) -> dict[str, list[float]]:
        return {name: [sums.games, sums.total, sums.squares] for name, sums in sorted(self.sums.items())}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Evidence:
        return cls(
            {name: Sum(int(games), float(total), float(squares)) for name, (games, total, squares) in data.items()}
        )
