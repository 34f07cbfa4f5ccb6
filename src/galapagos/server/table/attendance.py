"""Writes to a table's log which players have disconnected and which have come back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress

from galapagos.engine.errors import Refused

from . import presence
from .room import Room

GONE = 15.0  # seconds without a connection after which a player is away
SILENCE = 180.0  # seconds without a write by another process after which its players count as disconnected


class Attendance:
    """Each process knows only its own connections. If two processes serve one table, one may mark a player as away who
    is connected to the other. The other corrects that at once."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def came(self, room: Room, person: str) -> None:
        """A player or spectator has connected. This process serves the table now, so it expects the other players."""
        self._check(room, person, 0.0)
        self._expect(room, room.table.owners())

    def went(self, room: Room, person: str) -> None:
        self._check(room, person, GONE)

    def changed(self, room: Room, is_own: bool) -> None:
        """After each change of a table, by this process or by another."""
        if not is_own:
            for chair in room.table.chairs:
                if chair.away and room.audience.is_here(chair.owner):
                    self._check(room, chair.owner, 0.0)
        if room.audience.listeners:
            self._expect(room, [person for person in room.table.owners() if person not in room.expected])

    def look(self, rooms: Iterable[Room]) -> None:
        """Called periodically, because another process may have died with its connections."""
        for room in rooms:
            if room.audience.listeners and time.time() - room.others_wrote > SILENCE:
                self._expect(room, room.table.owners())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _expect(self, room: Room, people: list[str]) -> None:
        for person in people:
            chairs = (room.table.chairs[seat] for seat in room.table.seats_of(person))
            if not room.audience.is_here(person) and not all(chair.away for chair in chairs):
                self._check(room, person, GONE)
        room.expected = room.table.owners()

    def _check(self, room: Room, person: str, wait: float) -> None:
        for seat in room.table.seats_of(person):
            task = asyncio.create_task(self._write(room, seat, wait))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _write(self, room: Room, seat: int, wait: float) -> None:
        await asyncio.sleep(wait)
        with suppress(Refused):
            await room.act(presence.note, seat, room.audience.is_here)
