"""The position as plain data."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from galapagos.engine.game_modules import PieceIds

from .data import SEAT_NAMES
from .state import State


class PlayerView(msgspec.Struct, frozen=True):
    name: str


class HeapView(msgspec.Struct):
    stones: int
    players: list[PlayerView]


def view(s: State, seat: int, ids: PieceIds) -> HeapView:
    return HeapView(s.stones, [PlayerView(SEAT_NAMES[other]) for other in range(s.seats)])


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {}
