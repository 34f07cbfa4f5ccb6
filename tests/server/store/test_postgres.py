"""Faults of a database server: restarts, lost connections, read-only, newer or missing databases."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest

from galapagos.engine.errors import Refused
from galapagos.server.store import Full, Notice, Store, open_store
from galapagos.server.store import postgres as module
from galapagos.server.store.schema import MIGRATIONS

from ..postgres import Postgres
from .examples import card, entry, play

pytestmark = pytest.mark.anyio
SOCKET = ".s.PGSQL.5432"


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_url()


def execute(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


def cut_all(url: str) -> None:
    """Ends every connection to the database but this one, and waits until they are gone."""
    execute(
        url,
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND "
        "pid <> pg_backend_pid()",
    )


async def test_connections_that_break_while_idle_are_not_noticed_by_anybody(store: Store, url: str) -> None:
    await asyncio.gather(*(play(store, f"t{index}") for index in range(10)))
    cut_all(url)
    await play(store, "t1", range(2, 3))
    assert await store.entries("t1") == [entry(1), entry(2)]


async def test_a_store_goes_on_when_the_database_was_away(store: Store, postgres: Postgres) -> None:
    await play(store)
    postgres.stop()
    try:
        with pytest.raises(Full, match="does not answer"):
            await play(store, numbers=range(2, 3))
        with pytest.raises(Full, match="does not answer"):
            await store.ping()
    finally:
        postgres.start()
    await play(store, numbers=range(2, 3))
    assert await store.entries("t1") == [entry(1), entry(2)]


async def test_who_listens_is_told_when_something_may_have_been_missed(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "RETRY_SECONDS", 0.05)
    notices = store.notices()
    assert await anext(notices) == Notice("all")
    cut_all(url)
    assert await anext(notices) == Notice("all")
    other = await open_store(url)
    await play(other)
    assert await anext(notices) == Notice("log", "t1", (entry(1),))
    await other.close()


async def test_entries_come_along_with_their_notice_unless_they_are_large(store: Store, url: str) -> None:
    notices, other = store.notices(), await open_store(url)
    assert await anext(notices) == Notice("all")
    await other.append(card("t1", 2), [entry(1), entry(2)])
    assert await anext(notices) == Notice("log", "t1", (entry(1), entry(2)))
    await other.append(card("t1", 3), [entry(3, b"\xff" * 10_000)])
    assert await anext(notices) == Notice("log", "t1")
    await other.close()


async def test_notices_end_when_the_store_is_closed(url: str) -> None:
    store = await open_store(url)
    notices = store.notices()
    assert await anext(notices) == Notice("all")
    rest = asyncio.create_task(anext(notices, None))
    await asyncio.sleep(0.05)
    await store.close()
    assert await asyncio.wait_for(rest, 10) is None


class Line:
    """A proxy between the store and the database that can break the connection before an answer."""

    def __init__(self) -> None:
        self.is_breaking = False

    async def connect(self, folder: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(str(folder / SOCKET))
        await asyncio.gather(self.carry(reader, to_server, False), self.carry(from_server, writer, True))

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, is_answer: bool) -> None:
        try:
            while (data := await source.read(65536)) and not (is_answer and self.is_breaking):
                target.write(data)
                await target.drain()
        finally:
            self.is_breaking = self.is_breaking and not is_answer
            target.close()


@asynccontextmanager
async def laid(folder: Path) -> AsyncIterator[tuple[Line, str]]:
    line = Line()
    with tempfile.TemporaryDirectory() as place:
        server = await asyncio.start_unix_server(
            lambda reader, writer: line.connect(folder, reader, writer), f"{place}/{SOCKET}"
        )
        yield line, place
        server.close()


async def test_an_answer_that_is_lost_after_the_commit_is_still_an_acknowledgement(
    url: str, postgres: Postgres
) -> None:
    async with laid(postgres.folder) as (line, place):
        store = await open_store(url.replace(str(postgres.folder), place))
        await play(store)
        line.is_breaking = True
        await play(store, numbers=range(2, 3))
        assert not line.is_breaking
        await play(store, numbers=range(3, 4))
        assert [kept.number for kept in await store.entries("t1")] == [1, 2, 3]
        await store.close()


async def test_a_read_only_database_refuses_and_goes_on(store: Store, url: str) -> None:
    await play(store)
    execute(url, "ALTER DATABASE postgres SET default_transaction_read_only = on")
    cut_all(url)
    attempts = await asyncio.gather(
        play(store, numbers=range(2, 3)), play(store, "t2"), store.ping(), return_exceptions=True
    )
    assert [type(attempt) for attempt in attempts] == [Full] * 3
    assert {str(attempt) for attempt in attempts} == {"The database is read-only: nothing was written."}
    assert await store.entries("t1") == [entry(1)]
    with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as connection:
        connection.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
    cut_all(url)
    await play(store, numbers=range(2, 3))
    assert await store.card("t1") == card(number=2)


async def test_processes_that_start_together_make_one_schema(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(5)))
    await play(stores[0])
    for store in stores:
        assert await store.card("t1") == card()
        await store.close()


async def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    await (await open_store(url)).close()
    execute(url, f"UPDATE schema_version SET version = {len(MIGRATIONS) + 1}")
    with pytest.raises(Refused, match="newer galapagos"):
        await open_store(url)


async def test_a_migration_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(url)).close()
    monkeypatch.setattr(
        module, "MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE extra (id {whole})", "CREATE TABLE card (id {whole})"))
    )
    with pytest.raises(Refused, match="already exists"):
        await open_store(url)
    monkeypatch.undo()
    await (await open_store(url)).close()
    with pytest.raises(psycopg.errors.UndefinedTable):
        execute(url, "SELECT * FROM extra")


async def test_a_database_that_is_not_there_is_refused_without_its_password() -> None:
    with pytest.raises(Refused, match="cannot be used") as refused:
        await open_store("postgresql://ann:swordfish@/none?host=/nowhere")
    assert "swordfish" not in str(refused.value)
