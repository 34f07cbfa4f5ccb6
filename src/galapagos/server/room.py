"""A room: a table that is being played. What somebody wants to do is checked, done, written, and only then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec

import msgspec

from galapagos.engine.errors import Refused

from . import entry
from .audience import Audience, Listener, describe
from .consent import settle
from .entry import AnyDeed
from .lists import summary_of
from .protocol import Joined, TableInfo
from .store import Card, Entry, Store, Taken
from .store.damage import damaged
from .table import OVER, Late, Table

Wish = ParamSpec("Wish")

SNAPSHOTS = 100                     # entries between two of them: one takes about as long as a move, and to load a table the entries since are played


class Turn:
    """One at a time, and never on a table that may not be as it is written."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def __aenter__(self) -> None:
        await self.room.lock.acquire()
        if self.room.is_doubtful:
            try:
                await self.room.reload()
            except BaseException:
                self.room.lock.release()
                raise

    async def __aexit__(self, *error: object) -> None:
        self.room.lock.release()


class Room:
    """Commands are done one after the other; whoever comes in between waits until what is under way is on disk."""

    def __init__(self, table: Table, store: Store, names: Callable[[list[str]], Awaitable[dict[str, str]]], after: Callable[[Room, bool], None]) -> None:
        self.table, self.store, self.find_names, self.after = table, store, names, after
        self.audience, self.lock, self.names = Audience(), asyncio.Lock(), dict[str, str]()
        self.is_doubtful = False        # whether memory may hold what is not written
        self.heard, self.hearing = 0, asyncio.Lock()            # the number of the last word that was told
        self.used = time.time()
        self.snapshot = table.number
        self.expected: list[str] = []   # who sits here, and was waited for
        self._chores: set[asyncio.Task[None]] = set()

    def turn(self) -> Turn:
        return Turn(self)

    # --- joining

    async def join(self, listener: Listener, since: int | None) -> Joined:
        async with self.turn():
            await self._learn_names()
            joined = self.audience.join(self.table, self.names, listener, since, time.time())
            self.audience.tell(self.table, self.names, time.time())
            return joined

    def leave(self, listener: Listener) -> None:
        self.audience.leave(self.table, listener)
        self.used = time.time()
        self._chore(self._tell_in_turn())

    async def _tell_in_turn(self) -> None:
        async with self.turn():
            await self._tell()

    async def describe(self) -> TableInfo:
        async with self.turn():
            await self._learn_names()
            return describe(self.table, self.names, time.time(), self.audience.watching(self.table))

    # --- writing and telling

    async def act(self, rule: Callable[Concatenate[Table, float, Wish], tuple[AnyDeed, ...]], *wish: Wish.args, **more: Wish.kwargs) -> None:
        """Does what a rule makes of somebody's wish now, and then what all have agreed to."""
        async with self.turn():
            deeds = rule(self.table, time.time(), *wish, **more)
            if deeds:
                await self.do(*deeds)
                await self._settle()

    async def look_again(self) -> None:
        """Time has passed: somebody may count no more, and what the others want may be agreed."""
        async with self.turn():
            await self._settle()
            await self._tell()

    async def _settle(self) -> None:
        deeds = settle(self.table, time.time())
        if deeds:
            with suppress(Late):        # another process has done something first: it is judged anew after that
                await self.do(*deeds)

    async def do(self, *deeds: AnyDeed) -> None:
        """Applied, written, told: in this order, and nothing is told that is not written."""
        at, entries = time.time(), []
        is_move = self.table.proposal is None and all(isinstance(deed, entry.Moved) for deed in deeds)
        try:
            for deed in deeds:
                entries.append(Entry(self.table.number + 1, at, entry.encode(deed)))
                self.table.apply(entries[-1].number, at, deed)
            await self._write(entries)
        except BaseException as error:
            self.is_doubtful = True
            await self.reload()
            self.after(self, False)
            if isinstance(error, Taken):
                raise Late("game-others-quicker") from None
            raise
        self.used = at
        if is_move:                     # it changes nothing but the game
            self.audience.tell_game(self.table, self.names, time.time())
        else:
            await self._tell()
        self.after(self, True)

    async def _write(self, entries: list[Entry]) -> None:
        await self.store.append(self.card(), entries)
        if self.table.number >= self.snapshot + SNAPSHOTS or self.table.status == OVER:
            self.snapshot = self.table.number
            self._chore(self.store.keep_snapshot(self.table.id, self.table.number, self.table.keep()))

    def _chore(self, work: Coroutine[Any, Any, None]) -> None:
        """What nobody waits for: a snapshot saves time, nothing depends on it."""
        async def quietly() -> None:
            with suppress(Refused):
                await work
        task = asyncio.create_task(quietly())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def reload(self) -> None:
        """What is written counts: what was done in memory only is forgotten."""
        table = await load(self.store, self.table.id)
        if table is None:
            raise Refused("table-unknown")
        self.table, self.is_doubtful = table, False
        await self._tell()

    def is_away(self, person: str) -> bool:
        seat = self.table.seat_of(person)
        return seat >= 0 and self.table.chairs[seat].away > 0

    def missed(self) -> list[str]:
        """Those who are here, and are said to be away."""
        return [person for person in self.table.people() if self.audience.is_here(person) and self.is_away(person)]

    async def catch_up(self, entries: Sequence[Entry] = ()) -> None:
        """Another process has written to this table's log: these entries, or nobody knows which."""
        async with self.turn():
            if not entries or entries[0].number > self.table.number + 1:
                entries = await self.store.entries(self.table.id, self.table.number)
            if not entries:
                return
            for one in entries:
                if one.number == self.table.number + 1:
                    self.table.apply(one.number, one.at, entry.decode(one.data))
            await self._tell()
            self.after(self, False)

    async def _tell(self) -> None:
        await self._learn_names()
        self.audience.tell(self.table, self.names, time.time())

    async def _learn_names(self, anew: bool = False) -> None:
        unknown = [person for person in self.table.people() if anew or person not in self.names]
        if unknown:
            self.names.update(dict.fromkeys(unknown, "") | await self.find_names(unknown))

    async def rename(self) -> None:
        async with self.turn():
            await self._learn_names(anew=True)
            self.audience.tell(self.table, self.names, time.time())

    def card(self) -> Card:
        table, opened, asked = self.table, self.table.opened, self.asked
        return Card(
            table.id, opened.game, table.status, opened.public, opened.rules, table.made, table.at, table.number, tuple(table.people()),
            (asked,) if asked else (), summary_of(table))

    @property
    def asked(self) -> str:
        """The person whose turn it is; empty where it is a bot's or nobody's."""
        actor = self.table.actor
        if actor < 0 or self.table.chairs[actor].player:
            return ""
        return self.table.chairs[actor].person


async def load(store: Store, id: str) -> Table | None:
    """A table from its snapshot and what was written since; from its log alone, where the snapshot cannot be read."""
    kept, table = await store.snapshot(id), None
    if kept:
        with suppress(msgspec.DecodeError):
            table = Table.resume(id, kept[1])
    entries = await store.entries(id, table.number if table else 0)
    try:
        return replay(id, entries, table) if table or entries else None
    except Exception as error:              # what is damaged can go wrong in any way
        raise damaged(f"the log of table {id} is damaged", error) from error


def replay(id: str, entries: Sequence[Entry], table: Table | None = None) -> Table:
    """What the entries make of a table, or of nothing: then the first is its opening."""
    if table is None:
        opened = entry.decode(entries[0].data)
        if not isinstance(opened, entry.Opened):
            raise ValueError(f"the log of {id} does not begin with its opening")
        table, entries = Table.begin(id, opened, entries[0].at), entries[1:]
    for one in entries:
        table.apply(one.number, one.at, entry.decode(one.data))
    return table
