"""The store in a SQLite file: one thread writes, and pending jobs share a transaction."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.words.message import Message

from .batch import Batches
from .columns import card_values, list_text
from .damage import damaged
from .database import Conflict, QueryResult, Row, Statement
from .results import ADD_RESULT
from .rows import Entry, Full, Notice, Result, TableCard, Taken
from .schema import MIGRATIONS, SQLITE_TYPES, VERSION, statements_from
from .sql import INSERT_CARD, UPDATE_CARD, Store

BUSY_SECONDS = 10.0  # how long to wait for another process to finish writing
NEEDED = (3, 35)  # the first version with RETURNING
READERS = 2
POLL = 1.0  # seconds between two checks for writes by other processes, such as `galapagos admin`
REST = 0.01  # seconds between large batches: per move, a batch of twenty costs half as much as one of three
CHANGES_KEPT = 10_000  # for other processes to read; a process that falls farther behind gets `all`

# the cheaper update for moves, which leave status and people as they are
MOVE_CARD = (
    'UPDATE card SET changed = ?, number = ?, asked = ?, summary = ? WHERE "table" = ? AND number = ? AND status '
    "= ? AND people = ?"
)
CHANGES = (
    "CREATE TABLE IF NOT EXISTS change (id INTEGER PRIMARY KEY, writer TEXT NOT NULL, kind TEXT NOT NULL, key "
    "TEXT NOT NULL)"
)
UNWRITABLE = {
    sqlite3.SQLITE_FULL: "store-disk-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_IOERR: "store-disk-fails",
    sqlite3.SQLITE_CANTOPEN: "store-not-opened",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_CORRUPT: "store-corrupt",
    sqlite3.SQLITE_NOTADB: "store-corrupt",
}
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    notices: Sequence[Notice]
    is_sure: bool = False  # it can only fail (with `Taken`) before it writes anything


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def unwritable(error: Exception) -> str:
    """The id of the message if the whole database cannot be written; empty if only one statement failed."""
    return UNWRITABLE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "")


def is_damage(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED or "decode to UTF-8" in str(error)


def translate(error: Exception) -> Exception:
    message = unwritable(error)
    return Full(message) if message else error


class Writer:
    """Runs jobs in a shared transaction with one flush. A job that fails is rolled back without harm to others."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.name = secrets.token_hex(8)
        self.path, self.connection = path, connection
        self.file = file_number(path)
        # once damage is found, nothing is written any more, because the moves could be lost with the file
        self.damage: Exception | None = None

    def write(self, jobs: Sequence[Job], carefully: bool = False) -> list[Any]:
        """The result or exception of each job. A savepoint costs as much as a move, so sure jobs get one only in a
        second attempt, after an error."""
        try:
            if self.damage:
                raise self.translate(self.damage)
            if file_number(self.path) != self.file:  # SQLite would keep writing to a deleted file
                raise Full("store-gone")
            self.connection.execute("BEGIN IMMEDIATE")
            results = [self.do(job) if job.is_sure and not carefully else self.attempt(job) for job in jobs]
            self.tell(
                {
                    notice
                    for job, result in zip(jobs, results, strict=True)
                    if not isinstance(result, Exception)
                    for notice in job.notices
                }
            )
            self.connection.execute("COMMIT")
            return results
        except Full:
            raise
        except Exception as error:
            self.roll_back()
            if carefully or unwritable(error):
                raise self.translate(error) from error
            return self.write(jobs, carefully=True)

    def translate(self, error: Exception) -> Exception:
        if not is_damage(error):
            return translate(error)
        self.damage = error
        return damaged("the database is damaged, and nothing is written to it any more", error)

    def do(self, job: Job) -> Any:
        try:
            return job.work(self.connection)
        except Taken as taken:
            return taken

    def attempt(self, job: Job) -> Any:
        execute = self.connection.execute
        execute("SAVEPOINT job")
        try:
            result = job.work(self.connection)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and unwritable(error):
                raise
            execute("ROLLBACK TO job")
            result = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
        execute("RELEASE job")
        return result

    def tell(self, notices: set[Notice]) -> None:
        if not notices:
            return
        self.connection.executemany(
            "INSERT INTO change (writer, kind, key) VALUES (?, ?, ?)",
            [(self.name, notice.kind, notice.key) for notice in notices],
        )
        ((last,),) = self.connection.execute("SELECT last_insert_rowid()").fetchall()
        apart = CHANGES_KEPT // 10  # changes between two deletions of old ones
        if last // apart != (last - len(notices)) // apart:
            self.connection.execute("DELETE FROM change WHERE id <= ?", (last - CHANGES_KEPT,))

    def roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite has rolled back already, or does so with the next statement
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")


def file_number(path: Path) -> int:
    try:
        return os.stat(path).st_ino
    except OSError:
        return -1


