"""Damaged pages and rows of a store: the start explains what to do, and a running server reports the damage and writes
nothing."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.running import check
from galapagos.server.store import Damaged, open_store
from galapagos.server.store.backup import back_up

from ..operation.conftest import galapagos
from ..serving import FREELY, Refusal, Served, play_all, served
from .examples import entry, play

PAGE = 4096
SENTENCE = "The server's database is damaged: nothing was written. The operator must restore a backup."


def damage(file: Path, page: int) -> None:
    """Overwrites a page; pages are numbered from 0."""
    with file.open("r+b") as content:
        content.seek(page * PAGE)
        content.write(random.Random(page).randbytes(PAGE))


def pages(file: Path) -> int:
    return file.stat().st_size // PAGE


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store with enough entries to have pages of several kinds."""
    file = tmp_path / "store.sqlite"

    async def fill() -> None:
        store = await open_store(f"sqlite:///{file}")
        for table in range(4):
            await play(store, f"t{table}", range(1, 100))
        await store.close()

    asyncio.run(fill())
    return file


def test_whichever_page_is_damaged_a_start_says_what_to_do(file: Path) -> None:
    whole = file.read_bytes()
    for page in range(pages(file)):
        damage(file, page)
        with pytest.raises(
            Refused, match=r"is damaged\. Start the server with your newest backup, --store sqlite:///BACKUP"
        ):
            asyncio.run(check(f"sqlite:///{file}"))
        file.write_bytes(whole)
    asyncio.run(check(f"sqlite:///{file}"))


def test_a_server_does_not_start_at_a_damaged_store_and_starts_at_its_backup(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY) as server:
        ann = server.guest("Ann")
        table = ann.open("dodo", "random")
        file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
        back_up(file, copy)
        server.stop()
        damage(file, pages(file) // 2)
        refused = galapagos("serve --port 0 --store", server.store)
        assert refused.returncode == 2
        assert "the database is damaged. Start the server with your newest backup" in " ".join(refused.stderr.split())
        assert "Traceback" not in refused.stderr
        server.store = f"sqlite:///{copy}"
        server.start()
        assert ann.get(f"/api/tables/{table}")["game"] == "dodo"


@pytest.mark.anyio
async def test_after_damage_was_read_nothing_is_written(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await open_store(f"sqlite:///{file}")
    for page in range(1, pages(file)):
        damage(file, page)
    with pytest.raises(Damaged):
        await store.entries("t1")
    for _ in range(3):
        with pytest.raises(Damaged):
            await play(store, "new")
        with pytest.raises(Damaged):
            await store.ping()
    await store.close()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "the database is damaged, and nothing is written to it any more: restore a backup"
    ]


def errors(server: Served) -> list[str]:
    return [
        line["message"] for line in map(json.loads, server.log.read_text().splitlines()) if line["level"] == "error"
    ]


def test_pages_that_are_damaged_while_a_server_runs_cost_a_sentence_and_a_line_in_the_log(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        asleep, awake = (ann.open("mutations", "") for _ in range(2))
        for table in (asleep, awake):
            bob.sit(table)
            ann.post(f"/api/tables/{table}/start")
            play_all([ann.at(table), bob.at(table)], random.Random(1), 60)
        server.send_home()
        server.stop()
        server.start()  # nothing of the file is in its memory now
        eve = server.guest("Eve")
        seat = eve.at(awake)
        for page in range(2, pages(tmp_path / "tables.sqlite")):
            damage(tmp_path / "tables.sqlite", page)
        with pytest.raises(Refusal) as refusal:
            eve.get(f"/api/tables/{asleep}")
        assert (refusal.value.status, str(refusal.value)) == (503, SENTENCE)
        with pytest.raises(Refusal, match=SENTENCE):
            eve.post("/api/tables", game="dodo", seats=[{"me": True}, {}])
        assert seat.refused("say", text="Hello!") == SENTENCE
        assert eve.http.get("/readyz").status_code == 503
        assert errors(server) == ["the database is damaged, and nothing is written to it any more: restore a backup"]
        assert "Traceback" not in server.log.read_text()


def change(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(statement, values).rowcount > 0


def test_a_log_that_cannot_be_read_costs_only_its_table(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY) as server:
        ann = server.guest("Ann")
        broken, whole = (ann.open("dodo", "random") for _ in range(2))
        server.stop()
        change(
            tmp_path / "tables.sqlite", 'UPDATE log SET data = ? WHERE "table" = ? AND number = 2', b"\xa5" * 40, broken
        )
        server.start()
        with pytest.raises(Refusal, match="damaged"):
            ann.get(f"/api/tables/{broken}")
        seat = ann.at(whole)
        assert play_all([seat], random.Random(1), 1) in (0, 1)
        assert errors(server) == [f"the log of table {broken} is damaged: restore a backup"]
        assert "Traceback" not in server.log.read_text()


def test_a_damaged_snapshot_takes_time_only(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY) as server:
        ann = server.guest("Ann")
        table = ann.open("dodo", "")
        bob = server.guest("Bob")
        bob.sit(table)
        ann.post(f"/api/tables/{table}/start")
        seat = ann.at(table)
        seat.call("resign")
        seat.wait_until(lambda: seat.is_over)
        record = ann.get(f"/api/tables/{table}/record")
        server.send_home()
        server.stop()
        change(tmp_path / "tables.sqlite", 'UPDATE snapshot SET data = ? WHERE "table" = ?', b"\xa5" * 40, table)
        server.start()
        assert server.guest("Eve").get(f"/api/tables/{table}/record") == record
        assert errors(server) == []


@pytest.mark.anyio
async def test_a_card_that_cannot_be_read_is_said_to_be_damaged(file: Path) -> None:
    change(file, "UPDATE card SET people = 'x' WHERE \"table\" = 't1'")
    store = await open_store(f"sqlite:///{file}")
    with pytest.raises(Damaged):
        await store.cards()
    assert await store.entries("t1") == [entry(number) for number in range(1, 100)]
    await play(store, "t2", range(100, 101))
    await store.close()
    with pytest.raises(Damaged):
        await check(f"sqlite:///{file}")


def test_intact_tables_of_a_damaged_store_can_be_added_to_its_backup(tmp_path: Path) -> None:
    file, backup, exported = tmp_path / "store.sqlite", tmp_path / "backup.sqlite", tmp_path / "tables.jsonl"
    with served(tmp_path, *FREELY, store=f"sqlite:///{file}") as server:
        ann = server.guest("Ann")
        before = ann.open("dodo", "random")
        back_up(file, backup)
        after = ann.open("dodo", "random")
    change(file, 'UPDATE log SET data = ? WHERE "table" = ?', b"\xa5" * 40, before)
    damage(file, root_page(file, "chat"))
    assert galapagos("backup", str(backup), "--store", f"sqlite:///{file}").returncode == 2
    assert galapagos("export", str(exported), "--table", after, "--store", f"sqlite:///{file}").returncode == 0
    assert galapagos("import", str(exported), "--store", f"sqlite:///{backup}").stdout == "1 table imported.\n"
    with served(tmp_path, *FREELY, store=f"sqlite:///{backup}") as server:
        assert {server.guest("Bob").get(f"/api/tables/{table}")["id"] for table in (before, after)} == {before, after}


def root_page(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as database:
        ((page,),) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchall()
    return int(page) - 1
