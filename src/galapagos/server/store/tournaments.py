"""The logs of tournaments, and who takes part."""

from __future__ import annotations

from collections.abc import Sequence

from .database import Conflict, Statement
from .queries import Queries
from .rows import Entry, Taken

ADD = "INSERT INTO tournament_log (tournament, number, at, data) VALUES (?, ?, ?, ?)"
CARD = """INSERT INTO tournament (id, status, public, changed, number) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, changed = excluded.changed, number = excluded.number"""
ENTER = "INSERT INTO tournament_person (person, tournament) VALUES (?, ?) ON CONFLICT DO NOTHING"


class Tournaments(Queries):
    async def append(self, id: str, entry: Entry, status: str, public: bool, people: Sequence[str]) -> None:
        """Adds the next entry of a log, and who takes part now. Raises `Taken` if another process wrote it."""
        try:
            await self.database.write(
                Statement(ADD, [id, entry.number, entry.at, entry.data]),
                Statement(CARD, [id, status, public, entry.at, entry.number]),
                *(Statement(ENTER, [person, id]) for person in people),
            )
        except Conflict:
            raise Taken from None

    async def entries(self, id: str) -> list[Entry]:
        found = "SELECT number, at, data FROM tournament_log WHERE tournament = ? ORDER BY number"
        return [Entry(*row) for row in await self._read(found, id)]

    async def ids(self, status: str, limit: int = 1000) -> list[str]:
        found = "SELECT id FROM tournament WHERE status = ? ORDER BY changed DESC, id LIMIT ?"
        return [id for (id,) in await self._read(found, status, limit)]

    async def listed(self, person: str, limit: int) -> list[str]:
        """Public tournaments, and those of the person, the last changed first."""
        found = """SELECT id FROM tournament WHERE (public AND status <> 'over')
            OR id IN (SELECT tournament FROM tournament_person WHERE person = ?) ORDER BY changed DESC, id LIMIT ?"""
        return [id for (id,) in await self._read(found, person, limit)]
