"""Cards, entries and people for tests."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from galapagos.server.store import Entry, Person, Store, TableCard
from galapagos.server.store.sqlite import SqliteDatabase

CARD = TableCard("t1", "dodo", "running", True, 3, 10.0, 20.0, 1, ("ann", "ben"), ("ann",), b"\x00summary")
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
