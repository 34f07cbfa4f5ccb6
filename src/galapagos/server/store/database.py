"""The interface between the store and a database. SQLite and PostgreSQL share their SQL, except for appending, the hot
path."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from .rows import Entry, Notice, Result, TableCard

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Any, ...]


class Statement(NamedTuple):
    """One statement, with `?` for each value."""

    sql: str
    values: Sequence[Value] = ()


class QueryResult(NamedTuple):
    """The rows that a statement returned, and how many it changed."""

    rows: list[Row]
    changed: int


class Conflict(Exception):
    """A uniqueness constraint failed; nothing was written."""


class Database(Protocol):
    async def close(self) -> None: ...

    async def read(self, statement: Statement) -> list[Row]: ...

    async def write(self, *statements: Statement, notices: Sequence[Notice] = ()) -> QueryResult:
        """Runs the statements and sends the notices in one transaction; returns the result of the last statement."""

    async def append(self, card: TableCard, entries: Sequence[Entry], results: Sequence[Result]) -> None:
        """See `Store.append`. The entries are consecutive, and the card has the number of the last."""

    def notices(self) -> AsyncIterator[Notice]: ...
