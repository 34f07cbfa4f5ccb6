"""What stands on the board: declarations for the page and the terminal.

    BOARD = (Grid("discs", rows=6, columns=7, up=True, column=COLUMN),)

Each names a field of the state. Fields that no declaration names are shown, too: a list as numbers, what is hidden as a
hand, and a number as a counter. `Unseen("heights")` leaves out a field that only repeats what others show.

`words` are the names of values: a part of the actions (the value is its number + 1, and 0 is nothing), or a list that
begins with the word for 0. A part in `part`, `row`, `column` or `cell` says what a place is called in actions, so that
people can tap it. If `part` and `words` are the same, what lies there is named: a card is tapped by its word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar

from galapagos.engine.language.action import Part

Words = Part[Any] | Sequence[str] | None


@dataclass(frozen=True)
class Thing:
    kind: ClassVar[str] = ""
    field: str
    _: KW_ONLY
    part: Part[Any] | None = None  # the places in actions, in their order
    words: Words = None
    title: str = ""


@dataclass(frozen=True)
class Row(Thing):
    """Places side by side."""

    kind = "row"


@dataclass(frozen=True)
class Ring(Thing):
    """Places in a circle, clockwise."""

    kind = "ring"


@dataclass(frozen=True)
class Grid(Thing):
    """Places in rows and columns, the top row first, or with `up` the bottom row. `at` has the row and the column of
    each place, if not all of them exist or their order is another one. `lines` join places, each by their numbers."""

    kind = "grid"
    _: KW_ONLY
    rows: int
    columns: int
    up: bool = False
    row: Part[Any] | None = None
    column: Part[Any] | None = None
    at: Sequence[tuple[int, int]] = ()
    lines: Sequence[Sequence[int]] = ()

    @property
    def places(self) -> Sequence[tuple[int, int]]:
        """The row and the column of each place of the field."""
        return self.at or [(row, column) for row in range(self.rows) for column in range(self.columns)]


@dataclass(frozen=True)
class Hand(Thing):
    """Cards that a player holds."""

    kind = "hand"


@dataclass(frozen=True)
class Deck(Thing):
    """The number of cards in a pile."""

    kind = "deck"


@dataclass(frozen=True)
class Track(Thing):
    """A number on a scale, from the least to the greatest that `between` says."""

    kind = "track"


@dataclass(frozen=True)
class Counter(Thing):
    """A number."""

    kind = "counter"


@dataclass(frozen=True)
class Dice(Thing):
    """Dice that lie there: their pips, or 0."""

    kind = "dice"


@dataclass(frozen=True)
class Numbers(Thing):
    """A list of numbers, drawn small."""

    kind = "numbers"


@dataclass(frozen=True)
class Unseen(Thing):
    """A field that is not drawn."""
