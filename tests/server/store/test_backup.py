"""Online backups of a store."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.store import open_store
from galapagos.server.store.backup import back_up

from .examples import entry, play

pytestmark = pytest.mark.anyio


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A store with one table of three entries."""
    file = tmp_path / "store.sqlite"
    store = await open_store(f"sqlite:///{file}")
    await play(store, numbers=range(1, 4))
    await store.close()
    return file


async def test_a_backup_of_a_store_in_use_is_whole(file: Path, tmp_path: Path) -> None:
    writer = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.appending", f"sqlite:///{file}"], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    told = [writer.stdout.readline().split() for _ in range(100)]
    target = tmp_path / "copy.sqlite"
    back_up(file, target)
    writer.kill()
    writer.stdout.close()
    writer.wait()
    assert {path.name for path in tmp_path.iterdir()} - {"store.sqlite-wal", "store.sqlite-shm"} == {
        "store.sqlite",
        "copy.sqlite",
    }
    copy = await open_store(f"sqlite:///{target}")
    assert len(await copy.entries("t1")) == 3
    for table, number in told:
        entries = await copy.entries(table)
        assert entries == [entry(which) for which in range(1, len(entries) + 1)]
        assert len(entries) >= int(number)
    await copy.close()


async def test_a_backup_replaces_an_older_one(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    back_up(file, target)
    store = await open_store(f"sqlite:///{file}")
    await play(store, numbers=range(4, 6))
    back_up(file, target)
    await store.close()
    copy = await open_store(f"sqlite:///{target}")
    assert len(await copy.entries("t1")) == 5
    await copy.close()


async def test_a_backup_replaces_nothing_else(file: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 100)
    link = tmp_path / "link.sqlite"
    link.hardlink_to(file)
    for target, sentence in ((file, "the store itself"), (link, "the store itself"), (letter, "is not a store")):
        with pytest.raises(Refused, match=sentence):
            back_up(file, target)
    assert letter.read_text() == "Dear Ann, " * 100
    with pytest.raises(Refused, match="no store"):
        back_up(tmp_path / "none.sqlite", tmp_path / "copy.sqlite")
    assert not (tmp_path / "none.sqlite").exists()


async def test_a_damaged_store_is_said_to_be_damaged(file: Path, tmp_path: Path) -> None:
    content = bytearray(file.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 200] = b"\xa5" * 200
    file.write_bytes(content)
    target = tmp_path / "copy.sqlite"
    with pytest.raises(Refused, match="damaged"):
        back_up(file, target)
    assert not target.exists()
