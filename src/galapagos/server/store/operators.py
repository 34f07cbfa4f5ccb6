"""Operators: their tokens, what they did, and figures about all that is stored."""

from __future__ import annotations

import hashlib

import msgspec

from .columns import PERSON, columns, person_of, places
from .database import Statement
from .queries import Queries
from .rows import Person

FIGURES = {
    "tables-open": ("SELECT COUNT(*) FROM card WHERE status = 'open'", False),
    "tables-running": ("SELECT COUNT(*) FROM card WHERE status = 'running'", False),
    "tables-over": ("SELECT COUNT(*) FROM card WHERE status = 'over'", False),
    "tables-week": ("SELECT COUNT(*) FROM card WHERE opened >= ?", True),
    "people": ("SELECT COUNT(*) FROM person WHERE device = ''", False),
    "people-kept": ("SELECT COUNT(*) FROM person WHERE passphrase <> ''", False),
    "people-week": ("SELECT COUNT(*) FROM person WHERE device = '' AND seen >= ?", True),
    "people-banned": ("SELECT COUNT(*) FROM person WHERE banned", False),
    "tournaments-running": ("SELECT COUNT(*) FROM tournament WHERE status = 'running'", False),
    "rated": ("SELECT COUNT(*) FROM rated", False),
    "reports": ("SELECT COUNT(*) FROM report", False),
    "reports-week": ("SELECT COUNT(*) FROM report WHERE at >= ?", True),
}


class Act(msgspec.Struct, frozen=True):
    """What an operator did."""

    at: float
    operator: str  # the name of the token, or the shell
    act: str
    about: str  # the id of a table or a person, or the name of a token


ACT = columns(Act)


def key_of(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Operators(Queries):
    async def set_token(self, name: str, token: str, made: float) -> None:
        """Replaces the token of this name; an empty one ends it. Only its hash is stored."""
        gone = Statement("DELETE FROM operator WHERE name = ?", [name])
        add = Statement("INSERT INTO operator (key, name, made) VALUES (?, ?, ?)", [key_of(token), name, made])
        await self.database.write(gone, *([add] if token else []))

    async def name_of(self, token: str) -> str:
        """The name of a token; empty if it is none."""
        row = await self._first("SELECT name FROM operator WHERE key = ?", key_of(token))
        return str(row[0]) if row else ""

    async def log(self, act: Act) -> None:
        values = msgspec.structs.astuple(act)
        await self.database.write(Statement(f"INSERT INTO deed ({ACT}) VALUES ({places(len(values))})", values))

    async def acts(self, limit: int) -> list[Act]:
        """What operators did, the last first."""
        return [Act(*row) for row in await self._read(f"SELECT {ACT} FROM deed ORDER BY at DESC LIMIT ?", limit)]

    async def acts_about(self, id: str) -> list[Act]:
        return [Act(*row) for row in await self._read(f"SELECT {ACT} FROM deed WHERE about = ? ORDER BY at", id)]

    async def figures(self, since: float) -> dict[str, int]:
        found = dict[str, int]()
        for name, (sql, is_since) in FIGURES.items():
            ((found[name],),) = await self._read(sql, *([since] if is_since else []))
        return found

    async def people(self, beginning: str, limit: int) -> list[Person]:
        """People with this id, or whose names begin so, the last seen first."""
        pattern = beginning.casefold().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        found = f"""SELECT {PERSON} FROM person WHERE device = '' AND (id = ? OR LOWER(name) LIKE ? ESCAPE '\\')
            ORDER BY seen DESC LIMIT ?"""
        return [person_of(row) for row in await self._read(found, beginning, pattern, limit)]
