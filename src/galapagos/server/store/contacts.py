"""People whom a person knows: met at tables, found by a link, invited, blocked, and who is here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from .columns import places
from .database import Statement, Value
from .queries import Queries
from .rows import Notice

MOST_BLOCKS = 500  # per person; further ones are refused
MOST_CONTACTS = 1000  # per person, by a link; further ones are not kept
KNOWN = """SELECT person.id, MAX(known.at), MAX(known.met) FROM (
    SELECT other.person AS id, card.changed AS at, 1 AS met FROM seat
        JOIN seat AS other ON other."table" = seat."table" JOIN card ON card."table" = seat."table"
        WHERE seat.person = ?
    UNION ALL SELECT other, at, 0 FROM contact WHERE person = ?) AS known
    JOIN person ON person.id = known.id WHERE person.id <> ? AND person.device = '' AND NOT person.banned
    GROUP BY person.id ORDER BY 2 DESC, 1 LIMIT ?"""
KNOWS = """SELECT 1 FROM person WHERE id = ? AND device = '' AND NOT banned AND (
    EXISTS (SELECT 1 FROM contact WHERE person = ? AND other = person.id)
    OR EXISTS (SELECT 1 FROM seat JOIN seat AS other ON other."table" = seat."table"
        WHERE seat.person = ? AND other.person = person.id))"""
ADD = """INSERT INTO contact (person, other, at) SELECT ?, id, ? FROM person WHERE id = ? AND device = ''
    AND EXISTS (SELECT 1 FROM person AS reader WHERE reader.id = ?)
    AND (SELECT COUNT(*) FROM contact WHERE person = ?) < ? ON CONFLICT DO NOTHING"""
BLOCK = """INSERT INTO block (person, other, at) SELECT ?, id, ? FROM person WHERE id = ?
    AND EXISTS (SELECT 1 FROM person AS reader WHERE reader.id = ?)
    AND (SELECT COUNT(*) FROM block WHERE person = ?) < ? ON CONFLICT DO NOTHING"""
INVITE = """INSERT INTO invitation ("table", person, host, at) SELECT "table", person.id, ?, ? FROM card, person
    WHERE "table" = ? AND person.id = ? AND EXISTS (SELECT 1 FROM person AS host WHERE host.id = ?)
    ON CONFLICT DO NOTHING"""
INVITED = """SELECT invitation."table", invitation.host, invitation.at FROM invitation
    JOIN card ON card."table" = invitation."table" AND card.status = 'open'
    WHERE invitation.person = ?
    AND NOT EXISTS (SELECT 1 FROM seat WHERE seat."table" = invitation."table" AND seat.person = invitation.person)
    AND NOT EXISTS (SELECT 1 FROM block WHERE block.person = invitation.person AND block.other = invitation.host)
    ORDER BY invitation.at DESC, invitation."table" LIMIT ?"""
EXPIRE = """DELETE FROM invitation WHERE NOT EXISTS (
    SELECT 1 FROM card WHERE card."table" = invitation."table" AND card.status = 'open')"""
COME = """INSERT INTO here (person, at) SELECT id, ? FROM person WHERE id = ?
    ON CONFLICT (person) DO UPDATE SET at = excluded.at"""
HERE = """SELECT here.person FROM here JOIN profile ON profile.person = here.person AND profile.here
    WHERE here.at >= ? AND here.person IN ({people})"""


class Contact(msgspec.Struct, frozen=True):
    """A person whom another one knows."""

    person: str
    at: float  # of the last change of a table where both had seats, or when the link was opened
    met: bool  # at a table


class Invitation(msgspec.Struct, frozen=True):
    table: str
    host: str  # the person who invites
    at: float


class Barred(msgspec.Struct, frozen=True):
    """With whom a person does not play."""

    by_me: frozenset[str] = frozenset()  # people whom the person has blocked
    me: frozenset[str] = frozenset()  # people who have blocked the person


NOBODY = Barred()


class Contacts(Queries):
    # --- people I know

    async def add(self, person: str, other: str, at: float) -> None:
        """Remembers that a person has opened a link to another one."""
        values: list[Value] = [person, at, other, person, person, MOST_CONTACTS]
        if person != other and not await self._read(
            "SELECT 1 FROM contact WHERE person = ? AND other = ?", person, other
        ):
            await self.database.write(Statement(ADD, values))

    async def known(self, person: str, limit: int) -> list[Contact]:
        """Whom a person has met at tables, or knows by a link, the last first."""
        rows = await self._read(KNOWN, person, person, person, limit)
        return [Contact(other, at, bool(met)) for other, at, met in rows]

    async def knows(self, person: str, other: str) -> bool:
        return bool(await self._read(KNOWS, other, person, person))

    # --- blocks

    async def block(self, person: str, other: str, at: float) -> bool:
        """Blocks a person; False if the other is erased, or too many are blocked."""
        values: list[Value] = [person, at, other, person, person, MOST_BLOCKS]
        await self.database.write(Statement(BLOCK, values), notices=[Notice("person", person)])
        return other in (await self.barred(person)).by_me

    async def unblock(self, person: str, other: str) -> None:
        gone = Statement("DELETE FROM block WHERE person = ? AND other = ?", [person, other])
        await self.database.write(gone, notices=[Notice("person", person)])

    async def barred(self, person: str) -> Barred:
        """Whom a person has blocked, and who has blocked the person."""
        rows = await self._read("SELECT person, other FROM block WHERE person = ? OR other = ?", person, person)
        return Barred(
            frozenset(other for who, other in rows if who == person),
            frozenset(who for who, other in rows if other == person),
        )

    async def may_meet(self, one: str, other: str) -> bool:
        """Whether neither has blocked the other, so that they may sit at one table."""
        return not await self.barred_pairs([one, other])

    async def barred_pairs(self, people: Sequence[str]) -> set[frozenset[str]]:
        """The pairs among these people of which one has blocked the other. Pairing seats no such pair at one table."""
        marks = places(len(people))
        found = f"SELECT person, other FROM block WHERE person IN ({marks}) AND other IN ({marks})"
        rows = await self._read(found, *people, *people) if people else []
        return {frozenset(row) for row in rows}

    # --- invitations

    async def invite(self, table: str, person: str, host: str, at: float) -> None:
        await self.database.write(Statement(INVITE, [host, at, table, person, host]))

    async def invitations(self, person: str, limit: int) -> list[Invitation]:
        """Invitations to tables that have not started, of people whom the person has not blocked, the last first."""
        return [Invitation(*row) for row in await self._read(INVITED, person, limit)]

    async def invited_by(self, host: str) -> int:
        """How many open invitations are of that person."""
        rows = await self._read("SELECT COUNT(*) FROM invitation WHERE host = ?", host)
        return int(rows[0][0])

    async def decline(self, person: str, table: str) -> None:
        await self.database.write(Statement('DELETE FROM invitation WHERE person = ? AND "table" = ?', [person, table]))

    async def expire_invitations(self) -> int:
        """Deletes invitations to tables that have started, or are gone."""
        return (await self.database.write(Statement(EXPIRE))).changed

    # --- who is here

    async def come(self, person: str, at: float) -> None:
        await self.database.write(Statement(COME, [at, person]))

    async def here(self, people: Iterable[str], since: float) -> set[str]:
        """Who of these was here since then and lets people know."""
        asked = list(people)
        found = HERE.format(people=places(len(asked)))
        return {person for (person,) in await self._read(found, since, *asked)} if asked else set()
