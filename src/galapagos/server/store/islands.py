"""Tries at islands of the day."""

from __future__ import annotations

import msgspec

from .columns import columns, result_of
from .database import Statement
from .queries import Queries
from .rows import IslandTry, Result

RESULTS = f"""SELECT {columns(Result, 0, "result.")} FROM island
    JOIN result ON result."table" = island."table" AND result.person = island.person
    WHERE island.day = ? AND island.game = ? AND result.rank > 0 AND result.at < ?
    ORDER BY rank, points DESC, result.at"""


class IslandTries(Queries):
    async def add(self, one: IslandTry) -> None:
        """Notes a person's try at an island, unless there is one."""
        add = 'INSERT INTO island (day, game, person, "table") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'
        await self.database.write(Statement(add, msgspec.structs.astuple(one)))

    async def tries_of(self, person: str) -> list[IslandTry]:
        found = 'SELECT day, game, person, "table" FROM island WHERE person = ? ORDER BY day, game'
        return [IslandTry(*row) for row in await self._read(found, person)]

    async def results(self, day: str, game: str, before: float) -> list[Result]:
        """The results of all tries at an island that were over before then, the best first."""
        return [result_of(row) for row in await self._read(RESULTS, day, game, before)]
