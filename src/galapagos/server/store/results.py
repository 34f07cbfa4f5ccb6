"""The results of matches, and what follows from them about a person."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .columns import RESULT, places, result_of
from .database import Statement
from .queries import Queries
from .rows import Figures, Opponent, Result

ADD_RESULT = f"INSERT INTO result ({RESULT}) VALUES ({places(len(Result.__struct_fields__))}) ON CONFLICT DO NOTHING"
FIGURES = """SELECT game, seats, COUNT(*), CAST(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(rank) AS BIGINT), CAST(SUM(points) AS BIGINT), CAST(SUM(answers) AS BIGINT), SUM(spent)
    FROM result WHERE person = ? AND person <> '' AND rank > 0 GROUP BY game, seats ORDER BY game, seats"""
OPPONENTS = """SELECT other.person, CASE WHEN other.person = '' THEN other.bot ELSE '' END AS level, COUNT(*),
    CAST(SUM(CASE WHEN mine.rank < other.rank THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN mine.rank > other.rank THEN 1 ELSE 0 END) AS BIGINT)
    FROM result AS mine JOIN result AS other ON other."table" = mine."table" AND other.side <> mine.side
    WHERE mine.person = ? AND mine.person <> '' AND mine.rank > 0
    GROUP BY other.person, level ORDER BY 3 DESC, 1, 2 LIMIT ?"""


class Results(Queries):
    async def of(self, table: str) -> list[Result]:
        """The results of a table, by seat."""
        rows = await self._read(f'SELECT {RESULT} FROM result WHERE "table" = ? ORDER BY seat', table)
        return [result_of(row) for row in rows]

    async def replace(self, table: str, results: Sequence[Result]) -> None:
        """Writes the results of a table anew."""
        gone = Statement('DELETE FROM result WHERE "table" = ?', [table])
        await self.database.write(gone, *(Statement(ADD_RESULT, msgspec.structs.astuple(one)) for one in results))

    async def missing(self) -> list[str]:
        """The tables that are over and have no results, the oldest first: of earlier versions, or imported."""
        missing = """SELECT "table" FROM card WHERE status = 'over' AND NOT EXISTS (
            SELECT 1 FROM result WHERE result."table" = card."table") ORDER BY changed, card."table" """
        return [table for (table,) in await self._read(missing)]

    async def figures(self, person: str) -> list[Figures]:
        """A person's results by game and table size."""
        return [Figures(*row) for row in await self._read(FIGURES, person)]

    async def opponents(self, person: str, limit: int) -> list[Opponent]:
        """Against whom the person has played, the most frequent first."""
        return [Opponent(*row) for row in await self._read(OPPONENTS, person, limit)]
