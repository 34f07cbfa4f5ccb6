"""The store, in SQL that both databases accept."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence

import msgspec

from galapagos.engine.errors import Refused

from .damage import damaged
from .database import Conflict, Database, QueryResult, Row, Statement, Value
from .puzzles import OF_PERSON, Puzzles
from .rows import (
    Chat,
    Entry,
    Figures,
    NameTaken,
    Notice,
    Opponent,
    Person,
    PersonReport,
    Profile,
    Rating,
    RatingStep,
    Result,
    TableCard,
)

HALF = re.compile("[\ud800-\udfff]")
AT_ONCE = 500  # people in one query
MOST_SESSIONS = 100  # per person


def columns(kind: type[msgspec.Struct], start: int = 0, of: str = "") -> str:
    """The fields of a struct as quoted columns, because `table` is a keyword. `of` is the name of a table and a dot."""
    return ", ".join(f'{of}"{name}"' for name in kind.__struct_fields__[start:])


def places(count: int) -> str:
    return ", ".join("?" * count)


RATING, STEP = columns(Rating), columns(RatingStep)
CARD, PERSON, REPORT, RESULT = columns(TableCard), columns(Person), columns(PersonReport), columns(Result)
CARD_SIZE = len(TableCard.__struct_fields__)
INSERT_CARD = f"INSERT INTO card ({CARD}) VALUES ({places(CARD_SIZE)}) ON CONFLICT DO NOTHING"
UPDATE_CARD = f'UPDATE card SET ({columns(TableCard, 1)}) = ({places(CARD_SIZE - 1)}) WHERE "table" = ? AND number = ?'
ADD_RESULT = f"INSERT INTO result ({RESULT}) VALUES ({places(len(Result.__struct_fields__))}) ON CONFLICT DO NOTHING"
SET_RATING = f"""INSERT INTO rating ({RATING}) VALUES ({places(len(Rating.__struct_fields__))})
    ON CONFLICT (person, game, kind) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches,
    at = excluded.at"""
ADD_STEP = f"INSERT INTO rating_step ({STEP}) VALUES ({places(len(RatingStep.__struct_fields__))})"
FIGURES = """SELECT game, seats, COUNT(*), CAST(SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(rank) AS BIGINT), CAST(SUM(points) AS BIGINT), CAST(SUM(answers) AS BIGINT), SUM(spent)
    FROM result WHERE person = ? AND person <> '' AND rank > 0 GROUP BY game, seats ORDER BY game, seats"""
OPPONENTS = """SELECT other.person, CASE WHEN other.person = '' THEN other.bot ELSE '' END AS level, COUNT(*),
    CAST(SUM(CASE WHEN mine.rank < other.rank THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN mine.rank > other.rank THEN 1 ELSE 0 END) AS BIGINT)
    FROM result AS mine JOIN result AS other ON other."table" = mine."table" AND other.side <> mine.side
    WHERE mine.person = ? AND mine.person <> '' AND mine.rank > 0
    GROUP BY other.person, level ORDER BY 3 DESC, 1, 2 LIMIT ?"""
LEADERS = """SELECT {columns} FROM rating JOIN profile ON profile.person = rating.person AND profile.listed
    WHERE game = ? AND kind = ? AND at >= ? AND sigma <= ? ORDER BY mu DESC, rating.person LIMIT ?"""
SET_PROFILE = """INSERT INTO profile (person, visible, listed) SELECT id, ?, ? FROM person WHERE id = ?
    ON CONFLICT (person) DO UPDATE SET visible = excluded.visible, listed = excluded.listed"""
ADD_RATED = 'INSERT INTO rated (game, number, "table") VALUES (?, ?, ?)'
ADD_PERSON = f"""INSERT INTO person ({PERSON}, signed) SELECT {places(len(Person.__struct_fields__))}, FALSE
    WHERE NOT EXISTS (SELECT 1 FROM erased WHERE id = ?) ON CONFLICT (id) DO NOTHING"""
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
    AND NOT EXISTS (SELECT 1 FROM person AS owner WHERE owner.id = person.device)"""
TRIM_SESSIONS = (
    "DELETE FROM session WHERE person = ? AND key NOT IN (SELECT key FROM session WHERE person = ? ORDER BY made "
    "DESC LIMIT ?)"
)
SAY = """INSERT INTO chat ("table", number, at, person, text)
    SELECT "table", chats, ?, ?, ? FROM card WHERE "table" = ? RETURNING number"""


def card_values(card: TableCard) -> list[Value]:
    return [
        card.table,
        card.game,
        card.status,
        card.public,
        card.rules,
        card.opened,
        card.changed,
        card.number,
        list_text(card.people),
        list_text(card.asked),
        card.summary,
    ]