class SqliteDatabase:
    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.writer = Writer(path, connection)
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self.reading = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.jobs: Batches[Job, Any] = Batches(self.write_all, REST)
        self.own = threading.local()
        self.connections = [connection]

    async def close(self) -> None:
        await self.jobs.finish()
        await self.loop.run_in_executor(None, self.shut)

    def shut(self) -> None:
        self.writing.shutdown()
        self.reading.shutdown()
        for connection in self.connections:
            connection.close()

    # --- reading

    async def read(self, statement: Statement) -> list[Row]:
        return await self.loop.run_in_executor(self.reading, self.fetch, statement)

    def fetch(self, statement: Statement) -> list[Row]:
        try:
            return self.reader().execute(*statement).fetchall()
        except sqlite3.Error as error:
            raise self.writer.translate(error) from error

    def reader(self) -> sqlite3.Connection:
        """The connection of this thread."""
        connection: sqlite3.Connection | None = getattr(self.own, "connection", None)
        if connection is None:
            connection = self.own.connection = connect(self.path)
            connection.execute("PRAGMA query_only = ON")
            self.connections.append(connection)
        return connection

    # --- writing

    async def write_all(self, jobs: Sequence[Job]) -> list[Any]:
        return await self.loop.run_in_executor(self.writing, self.writer.write, jobs)

    async def write(self, *statements: Statement, notices: Sequence[Notice] = ()) -> QueryResult:
        def work(connection: sqlite3.Connection) -> QueryResult:
            for statement in statements:
                cursor = connection.execute(*statement)
                rows = cursor.fetchall()
            return QueryResult(rows, cursor.rowcount)

        outcome: QueryResult = await self.jobs.put(Job(work, notices))
        return outcome

    async def append(self, card: TableCard, entries: Sequence[Entry], results: Sequence[Result]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            append(connection, card, entries)
            connection.executemany(ADD_RESULT, map(msgspec.structs.astuple, results))

        await self.jobs.put(Job(work, [Notice("log", card.table)], is_sure=True))

    # --- notices

    async def notices(self) -> AsyncIterator[Notice]:
        seen: int | None = None
        while True:
            news: list[Notice] = []
            with suppress(Full):  # poll again later; the changes are still stored then
                ((oldest, newest),) = await self.read(
                    Statement("SELECT COALESCE(MIN(id), 0), COALESCE(MAX(id), 0) FROM change")
                )
                news = [Notice("all")] if seen is None or oldest > seen + 1 else await self.changes(seen, newest)
                seen = newest
            for notice in news:
                yield notice
            await asyncio.sleep(POLL)

    async def changes(self, after: int, last: int) -> list[Notice]:
        others = "SELECT DISTINCT kind, key FROM change WHERE id > ? AND id <= ? AND writer <> ?"
        return (
            [Notice(*row) for row in await self.read(Statement(others, [after, last, self.writer.name]))]
            if last > after
            else []
        )


def append(connection: sqlite3.Connection, card: TableCard, entries: Sequence[Entry]) -> None:
    """Appends entries if the card's number shows that they are the next ones, else raises `Taken`."""
    before = entries[0].number - 1
    is_move = (
        before > 0
        and connection.execute(
            MOVE_CARD,
            (
                card.changed,
                card.number,
                list_text(card.asked),
                card.summary,
                card.table,
                before,
                card.status,
                list_text(card.people),
            ),
        ).rowcount
        == 1
    )
    if not is_move and not write_card(connection, card, before):
        raise Taken(f"Another process has written entry {before + 1} of table {card.table}.")
    for number, at, data in ((entry.number, entry.at, entry.data) for entry in entries):
        connection.execute(
            'INSERT INTO log ("table", number, at, data) VALUES (?, ?, ?, ?)', (card.table, number, at, data)
        )
    if not is_move:
        connection.execute('DELETE FROM seat WHERE "table" = ?', (card.table,))
        connection.executemany(
            'INSERT OR IGNORE INTO seat (person, "table") VALUES (?, ?)',
            [(person, card.table) for person in card.people],
        )


def write_card(connection: sqlite3.Connection, card: TableCard, before: int) -> bool:
    """Writes a whole card if it is new (`before` is 0) or replaces the one with that number; False if not."""
    values = card_values(card)
    done = (
        connection.execute(UPDATE_CARD, [*values[1:], card.table, before])
        if before
        else connection.execute(INSERT_CARD, values)
    )
    return done.rowcount == 1


async def open_sqlite(name: str, is_checked: bool = False) -> Store:
    if sqlite3.sqlite_version_info < NEEDED:
        raise Refused("sqlite-too-old", needed=".".join(map(str, NEEDED)), found=sqlite3.sqlite_version)
    path = Path(name).absolute()
    if not name or path.is_dir() or not path.parent.is_dir():
        if not name:
            raise Refused("store-without-name")
        raise Refused("store-without-file" if path.is_dir() else "store-without-folder", name=name)
    connection = await asyncio.get_running_loop().run_in_executor(None, prepare, path, is_checked)
    return Store(SqliteDatabase(path, connection))


def prepare(path: Path, is_checked: bool = False) -> sqlite3.Connection:
    """Opens the file and migrates it to the newest schema; on errors the file is unchanged."""
    connection = None
    try:
        connection = connect(path)
        check_ours(connection, path)
        if is_checked and connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
            raise Refused("store-not-usable-damaged", file=path, reason=Message("store-corrupt.reason"))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        migrate(connection)
        connection.execute("COMMIT")
        return connection
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.Error):
            why = unwritable(error)
            reason = Message(f"{why}.reason") if why else first_low(str(error))
            raise Refused(
                "store-not-usable-damaged" if is_damage(error) else "store-not-usable", file=path, reason=reason
            ) from error
        raise


def first_low(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and "schema_version" not in tables:
        raise Refused("store-foreign", file=path)


def migrate(connection: sqlite3.Connection) -> None:
    for statement in (VERSION.format(**SQLITE_TYPES), CHANGES):
        connection.execute(statement)
    row = connection.execute("SELECT version FROM schema_version").fetchone()
    for statement in statements_from(row[0] if row else 0, SQLITE_TYPES, MIGRATIONS):
        connection.execute(statement)
