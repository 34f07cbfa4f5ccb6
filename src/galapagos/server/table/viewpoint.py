"""The seat from which a socket sees its table.

A person with one seat sees the table from it. If several people play on one device, it shows the table from the seat of
the one who is asked. Where the rules hide something, a curtain falls first: the socket gets nothing of the game until
that player lifts it.
"""

from __future__ import annotations

from typing import NamedTuple

from galapagos.engine.errors import Refused
from galapagos.engine.match.match import SPECTATOR

from .table import OVER, Table

NONE = -1


class Viewpoint(NamedTuple):
    seat: int = SPECTATOR
    curtain: int = NONE  # the seat whose player must lift the curtain

    @property
    def is_open(self) -> bool:
        return self.curtain == NONE


def viewpoint(table: Table, person: str, before: Viewpoint) -> Viewpoint:
    """The viewpoint of a person's socket after a change of the table."""
    seats, asked = table.seats_of(person), table.asked
    if len(seats) < 2:
        return Viewpoint(seats[0] if seats else SPECTATOR)
    if table.status == OVER:
        return Viewpoint()
    if asked not in seats:
        return Viewpoint(before.seat if before.seat in seats else SPECTATOR)
    if asked == before.seat or not table.hides:
        return Viewpoint(asked)
    return Viewpoint(curtain=asked)


def lifted(table: Table, person: str, seat: int) -> Viewpoint:
    """The viewpoint after the player of a seat has lifted the curtain."""
    seats, asked = table.seats_of(person), table.asked
    if len(seats) < 2 or seat not in seats:
        raise Refused("curtain-not-yours")
    if asked in seats and asked != seat:
        raise Refused("curtain-other-player")
    return Viewpoint(seat)
