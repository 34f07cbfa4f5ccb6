"""What the store asks of a database. SQLite and PostgreSQL understand the same SQL for all but the hot path, which each
writes in its own words."""

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
    """What a statement gave back, and how many rows it changed."""

    rows: list[Row]
    changed: int


class Conflict(Exception):
    """There is another row with what may be there once only; nothing was written."""


class Database(Protocol):
    async def close(self) -> None: ...

    async def read(self, step: Step) -> list[Row]: ...

    async def write(self, *steps: Step, notices: Sequence[Notice] = ()) -> Outcome:
        """The steps in one transaction, and what other processes hear of it; the outcome of the last step."""

    async def append(self, card: Card, entries: Sequence[Entry]) -> None:
        """See `Store.append`; the entries follow one another, and the card has the number of the last."""

    def notices(self) -> AsyncIterator[Notice]: ...
