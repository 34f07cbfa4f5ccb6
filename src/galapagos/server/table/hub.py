"""The tables that this process has in memory, and the people at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from galapagos.engine.errors import Refused

from ..administration import outdated_cards
from ..metrics import TABLES
from ..ratings.rating import rate_waiting
from ..settings import Settings
from ..store import Damaged, Entry, Notice, Store, TableCard
from ..thinking import Asking
from . import chat, presence
from .attendance import Attendance
from .counting import add_results
from .driver import Driver
from .expiry import expire
from .results import results_of
from .room import Room, load, replay
from .table import OPEN, OVER, RUNNING, Table
from .webhook import Webhooks

log = logging.getLogger(__name__)

WriteTable = Callable[[TableCard, Sequence[Entry]], Awaitable[None]]

AT_HAND = 20.0  # seconds that a table stays in memory while another process serves it; longer than `attendance.GONE`
SWEEP = 60.0  # seconds between two checks for expired data and lost players
UNRATED = 3600.0  # seconds in which a match is rated at the latest, unless no server runs
RESTART = 1012
SHUT_OUT = 4400
CLOSING = 2.0  # seconds for telling clients that the server stops


class NotFound(Refused):
    """The resource does not exist, or this person must not know of it."""


class Hub:
    def __init__(self, store: Store, thinkers: Asking, settings: Settings) -> None:
        self.store, self.thinkers, self.settings = store, thinkers, settings
        self.driver, self.attendance, self.webhooks = Driver(thinkers), Attendance(), Webhooks(store, settings)
        self.rooms: dict[str, Room] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # held while a table is loaded
        self.chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._reload()
        await self._end_outdated()
        self.chores = [
            asyncio.create_task(work) for work in (self._follow(), self._sweep(), self._wake(), self._count())
        ]

    async def close(self) -> None:
        """Stops after the commands that are under way."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.attendance.close()
        await self.driver.close()
        await self.webhooks.close()
        await self.dismiss()

    async def dismiss(self) -> None:
        """Tells all clients that the server stops, after the commands that are under way."""
        for room in list(self.rooms.values()):
            async with room.lock:
                for listener in list(room.audience.listeners):
                    listener.close(Refused("server-stops"), RESTART)
        for _ in range(int(CLOSING / 0.05)):
            if not any(room.audience.listeners for room in self.rooms.values()):
                return
            await asyncio.sleep(0.05)

    # --- rooms

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            async with self.loading.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id) or await self._load(id)
        elif not room.audience.listeners:  # another process may serve it, and its notices take a moment
            await room.catch_up()
        room.used = time.time()
        return room

    async def _load(self, id: str) -> Room:
        table = await load(self.store, id)
        if table is None:
            raise NotFound("table-unknown")
        said = await self.store.chats.lines(id, limit=1)
        room = self.rooms[id] = Room(table, self.store, self.after)
        room.heard = said[-1].number if said else 0
        self.driver.drive(room, False)  # another process may serve it
        return room

    async def add(self, table: Table, entries: Sequence[Entry], write: WriteTable | None = None) -> Room:
        """Stores a new table with its first entries, or lets `write` do so."""
        room = Room(table, self.store, self.after)
        async with self.loading.setdefault(table.id, asyncio.Lock()):
            if write:
                await write(room.card(), entries)
            else:
                await self.store.append(room.card(), entries, results_of(table))
            self.rooms[table.id] = room
        self.after(room, True)
        return room

    def unload(self, room: Room) -> None:
        self.driver.stop(room)
        del self.rooms[room.table.id]

    def is_idle(self, room: Room) -> bool:
        """Whether the table has no viewers, no command under way and no task of the driver."""
        return not room.audience.listeners and not room.lock.locked() and not self.driver.is_busy(room)

    def after(self, room: Room, is_own: bool) -> None:
        """Called after each change of a table, by this process or by another."""
        self.driver.drive(room, is_own)
        self.attendance.changed(room, is_own)
        if is_own:
            self.webhooks.note(room)

    # --- people

    def came(self, room: Room, person: str) -> None:
        """A client has connected to the table, so this process serves it now."""
        self.driver.drive(room, True)
        self.attendance.came(room, person)

    def went(self, room: Room, person: str) -> None:
        self.attendance.went(room, person)

    async def disconnect(self, id: str = "") -> None:
        """Disconnects one person, or everybody, if banned, erased or logged out."""
        listening = [
            listener
            for room in self.rooms.values()
            for listener in room.audience.listeners
            if listener.person and id in ("", listener.person)
        ]
        known = await self.store.people(sorted({listener.person for listener in listening}))
        sessions = await self.store.sessions.existing(
            sorted({listener.session for listener in listening if listener.session})
        )
        for listener in listening:
            person = known.get(listener.person)
            if person is None or person.banned:
                listener.close(Refused("person-banned" if person else "person-erased"), SHUT_OUT)
            elif listener.session and listener.session not in sessions:
                listener.close(Refused("session-ended"), SHUT_OUT)

    async def bar(self, person: str) -> None:
        """Learns anew whose chat the person does not want to read."""
        listening = [
            listener
            for room in self.rooms.values()
            for listener in room.audience.listeners
            if person and listener.person == person
        ]
        if listening:
            blocked = (await self.store.contacts.barred(person)).by_me
            for listener in listening:
                listener.blocked = blocked

    async def rename(self, person: str) -> None:
        """Shows the person's new name at the tables in memory; other tables read names when they are loaded."""
        for room in list(self.rooms.values()):
            if room.table.seats_of(person):
                await room.rename()

    # --- other processes

    async def _follow(self) -> None:
        async for notice in self.store.notices():
            try:
                await self._hear(notice)
            except Refused as refused:
                log_refusal("could not follow another process", refused)
            except Exception:
                log.exception("could not follow another process")

    async def _hear(self, notice: Notice) -> None:
        """Reacts to a write by another process."""
        room = self.rooms.get(notice.key)
        if notice.kind == "all":
            for other in list(self.rooms.values()):
                await other.catch_up()
                await chat.send_new(other)
            await self.disconnect()
        elif (
            notice.kind == "log"
            and room
            and not room.audience.listeners
            and not room.lock.locked()
            and time.time() - room.used > AT_HAND
        ):
            # the other process serves the table; reloading it on demand costs less than following each move
            self.unload(room)
        elif notice.kind == "log" and room:
            await room.catch_up(notice.entries)
        elif notice.kind == "chat" and room:
            await chat.send_new(room)
        elif notice.kind == "person":
            await self.disconnect(notice.key)
            await self.bar(notice.key)
            await self.rename(notice.key)

    # --- time

    async def _end_outdated(self) -> None:
        """Ends matches that began under another rules version as unfinished; their records stay."""
        for card in await outdated_cards(self.store):
            try:
                await (await self.room(card.table)).act(presence.end, "unfinished")
                log.warning("ended as unfinished: its rules have changed", extra={"table": card.table})
            except Refused as refused:
                log_refusal("could not be ended as unfinished", refused, card.table)

    async def _reload(self) -> None:
        """Continues the tables of games whose files were saved under the new rules."""
        for card in await self.store.cards(status=(OPEN, RUNNING), limit=100_000):
            if card.game in self.settings.reloaded:
                table = replay(card.table, await self.store.entries(card.table, 0), past_until=card.number + 1)
                room = self.rooms[table.id] = Room(table, self.store, self.after)
                await room.act(presence.reload)

    async def _wake(self) -> None:
        """Loads running tables after a start, so that bots answer and clocks run out even if no player connects."""
        for card in await self.store.cards(status=(RUNNING,), limit=100_000):
            if card.asked == () or time.time() - card.changed < self.settings.idle_tables:
                with suppress(Damaged):
                    await self.room(card.table)
                await asyncio.sleep(0.01)

    async def _sweep(self) -> None:
        while True:
            try:
                await expire(self)
            except Refused as refused:
                log_refusal("could not delete expired data", refused)
            except Exception:
                log.exception("could not delete expired data")
            self.attendance.look(self.rooms.values())
            for status in (OPEN, RUNNING, OVER):
                TABLES.labels(status).set(sum(room.table.status == status for room in self.rooms.values()))
            await asyncio.sleep(SWEEP)

    async def _count(self) -> None:
        """Writes the results that are missing, of earlier versions or imported tables, and rates what a process could
        not rate before it stopped."""
        since = 0.0
        while True:
            began = time.time()
            try:
                if since == 0.0:
                    await add_results(self.store)
                await rate_waiting(self.store, since)
                since = began - UNRATED
            except Refused as refused:
                log_refusal("could not rate matches", refused)
            except Exception:
                log.exception("could not rate matches")
            await asyncio.sleep(SWEEP)


def log_refusal(what: str, refused: Refused, table: str = "") -> None:
    """Logs a refusal, mostly of the store; damage is logged already."""
    if not isinstance(refused, Damaged):
        log.warning(what, extra={"why": str(refused)} | ({"table": table} if table else {}))
