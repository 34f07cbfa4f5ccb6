"""The store in PostgreSQL: any number of processes serve the same tables, and hear of one another by NOTIFY."""

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

from . import Card, Entry, Full, Notice, Taken
from .batch import Batches
from .database import Conflict, Outcome, Row, Step
from .schema import MIGRATIONS, POSTGRES_TYPES, VERSION, steps_from
from .sql import INSERT_CARD, UPDATE_CARD, SqlStore, card_values, check_texts

Connection: TypeAlias = psycopg.AsyncConnection[Row]

CONNECTIONS = 8
RETRY_SECONDS = 1.0  # between attempts to listen again
PATIENCE = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
MOST_TOLD = 7_900  # bytes of a notice: PostgreSQL takes fewer than 8,000
MIGRATION_LOCK = 0x6A1A9A605  # any number that other programs in the database are unlikely to lock

# A commit that is acknowledged is on disk, whatever the server's default is; a lost turn shows as a row that is not
# there, not as an error.
MANNERS = b"""
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET default_transaction_isolation = 'read committed'; SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '60s'
"""

# One statement, so that an append is one round trip. Whoever updates the card first holds its row; the next finds
# another number there.
APPEND = """WITH turn AS ({turn} RETURNING "table", people::jsonb),
    gone AS (DELETE FROM seat USING turn WHERE seat."table" = turn."table" AND NOT jsonb_exists(people, person)),
    come AS (INSERT INTO seat (person, "table") SELECT DISTINCT jsonb_array_elements_text(people), "table" FROM turn ON CONFLICT DO NOTHING)
    INSERT INTO log ("table", number, at, data)
    SELECT "table", number, at, data FROM turn, (VALUES {entries}) AS entry (number, at, data)
    RETURNING pg_notify('galapagos', ?)"""
ENTRY = "(?::bigint, ?::float8, ?::bytea)"


@lru_cache
def append_sql(turn: str, entries: int) -> str:
    return APPEND.format(turn=turn, entries=", ".join([ENTRY] * entries))


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
    card: Card
    entries: Sequence[Entry]


def taken(append: Append) -> Taken:
    return Taken(f"Entry {append.entries[0].number} of table {append.card.table} is not the next any more.")


class Pool:
    """A few connections, opened when they are wanted, and left behind when they break."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.free: list[Connection] = []
        self.room = asyncio.Semaphore(CONNECTIONS)

    async def connect(self) -> Connection:
        """A network that is gone is noticed in half a minute, unless the URL says otherwise."""
        missing = {name: value for name, value in PATIENCE.items() if name not in conninfo_to_dict(self.url)}
        connection: Connection = await psycopg.AsyncConnection.connect(
            make_conninfo(self.url, **missing), autocommit=True
        )
        await connection.execute(MANNERS)
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
    """An idle connection that has something to read was closed by the other side."""
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

    async def read(self, step: Step) -> list[Row]:
        check_texts(*(value for value in step.values if isinstance(value, str)))
        try:
            async with self.pool.connection() as connection:
                return (await run(connection, step)).rows
        except psycopg.Error as error:
            raise translate(error) from error

    async def write(self, *steps: Step, notices: Sequence[Notice] = ()) -> Outcome:
        try:
            async with self.pool.connection() as connection, connection.transaction():
                for step in steps:
                    outcome = await run(connection, step)
                for notice in notices:
                    await run(connection, Step("SELECT pg_notify('galapagos', ?)", [self.payload(notice)]))
            return outcome
        except psycopg.Error as error:
            raise translate(error) from error

    async def append(self, card: Card, entries: Sequence[Entry]) -> None:
        await self.appends.put(Append(card, entries))

    async def append_all(self, appends: Sequence[Append]) -> Sequence[Exception | None]:
        """In one transaction, since PostgreSQL lets transactions that notify commit one after the other only."""
        steps = [self.append_step(append) for append in appends]
        # two processes never wait for each other
        order = sorted(range(len(steps)), key=lambda index: appends[index].card.table)
        try:
            async with self.pool.connection() as connection, together(connection, len(steps)):
                cursors = {
                    index: await connection.execute(query(steps[index].sql), steps[index].values) for index in order
                }
        except psycopg.Error as error:
            return await self.append_again(appends, error)
        return [None if cursors[index].rowcount else taken(append) for index, append in enumerate(appends)]

    async def append_again(self, appends: Sequence[Append], error: psycopg.Error) -> Sequence[Exception | None]:
        """Only the answer may have been lost; and where one append is at fault, the others are not."""
        if len(appends) > 1 and not isinstance(error, psycopg.OperationalError):
            return [(await self.append_all([append]))[0] for append in appends]
        failure = translate(error)
        try:
            return [None if await self.is_written(append) else failure for append in appends]
        except Full:
            return [failure] * len(appends)

    def append_step(self, append: Append) -> Step:
        card, entries = append
        values, before = card_values(card), entries[0].number - 1
        turn = INSERT_CARD if before == 0 else UPDATE_CARD
        values = values if before == 0 else [*values[1:], card.table, before]
        for entry in entries:
            values += (entry.number, entry.at, entry.data)
        return Step(append_sql(turn, len(entries)), [*values, self.payload(Notice("log", card.table, tuple(entries)))])

    async def is_written(self, append: Append) -> bool:
        card, entries = append
        between = 'SELECT number, at, data FROM log WHERE "table" = ? AND number BETWEEN ? AND ? ORDER BY number'
        rows = await self.read(Step(between, [card.table, entries[0].number, card.number]))
        return [Entry(*row) for row in rows] == list(entries)

    # --- what others change

    def payload(self, notice: Notice) -> str:
        words = f"{self.name} {notice.kind} {notice.key}"
        more = f"{words} {msgspec.json.encode(notice.entries).decode()}" if notice.entries else words
        return more if len(more) <= MOST_TOLD else words

    def heard(self, payload: str) -> Notice | None:
        """None for what this process has said itself."""
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
            except psycopg.OperationalError:  # listen again: what was said meanwhile is lost, which `all` tells
                pass
            finally:
                self.listening.discard(connection)
                await connection.close()


@asynccontextmanager
async def together(connection: Connection, statements: int) -> AsyncIterator[None]:
    """Several statements in one transaction and one round trip; one alone is both as it is."""
    if statements == 1:
        yield
    else:
        async with connection.pipeline(), connection.transaction():
            yield


async def run(connection: Connection, step: Step) -> Outcome:
    cursor = await connection.execute(query(step.sql), step.values)
    return Outcome(await cursor.fetchall() if cursor.description else [], cursor.rowcount)


async def open_postgres(url: str) -> SqlStore:
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
    return SqlStore(database)


async def migrate(connection: Connection) -> None:
    """One process brings the schema up to date, the others wait for it."""
    await run(connection, Step("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]))
    await run(connection, Step(VERSION.format(**POSTGRES_TYPES)))
    rows = (await run(connection, Step("SELECT version FROM schema_version"))).rows
    for statement in steps_from(rows[0][0] if rows else 0, POSTGRES_TYPES, MIGRATIONS):
        await run(connection, Step(statement))
