"""Runs the tournaments: draws rounds, opens their tables, and counts their results.

A tournament is its log in the store, so a restart loses nothing: a round whose tables are not all there is opened
again, under the same ids. Several processes may try the same; the store gives each number of the log to one of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game

from ..store import Entry, Result, Taken
from ..table import entry, presence
from ..table.entry import Occupant, Opened
from ..table.hub import Hub, NotFound
from ..table.opening import begin_table
from ..table.room import Room
from ..table.table import OVER, Table
from . import deed
from .deed import AnyDeed
from .drawing import draw
from .scoring import duplicate_scores, scores_of
from .tournament import RUNNING, Round, Tournament, replay

log = logging.getLogger(__name__)

PAUSE = 30.0  # seconds between two rounds
LOOK = 5.0  # seconds between two looks at all tournaments that run
UNKNOWN_END = 1e12  # of the dice of duplicate tables: the round unseals them


class Hall:
    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.chore: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.chore = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self.chore:
            self.chore.cancel()
            await asyncio.gather(self.chore, return_exceptions=True)

    async def tournament(self, id: str) -> Tournament:
        entries = await self.store.tournaments.entries(id)
        if not entries:
            raise NotFound("tournament-unknown")
        return replay(id, entries)

    async def begin(self, id: str, begun: deed.Begun) -> Tournament:
        tournament = Tournament(id, begun, time.time())
        await self._write(tournament, deed.encode(begun), 1, (begun.host,))
        return tournament

    async def append(self, tournament: Tournament, one: AnyDeed) -> None:
        """Applies a deed and writes it. Raises `Taken` if another process was faster."""
        written = Entry(tournament.number + 1, time.time(), deed.encode(one))
        tournament.apply(written)
        people = (one.person,) if isinstance(one, deed.Joined) and one.person else ()
        await self._write(tournament, written.data, written.number, people)

    async def _write(self, tournament: Tournament, data: bytes, number: int, people: Sequence[str]) -> None:
        public, at = tournament.begun.plan.public, time.time()
        await self.store.tournaments.append(tournament.id, Entry(number, at, data), tournament.status, public, people)

    def turn(self, id: str) -> asyncio.Lock:
        """Held while a command changes the tournament, so that this process does not get in its own way."""
        return self.locks.setdefault(id, asyncio.Lock())

    # --- rounds

    async def _look(self) -> None:
        while True:
            try:
                for id in await self.store.tournaments.ids(RUNNING):
                    await self.go_on(id)
            except Refused as refused:
                log.warning("could not look at the tournaments", extra={"why": str(refused)})
            except Exception:
                log.exception("could not look at the tournaments")
            await asyncio.sleep(LOOK)

    async def go_on(self, id: str) -> None:
        """Takes the next steps of a tournament, if there are any now."""
        async with self.turn(id):
            with suppress(Taken):
                await self._go_on(await self.tournament(id))

    async def _go_on(self, tournament: Tournament) -> None:
        if tournament.status != RUNNING:
            return
        if tournament.running_round:
            await self._open_tables(tournament, tournament.running_round)
            await self._score(tournament, tournament.running_round)
        elif time.time() >= tournament.at + PAUSE:
            await self.draw_round(tournament)

    async def draw_round(self, tournament: Tournament) -> None:
        """Draws the next round, or ends the tournament if all are played or too few people are left."""
        plan, playing = tournament.begun.plan, tournament.playing()
        is_enough = len(playing) >= plan.seats and any(tournament.entrants[one].person for one in playing)
        if len(tournament.rounds) >= plan.rounds or (tournament.rounds and not is_enough):
            await self.append(tournament, deed.Closed())
            return
        if not is_enough:
            raise Refused("tournament-too-few", number=plan.seats)
        least = plan.seats if plan.duplicate else max(2, min(find_game(plan.game).seats))
        tables, pausing = draw(playing, tournament.rounds, plan.seats, least, await self._apart(tournament))
        await self.append(tournament, deed.Drawn(tables, pausing))
        await self._open_tables(tournament, tournament.rounds[-1])

    async def _apart(self, tournament: Tournament) -> list[tuple[int, int]]:
        """The entrants of whom one has blocked the other."""
        numbers = {one.person: number for number, one in enumerate(tournament.entrants) if one.person}
        barred = await self.store.contacts.barred_pairs(list(numbers))
        return [(numbers[one], numbers[other]) for one, other in map(sorted, barred)]

    async def _open_tables(self, tournament: Tournament, running: Round) -> None:
        """Opens the tables of a round that are not there yet."""
        for number, seats in enumerate(running.tables):
            id = tournament.table_id(len(tournament.rounds), number)
            if await self.store.card(id) is None:
                with suppress(Taken):
                    await begin_table(self.hub, id, self._opened(tournament, number, seats))

    def _opened(self, tournament: Tournament, number: int, seats: Sequence[int]) -> Opened:
        plan = tournament.begun.plan
        game = find_game(plan.game, self.hub.settings.data.get(plan.game, ""))
        return Opened(
            game.folder,
            game.rules_version,
            "",
            tuple(self._occupant(tournament, entrant) for entrant in seats),
            tournament.dice_secret(len(tournament.rounds), number),
            plan.options,
            plan.public,
            plan.clock,
            data=game.data,
            rated=plan.rated,
            sealed=UNKNOWN_END if plan.duplicate else 0.0,
            tournament=tournament.id,
        )

    @staticmethod
    def _occupant(tournament: Tournament, number: int) -> Occupant:
        entrant = tournament.entrants[number]
        nonce = "" if tournament.begun.plan.duplicate else entrant.nonce  # equal dice have no words of players
        return Occupant(entrant.person, entrant.bot, nonce)

    async def _score(self, tournament: Tournament, running: Round) -> None:
        """Ends the round when all its tables are over."""
        results = list[list[Result]]()
        ids = [tournament.table_id(len(tournament.rounds), number) for number in range(len(running.tables))]
        for id in ids:
            card = await self.store.card(id)
            if card is None or card.status != OVER:
                return
            results.append(await self.store.results.of(id))
            if len(results[-1]) != len(running.tables[len(results) - 1]):
                return  # they are written soon
        await self._unseal(ids)
        scores = duplicate_scores(results) if tournament.begun.plan.duplicate else tuple(map(scores_of, results))
        await self.append(tournament, deed.Scored(tuple(scores)))
        if len(tournament.rounds) >= tournament.begun.plan.rounds:
            await self.append(tournament, deed.Closed())

    async def _unseal(self, ids: Sequence[str]) -> None:
        """Lets everybody look at tables with equal dice."""
        for id in ids:
            await (await self.hub.room(id)).act(unseal)

    async def end(self, tournament: Tournament) -> None:
        """Ends a tournament early. The tables of a round that runs no longer count, so they need not stay hidden."""
        running = tournament.running_round
        if running:
            await self._open_tables(tournament, running)  # after a crash, some may be missing
            await self._unseal(
                [tournament.table_id(len(tournament.rounds), number) for number in range(len(running.tables))]
            )
        await self.append(tournament, deed.Closed())

    # --- people

    async def leave(self, tournament: Tournament, number: int) -> None:
        """An entrant plays no further round; at a table of the running one, a bot plays on."""
        await self.append(tournament, deed.Left(number))
        room = await self.table_of(tournament, number)
        person = tournament.entrants[number].person
        if room and room.table.status != OVER:
            with suppress(Refused):
                await room.act(presence.resign, person, room.table.seat_of(person))

    async def table_of(self, tournament: Tournament, number: int) -> Room | None:
        """An entrant's table in the running round."""
        running = tournament.running_round
        for place, seats in enumerate(running.tables if running else ()):
            if number in seats:
                return await self.hub.room(tournament.table_id(len(tournament.rounds), place))
        return None


def unseal(table: Table, now: float) -> tuple[entry.AnyDeed, ...]:
    return (entry.Unsealed(),) if table.is_sealed(now) else ()