def list_text(names: Sequence[str]) -> str:
    return msgspec.json.encode(names).decode()


def card_of(row: Row) -> TableCard:
    table, game, status, public, rules, opened, changed, number, people, asked, summary = row
    try:
        return TableCard(
            table,
            game,
            status,
            bool(public),
            rules,
            opened,
            changed,
            number,
            names_of(people),
            names_of(asked),
            summary,
        )
    except msgspec.DecodeError as error:
        raise damaged(f"the card of table {table} is damaged", error) from error


def names_of(text: str) -> tuple[str, ...]:
    return msgspec.json.decode(text, type=tuple[str, ...])


def person_of(row: Row) -> Person:
    id, name, made, seen, passphrase, token, banned, settings, webhook, device = row
    return Person(id, name, made, seen, passphrase, token, bool(banned), settings, webhook, device)


def result_of(row: Row) -> Result:
    table, seat, game, seats, person, bot, side, rank, points, answers, spent, quit, ended, rated, at = row
    return Result(
        table, seat, game, seats, person, bot, side, rank, points, answers, spent, quit, ended, bool(rated), at
    )


def rating_statements(
    game: str, tables: Sequence[tuple[int, str]], steps: Sequence[RatingStep], after: Sequence[Rating]
) -> list[Statement]:
    return [
        *(Statement(ADD_RATED, [game, number, table]) for number, table in tables),
        *(Statement(ADD_STEP, msgspec.structs.astuple(step)) for step in steps),
        *(Statement(SET_RATING, msgspec.structs.astuple(rating)) for rating in after),
    ]


def check_texts(*texts: str) -> None:
    """Refuses texts that PostgreSQL cannot store, for SQLite too."""
    text = "".join(texts)
    if "\0" in text or (not text.isascii() and HALF.search(text)):
        raise Refused("store-text-impossible")


