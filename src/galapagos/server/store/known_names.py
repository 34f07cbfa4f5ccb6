"""Names that belong to people with passphrases, by their shapes. Earlier names stay their person's, so that old links
lead on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .database import Conflict, Database, Statement
from .rows import NameTaken


class KnownName(msgspec.Struct, frozen=True):
    name: str
    since: float  # when its person changed to it; 0 for the first name


class KnownNames:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def owner(self, shapes: Sequence[str]) -> str:
        """The person with a name of one of these shapes, now or earlier; empty if there is none. The first shape
        counts most."""
        marks = ", ".join("?" * len(shapes))
        rows = await self.database.read(
            Statement(f"SELECT shape, person FROM known_name WHERE shape IN ({marks})", shapes)
        )
        owners: dict[str, str] = dict(rows)
        return next((owners[shape] for shape in shapes if shape in owners), "")

    async def claim(self, person: str, name: str, shapes: Sequence[str], since: float) -> None:
        """Makes a name a person's. Raises `NameTaken` if it looks like a name of another person."""
        marks = ", ".join("?" * len(shapes))
        rows = await self.database.read(
            Statement(f"SELECT shape, person FROM known_name WHERE shape IN ({marks})", shapes)
        )
        owners: dict[str, str] = dict(rows)
        if set(owners.values()) - {person}:
            raise NameTaken
        update = "UPDATE known_name SET name = ?, since = ? WHERE shape = ? AND person = ?"
        add = "INSERT INTO known_name (shape, person, name, since) SELECT ?, id, ?, ? FROM person WHERE id = ?"
        try:
            await self.database.write(
                *(
                    Statement(update, [name, since, shape, person])
                    if shape in owners
                    else Statement(add, [shape, name, since, person])
                    for shape in shapes
                )
            )
        except Conflict:  # another person was quicker
            raise NameTaken from None

    async def names(self, person: str) -> list[KnownName]:
        """All names of a person, the latest first."""
        found = "SELECT DISTINCT name, since FROM known_name WHERE person = ? ORDER BY since DESC, name"
        return [KnownName(*row) for row in await self.database.read(Statement(found, [person]))]

    async def unnamed(self) -> list[tuple[str, str]]:
        """Id and name of the people with a passphrase whose names are not claimed, the oldest first."""
        found = """SELECT id, name FROM person WHERE passphrase <> ''
            AND NOT EXISTS (SELECT 1 FROM known_name WHERE known_name.person = person.id) ORDER BY made, id"""
        return [(id, name) for id, name in await self.database.read(Statement(found))]
