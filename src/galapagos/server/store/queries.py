"""What the parts of the store have in common."""

from __future__ import annotations

from .database import Database, Row, Statement, Value


class Queries:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def _read(self, sql: str, *values: Value) -> list[Row]:
        return await self.database.read(Statement(sql, values))

    async def _first(self, sql: str, *values: Value) -> Row | None:
        return next(iter(await self._read(sql, *values)), None)
