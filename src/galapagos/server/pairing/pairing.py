"""Lets people wait, looks for tables once a second, and tells the pages.

Every process does this for the same rows. Two that find the same group both try to claim its people, and the store
lets one of them open the table.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from zlib import crc32

from galapagos.bots.ratings import MIDDLE, rated_bots
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.match.dice import SECRET_BYTES
from galapagos.engine.words.message import either

from ..protocol.pairing import PairingInfo, PairingWish, QueueInfo
from ..protocol.tables import ClockRule
from ..ratings.model import PEOPLE, points_of
from ..store import Entry, Store, TableCard, Taken
from ..table import rated
from ..table.entry import Occupant, Opened
from ..table.hub import Hub, log_refusal
from ..table.opening import FRIENDLY, begin_table, new_id
from .matching import DAYS, LIVE, PACES, Group, Queue, Waiter, match
from .waiting import Waiting, WaitingList

log = logging.getLogger(__name__)

TICK = 1.0  # seconds between two looks while pages wait here
IDLE = 30.0  # the same while none does: people may wait for days without a page
HOLD = 8.0  # seconds in which a page that waits gets its answer at the latest
LEASES = {LIVE: 20.0, DAYS: 86_400.0}  # seconds that a person stays in the queue after the page last asked
BOTS_AFTER = 60.0  # seconds after which bots are offered
CLOCKS = {LIVE: ClockRule("bank", 600, 20), DAYS: ClockRule("days", 3 * 86_400)}


class Pairing:
    def __init__(self, store: Store, hub: Hub, clock: Callable[[], float] = time.time) -> None:
        self.list, self.store, self.hub, self.clock = WaitingList(store), store, hub, clock
        self.rows, self.queues = dict[str, Waiting](), dict[Queue, QueueInfo]()  # as they were at `looked`
        self.looked, self.asking = -IDLE, 0  # `asking`: pages that wait for an answer
        self.woken, self.changed, self.turn = asyncio.Event(), asyncio.Event(), asyncio.Lock()
        self.is_closed = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    def dismiss(self) -> None:
        """Answers all pages that wait, because the server stops."""
        self.is_closed = True
        self.changed.set()

    async def close(self) -> None:
        self.dismiss()
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # --- what a person does

    async def wait(self, person: str, wish: PairingWish) -> None:
        """Puts a person into a queue, and out of any other one."""
        queue, now = check(wish, self.hub.settings.data), self.clock()
        known = [one for one in await self.store.ratings.of([person], queue.game) if one.kind == PEOPLE]
        rating = points_of(known[0].mu) if known else MIDDLE
        lease = now + LEASES[queue.pace]
        ticket = secrets.token_urlsafe(12)
        await self.list.add(Waiting(person, ticket, *queue, wish.nonce, rating, now, lease))
        await self._wake()

    async def accept_bots(self, person: str) -> None:
        """Lets bots have the empty seats."""
        one, now = await self.list.of(person), self.clock()
        if one is None:
            raise Refused("pairing-not-waiting")
        if now < one.since + BOTS_AFTER:
            raise Refused("pairing-bots-later", number=round(BOTS_AFTER))
        if one.rated and not rated_bots(one.game):
            raise Refused("rated-no-bots")
        await self.list.accept_bots(person, now)
        await self._wake()

    async def leave(self, person: str) -> None:
        """Takes a person out of the queue; also after the table that was found has been seen."""
        await self.list.remove(person)
        await self._wake()

    async def _wake(self) -> None:
        await self.look()
        self.woken.set()

    # --- what a page sees

    async def info(self, person: str, known: int = -1) -> PairingInfo:
        """The queues, and a person's place. A page that waits and knows this already gets it when it changes, or after
        some seconds. Each call renews the lease."""
        now = self.clock()
        if now - self.looked > TICK:
            await self.look()
        own = await self.list.of(person) if person else None
        if own is None:
            return self.describe("")
        if own.until < now + LEASES[own.pace] - HOLD / 2:
            await self.list.renew(person, now + LEASES[own.pace])
        if person not in self.rows:  # another process has put the person there, or a page is back
            await self._wake()
        self.asking += 1
        if self.asking == 1:
            self.woken.set()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(HOLD):
                    while (found := self.describe(person)).number == known and not found.table and not self.is_closed:
                        await self.changed.wait()
        finally:
            self.asking -= 1
        return self.describe(person)

    def describe(self, person: str) -> PairingInfo:
        own = self.rows.get(person)
        if own is None:
            return PairingInfo(0, [*self.queues.values()])
        wish = PairingWish(own.game, own.seats, own.pace, own.rated, own.nonce)
        waited = max(0.0, self.clock() - own.since)
        bots_in = max(0.0, BOTS_AFTER - waited)
        number = crc32(repr((own.ticket, own.table, own.bots, self.queues.get(queue_of(own)))).encode()) % 10**8
        return PairingInfo(number, [*self.queues.values()], wish, waited, bots_in, own.bots > 0, own.table)

    # --- looking for tables

    async def _run(self) -> None:
        while not self.is_closed:
            try:
                await self.look()
                await self.tick()
            except Refused as refused:
                log_refusal("could not look for tables", refused)
            except Exception:
                log.exception("could not look for tables")
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK if self.asking else IDLE):
                    await self.woken.wait()
            self.woken.clear()

    async def look(self) -> None:
        """Reads the queues, and answers the pages if they have changed."""
        now = self.clock()
        found = await self.list.all(now)
        rows = {one.person: one for one in found}
        has_changed = any(is_changed(self.rows.get(who), rows.get(who)) for who in rows.keys() | self.rows.keys())
        waiting = [one for one in found if not one.table]
        counts = Counter(queue_of(one) for one in waiting)
        willing = Counter(queue_of(one) for one in waiting if one.bots)
        self.queues = {queue: QueueInfo(*queue, counts[queue], willing[queue]) for queue in sorted(counts)}
        self.looked, self.rows = now, rows
        if has_changed:
            self.changed.set()
            self.changed = asyncio.Event()

    async def tick(self) -> int:
        """Opens the tables that can begin now, and returns their number."""
        async with self.turn:
            now, opened = self.clock(), 0
            rows = {who: one for who, one in self.rows.items() if not one.table and one.until > now}
            barred = await self.store.contacts.barred_pairs(list(rows))
            waiters = [waiter_of(one) for one in rows.values()]
            for group in match(waiters, now, lambda one, other: frozenset((one, other)) not in barred):
                if not await self.open(group, [rows[one.person] for one in group.people]):
                    break  # another process was faster, and probably with the next groups, too
                opened += 1
            if opened:
                await self.look()
            await self.list.forget(now)
            return opened

    async def open(self, group: Group, people: Sequence[Waiting]) -> bool:
        """Opens a table for a group; False if one of its people is gone or another process was faster."""
        queue = group.people[0].queue
        game = find_game(queue.game, self.hub.settings.data.get(queue.game, ""))
        bot = Occupant(bot=bot_near(queue.game, [one.rating for one in people]))
        seats = [*(Occupant(one.person, nonce=one.nonce) for one in people), *[bot] * group.bots]
        random.shuffle(seats)
        opened = Opened(
            game.folder,
            game.rules_version,
            people[0].person,
            tuple(seats),
            secrets.token_hex(SECRET_BYTES),
            game.option_texts(game.new_state(queue.seats, {})),
            clock=CLOCKS[queue.pace],
            data=game.data,
            rated=queue.rated,
        )

        async def claim(card: TableCard, entries: Sequence[Entry]) -> None:
            if not await self.list.open(card, entries, [one.ticket for one in people], self.clock()):
                raise Taken

        with suppress(Taken):
            await begin_table(self.hub, new_id(), opened, claim)
            return True
        return False


def check(wish: PairingWish, data: dict[str, str]) -> Queue:
    """The queue of a wish, if there can be such a table."""
    game = find_game(wish.game, data.get(wish.game, ""))
    game.new_state(wish.seats, {})
    if wish.pace not in PACES:
        raise Refused("pairing-pace", names=either(PACES))
    rated.check_word(wish.rated, wish.nonce)
    return Queue(game.name, wish.seats, wish.pace, wish.rated)


def bot_near(game: str, ratings: Sequence[int]) -> str:
    """The bot whose rating is nearest to the people's average."""
    bots, average = rated_bots(game), sum(ratings) / len(ratings)
    return min(bots, key=lambda bot: abs(bots[bot] - average)) if bots else FRIENDLY


def queue_of(one: Waiting) -> Queue:
    return Queue(one.game, one.seats, one.pace, one.rated)


def waiter_of(one: Waiting) -> Waiter:
    return Waiter(one.person, queue_of(one), one.rating, one.since, one.bots)


def is_changed(before: Waiting | None, after: Waiting | None) -> bool:
    """Whether a page would be told anything new."""
    if before is None or after is None:
        return before is not after
    return (before.ticket, before.table, before.bots) != (after.ticket, after.table, after.bots)
