"""A room: a table in memory. A command is checked by its rule, applied, written to the store, and only then
broadcast."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec

import msgspec

from galapagos.engine.errors import Refused

from ..protocol.frames import Joined
from ..protocol.tables import TableInfo
from ..ratings.rating import rate_table
from ..store import Entry, Result, Store, TableCard, Taken
from ..store.damage import damaged
from . import entry, snapshot
from .acting import Late
from .audience import Audience, Listener, describe
from .consent import is_early, settle
from .entry import AnyDeed
from .lists import names_of, summary_of
from .results import results_of
from .table import OVER, Table

Wish = ParamSpec("Wish")

SNAPSHOTS = 100  # entries between two snapshots; one costs about as much as a move, and loading replays the rest
ATTEMPTS = 20  # at writing while other processes write to the same table


class RoomLock:
    """Admits one command at a time. Reloads the table first if it may differ from its log."""

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
    """Runs commands one after the other: each waits until the one before it is on disk."""

    def __init__(self, table: Table, store: Store, after: Callable[[Room, bool], None]) -> None:
        """`after` is called after each change; its second argument says whether this process made the change."""
        self.table, self.store, self.after = table, store, after
        self.audience, self.lock, self.names = Audience(), asyncio.Lock(), dict[str, str]()
        self.is_doubtful = False  # whether the table may differ from its log
        self.heard, self.hearing = 0, asyncio.Lock()  # the number of the last chat line that was sent
        self.used = time.time()
        self.others_wrote = 0.0  # when another process last wrote to the table
        self.snapshot = table.number  # the entry of the last one
        self.expected: list[str] = []  # people whom `Attendance` waits for
        self._chores: set[asyncio.Task[None]] = set()

    def turn(self) -> RoomLock:
        return RoomLock(self)

    # --- joining

    async def join(self, listener: Listener, since: int | None, seat: int | None = None) -> Joined:
        async with self.turn():
            await self._learn_names()
            joined = self.audience.join(self.table, self.names, listener, since, time.time(), seat)
            self.audience.tell(self.table, self.names, time.time())
            return joined

    async def lift(self, listener: Listener, seat: int, since: int) -> None:
        async with self.turn():
            self.audience.lift(self.table, self.names, listener, seat, since, time.time())

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

    async def act(
        self,
        rule: Callable[Concatenate[Table, float, Wish], tuple[AnyDeed, ...]],
        *wish: Wish.args,
        **more: Wish.kwargs,
    ) -> bool:
        """Runs a command and whatever the voters have then agreed to. Returns whether the command did anything."""
        async with self.turn():
            for _ in range(ATTEMPTS):
                deeds = rule(self.table, time.time(), *wish, **more)
                if not deeds:
                    return False
                with suppress(Taken):  # another process was faster: the rule decides again
                    await self._do(*deeds)
                    await self._settle()
                    return True
            raise Late("game-others-quicker")

    async def look_again(self) -> None:
        """Settles the open proposal again, because a player may have lost the vote since."""
        async with self.turn():
            await self._settle()
            await self._tell()

    async def _settle(self) -> None:
        deeds = settle(self.table, time.time())
        if deeds:
            with suppress(Taken):  # the entry of the other process leads to another check
                await self._do(*deeds)

    async def _do(self, *deeds: AnyDeed) -> None:
        """Applies, writes and broadcasts, in this order. If writing fails, the table is reloaded from the log."""
        at, was_over = time.time(), self.table.status == OVER
        is_move = all(isinstance(deed, entry.Moved) for deed in deeds)
        changes_offers = self.table.proposal is not None or (is_move and is_early(self.table))
        try:
            entries = self.table.perform(at, deeds)
            await self._write(entries, () if was_over else results_of(self.table))
            if not was_over and self.table.status == OVER and self.table.opened.rated:
                self._chore(rate_table(self.store, self.table.id))
        except BaseException:
            self.is_doubtful = True
            await self.reload()
            self.after(self, False)
            raise
        self.used = at
        if is_move and not changes_offers and self.table.status != OVER:  # only the game has changed
            self.audience.tell_game(self.table, self.names, time.time())
        else:
            await self._tell()
        self.after(self, True)

    async def _write(self, entries: Sequence[Entry], results: Sequence[Result]) -> None:
        await self.store.append(self.card(), entries, results)
        if self.table.number >= self.snapshot + SNAPSHOTS or self.table.status == OVER:
            self.snapshot = self.table.number
            self._chore(self.store.keep_snapshot(self.table.id, self.table.number, snapshot.pack(self.table)))

    def _chore(self, work: Coroutine[Any, Any, object]) -> None:
        """Runs in the background, because nothing depends on it."""

        async def quietly() -> None:
            with suppress(Refused):
                await work

        task = asyncio.create_task(quietly())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def reload(self) -> None:
        """Replaces the table by what the log says."""
        table = await load(self.store, self.table.id)
        if table is None:
            raise Refused("table-unknown")
        self.table, self.is_doubtful = table, False
        await self._tell()

    async def catch_up(self, entries: Sequence[Entry] = ()) -> None:
        """Applies the entries that another process has written; reads them from the store if they are not given."""
        async with self.turn():
            if not entries or entries[0].number > self.table.number + 1:
                entries = await self.store.entries(self.table.id, self.table.number)
            if not entries:
                return
            for one in entries:
                if one.number == self.table.number + 1:
                    self.table.apply(one)
            self.others_wrote = time.time()
            await self._tell()
            self.after(self, False)

    async def _tell(self) -> None:
        await self._learn_names()
        self.audience.tell(self.table, self.names, time.time())

    async def _learn_names(self, anew: bool = False) -> None:
        unknown = [person for person in self.table.people() if anew or person not in self.names]
        if unknown:
            self.names.update(dict.fromkeys(unknown, "") | await names_of(self.store, unknown))

    async def rename(self) -> None:
        async with self.turn():
            await self._learn_names(anew=True)
            self.audience.tell(self.table, self.names, time.time())

    def card(self) -> TableCard:
        table, opened, asked = self.table, self.table.opened, self.asked
        return TableCard(
            table.id,
            opened.game,
            table.status,
            opened.public,
            opened.rules,
            table.made,
            table.at,
            table.number,
            tuple(dict.fromkeys([*table.people(), *table.owners()])),
            (asked,) if asked else (),
            summary_of(table),
        )

    @property
    def asked(self) -> str:
        """The person on whose device it is somebody's turn; empty if a bot or no player is asked."""
        actor = self.table.actor
        if actor < 0 or self.table.chairs[actor].player:
            return ""
        return self.table.chairs[actor].owner


async def load(store: Store, id: str) -> Table | None:
    """A table from its snapshot and the entries since, or from the whole log if the snapshot cannot be read."""
    kept, table = await store.snapshot(id), None
    if kept:
        with suppress(msgspec.DecodeError):
            table = snapshot.unpack(id, kept[1])
    entries = await store.entries(id, table.number if table else 0)
    try:
        return replay(id, entries, table) if table or entries else None
    except Exception as error:  # a damaged log can fail in any way
        raise damaged(f"the log of table {id} is damaged", error) from error


def replay(id: str, entries: Sequence[Entry], table: Table | None = None, past_until: int = 0) -> Table:
    """The table after these entries. If no table is given, the first entry opens it. What was played by earlier rules
    is not played again: entries before the last reload, which may be one to come, `past_until`."""
    if table is None:
        opened = entry.decode(entries[0].data)
        if not isinstance(opened, entry.Opened):
            raise ValueError(f"the log of {id} does not begin with its opening")
        table, entries = Table.begin(id, opened, entries[0].at), entries[1:]
    table.past_until = max([past_until, *(one.number for one in entries if entry.is_reload(one.data))])
    if table.is_past:
        table.match = None
    for one in entries:
        table.apply(one)
    return table
