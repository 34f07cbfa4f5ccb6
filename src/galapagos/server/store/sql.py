"""The store, in SQL that both databases accept."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence

import msgspec

from .chats import Chats
from .columns import CARD, PERSON, card_of, check_texts, columns, person_of, places
from .contacts import Contacts
from .database import Conflict, Database, QueryResult, Statement, Value
from .islands import IslandTries
from .known_names import KnownNames
from .operators import Operators
from .puzzles import Puzzles
from .queries import Queries
from .ratings import Ratings
from .results import Results
from .rows import (
    Entry,
    NameTaken,
    Notice,
    Person,
    Profile,
    Result,
    TableCard,
)
from .sessions import Sessions
from .tournaments import Tournaments

AT_ONCE = 500  # people in one query
CARD_SIZE = len(TableCard.__struct_fields__)
INSERT_CARD = f"INSERT INTO card ({CARD}) VALUES ({places(CARD_SIZE)}) ON CONFLICT DO NOTHING"
UPDATE_CARD = f'UPDATE card SET ({columns(TableCard, 1)}) = ({places(CARD_SIZE - 1)}) WHERE "table" = ? AND number = ?'
SET_PROFILE = """INSERT INTO profile (person, visible, listed, here, animal) SELECT id, ?, ?, ?, ? FROM person
    WHERE id = ? ON CONFLICT (person) DO UPDATE SET visible = excluded.visible, listed = excluded.listed,
    here = excluded.here, animal = excluded.animal"""
ADD_PERSON = f"""INSERT INTO person ({PERSON}, signed) SELECT {places(len(Person.__struct_fields__))}, FALSE
    WHERE NOT EXISTS (SELECT 1 FROM erased WHERE id IN (?, ?)) ON CONFLICT (id) DO NOTHING"""
KEEP_SNAPSHOT = """INSERT INTO snapshot ("table", number, data)
    SELECT "table", ?, ? FROM card WHERE "table" = ? AND number >= ?
    ON CONFLICT ("table") DO UPDATE SET number = excluded.number, data = excluded.data
    WHERE snapshot.number <= excluded.number"""
KEEP_ANALYSIS = """INSERT INTO analysis ("table", format, data) SELECT "table", ?, ? FROM card WHERE "table" = ?
    ON CONFLICT ("table") DO UPDATE SET format = excluded.format, data = excluded.data"""
PING = "INSERT INTO secret (name, value) VALUES ('ping', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
EXPIRE_PEOPLE = """DELETE FROM person WHERE seen < ? AND passphrase = '' AND token = '' AND NOT EXISTS (
    SELECT 1 FROM seat JOIN card ON card."table" = seat."table"
    WHERE seat.person = person.id AND card.status IN ('open', 'running'))
    AND NOT (EXISTS (SELECT 1 FROM person AS owner WHERE owner.id = person.device)
    AND EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id))"""
# what the store knows about people, beside their rows and what they did at tables
OF_PERSON = (
    ("session", "person"),
    ("profile", "person"),
    ("island", "person"),
    ("tournament_person", "person"),
    ("contact", "person"),
    ("contact", "other"),
    ("block", "person"),
    ("block", "other"),
    ("invitation", "person"),
    ("invitation", "host"),
    ("here", "person"),
    ("known_name", "person"),
    ("waiting", "person"),
    ("solver", "person"),
    ("attempt", "person"),
    ("own_puzzle", "person"),
)


class Store(Queries):
    """All methods may be called concurrently by tasks of one event loop. A write is on disk when the call returns."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.results, self.ratings = Results(database), Ratings(database)
        self.sessions, self.chats = Sessions(database), Chats(database)
        self.islands, self.tournaments = IslandTries(database), Tournaments(database)
        self.contacts, self.names = Contacts(database), KnownNames(database)
        self.operators = Operators(database)
        self.puzzles = Puzzles(database)

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Raises `Full` if the store cannot be written to now."""
        # a new value each time, because SQLite does not write an unchanged row
        await self.database.write(Statement(PING, [secrets.token_bytes(8)]))

    def notices(self) -> AsyncIterator[Notice]:
        """Changes by other processes. PostgreSQL pushes them; SQLite is polled, for `galapagos admin`.

        The first notice is `all`, as soon as no change can be missed; another `all` follows whenever notices may have
        been lost.
        """
        return self.database.notices()

    # --- tables

    async def append(self, card: TableCard, entries: Sequence[Entry], results: Sequence[Result] = ()) -> None:
        """Appends the next entries to a table's log and replaces its card, in one transaction. If the table is over
        now, its results are written in the same transaction."""
        check_texts(card.table, card.game, card.status, *card.people, *card.asked)
        if (
            not entries
            or [entry.number for entry in entries] != list(range(card.number - len(entries) + 1, card.number + 1))
            or entries[0].number < 1
        ):
            raise ValueError("the entries are not consecutive, or the card does not have the number of the last")
        await self.database.append(card, entries, results)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        log = 'SELECT number, at, data FROM log WHERE "table" = ? AND number > ? ORDER BY number'
        return [Entry(*row) for row in await self._read(log, table, after)]

    async def keep_snapshot(self, table: str, number: int, data: bytes) -> None:
        """Stores the table's state after an entry, so that loading need not read the whole log. An older snapshot never
        replaces a newer one."""
        await self.database.write(Statement(KEEP_SNAPSHOT, [number, data, table, number]))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        row = await self._first('SELECT number, data FROM snapshot WHERE "table" = ?', table)
        return (row[0], row[1]) if row else None

    async def keep_analysis(self, table: str, format: int, data: bytes) -> None:
        """Stores the analysis of a finished match; opaque to the store."""
        await self.database.write(Statement(KEEP_ANALYSIS, [format, data, table]))

    async def analysis(self, table: str, format: int) -> bytes | None:
        """The stored analysis; None if there is none in this format."""
        row = await self._first('SELECT data FROM analysis WHERE "table" = ? AND format = ?', table, format)
        return bytes(row[0]) if row else None

    async def card(self, table: str) -> TableCard | None:
        row = await self._first(f'SELECT {CARD} FROM card WHERE "table" = ?', table)
        return card_of(row) if row else None

    async def cards(
        self,
        *,
        status: Sequence[str] = (),
        public: bool | None = None,
        person: str = "",
        game: str = "",
        changed_before: float | None = None,
        limit: int = 100,
    ) -> list[TableCard]:
        """The cards that match all given arguments, the last changed first."""
        conditions: list[Statement] = []
        if status:
            conditions.append(Statement(f"status IN ({places(len(status))})", status))
        if public is not None:
            conditions.append(Statement("public = ?", [public]))
        if person:
            conditions.append(Statement('"table" IN (SELECT "table" FROM seat WHERE person = ?)', [person]))
        if game:
            conditions.append(Statement("game = ?", [game]))
        if changed_before is not None:
            conditions.append(Statement("changed < ?", [changed_before]))
        where = f"WHERE {' AND '.join(condition.sql for condition in conditions)}" if conditions else ""
        values = [value for condition in conditions for value in condition.values]
        found = f'SELECT {CARD} FROM card {where} ORDER BY changed DESC, "table" LIMIT ?'
        return [card_of(row) for row in await self._read(found, *values, limit)]

    async def erase_table(self, table: str) -> None:
        """Deletes log, snapshot, analysis, chat and card."""
        statements = [
            Statement(f'DELETE FROM {name} WHERE "table" = ?', [table])
            for name in ("card", "log", "snapshot", "analysis", "seat", "chat", "result", "invitation")
        ]
        await self.database.write(*statements, notices=[Notice("log", table)])

    # --- profiles

    async def profile(self, person: str) -> Profile:
        """Who may see a person's results: what the person chose, or the default."""
        return (await self.profiles([person])).get(person, Profile(person))

    async def profiles(self, people: Sequence[str]) -> dict[str, Profile]:
        """What these people have chosen, as far as they have."""
        found = f"SELECT person, visible, listed, here, animal FROM profile WHERE person IN ({places(len(people))})"
        rows = await self._read(found, *people) if people else []
        return {
            person: Profile(person, visible, bool(listed), bool(here), animal)
            for person, visible, listed, here, animal in rows
        }

    async def set_profile(self, profile: Profile) -> None:
        values: list[Value] = [profile.visible, profile.listed, profile.here, profile.animal, profile.person]
        await self.database.write(Statement(SET_PROFILE, values))

    async def have_met(self, person: str, other: str) -> bool:
        """Whether the two have had seats at one table."""
        both = 'SELECT 1 FROM seat JOIN seat AS other ON other."table" = seat."table"'
        return bool(await self._first(f"{both} WHERE seat.person = ? AND other.person = ? LIMIT 1", person, other))

    # --- people

    async def person(self, id: str) -> Person | None:
        return (await self.people([id])).get(id)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        found: dict[str, Person] = {}
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            for row in await self._read(f"SELECT {PERSON} FROM person WHERE id IN ({places(len(some))})", *some):
                found[row[0]] = person_of(row)
        return found

    async def person_by_token(self, token: str) -> Person | None:
        row = await self._first(f"SELECT {PERSON} FROM person WHERE token = ? AND token <> ''", token)
        return person_of(row) if row else None

    async def person_by_name(self, name: str) -> Person | None:
        """The person with this name and a passphrase."""
        row = await self._first(f"SELECT {PERSON} FROM person WHERE name = ? AND passphrase <> ''", name)
        return person_of(row) if row else None

    async def add_person(self, person: Person) -> bool:
        """Adds a person; False if the id is known, or if it or the one of the device was erased."""
        check_texts(person.id, person.name, person.passphrase, person.token, person.webhook)
        return (
            await self._write_person(
                person.id, Statement(ADD_PERSON, [*msgspec.structs.astuple(person), person.id, person.device])
            )
        ).changed > 0

    async def update_person(
        self,
        id: str,
        *,
        name: str | None = None,
        passphrase: str | None = None,
        token: str | None = None,
        webhook: str | None = None,
        settings: Callable[[bytes], bytes] | None = None,
    ) -> Person | None:
        """Changes only the given columns, so concurrent changes are all kept. Returns the changed person, or None if
        there is none (any more).

        `settings` computes the new settings from the stored ones; it is called again if another request changes them in
        the meantime. Raises `NameTaken` if another person with a passphrase has the name; then nothing changes.
        """
        texts = {"name": name, "passphrase": passphrase, "token": token, "webhook": webhook}
        values: dict[str, str | bytes] = {column: text for column, text in texts.items() if text is not None}
        check_texts(*(text for text in texts.values() if text is not None))
        if settings is None:
            return await self._set(id, values) if values else await self.person(id)
        while before := await self.person(id):
            if after := await self._set(id, values | {"settings": settings(before.settings)}, before.settings):
                return after
        return None

    async def _set(self, id: str, values: Mapping[str, str | bytes], settings: bytes | None = None) -> Person | None:
        """Updates the row in one atomic statement; if `settings` is given, only if the stored ones are equal to it."""
        condition, known = ("", []) if settings is None else (" AND settings = ?", [settings])
        update = (
            f"UPDATE person SET {', '.join(f'{column} = ?' for column in values)} WHERE id = ?{condition} "
            f"RETURNING {PERSON}"
        )
        rows = (await self._write_person(id, Statement(update, [*values.values(), id, *known]))).rows
        return person_of(rows[0]) if rows else None

    async def _write_person(self, id: str, statement: Statement) -> QueryResult:
        try:
            return await self.database.write(statement, notices=[Notice("person", id)])
        except Conflict:
            raise NameTaken from None

    async def touch_person(self, id: str, seen: float) -> None:
        await self.database.write(Statement("UPDATE person SET seen = ? WHERE id = ?", [seen, id]))

    async def ban_person(self, id: str, banned: bool) -> bool:
        """Sets or lifts a ban; False if there is no such person. Nothing else changes bans."""
        gone = Statement("DELETE FROM waiting WHERE person = ?", [id])
        update = Statement("UPDATE person SET banned = ? WHERE id = ?", [banned, id])
        return (await self.database.write(gone, update, notices=[Notice("person", id)])).changed > 0

    async def companions(self, device: str) -> list[Person]:
        """The players without an identity of their own on a person's device, the oldest first."""
        found = f"SELECT {PERSON} FROM person WHERE device = ? AND device <> '' ORDER BY made, id"
        return [person_of(row) for row in await self._read(found, device)]

    async def people_named(self, name: str) -> list[Person]:
        """All people with this name; guests may share one."""
        named = f"SELECT {PERSON} FROM person WHERE name = ? ORDER BY seen DESC"
        return [person_of(row) for row in await self._read(named, name)]

    async def erase_person(self, id: str) -> None:
        """Deletes the person with all companions, and the texts of their chat lines. Tables keep the ids, which are
        never used again."""
        companions = "SELECT id FROM person WHERE device = ?"
        await self.database.write(
            Statement(f"UPDATE chat SET text = '' WHERE person = ? OR person IN ({companions})", [id, id]),
            Statement(f"INSERT INTO erased (id) {companions} ON CONFLICT DO NOTHING", [id]),
            Statement("DELETE FROM person WHERE id = ? OR device = ?", [id, id]),
            *(Statement(f"DELETE FROM {name} WHERE {column} = ?", [id]) for name, column in OF_PERSON),
            Statement("INSERT INTO erased (id) VALUES (?) ON CONFLICT DO NOTHING", [id]),
            notices=[Notice("person", id)],
        )

    async def expire_people(self, seen_before: float) -> int:
        """Deletes guests without a passphrase or token who sit at no open or running table; returns their number.
        Companions who have sat at a table stay as long as the person on whose device they play."""
        expired = (await self.database.write(Statement(EXPIRE_PEOPLE, [seen_before]))).changed
        if expired:
            await self.database.write(
                *(
                    Statement(
                        f"DELETE FROM {name} WHERE NOT EXISTS (SELECT 1 FROM person WHERE person.id = {name}.{column})"
                    )
                    for name, column in OF_PERSON
                )
            )
        return expired

    # --- the server's own

    async def secret(self, name: str, new: bytes) -> bytes:
        """A secret that all processes share: the stored one, or else `new`, which is then stored."""
        await self.database.write(
            Statement("INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, new])
        )
        ((value,),) = await self._read("SELECT value FROM secret WHERE name = ?", name)
        return bytes(value)
