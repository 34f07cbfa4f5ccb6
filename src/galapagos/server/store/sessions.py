"""Sessions of people, written always after their person, so that transactions of PostgreSQL cannot deadlock."""

from __future__ import annotations

from collections.abc import Sequence

from .columns import PERSON, person_of, places
from .database import Statement
from .queries import Queries
from .rows import Notice, Person

AT_ONCE = 500  # sessions in one query
MOST_SESSIONS = 100  # per person
TRIM_SESSIONS = (
    "DELETE FROM session WHERE person = ? AND key NOT IN (SELECT key FROM session WHERE person = ? ORDER BY made "
    "DESC LIMIT ?)"
)


class Sessions(Queries):
    async def add(self, key: str, person: str, made: float) -> bool:
        """Adds a session; False if there is no such person. `key` is a hash. A person's oldest sessions end when there
        are too many."""
        trim = Statement(TRIM_SESSIONS, [person, person, MOST_SESSIONS - 1])
        add = Statement(
            "INSERT INTO session (key, person, made) SELECT ?, id, ? FROM person WHERE id = ?", [key, made, person]
        )
        return (await self.database.write(trim, add)).changed > 0

    async def person(self, key: str) -> Person | None:
        """The person of a session. For cookies of earlier versions, the key is the person's id."""
        by_key = (
            f"SELECT {PERSON} FROM person WHERE id = (SELECT person FROM session WHERE key = ?) OR (id = ? AND signed)"
        )
        row = await self._first(by_key, key, key)
        return person_of(row) if row else None

    async def existing(self, keys: Sequence[str]) -> set[str]:
        """The keys whose sessions have not ended."""
        found: set[str] = set()
        for start in range(0, len(keys), AT_ONCE):
            some = keys[start : start + AT_ONCE]
            known = (
                f"SELECT key FROM session WHERE key IN ({places(len(some))}) UNION SELECT id FROM person WHERE "
                f"signed AND id IN ({places(len(some))})"
            )
            found.update(key for (key,) in await self._read(known, *some, *some))
        return found

    async def end(self, person: str, key: str) -> None:
        await self.database.write(
            Statement("UPDATE person SET signed = FALSE WHERE id = ? AND id = ?", [person, key]),
            Statement("DELETE FROM session WHERE person = ? AND key = ?", [person, key]),
            notices=[Notice("person", person)],
        )

    async def end_all(self, person: str) -> None:
        """Ends all sessions of a person."""
        await self.database.write(
            Statement("UPDATE person SET signed = FALSE WHERE id = ?", [person]),
            Statement("DELETE FROM session WHERE person = ?", [person]),
            notices=[Notice("person", person)],
        )
