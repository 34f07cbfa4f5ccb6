"""`galapagos export`, `import` and `backup`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from galapagos.engine.game import find_game
from galapagos.server.store import Entry, TableCard, open_store
from galapagos.server.table.entry import AnyDeed, Ended, Moved, Occupant, Opened, Started, encode

from .conftest import Galapagos

VERSION = find_game("dodo").rules_version
DEEDS = (
    Opened("dodo", VERSION, "ann", (Occupant("ann"), Occupant(bot="random")), "ab" * 32),
    Ended("aborted"),
)


def fill(file: Path, *tables: str, deeds: Sequence[AnyDeed] = DEEDS, status: str = "over") -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{file}")
        for table in tables:
            entries = [Entry(number, 1.0, encode(deed)) for number, deed in enumerate(deeds, 1)]
            card = TableCard(table, "dodo", status, False, VERSION, 1.0, 2.0, len(deeds), ("ann",))
            await store.append(card, entries)
        await store.close()

    file.parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(run())


def tables_of(file: Path) -> set[str]:
    async def run() -> set[str]:
        store = await open_store(f"sqlite:///{file}")
        found = {card.table for card in await store.cards()}
        await store.close()
        return found

    return asyncio.run(run())


@pytest.fixture
def own(tmp_path: Path, galapagos: Galapagos) -> Path:
    """The default store, with two tables."""
    file = tmp_path / "here" / "data" / "tables.sqlite"
    fill(file, "t1", "t2")
    return file


def test_tables_travel_from_one_store_to_another(galapagos: Galapagos, own: Path, tmp_path: Path) -> None:
    result = galapagos("export tables.jsonl")
    assert (result.code, result.out, result.written) == (0, "2 tables in tables.jsonl.\n", ["tables.jsonl"])
    other = tmp_path / "other.sqlite"
    assert galapagos("import tables.jsonl --store", f"sqlite:///{other}").out == "2 tables imported.\n"
    assert tables_of(other) == {"t1", "t2"}
    assert (
        galapagos("import tables.jsonl --store", f"sqlite:///{other}").out
        == "0 tables imported; 2 tables there already.\n"
    )
    assert galapagos("export one.jsonl --table t2").out == "1 table in one.jsonl.\n"


def test_import_makes_the_store_that_is_used_where_none_is_named(galapagos: Galapagos, tmp_path: Path) -> None:
    fill(tmp_path / "other.sqlite", "t1")
    galapagos("export tables.jsonl --store", f"sqlite:///{tmp_path}/other.sqlite")
    result = galapagos("import tables.jsonl")
    assert (result.code, result.written) == (0, ["data/tables.sqlite"])


def test_a_backup_is_a_store(galapagos: Galapagos, own: Path, tmp_path: Path) -> None:
    result = galapagos("backup copy.sqlite")
    assert (result.code, result.out, result.written) == (0, "The store is copied to copy.sqlite.\n", ["copy.sqlite"])
    assert tables_of(tmp_path / "here" / "copy.sqlite") == {"t1", "t2"}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("export tables.jsonl --store sqlite:///none.sqlite", "There is no store none.sqlite."),
        ("export tables.jsonl --store none.sqlite", "A store is sqlite:///FILE or postgresql://USER@HOST/DATABASE."),
        ("export nowhere/tables.jsonl", "there is no such folder"),
        ("export tables.jsonl --table t9", "There is no table t9."),
        ("import none.jsonl", "none.jsonl: no such file or directory."),
        ("import data/tables.sqlite", "This is not a file of tables."),
        ("backup copy.sqlite --store sqlite:///none.sqlite", "There is no store none.sqlite."),
        ("backup copy.sqlite --store postgresql://ann@localhost/x", "pg_dump"),
        ("backup data/tables.sqlite", "is the store itself"),
        ("backup .", "that is a folder"),
    ],
)
def test_an_invalid_file_is_refused_and_nothing_is_written(
    galapagos: Galapagos, own: Path, line: str, sentence: str
) -> None:
    before = own.read_bytes()
    result = galapagos(line)
    assert result.code == 2
    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert result.written == []
    assert own.read_bytes() == before


@pytest.mark.parametrize(
    ("deeds", "status", "sentence"),
    [
        (DEEDS, "open", "The card of table t9 does not match its log."),
        (DEEDS[1:], "over", "Table t9 cannot be replayed"),
        ((Opened("chess", 1, "ann", (Occupant("ann"),), "ab" * 32),), "open", "There is no game 'chess'"),
        ((DEEDS[0], Started(), Moved(0, ("fly to the moon",))), "running", "Table t9 cannot be replayed"),
    ],
    ids=["card", "no opening", "unknown game", "impossible move"],
)
def test_a_log_that_no_server_could_go_on_with_is_not_imported(
    galapagos: Galapagos,
    own: Path,
    tmp_path: Path,
    deeds: Sequence[AnyDeed],
    status: str,
    sentence: str,
) -> None:
    other = tmp_path / "other.sqlite"
    fill(other, "t8")
    fill(other, "t9", deeds=deeds, status=status)
    galapagos("export tables.jsonl --store", f"sqlite:///{other}")
    result = galapagos("import tables.jsonl")
    assert result.code == 2
    assert sentence in result.err
    assert result.err.count("\n") == 1
    assert tables_of(own) == {"t1", "t2"}


def test_a_store_that_is_not_there_is_not_made_by_looking(galapagos: Galapagos) -> None:
    for command in ("export", "backup"):
        result = galapagos(command, "file")
        assert result.code == 2
        assert "There is no store" in result.err
        assert result.written == []
