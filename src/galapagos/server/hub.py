"""All tables that this process has in its hands, and the people at them."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from galapagos.bots import check_bot
from galapagos.engine.errors import Refused
from galapagos.engine.fair import SECRET_BYTES
from galapagos.engine.game import Game, find_game
from galapagos.engine.harmless import harmless, is_blank
from galapagos.engine.record import Record

from . import entry, presence
from .administration import outdated_cards
from .driver import Driver
from .entry import Opened, Plan
from .expiry import expire
from .halls import is_here
from .identity import BANNED, ERASED, LOGGED_OUT
from .lists import line_of
from .metrics import TABLES
from .playing import first_deed
from .protocol import ChatLine, Chatted, OpenTable, PersonInfo, SeatPlan, TableLine
from .room import UNKNOWN, Room, load
from .settings import Settings
from .store import Chat, Damaged, Entry, Store, Taken
from .table import OPEN, OVER, RUNNING, Late, Table
from .thinking import Asking
from .webhook import Webhooks

log = logging.getLogger(__name__)

FRIENDLY = "level2"
AT_HAND = 20.0                      # seconds that a table at which nobody is stays in memory while others play on; more than until somebody is away
SWEEP = 60.0                        # seconds between two looks for what has expired
STOPS, RESTART = "The server stops, and everything is kept: connect again in a moment.", 1012
SHUT_OUT = 4400
CLOSING = 2.0                       # seconds that clients have to hear it


class NotFound(Refused):
    """Something that is not there, or is not for this person to know of."""


class Hub:
    def __init__(self, store: Store, thinkers: Asking, settings: Settings) -> None:
        self.store, self.thinkers, self.settings = store, thinkers, settings
        self.driver, self.webhooks = Driver(thinkers, settings), Webhooks(store, settings)
        self.rooms: dict[str, Room] = {}
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()     # while somebody loads a table or waits for it
        self.chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._end_outdated()
        self.chores = [asyncio.create_task(self._follow()), asyncio.create_task(self._sweep()), asyncio.create_task(self._wake())]

    async def close(self) -> None:
        """What is under way is finished: whoever has the turn in a room is waited for."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.driver.close()
        await self.webhooks.close()
        await self.dismiss()

    async def dismiss(self) -> None:
        """Everybody is told that the server stops, after all that was done before."""
        for room in list(self.rooms.values()):
            async with room.lock:
                for listener in list(room.audience.listeners):
                    listener.close(STOPS, RESTART)
        for _ in range(int(CLOSING / 0.05)):
            if not any(room.audience.listeners for room in self.rooms.values()):
                return
            await asyncio.sleep(0.05)

    async def see_off(self, id: str = "") -> None:
        """Whoever was banned, erased or logged out leaves every table: a certain person, or all of them."""
        listening = [listener for room in self.rooms.values() for listener in room.audience.listeners if listener.person and id in ("", listener.person)]
        known = await self.store.people(sorted({listener.person for listener in listening}))
        sessions = await self.store.sessions(sorted({listener.session for listener in listening if listener.session}))
        for listener in listening:
            person = known.get(listener.person)
            if person is None or person.banned:
                listener.close(BANNED if person else ERASED, SHUT_OUT)
            elif listener.session and listener.session not in sessions:
                listener.close(LOGGED_OUT, SHUT_OUT)

    async def rename(self, person: str) -> None:
        """At the tables that are in memory; others learn a name when they are loaded."""
        for room in list(self.rooms.values()):
            if person in room.table.people():
                await room.rename()

    def after(self, room: Room, own: bool) -> None:
        """After each change of a table, by this process or by another."""
        self.driver.drive(room, own)
        self._expect(room)
        if not own:
            for person in room.missed():                # by a process that did not know better
                self.driver.note_presence(room, person, True)
        elif self.settings.webhooks and (self.is_here(room.table.id) or room.is_away(room.asked)):
            self.webhooks.note(room)

    # --- finding tables

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            async with self.loading.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id) or await self._load(id)
        elif not room.audience.listeners:               # it may be played elsewhere, and then news take a moment
            await room.catch_up()
        room.used = time.time()
        return room

    async def _load(self, id: str) -> Room:
        table = await load(self.store, id)
        if table is None:
            raise NotFound(UNKNOWN)
        said = await self.store.chat(id, limit=1)
        return self._enter(table, said[-1].number if said else 0)

    def _enter(self, table: Table, heard: int) -> Room:
        room = self.rooms[table.id] = Room(table, self.store, self.names, self.after)
        room.heard = heard
        self.driver.drive(room, self.is_here(table.id))
        self._expect(room)
        return room

    def _expect(self, room: Room) -> None:
        """Who sits down and does not come is away after a while."""
        people = room.table.people()
        if people != room.expected:
            expected, room.expected = room.expected, people
            for person in people:
                if person not in expected:
                    self.driver.note_presence(room, person, False, was_here=False)

    def miss(self, id: str) -> None:
        """The table is at home here now: who sits there and does not come is away after a while."""
        room = self.rooms.get(id)
        if room:
            room.expected = []
            self._expect(room)

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        return {id: person.name for id, person in (await self.store.people(ids)).items()}

    async def lines(self, reader: str, *, mine: bool = False, status: Sequence[str] = (OPEN,), game: str = "", limit: int = 50) -> list[TableLine]:
        """Open tables, or those at which the reader sits."""
        cards = await self.store.cards(status=status, public=None if mine else True, person=reader if mine else "", game=game, limit=limit)
        names = await self.names(sorted({person for card in cards for person in card.people}))
        return [line_of(card, names, reader) for card in cards]

    # --- opening tables

    async def open(self, person: str, wish: OpenTable, after: str = "", id: str = "") -> Room:
        """A new table. Taken, if there is one of that name already."""
        game = find_game(wish.game, self.settings.data.get(wish.game, ""))
        wish.clock.check()
        seats = self._seats(game, wish)
        plans = tuple(Plan(person if seat.me else "", seat.bot, wish.nonce if seat.me else "") for seat in seats)
        position = ""
        if wish.position:
            read = await self.thinkers.read_position(game.folder, wish.position, game.data)
            state: Any = game.state.from_buffer_copy(read.state)
            position = read.text                        # what was understood, not what somebody wrote
            if state.seats != len(plans):
                raise Refused(f"That position is for {state.seats} players.")
            game.check_options(state, wish.options)
        else:
            state = game.new_state(len(plans), wish.options)
        opened = Opened(
            game.folder, game.rules_version, person, plans, secrets.token_hex(SECRET_BYTES), game.option_texts(state), wish.public, wish.clock, wish.hints, position, after,
            game.data)
        table = Table.begin(id or new_name(), opened, time.time())
        room = Room(table, self.store, self.names, self.after)
        deeds: list[entry.AnyDeed] = [opened]
        if not any(chair.is_free for chair in table.chairs):
            deeds.append(first_deed(room))
            table.apply(2, table.made, deeds[-1])
        async with self.loading.setdefault(table.id, asyncio.Lock()):
            await self.store.append(room.card(), [Entry(number, table.made, entry.encode(deed)) for number, deed in enumerate(deeds, 1)])
            self.rooms[table.id] = room
        self.after(room, True)
        return room

    def _seats(self, game: Game, wish: OpenTable) -> list[SeatPlan]:
        seats = list(wish.seats) or [SeatPlan(me=True)] + [SeatPlan(bot=FRIENDLY)] * (game.default_seats - 1)
        if sum(seat.me for seat in seats) > 1 or any(seat.me and seat.bot for seat in seats):
            raise Refused("One seat is yours, the others are for bots or for whoever comes.")
        for seat in seats:
            if seat.bot:
                check_bot(game, seat.bot)
        return seats

    async def rematch(self, person: str, id: str, nonce: str) -> str:
        """The same seats once more, people and bots; whoever asks first is host, and the others find it by their table."""
        room = await self.room(id)
        table = room.table
        if table.seat_of(person) < 0:
            raise Refused("You did not sit at this table.")
        if table.status != OVER:
            raise Refused("The game is not over.")
        if table.followed:
            return table.followed
        seats = [SeatPlan(me=chair.person == person, bot=chair.bot) for chair in table.chairs]
        opened = table.opened
        wish = OpenTable(opened.game, seats, table.options, opened.public, opened.clock, opened.hints, nonce, table.position)
        with suppress(Taken):                           # somebody else was quicker, here or in another process
            await self.open(person, wish, id, name_of_rematch(table))
        while not room.table.followed:
            with suppress(Late):
                await room.act(presence.follow, name_of_rematch(table))
        return room.table.followed

    # --- chat

    async def say(self, room: Room, person: str, text: str) -> None:
        if not person:
            raise Refused("Say who you are first.")
        if is_blank(text):
            raise Refused("Nothing of that can be seen: write at least one letter.")
        await self.store.say(room.table.id, time.time(), person, text)
        await self._hear(room)

    async def _hear(self, room: Room) -> None:
        """What was said here or by way of another process, each word once and in its order."""
        async with room.hearing:
            for line in await self.chat_lines(await self.store.chat(room.table.id, room.heard)):
                room.heard = line.number
                room.audience.send(Chatted(line))

    async def chat_lines(self, chats: Sequence[Chat]) -> list[ChatLine]:
        names = await self.names(sorted({chat.person for chat in chats}))
        return [ChatLine(chat.number, chat.at, PersonInfo(chat.person, names.get(chat.person, "")), harmless(chat.text)) for chat in chats]

    # --- what happens elsewhere, and by time

    async def _follow(self) -> None:
        """Other processes write to the same tables."""
        async for notice in self.store.notices():
            try:
                room = self.rooms.get(notice.key)
                if notice.kind == "all":
                    for other in list(self.rooms.values()):
                        await other.catch_up()
                        await self._hear(other)
                    await self.see_off()
                elif notice.kind == "log" and room and self._can_do_without(room):
                    self.let_go(room)                  # to load it when somebody comes is less work than to follow each move
                elif notice.kind == "log" and room:
                    await room.catch_up(notice.entries)
                elif notice.kind == "chat" and room:
                    await self._hear(room)
                elif notice.kind == "person":
                    await self.see_off(notice.key)
                    await self.rename(notice.key)
            except Refused as refused:
                log_refusal("could not follow another process", refused)
            except Exception:
                log.exception("could not follow another process")

    async def _end_outdated(self) -> None:
        """Matches that were begun by other rules end unfinished; their records stay."""
        for card in await outdated_cards(self.store) if self.settings.place == 0 else ():
            try:
                await (await self.room(card.table)).act(presence.end, "unfinished")
                log.warning("ended as unfinished: its rules have changed", extra={"table": card.table})
            except Refused as refused:
                log_refusal("could not be ended as unfinished", refused, card.table)

    async def _wake(self) -> None:
        """After a start: tables at which a bot or a clock is due go on, though nobody is there."""
        for card in await self.store.cards(status=(RUNNING,), limit=100_000):
            if self.is_here(card.table) and (card.asked == () or time.time() - card.changed < self.settings.idle_tables):
                with suppress(Damaged):
                    await self.room(card.table)
                await asyncio.sleep(0.01)

    async def _sweep(self) -> None:
        while True:
            try:
                await expire(self)
            except Refused as refused:
                log_refusal("could not look for what has expired", refused)
            except Exception:
                log.exception("could not look for what has expired")
            for status in (OPEN, RUNNING, OVER):
                TABLES.labels(status).set(sum(room.table.status == status for room in self.rooms.values()))
            await asyncio.sleep(SWEEP)

    def is_idle(self, room: Room) -> bool:
        """Whether nobody is there, and nothing is due."""
        id = room.table.id
        return not room.audience.listeners and not room.lock.locked() and id not in self.driver.waiting and id not in self.driver.clocks and id not in self.driver.looks

    def is_here(self, id: str) -> bool:
        """Whether this process, among those of its machine, is the one to play that table."""
        return is_here(id, self.settings)

    def _can_do_without(self, room: Room) -> bool:
        """While another process plays that table: if that is its hall, there is nothing to wait for."""
        if not self.is_here(room.table.id):
            return not room.audience.listeners and not room.lock.locked()
        return self.is_idle(room) and room.table.is_for_people and time.time() - room.used > AT_HAND

    def let_go(self, room: Room) -> None:
        self.driver.stop(room)
        del self.rooms[room.table.id]


def log_refusal(what: str, refused: Refused, table: str = "") -> None:
    """Of the store, mostly. Damage is in the log already."""
    if not isinstance(refused, Damaged):
        log.warning(what, extra={"why": str(refused)} | ({"table": table} if table else {}))


def record_of(table: Table) -> Record:
    if table.status != OVER:
        raise Refused("The record can be had when the match is over: until then it would tell what players must not know.")
    return table.record()


def name_of_rematch(table: Table) -> str:
    """The same for all who ask for a rematch at once: the store opens a table of that name for the first of them only. To know it takes the table and its secret."""
    digest = hashlib.blake2b(table.id.encode(), key=bytes.fromhex(table.opened.secret), digest_size=12).digest()
    return base64.urlsafe_b64encode(digest).decode().replace("-", "_")


def new_name() -> str:
    """Of a table: nobody guesses it, and typed in a terminal it is no option."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name
