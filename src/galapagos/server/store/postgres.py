"""The store in PostgreSQL: any number of processes can serve the same tables, and notify one another by NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
import select
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec
import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from galapagos.engine.errors import Refused

from .batch import Batches
from .columns import RESULT, card_values, check_texts, columns
from .database import Conflict, QueryResult, Row, Statement
from .rows import Entry, Full, Notice, Result, TableCard, Taken
from .schema import MIGRATIONS, POSTGRES_TYPES, VERSION, statements_from
from .sql import INSERT_CARD, UPDATE_CARD, Store

Connection: TypeAlias = psycopg.AsyncConnection[Row]

CONNECTIONS = 8
RETRY_SECONDS = 1.0  # between attempts to listen again
TIMEOUTS = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
LONGEST_NOTICE = 7_900  # bytes; PostgreSQL takes fewer than 8,000
MIGRATION_LOCK = 0x6A1A9A605  # any number that other programs in the database are unlikely to lock

# An acknowledged commit is on disk, whatever the server's default is. A process that loses a race must see a missing
# row, not a serialization error.
SESSION = b"""
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET default_transaction_isolation = 'read committed'; SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '60s'
"""

# One statement, so that an append is one round trip. The first process that updates the card locks its row; the next
# one finds another number there.
APPEND = """WITH turn AS ({turn} RETURNING "table", people::jsonb),
    gone AS (DELETE FROM seat USING turn WHERE seat."table" = turn."table" AND NOT jsonb_exists(people, person)),
    come AS (INSERT INTO seat (person, "table") SELECT DISTINCT jsonb_array_elements_text(people), "table" FROM turn
        ON CONFLICT DO NOTHING){counted}
    INSERT INTO log ("table", number, at, data)
    SELECT "table", number, at, data FROM turn, (VALUES {entries}) AS entry (number, at, data)
    RETURNING pg_notify('galapagos', ?)"""
COUNTED = f""",
    counted AS (INSERT INTO result ({RESULT}) SELECT {columns(Result, 0, "one.")}
        FROM turn, jsonb_populate_recordset(NULL::result, ?::jsonb) AS one ON CONFLICT DO NOTHING)"""
ENTRY = "(?::bigint, ?::float8, ?::bytea)"


@lru_cache
def append_sql(turn: str, entries: int, has_results: bool) -> str:
    return APPEND.format(turn=turn, counted=COUNTED if has_results else "", entries=", ".join([ENTRY] * entries))


@lru_cache
def query(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def translate(error: psycopg.Error) -> Exception:
    if isinstance(error, errors.DiskFull):
        return Full("store-disk-full")
    if isinstance(error, errors.ReadOnlySqlTransaction):
        return Full("store-read-only")
    if isinstance(error, errors.LockNotAvailable):
        return Full("store-locked")
    if isinstance(error, psycopg.OperationalError):
        return Full("store-silent")
    if isinstance(error, errors.UniqueViolation):
        return Conflict(str(error))
    return error


class Append(NamedTuple):
    card: TableCard
    entries: Sequence[Entry]
    results: Sequence[Result]


def taken(append: Append) -> Taken:
    return Taken(f"Another process has written entry {append.entries[0].number} of table {append.card.table}.")


class Pool:
    """A few connections, opened on demand and dropped when they break."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.free: list[Connection] = []
        self.room = asyncio.Semaphore(CONNECTIONS)

    async def connect(self) -> Connection:
        """Opens a connection that notices a lost network within 30 seconds, unless the URL sets other timeouts."""
        missing = {name: value for name, value in TIMEOUTS.items() if name not in conninfo_to_dict(self.url)}
        connection: Connection = await psycopg.AsyncConnection.connect(
            make_conninfo(self.url, **missing), autocommit=True
        )
        await connection.execute(SESSION)
        return connection

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        async with self.room:
            connection = await self.take()
            try:
                yield connection
            finally:
                if connection.info.transaction_status == TransactionStatus.IDLE:
                    self.free.append(connection)
                else:
                    await connection.close()

    async def take(self) -> Connection:
        while self.free:
            connection = self.free.pop()
            if not has_news(connection):
                return connection
            await connection.close()
        return await self.connect()

    async def close(self) -> None:
        while self.free:
            await self.free.pop().close()


def has_news(connection: Connection) -> bool:
    """Whether the connection is readable: an idle one is only readable when the server has closed it."""
    if connection.closed:
        return True
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return bool(poll.poll(0))


