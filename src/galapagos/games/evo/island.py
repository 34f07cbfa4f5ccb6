"""The island as the rules ask for it: spaces by number, their zones, their neighbours and the starts, all from the
tables of data.py.

A space has the same number and name on every island: its row, a in the north, and its place in the row, from the west.
The rows of AC are the longest; where a board has a shorter row, the last names of it are missing.
"""

from __future__ import annotations

from .data import BOARDS, ISLAND_STARTS, ISLANDS, NORTH, SEATS, ZONE_LETTERS, Board, Place

ROWS = len(ISLANDS[Board.AC])
ROW_LENGTHS = tuple(max(len(island[row]) for island in ISLANDS) for row in range(ROWS))
SPACES = sum(ROW_LENGTHS)
PLACES = tuple((row, i) for row, length in enumerate(ROW_LENGTHS) for i in range(length))
SPACE_NAMES = tuple(f"{'abcdefghi'[row]}{i + 1}" for row, i in PLACES)
DIRECTIONS = 6
DIRECTION_NAMES = ("nw", "ne", "w", "e", "sw", "se")
STEPS: tuple[Place, ...] = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
NOWHERE = -1


def place_of(board: int, space: int) -> Place:
    """The coordinates (x, r) of a space."""
    row, i = PLACES[space]
    return 2 * i - (len(ISLANDS[board][row]) - 1), row + NORTH


def space_at(board: int, place: Place) -> int:
    """The space at coordinates (x, r), or NOWHERE."""
    x, row = place[0], place[1] - NORTH
    length = len(ISLANDS[board][row]) if 0 <= row < ROWS else 0
    i, odd = divmod(x + length - 1, 2)
    return PLACES.index((row, i)) if not odd and 0 <= i < length else NOWHERE


def is_on(board: int, space: int) -> bool:
    row, i = PLACES[space]
    return i < len(ISLANDS[board][row])


def _zone(island: int, space: int) -> int:
    row, i = PLACES[space]
    return ZONE_LETTERS.index(ISLANDS[island][row][i]) if is_on(island, space) else NOWHERE


def _neighbours(board: int, space: int) -> tuple[int, ...]:
    if not is_on(board, space):
        return (NOWHERE,) * DIRECTIONS
    x, r = place_of(board, space)
    return tuple(space_at(board, (x + dx, r + dr)) for dx, dr in STEPS)


# For the rules: by island or, what no map changes, by board; then by space.
ZONES = tuple(tuple(_zone(island, space) for space in range(SPACES)) for island in range(len(ISLANDS)))
NEIGHBOURS = tuple(tuple(_neighbours(board, space) for space in range(SPACES)) for board in range(BOARDS))
STARTS = tuple(
    tuple(space_at(island, place) for place in ISLAND_STARTS[island])
    + (NOWHERE,) * (SEATS - len(ISLAND_STARTS[island]))
    for island in range(len(ISLANDS))
)

assert SPACES == 70
assert all(
    space != NOWHERE for starts, places in zip(STARTS, ISLAND_STARTS, strict=True) for space in starts[: len(places)]
)
