"""What a learner is told of a position, declared once: names, sizes and bounds of the numbers that a game's `observe` writes.

    FEATURES = Features()
    TURN = FEATURES.block("turn")
    CREATURE = FEATURES.block("creature", 40, ("owner", "cell"))

A block answers where it begins: `out[TURN]`, `out[CREATURE + 2 * i + 1]`. The observer's own seat comes first, the others follow clockwise, and there is
room for the most seats and the richest options, so that a network fits every table of its game.
"""

from __future__ import annotations

from typing import NamedTuple

MOST = 512                      # numbers that describe a position


class Block(NamedTuple):
    """Rows of columns, all within the same bounds."""

    name: str
    start: int
    rows: int
    columns: tuple[str, ...]
    low: float
    high: float

    @property
    def size(self) -> int:
        return self.rows * len(self.columns)

    def names(self) -> list[str]:
        rows = [f"{self.name}{row + 1}" for row in range(self.rows)] if self.rows > 1 else [self.name]
        return [f"{row}.{column}" if column else row for row in rows for column in self.columns]


class Features:
    """All numbers of a game, one block after the other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, rows: int = 1, columns: tuple[str, ...] = ("",), low: float = 0.0, high: float = 1.0) -> int:
        made = Block(name, self.size, rows, columns, low, high)
        self.blocks.append(made)
        self.size += made.size
        if self.size > MOST:
            raise ValueError(f"{name}: a position has at most {MOST} numbers")
        return made.start

    @property
    def names(self) -> list[str]:
        """Of every number: `creature3.cell`."""
        return [name for block in self.blocks for name in block.names()]

    @property
    def low(self) -> list[float]:
        return [block.low for block in self.blocks for _ in range(block.size)]

    @property
    def high(self) -> list[float]:
        return [block.high for block in self.blocks for _ in range(block.size)]


def share(value: int, most: int) -> float:
    """A count as a part of what is plenty, in the rules subset. With a power of two nothing is rounded, so every back end gets the same bits."""
    return min(value, most) / most


def place_from(seat: int, other: int, seats: int) -> int:
    """How far a player sits from the observer, clockwise: the observer is 0."""
    return other - seat if other >= seat else other - seat + seats
