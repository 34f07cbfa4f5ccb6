"""The interface between the store and a database. SQLite and PostgreSQL share their SQL, except for appending, the hot
path."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from . import Card, Entry, Notice

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Any, ...]


class Step(NamedTuple):
    """One statement, with `?` for each value."""

    sql: str
    values: Sequence[Value] = ()


class Outcome(NamedTuple):
    """The rows that a statement returned, and how many it changed."""

    rows: list[Row]
    changed: int


class Conflict(Exception):
    """A uniqueness constraint failed; nothing was written."""


class Database(Protocol):
    async def close(self) -> None: ...

    async def read(self, step: Step) -> list[Row]: ...

    async def write(self, *steps: Step, notices: Sequence[Notice] = ()) -> Outcome:
        """Runs the statements and sends the notices in one transaction; returns the result of the last statement."""

    async def append(self, card: Card, entries: Sequence[Entry]) -> None:
        """See `Store.append`. The entries are consecutive, and the card has the number of the last."""

    def notices(self) -> AsyncIterator[Notice]: ...
