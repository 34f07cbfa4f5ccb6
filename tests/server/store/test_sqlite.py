"""Faults of a SQLite file: full disk, read-only, missing, foreign or newer files."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.store import Full, Notice, Store, Taken, open_store
from galapagos.server.store import sqlite as module
from galapagos.server.store.schema import MIGRATIONS

from .examples import card, connection, entry, play

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite:///{file}"


def tables(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master")}


async def test_every_write_is_flushed(store: Store) -> None:
    assert connection(store).execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection(store).execute("PRAGMA synchronous").fetchone() == (2,)


async def test_a_full_disk_refuses_and_loses_nothing_and_goes_on_when_there_is_room(store: Store) -> None:
    (pages,) = connection(store).execute("PRAGMA page_count").fetchone()
    connection(store).execute(f"PRAGMA max_page_count = {pages + 20}")
    tasks = (play(store, f"t{task}", range(1, 1000)) for task in range(10))
    failures = await asyncio.gather(*tasks, return_exceptions=True)
    assert {str(failure) for failure in failures} == {"The disk is full: nothing was written."}
    assert {type(failure) for failure in failures} == {Full}
    counts = {f"t{task}": len(await store.entries(f"t{task}")) for task in range(10)}
    for table, count in counts.items():
        kept = await store.card(table)
        assert (kept.number if kept else 0) == count
    assert sum(counts.values()) > 100
    connection(store).execute("PRAGMA max_page_count = 1000000")
    for table, count in counts.items():
        await play(store, table, range(count + 1, count + 10))
        assert await store.entries(table) == [entry(number) for number in range(1, count + 10)]


LIMITED = """
import asyncio, os, resource, sys
from galapagos.server.store import Full, open_store
from tests.server.store.examples import play

async def main():
    store = await open_store(sys.argv[1])
    most = os.path.getsize(sys.argv[2] + "-wal") + 60_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    number = 0
    try:
        while True:
            await play(store, numbers=range(number + 1, number + 2))
            number += 1
    except Full as full:
        print(full)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))      # a ping is small and might still fit
    try:
        await store.ping()
    except Full as full:
        print(full)
    assert len(await store.entries("t1")) == number
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.ping()
    await play(store, numbers=range(number + 1, number + 11))
    print(number + 10)
    await store.close()

asyncio.run(main())
"""


async def test_a_disk_that_refuses_to_write_refuses_moves_until_it_is_mended(url: str, file: Path) -> None:
    child = subprocess.run([sys.executable, "-c", LIMITED, url, str(file)], capture_output=True, text=True, check=True)
    first, second, number = child.stdout.splitlines()
    assert first == second == "The disk rejects writes: nothing was written."
    store = await open_store(url)
    assert await store.entries("t1") == [entry(which) for which in range(1, int(number) + 1)]
    await store.close()


async def test_a_database_that_turns_read_only_refuses_and_goes_on(store: Store) -> None:
    await play(store)
    connection(store).execute("PRAGMA query_only = ON")
    with pytest.raises(Full, match="read-only"):
        await play(store, numbers=range(2, 3))
    with pytest.raises(Full, match="read-only"):
        await store.ping()
    connection(store).execute("PRAGMA query_only = OFF")
    await play(store, numbers=range(2, 3))
    assert len(await store.entries("t1")) == 2


OTHER_USER = """
import asyncio, os, sys
import galapagos.server.store.sqlite
from galapagos.engine.words.message import catalogue
from galapagos.server.store import open_store
catalogue("").has("a message")  # reads it while that is allowed
if os.getuid() == 0:            # who may write everything
    os.seteuid(65534)
asyncio.run(open_store(sys.argv[1]))
"""


async def test_a_file_that_one_may_not_write_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:  # of which every user may read
        file = Path(folder) / "store.sqlite"
        await (await open_store(f"sqlite:///{file}")).close()
        file.chmod(0o444)
        file.parent.chmod(0o555)
        child = subprocess.run(
            [sys.executable, "-c", OTHER_USER, f"sqlite:///{file}"], capture_output=True, text=True, check=False
        )
        file.parent.chmod(0o755)
    assert (
        child.stderr.splitlines()[-1]
        == f"galapagos.engine.errors.Refused: The store {file} cannot be used: the database is read-only."
    )


async def test_nothing_is_written_to_a_file_that_was_deleted(store: Store, file: Path) -> None:
    await play(store)
    away = file.rename(file.with_suffix(".away"))
    with pytest.raises(Full, match="moved or deleted"):
        await play(store, numbers=range(2, 3))
    away.rename(file)
    await play(store, numbers=range(2, 3))


async def test_another_program_that_locks_the_file_is_waited_for_and_then_named(store: Store, file: Path) -> None:
    connection(store).execute("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Full, match="Another program"):
            await play(store)
    await play(store)


async def test_a_cancelled_call_does_not_disturb_others(store: Store) -> None:
    given_up = asyncio.create_task(play(store))
    other = asyncio.create_task(play(store, "t2"))
    await asyncio.sleep(0)
    given_up.cancel()
    await other
    assert await store.card("t2") == card("t2")
    try:
        await play(store)
    except Taken:
        assert await store.card("t1") == card("t1")


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(url: str, file: Path) -> None:
    await (await open_store(url)).close()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE schema_version SET version = ?", [len(MIGRATIONS) + 1])
    before = file.read_bytes()
    with pytest.raises(Refused, match="newer galapagos"):
        await open_store(url)
    assert file.read_bytes() == before


async def test_a_file_of_another_program_is_refused_and_left_alone(url: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE bookmark (title TEXT)")
    with pytest.raises(Refused, match="another program"):
        await open_store(url)
    assert tables(file) == {"bookmark"}
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(Refused, match="damaged"):
        await open_store(url)
    assert file.read_bytes() == b"no database at all" * 100


async def test_a_migration_that_fails_changes_nothing(url: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(url)).close()
    before = tables(file)
    monkeypatch.setattr(
        module, "MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE extra (id {whole})", "CREATE TABLE card (id {whole})"))
    )
    with pytest.raises(Refused, match="already exists"):
        await open_store(url)
    assert tables(file) == before
    monkeypatch.setattr(module, "MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE extra (id {whole})",)))
    store = await open_store(url)
    await store.close()
    assert tables(file) == before | {"extra"}


@pytest.fixture
def few_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHANGES_KEPT", 10)
    monkeypatch.setattr(module, "POLL", 0.05)


@pytest.mark.usefixtures("few_changes")
async def test_who_fell_behind_is_told_that_anything_may_have_changed(store: Store, url: str) -> None:
    other = await open_store(url)
    notices = store.notices()
    assert await anext(notices) == Notice("all")
    await play(other, numbers=range(1, 50))
    assert await anext(notices) == Notice("all")
    await play(other, "t2")
    assert await anext(notices) == Notice("log", "t2")
    await other.close()