class Store:
    """All methods may be called concurrently by tasks of one event loop. A write is on disk when the call returns."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.puzzles = Puzzles(database)

    async def close(self) -> None:
        await self.database.close()

    async def ping(self) -> None:
        """Raises `Full` if the store cannot be written to now."""
        # a new value each time, because SQLite does not write an unchanged row
        await self.database.write(Statement(PING, [secrets.token_bytes(8)]))

    async def _read(self, sql: str, *values: Value) -> list[Row]:
        return await self.database.read(Statement(sql, values))

    async def _first(self, sql: str, *values: Value) -> Row | None:
        return next(iter(await self._read(sql, *values)), None)

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
            for name in ("card", "log", "snapshot", "analysis", "seat", "chat", "result")
        ]
        await self.database.write(*statements, notices=[Notice("log", table)])

    # --- results

    async def results(self, table: str) -> list[Result]:
        """The results of a table, by seat."""
        rows = await self._read(f'SELECT {RESULT} FROM result WHERE "table" = ? ORDER BY seat', table)
        return [result_of(row) for row in rows]

    async def replace_results(self, table: str, results: Sequence[Result]) -> None:
        """Writes the results of a table anew."""
        gone = Statement('DELETE FROM result WHERE "table" = ?', [table])
        await self.database.write(gone, *(Statement(ADD_RESULT, msgspec.structs.astuple(one)) for one in results))

    async def without_results(self) -> list[str]:
        """The tables that are over and have no results, the oldest first: of earlier versions, or imported."""
        missing = """SELECT "table" FROM card WHERE status = 'over' AND NOT EXISTS (
            SELECT 1 FROM result WHERE result."table" = card."table") ORDER BY changed, card."table" """
        return [table for (table,) in await self._read(missing)]

    # --- ratings

    async def last_rated(self, game: str) -> int:
        """The number of the last match of a game that was rated; 0 if there is none."""
        row = await self._first("SELECT MAX(number) FROM rated WHERE game = ?", game)
        return (row[0] or 0) if row else 0

    async def rated_tables(self, game: str) -> list[str]:
        """The tables of a game that have been rated, in this order."""
        rows = await self._read('SELECT "table" FROM rated WHERE game = ? ORDER BY number', game)
        return [table for (table,) in rows]

    async def is_rated(self, table: str) -> bool:
        """Whether the table has changed the ratings already."""
        return bool(await self._first('SELECT 1 FROM rated WHERE "table" = ?', table))

    async def unrated_tables(self, since: float = 0.0) -> list[str]:
        """Tables that were over then or later and count for ratings, but have not changed them, the oldest first."""
        waiting = """SELECT "table", MIN(at) FROM result WHERE rated AND at >= ? AND NOT EXISTS (
            SELECT 1 FROM rated WHERE rated."table" = result."table") GROUP BY "table"
            ORDER BY MIN(at), result."table" """
        return [table for table, _ in await self._read(waiting, since)]

    async def ratings_of(self, people: Sequence[str], game: str = "") -> list[Rating]:
        """The ratings of these people, at one game or at all."""
        which, values = (" AND game = ?", [game]) if game else ("", [])
        found = (
            f"SELECT {RATING} FROM rating WHERE person IN ({places(len(people))}){which} ORDER BY game, kind, person"
        )
        return [Rating(*row) for row in await self._read(found, *people, *values)] if people else []

    async def rating_steps(self, person: str, game: str = "") -> list[RatingStep]:
        """The course of a person's ratings, at one game or at all."""
        which, values = (" AND game = ?", [game]) if game else ("", [])
        found = f"SELECT {STEP} FROM rating_step WHERE person = ?{which} ORDER BY game, number"
        return [RatingStep(*row) for row in await self._read(found, person, *values)]

    async def add_ratings(
        self, game: str, tables: Sequence[tuple[int, str]], steps: Sequence[RatingStep], after: Sequence[Rating]
    ) -> None:
        """Adds numbered tables to those that have been rated, with the ratings after them. Raises `Conflict` if another
        process has used a number or rated a table; then nothing changes."""
        await self.database.write(*rating_statements(game, tables, steps, after))

    async def replace_ratings(
        self, game: str, tables: Sequence[tuple[int, str]], steps: Sequence[RatingStep], after: Sequence[Rating]
    ) -> None:
        """The same, instead of all that has been rated at this game. The numbers must be greater than all used ones, so
        that a process which rates a match at the same time gets a `Conflict`."""
        gone = [Statement(f"DELETE FROM {name} WHERE game = ?", [game]) for name in ("rated", "rating_step", "rating")]
        added = rating_statements(game, tables, steps, after)
        order = [gone[0], *added[: len(tables)], *gone[1:], *added[len(tables) :]]  # as `add_ratings`: no deadlock
        await self.database.write(*order)

    # --- profiles

    async def profile(self, person: str) -> Profile:
        """Who may see a person's results: what the person chose, or the default."""
        return (await self.profiles([person])).get(person, Profile(person))

    async def profiles(self, people: Sequence[str]) -> dict[str, Profile]:
        """What these people have chosen, as far as they have."""
        found = f"SELECT person, visible, listed FROM profile WHERE person IN ({places(len(people))})"
        rows = await self._read(found, *people) if people else []
        return {person: Profile(person, visible, bool(listed)) for person, visible, listed in rows}

    async def set_profile(self, profile: Profile) -> None:
        await self.database.write(Statement(SET_PROFILE, [profile.visible, profile.listed, profile.person]))

    async def have_met(self, person: str, other: str) -> bool:
        """Whether the two have had seats at one table."""
        both = 'SELECT 1 FROM seat JOIN seat AS other ON other."table" = seat."table"'
        return bool(await self._first(f"{both} WHERE seat.person = ? AND other.person = ? LIMIT 1", person, other))

    async def figures(self, person: str) -> list[Figures]:
        """A person's results by game and table size."""
        return [Figures(*row) for row in await self._read(FIGURES, person)]

    async def opponents(self, person: str, limit: int) -> list[Opponent]:
        """Against whom the person has played, the most frequent first."""
        return [Opponent(*row) for row in await self._read(OPPONENTS, person, limit)]

    async def leaders(self, game: str, kind: str, since: float, sigma: float, limit: int) -> list[Rating]:
        """The best ratings, with at most that uncertainty, of people who want to be listed and have played since
        then."""
        query = LEADERS.format(columns=columns(Rating, 0, "rating."))
        return [Rating(*row) for row in await self._read(query, game, kind, since, sigma, limit)]

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
        """Adds a person; False if the id is known or was erased."""
        check_texts(person.id, person.name, person.passphrase, person.token, person.webhook)
        return (
            await self._write_person(person.id, Statement(ADD_PERSON, [*msgspec.structs.astuple(person), person.id]))
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
        return (
            await self.database.write(
                Statement("UPDATE person SET banned = ? WHERE id = ?", [banned, id]), notices=[Notice("person", id)]
            )
        ).changed > 0

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
            Statement("DELETE FROM session WHERE person = ?", [id]),
            *(Statement(f"DELETE FROM {name} WHERE person = ?", [id]) for name in ("profile", *OF_PERSON)),
            Statement("INSERT INTO erased (id) VALUES (?) ON CONFLICT DO NOTHING", [id]),
            notices=[Notice("person", id)],
        )

    async def expire_people(self, seen_before: float) -> int:
        """Deletes guests without a passphrase or token who sit at no open or running table; returns their number.
        Companions stay as long as the person on whose device they play."""
        expired = (await self.database.write(Statement(EXPIRE_PEOPLE, [seen_before]))).changed
        if expired:
            await self.database.write(
                Statement(
                    "DELETE FROM session WHERE NOT EXISTS (SELECT 1 FROM person WHERE person.id = session.person)"
                ),
                *(
                    Statement(
                        f"DELETE FROM {name} WHERE NOT EXISTS (SELECT 1 FROM person WHERE person.id = {name}.person)"
                    )
                    for name in ("profile", *OF_PERSON)
                ),
            )
        return expired

    # --- sessions: always written after their person, so that transactions of PostgreSQL cannot deadlock

    async def add_session(self, key: str, person: str, made: float) -> bool:
        """Adds a session; False if there is no such person. `key` is a hash. A person's oldest sessions end when there
        are too many."""
        trim = Statement(TRIM_SESSIONS, [person, person, MOST_SESSIONS - 1])
        add = Statement(
            "INSERT INTO session (key, person, made) SELECT ?, id, ? FROM person WHERE id = ?", [key, made, person]
        )
        return (await self.database.write(trim, add)).changed > 0

    async def person_by_session(self, key: str) -> Person | None:
        """The person of a session. For cookies of earlier versions, the key is the person's id."""
        by_key = (
            f"SELECT {PERSON} FROM person WHERE id = (SELECT person FROM session WHERE key = ?) OR (id = ? AND signed)"
        )
        row = await self._first(by_key, key, key)
        return person_of(row) if row else None

    async def sessions(self, keys: Sequence[str]) -> set[str]:
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

    async def end_session(self, person: str, key: str) -> None:
        await self.database.write(
            Statement("UPDATE person SET signed = FALSE WHERE id = ? AND id = ?", [person, key]),
            Statement("DELETE FROM session WHERE person = ? AND key = ?", [person, key]),
            notices=[Notice("person", person)],
        )

    async def end_sessions(self, person: str) -> None:
        """Ends all sessions of a person."""
        await self.database.write(
            Statement("UPDATE person SET signed = FALSE WHERE id = ?", [person]),
            Statement("DELETE FROM session WHERE person = ?", [person]),
            notices=[Notice("person", person)],
        )

    # --- chat

    async def say(self, table: str, at: float, person: str, text: str) -> Chat:
        check_texts(text)
        # numbers never restart, even if old lines have expired
        count = Statement('UPDATE card SET chats = chats + 1 WHERE "table" = ?', [table])
        said = await self.database.write(
            count, Statement(SAY, [at, person, text, table]), notices=[Notice("chat", table)]
        )
        if not said.rows:
            raise Refused("store-table-unknown")
        return Chat(said.rows[0][0], at, person, text)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        newest = (
            'SELECT number, at, person, text FROM chat WHERE "table" = ? AND number > ? ORDER BY number DESC LIMIT ?'
        )
        return [Chat(*row) for row in reversed(await self._read(newest, table, after, limit))]

    async def said_by(self, person: str) -> list[str]:
        """All lines of a person that have not expired."""
        return [text for (text,) in await self._read("SELECT text FROM chat WHERE person = ? ORDER BY at", person)]

    async def has_said(self, table: str, person: str) -> bool:
        """Whether the table's chat has a line of this person that has not expired."""
        return bool(await self._first('SELECT 1 FROM chat WHERE "table" = ? AND person = ? LIMIT 1', table, person))

    async def expire_chat(self, before: float) -> int:
        return (await self.database.write(Statement("DELETE FROM chat WHERE at < ?", [before]))).changed

    async def report(self, report: PersonReport) -> None:
        check_texts(report.table, report.person, report.text)
        await self.database.write(
            Statement(
                f"INSERT INTO report ({REPORT}) VALUES ({places(len(PersonReport.__struct_fields__))})",
                msgspec.structs.astuple(report),
            )
        )

    async def reports(self, limit: int = 100) -> list[PersonReport]:
        newest = f"SELECT {REPORT} FROM report ORDER BY at DESC LIMIT ?"
        return [PersonReport(*row) for row in await self._read(newest, limit)]

    # --- the server's own

    async def secret(self, name: str, new: bytes) -> bytes:
        """A secret that all processes share: the stored one, or else `new`, which is then stored."""
        await self.database.write(
            Statement("INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, new])
        )
        ((value,),) = await self._read("SELECT value FROM secret WHERE name = ?", name)
        return bytes(value)
