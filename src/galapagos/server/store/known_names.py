"""Names that belong to people with passphrases, by their shapes. Earlier names stay their person's, so that old links
lead on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .columns import places
from .database import Statement, Value
from .queries import Queries
from .rows import NameTaken

CLAIM = """INSERT INTO known_name (shape, name, since, person) SELECT ?, ?, ?, id FROM person WHERE id = ?
    ON CONFLICT (shape) DO UPDATE SET name = excluded.name, since = excluded.since
    WHERE known_name.person = excluded.person"""


class KnownName(msgspec.Struct, frozen=True):
    name: str
    since: float  # when its person changed to it; 0 for the first name


class KnownNames(Queries):
    async def owner(self, shapes: Sequence[str]) -> str:
        """The person with a name of one of these shapes, now or earlier; empty if there is none. The first shape
        counts most."""
        owners = await self._owners(shapes)
        return next((owners[shape] for shape in shapes if shape in owners), "")

    async def _owners(self, shapes: Sequence[str]) -> dict[str, str]:
        found = f"SELECT shape, person FROM known_name WHERE shape IN ({places(len(shapes))})"
        return dict(await self._read(found, *shapes))

    async def claim(self, person: str, name: str, shapes: Sequence[str], since: float) -> None:
        """Makes a name a person's. Raises `NameTaken` if it looks like a name of another person."""
        await self._check(person, shapes)
        values: list[Value] = [name, since, person]
        await self.database.write(*(Statement(CLAIM, [shape, *values]) for shape in shapes))
        await self._check(person, shapes)  # another person may have been quicker

    async def _check(self, person: str, shapes: Sequence[str]) -> None:
        if set((await self._owners(shapes)).values()) - {person}:
            raise NameTaken

    async def names(self, person: str) -> list[KnownName]:
        """All names of a person, the latest first."""
        found = "SELECT DISTINCT name, since FROM known_name WHERE person = ? ORDER BY since DESC, name"
        return [KnownName(*row) for row in await self._read(found, person)]

    async def unnamed(self) -> list[tuple[str, str]]:
        """Id and name of the people with a passphrase whose names are not claimed, the oldest first."""
        found = """SELECT id, name FROM person WHERE passphrase <> ''
            AND NOT EXISTS (SELECT 1 FROM known_name WHERE known_name.person = person.id) ORDER BY made, id"""
        return [(id, name) for id, name in await self._read(found)]
