"""Ratings, and in which order matches have changed them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .columns import columns, places
from .database import Statement
from .queries import Queries
from .rows import Rating, RatingStep

RATING, STEP = columns(Rating), columns(RatingStep)
SET_RATING = f"""INSERT INTO rating ({RATING}) VALUES ({places(len(Rating.__struct_fields__))})
    ON CONFLICT (person, game, kind) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches,
    at = excluded.at"""
ADD_STEP = f"INSERT INTO rating_step ({STEP}) VALUES ({places(len(RatingStep.__struct_fields__))})"
LEADERS = """SELECT {columns} FROM rating JOIN profile ON profile.person = rating.person AND profile.listed
    WHERE game = ? AND kind = ? AND at >= ? AND sigma <= ? ORDER BY mu DESC, rating.person LIMIT ?"""
ADD_RATED = 'INSERT INTO rated (game, number, "table") VALUES (?, ?, ?)'


def rating_statements(
    game: str, tables: Sequence[tuple[int, str]], steps: Sequence[RatingStep], after: Sequence[Rating]
) -> list[Statement]:
    return [
        *(Statement(ADD_RATED, [game, number, table]) for number, table in tables),
        *(Statement(ADD_STEP, msgspec.structs.astuple(step)) for step in steps),
        *(Statement(SET_RATING, msgspec.structs.astuple(rating)) for rating in after),
    ]


class Ratings(Queries):
    async def last_number(self, game: str) -> int:
        """The number of the last match of a game that was rated; 0 if there is none."""
        row = await self._first("SELECT MAX(number) FROM rated WHERE game = ?", game)
        return (row[0] or 0) if row else 0

    async def tables(self, game: str) -> list[str]:
        """The tables of a game that have been rated, in this order."""
        rows = await self._read('SELECT "table" FROM rated WHERE game = ? ORDER BY number', game)
        return [table for (table,) in rows]

    async def is_rated(self, table: str) -> bool:
        """Whether the table has changed the ratings already."""
        return bool(await self._first('SELECT 1 FROM rated WHERE "table" = ?', table))

    async def unrated(self, since: float = 0.0) -> list[str]:
        """Tables that were over then or later and count for ratings, but have not changed them, the oldest first."""
        waiting = """SELECT "table", MIN(at) FROM result WHERE rated AND at >= ? AND NOT EXISTS (
            SELECT 1 FROM rated WHERE rated."table" = result."table") GROUP BY "table"
            ORDER BY MIN(at), result."table" """
        return [table for table, _ in await self._read(waiting, since)]

    async def of(self, people: Sequence[str], game: str = "") -> list[Rating]:
        """The ratings of these people, at one game or at all."""
        which, values = (" AND game = ?", [game]) if game else ("", [])
        found = (
            f"SELECT {RATING} FROM rating WHERE person IN ({places(len(people))}){which} ORDER BY game, kind, person"
        )
        return [Rating(*row) for row in await self._read(found, *people, *values)] if people else []

    async def steps(self, person: str, game: str = "") -> list[RatingStep]:
        """The course of a person's ratings, at one game or at all."""
        which, values = (" AND game = ?", [game]) if game else ("", [])
        found = f"SELECT {STEP} FROM rating_step WHERE person = ?{which} ORDER BY game, number"
        return [RatingStep(*row) for row in await self._read(found, person, *values)]

    async def add(
        self, game: str, tables: Sequence[tuple[int, str]], steps: Sequence[RatingStep], after: Sequence[Rating]
    ) -> None:
        """Adds numbered tables to those that have been rated, with the ratings after them. Raises `Conflict` if another
        process has used a number or rated a table; then nothing changes."""
        await self.database.write(*rating_statements(game, tables, steps, after))

    async def replace(
        self, game: str, tables: Sequence[tuple[int, str]], steps: Sequence[RatingStep], after: Sequence[Rating]
    ) -> None:
        """The same, instead of all that has been rated at this game. The numbers must be greater than all used ones, so
        that a process which rates a match at the same time gets a `Conflict`."""
        gone = [Statement(f"DELETE FROM {name} WHERE game = ?", [game]) for name in ("rated", "rating_step", "rating")]
        added = rating_statements(game, tables, steps, after)
        order = [gone[0], *added[: len(tables)], *gone[1:], *added[len(tables) :]]  # as `add`: no deadlock
        await self.database.write(*order)

    async def leaders(self, game: str, kind: str, since: float, sigma: float, limit: int) -> list[Rating]:
        """The best ratings, with at most that uncertainty, of people who want to be listed and have played since
        then."""
        query = LEADERS.format(columns=columns(Rating, 0, "rating."))
        return [Rating(*row) for row in await self._read(query, game, kind, since, sigma, limit)]
