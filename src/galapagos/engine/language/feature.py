"""Features: declarations of the numbers that a game's `observe` writes, with names, sizes, units and bounds.

    FEATURES = Features()
    TURN = FEATURES.block("turn", units=32)
    CREATURE = FEATURES.block("creature", 40, ("owner", "cell"), units=(4, 16))

A block is the index of its first number: `out[TURN]`, `out[CREATURE + 2 * i + 1]`. Rules write whole numbers, and a
learner gets 12 turns of a block with 32 units as 12 / 32. Units are powers of two, so that nothing is rounded and every
back end gives the same bits.

The observer's seat comes first and the others follow clockwise. There is room for the maximum number of seats and all
options, so that one network fits every table of a game.
"""

from __future__ import annotations

from typing import NamedTuple

MOST = 512  # numbers of a position


class Block(NamedTuple):
    """A table of numbers with the same bounds."""

    name: str
    start: int
    rows: int
    columns: tuple[str, ...]
    low: float
    high: float
    units: tuple[int, ...]  # of each column: this many are 1.0

    @property
    def size(self) -> int:
        return self.rows * len(self.columns)

    def names(self) -> list[str]:
        rows = [f"{self.name}{row + 1}" for row in range(self.rows)] if self.rows > 1 else [self.name]
        return [f"{row}.{column}" if column else row for row in rows for column in self.columns]


class Features:
    """All features of a game."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(
        self,
        name: str,
        rows: int = 1,
        columns: tuple[str, ...] = ("",),
        low: float = 0.0,
        high: float = 1.0,
        units: int | tuple[int, ...] = 1,
    ) -> int:
        """Declare a block, and return the index of its first number. `units` may differ by column."""
        made = Block(
            name, self.size, rows, columns, low, high, (units,) * len(columns) if isinstance(units, int) else units
        )
        if len(made.units) != len(columns) or any(unit.bit_count() != 1 for unit in made.units):
            raise ValueError(f"{name}: each column has a power of two as its unit")
        self.blocks.append(made)
        self.size += made.size
        if self.size > MOST:
            raise ValueError(f"{name}: a position has at most {MOST} numbers")
        return made.start

    @property
    def names(self) -> list[str]:
        """The name of every number, such as `creature3.cell`."""
        return [name for block in self.blocks for name in block.names()]

    @property
    def low(self) -> list[float]:
        return [block.low for block in self.blocks for _ in range(block.size)]

    @property
    def high(self) -> list[float]:
        return [block.high for block in self.blocks for _ in range(block.size)]

    @property
    def scales(self) -> list[float]:
        """The factor by which each number is multiplied for a learner."""
        return [1 / unit for block in self.blocks for _ in range(block.rows) for unit in block.units]


def place_from(seat: int, other: int, seats: int) -> int:
    """The clockwise distance of a seat from the observer."""
    return other - seat if other >= seat else other - seat + seats
