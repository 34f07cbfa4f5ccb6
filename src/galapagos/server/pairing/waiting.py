"""The rows of people who wait. The store decides: a table and the claim of its people are one transaction."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..store import Entry, Store, TableCard
from ..store.columns import CARD, card_values, check_texts, columns, places
from ..store.database import Row, Statement, Value

FORGOTTEN = 60.0  # seconds after the lease in which a page that comes back finds its place in the queue


class Waiting(msgspec.Struct, frozen=True):
    """One person who waits for a game. A new wish has a new ticket."""

    person: str
    ticket: str
    game: str
    seats: int
    pace: str  # live or days
    rated: bool
    nonce: str  # the person's word in the dice
    rating: int
    since: float
    until: float  # the end of the lease; the page renews it
    bots: float = 0.0  # since when bots may have the empty seats; 0: they may not
    table: str = ""  # that was found


WAITING = columns(Waiting)
ADD = f"""INSERT INTO waiting ({WAITING}) SELECT {places(len(Waiting.__struct_fields__))}
    WHERE EXISTS (SELECT 1 FROM person WHERE id = ?)
    ON CONFLICT (person) DO UPDATE SET ({columns(Waiting, 1)}) = ({columns(Waiting, 1, "excluded.")})
    WHERE waiting."table" = '' """
ALL = f"SELECT {WAITING} FROM waiting WHERE until > ? OR \"table\" <> '' ORDER BY since, person"
RENEW = "UPDATE waiting SET until = ? WHERE person = ? AND until < ?"
ACCEPT = "UPDATE waiting SET bots = ? WHERE person = ? AND bots = 0 AND \"table\" = ''"
FORGET = "DELETE FROM waiting WHERE until < ?"

# Claims come one after the other, so each sees what the ones before it have done.
TURN = "UPDATE pairing_turn SET number = number + 1"
CLAIM = """UPDATE waiting SET "table" = ? WHERE ticket IN ({tickets}) AND "table" = '' AND until > ?"""
CLAIMED = 'SELECT COUNT(*) FROM waiting WHERE "table" = ?'
ADD_CARD = f"""INSERT INTO card ({CARD}) SELECT {places(len(TableCard.__struct_fields__))} WHERE ({CLAIMED}) = ?
    ON CONFLICT DO NOTHING"""
ADD_ENTRY = 'INSERT INTO log ("table", number, at, data) SELECT "table", ?, ?, ? FROM card WHERE "table" = ?'
ADD_SEAT = 'INSERT INTO seat (person, "table") SELECT ?, "table" FROM card WHERE "table" = ?'
RELEASE = """UPDATE waiting SET "table" = '' WHERE "table" = ? AND NOT EXISTS (
    SELECT 1 FROM card WHERE card."table" = waiting."table")"""
IS_OPENED = 'SELECT 1 FROM card WHERE "table" = ?'


def waiting_of(row: Row) -> Waiting:
    person, ticket, game, seats, pace, rated, nonce, rating, since, until, bots, table = row
    return Waiting(person, ticket, game, seats, pace, bool(rated), nonce, rating, since, until, bots, table)


class WaitingList:
    """The people who wait, in the store."""

    def __init__(self, store: Store) -> None:
        self.database = store.database

    async def add(self, one: Waiting) -> None:
        """Adds a person, or replaces the wish. A person for whom a table was found keeps it."""
        check_texts(one.person, one.game, one.pace, one.nonce)
        await self._write(ADD, *msgspec.structs.astuple(one), one.person)

    async def remove(self, person: str) -> None:
        await self._write("DELETE FROM waiting WHERE person = ?", person)

    async def renew(self, person: str, until: float) -> None:
        await self._write(RENEW, until, person, until)

    async def accept_bots(self, person: str, at: float) -> None:
        await self._write(ACCEPT, at, person)

    async def forget(self, now: float) -> None:
        """Removes those whose pages have gone."""
        await self._write(FORGET, now - FORGOTTEN)

    async def all(self, now: float) -> list[Waiting]:
        """Those whose pages are there, the longest first, and those for whom a table was found."""
        return [waiting_of(row) for row in await self.database.read(Statement(ALL, [now]))]

    async def of(self, person: str) -> Waiting | None:
        found = await self.database.read(Statement(f"SELECT {WAITING} FROM waiting WHERE person = ?", [person]))
        return waiting_of(found[0]) if found else None

    async def open(self, card: TableCard, entries: Sequence[Entry], tickets: Sequence[str], now: float) -> bool:
        """Opens a table for exactly these people; False if one of them is gone or has another table. Then nothing
        changes."""
        outcome = await self.database.write(
            Statement(TURN),
            Statement(CLAIM.format(tickets=places(len(tickets))), [card.table, *tickets, now]),
            Statement(ADD_CARD, [*card_values(card), card.table, len(tickets)]),
            *(Statement(ADD_ENTRY, [one.number, one.at, one.data, card.table]) for one in entries),
            *(Statement(ADD_SEAT, [person, card.table]) for person in card.people),
            Statement(RELEASE, [card.table]),
            Statement(IS_OPENED, [card.table]),
        )
        return bool(outcome.rows)

    async def _write(self, sql: str, *values: Value) -> None:
        await self.database.write(Statement(sql, values))
