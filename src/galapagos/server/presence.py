"""Who goes and comes, whose time is up, and how a table ends before its game does."""

from __future__ import annotations

import time

from galapagos.engine.errors import Refused

from . import entry
from .room import Room
from .table import OVER, RUNNING

RELIEF = "level3"                   # the bot that plays on for a person


async def resign(room: Room, person: str) -> None:
    """A bot plays on, and the result says so; where nobody is left to play on for, it is over."""
    async with room.turn():
        _, seat = room.mine(person)
        others = [chair for number, chair in enumerate(room.table.chairs) if number != seat and chair.person and chair.why != "resigned"]
        if not others or len(room.table.chairs) == 2:
            await room.do(entry.Ended("resigned", seat))
        else:
            await room.do(entry.Relieved(seat, RELIEF, "resigned"))


async def come_back(room: Room, person: str) -> None:
    async with room.turn():
        _, seat = room.mine(person)
        chair = room.table.chairs[seat]
        if not chair.relief:
            raise Refused("Your seat is yours.")
        if chair.why == "resigned":
            raise Refused("You have resigned: the bot plays on to the end.")
        await room.do(entry.Returned(seat))


async def run_out(room: Room, seat: int) -> None:
    """The clock of a seat is at zero."""
    async with room.turn():
        when = room.table.clock.runs_out()
        if room.table.status == RUNNING and room.table.clock.seat == seat and when is not None and time.time() >= when:
            await room.do(entry.Relieved(seat, RELIEF, "clock"))


async def note_presence(room: Room, seat: int) -> None:
    """Who has been gone for a while is away, and who is here is back; a bot for one who was away goes."""
    async with room.turn():
        chair = room.table.chairs[seat]
        is_here = room.audience.is_here(chair.person)
        if not chair.person or room.table.status == OVER or is_here == (chair.away == 0):
            return
        if not is_here:
            await room.do(entry.Away(seat))
        else:
            await room.do(entry.Back(seat), *([entry.Returned(seat)] if chair.why == "away" else []))


async def end(room: Room, why: str) -> None:
    """By the operator, by time, or because the rules were changed."""
    async with room.turn():
        if room.table.status != OVER:
            await room.do(entry.Ended(why))


async def follow(room: Room, table: str) -> str:
    """The table of the rematch: the one that was opened first."""
    async with room.turn():
        if not room.table.followed:
            await room.do(entry.Followed(table))
        return room.table.followed
