"""Cards, entries and people for tests."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from galapagos.server.store import Entry, Person, Result, Store, TableCard
from galapagos.server.store.sqlite import SqliteDatabase

CARD = TableCard("t1", "dodo", "running", True, 3, 10.0, 20.0, 1, ("ann", "ben"), ("ann",), b"\x00summary")
FIRST = Result("t1", 0, "dodo", 2, "ann", "", 0, 1, 7, 12, 34.125, "", "finished", True, 20.5)
SECOND = msgspec.structs.replace(FIRST, seat=1, person="ben", side=1, rank=2, points=-3, spent=0.1)
ANN = Person("ann", "Ann", 1.0, 2.0, "hash", "", False, b"\x00\xff")


def card(table: str = "t1", number: int = 1, **changes: Any) -> TableCard:
    return msgspec.structs.replace(CARD, table=table, number=number, **changes)


def entry(number: int, data: bytes = b"") -> Entry:
    return Entry(number, number + 0.5, data or b"entry %d" % number)


async def play(store: Store, table: str = "t1", numbers: range = range(1, 2), **changes: Any) -> None:
    """Appends these entries, one by one."""
    for number in numbers:
        await store.append(card(table, number, **changes), [entry(number)])


def person(id: str, **changes: Any) -> Person:
    return msgspec.structs.replace(ANN, id=id, **changes)


def connection(store: Store) -> sqlite3.Connection:
    """The writer of a SQLite store."""
    assert isinstance(store.database, SqliteDatabase)
    return store.database.writer.connection


def results(table: str, *ranks: int, at: float = 20.5, people: tuple[str, ...] = ("ann", "ben", "cid")) -> list[Result]:
    return [
        msgspec.structs.replace(
            FIRST, table=table, seat=seat, seats=len(ranks), person=people[seat], side=seat, rank=rank, at=at
        )
        for seat, rank in enumerate(ranks)
    ]


async def end(store: Store, table: str, *ranks: int, at: float = 20.5) -> None:
    await store.append(card(table, 1, status="over"), [entry(1)], results(table, *ranks, at=at))
