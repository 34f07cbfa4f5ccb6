"""Before the start: who sits where."""

from __future__ import annotations

from galapagos.bots import check_bot
from galapagos.engine.errors import Refused

from . import entry
from .playing import first_deed
from .room import Room
from .table import OPEN, Table


async def sit(room: Room, person: str, seat: int, nonce: str) -> int:
    async with room.turn():
        table = open_table(room)
        if table.seat_of(person) >= 0:
            raise Refused("seat-yours-already")
        free = [number for number, chair in enumerate(table.chairs) if chair.is_free]
        if not free:
            raise Refused("seats-all-taken")
        if seat >= len(table.chairs) or (seat >= 0 and seat not in free):
            raise Refused("seat-taken")
        seat = seat if seat >= 0 else free[0]
        host = [entry.Hosted(person)] if not table.host else []
        await room.do(entry.Seated(seat, entry.Plan(person, nonce=nonce)), *host)
        return seat


async def stand_up(room: Room, person: str) -> None:
    """Who leaves before the start gives the seat back; a host's place goes to another person, or to whoever comes next."""
    async with room.turn():
        table = open_table(room)
        seat = table.seat_of(person)
        if seat < 0:
            raise Refused("seat-not-here")
        others = [other for other in table.people() if other != person]
        await room.do(entry.Seated(seat, entry.Plan()), *([entry.Hosted(others[0] if others else "")] if table.host == person else []))


async def set_seat(room: Room, person: str, seat: int, bot: str) -> None:
    async with room.turn():
        table = hosted(room, person)
        if seat >= len(table.chairs):
            raise Refused("seat-number-wrong", number=len(table.chairs))
        if table.chairs[seat].person == person:
            raise Refused("seat-own")
        if bot:
            check_bot(table.game, bot)
        await room.do(entry.Seated(seat, entry.Plan(bot=bot)))


async def start(room: Room, person: str) -> None:
    async with room.turn():
        table = hosted(room, person)
        if any(chair.is_free for chair in table.chairs):
            raise Refused("seat-still-free")
        await room.do(first_deed(room))


def open_table(room: Room) -> Table:
    if room.table.status != OPEN:
        raise Refused("game-begun")
    return room.table


def hosted(room: Room, person: str) -> Table:
    if open_table(room).host != person:
        raise Refused("host-only")
    return room.table