class PostgresDatabase:
    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)
        self.pool = Pool(url)
        self.appends = Batches(self.append_all)
        self.listening: set[Connection] = set()
        self.is_closed = False

    async def close(self) -> None:
        self.is_closed = True
        await self.appends.finish()
        for connection in list(self.listening):
            await connection.close()
        await self.pool.close()

    async def read(self, statement: Statement) -> list[Row]:
        check_texts(*(value for value in statement.values if isinstance(value, str)))
        try:
            async with self.pool.connection() as connection:
                return (await run(connection, statement)).rows
        except psycopg.Error as error:
            raise translate(error) from error

    async def write(self, *statements: Statement, notices: Sequence[Notice] = ()) -> QueryResult:
        try:
            async with self.pool.connection() as connection, connection.transaction():
                for statement in statements:
                    outcome = await run(connection, statement)
                for notice in notices:
                    await run(connection, Statement("SELECT pg_notify('galapagos', ?)", [self.payload(notice)]))
            return outcome
        except psycopg.Error as error:
            raise translate(error) from error

    async def append(self, card: TableCard, entries: Sequence[Entry], results: Sequence[Result]) -> None:
        await self.appends.put(Append(card, entries, results))

    async def append_all(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """Appends all in one transaction, because PostgreSQL commits transactions with NOTIFY one at a time."""
        statements = [self.append_step(append) for append in appends]
        # all processes lock rows in the same order, so they cannot deadlock
        order = sorted(range(len(statements)), key=lambda index: appends[index].card.table)
        try:
            async with self.pool.connection() as connection, together(connection, len(statements)):
                cursors = {
                    index: await connection.execute(query(statements[index].sql), statements[index].values)
                    for index in order
                }
        except psycopg.Error as error:
            return await self.append_again(appends, error)
        return [None if cursors[index].rowcount else taken(append) for index, append in enumerate(appends)]

    async def append_again(self, appends: Sequence[Append], error: psycopg.Error) -> Sequence[Exception | None]:
        """After an error: retries appends one by one if a single one may be at fault, and otherwise checks which were
        written, because perhaps only the answer was lost."""
        if len(appends) > 1 and not isinstance(error, psycopg.OperationalError):
            return [(await self.append_all([append]))[0] for append in appends]
        failure = translate(error)
        try:
            return [None if await self.is_written(append) else failure for append in appends]
        except Full:
            return [failure] * len(appends)

    def append_step(self, append: Append) -> Statement:
        card, entries, results = append
        values, before = card_values(card), entries[0].number - 1
        turn = INSERT_CARD if before == 0 else UPDATE_CARD
        values = values if before == 0 else [*values[1:], card.table, before]
        if results:
            values.append(msgspec.json.encode(results).decode())
        for entry in entries:
            values += (entry.number, entry.at, entry.data)
        return Statement(
            append_sql(turn, len(entries), bool(results)),
            [*values, self.payload(Notice("log", card.table, tuple(entries)))],
        )

    async def is_written(self, append: Append) -> bool:
        card, entries, _ = append
        between = 'SELECT number, at, data FROM log WHERE "table" = ? AND number BETWEEN ? AND ? ORDER BY number'
        rows = await self.read(Statement(between, [card.table, entries[0].number, card.number]))
        return [Entry(*row) for row in rows] == list(entries)

    # --- notices

    def payload(self, notice: Notice) -> str:
        words = f"{self.name} {notice.kind} {notice.key}"
        more = f"{words} {msgspec.json.encode(notice.entries).decode()}" if notice.entries else words
        return more if len(more) <= LONGEST_NOTICE else words

    def heard(self, payload: str) -> Notice | None:
        """The notice in a payload; None if this process sent it."""
        writer, kind, key, *more = payload.split(" ", 3)
        return (
            Notice(kind, key, msgspec.json.decode(more[0], type=tuple[Entry, ...]) if more else ())
            if writer != self.name
            else None
        )

    async def notices(self) -> AsyncIterator[Notice]:
        while not self.is_closed:
            try:
                connection = await self.pool.connect()
            except psycopg.Error:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self.listening.add(connection)
            try:
                await connection.execute(b"LISTEN galapagos")
                yield Notice("all")
                async for said in connection.notifies():
                    notice = self.heard(said.payload)
                    if notice:
                        yield notice
            except psycopg.OperationalError:  # listen again; `all` then stands for the lost notices
                pass
            finally:
                self.listening.discard(connection)
                await connection.close()


@asynccontextmanager
async def together(connection: Connection, statements: int) -> AsyncIterator[None]:
    """Runs several statements in one transaction and one round trip; a single one needs neither."""
    if statements == 1:
        yield
    else:
        async with connection.pipeline(), connection.transaction():
            yield


async def run(connection: Connection, statement: Statement) -> QueryResult:
    cursor = await connection.execute(query(statement.sql), statement.values)
    return QueryResult(await cursor.fetchall() if cursor.description else [], cursor.rowcount)


async def open_postgres(url: str) -> Store:
    database = PostgresDatabase(url)
    try:
        async with database.pool.connection() as connection, connection.transaction():
            await migrate(connection)
    except BaseException as error:
        await database.close()
        if isinstance(error, psycopg.Error):
            raise Refused(
                "store-not-usable-server", reason=(str(error).splitlines() or ["no more is known"])[0].rstrip(".")
            ) from error
        raise
    return Store(database)


async def migrate(connection: Connection) -> None:
    """Migrates the schema in one process while the others wait."""
    await run(connection, Statement("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]))
    await run(connection, Statement(VERSION.format(**POSTGRES_TYPES)))
    rows = (await run(connection, Statement("SELECT version FROM schema_version"))).rows
    for statement in statements_from(rows[0][0] if rows else 0, POSTGRES_TYPES, MIGRATIONS):
        await run(connection, Statement(statement))
