"""Export and import of tables; an incomplete file changes nothing."""

from __future__ import annotations

import io
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.store import Entry, Store, TableCard, open_store
from galapagos.server.store.archive import Imported, export_tables, import_tables

from .examples import CARD, card, connection, entry, person, play

pytestmark = pytest.mark.anyio


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{tmp_path}/other.sqlite")
    yield store
    await store.close()


async def exported(store: Store, *tables: str, names: bool = False) -> bytes:
    out = io.BytesIO()
    await export_tables(store, out, tables, names=names)
    return out.getvalue()


async def test_exported_tables_can_be_imported_elsewhere(store: Store, empty: Store) -> None:
    await play(store, "t1", range(1, 30))
    await store.append(card("t2", 3, status="over"), [entry(1, b"\x00\xff"), entry(2), entry(3)])
    file = await exported(store)
    assert await import_tables(empty, io.BytesIO(file)) == Imported(tables=2)
    assert await empty.cards() == await store.cards()
    for table in ("t1", "t2"):
        assert await empty.entries(table) == await store.entries(table)
    assert await exported(empty) == file


async def test_both_databases_import(store: Store, empty: Store) -> None:
    await play(empty, "t1", range(1, 300))
    assert await import_tables(store, io.BytesIO(await exported(empty))) == Imported(tables=1)
    assert await store.entries("t1") == await empty.entries("t1")
    assert await store.cards(person="ben") == [card(number=299)]


async def test_only_the_tables_that_are_named_are_exported(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        await play(store, table)
    lines = (await exported(store, "t3", "t1")).splitlines()
    assert [json.loads(line)["card"]["table"] for line in lines[1:]] == ["t3", "t1"]
    with pytest.raises(Refused, match="no table t9"):
        await exported(store, "t9")


async def test_names_are_exported_only_if_asked_for_and_secrets_never(store: Store, empty: Store) -> None:
    await play(store)
    await store.add_person(person("ann", name="Ann Example", token="hashed token", passphrase="hashed phrase"))
    await store.add_person(person("eve", name="Eve Elsewhere"))
    assert b"Example" not in await exported(store)
    file = await exported(store, names=True)
    assert b"Ann Example" in file
    assert b"hashed" not in file
    assert b"Eve" not in file
    assert await import_tables(empty, io.BytesIO(file)) == Imported(tables=1, people=1)
    ann = await empty.person("ann")
    assert ann is not None
    assert (ann.name, ann.passphrase, ann.token) == ("Ann Example", "", "")


async def test_an_import_does_not_change_existing_tables(store: Store) -> None:
    await play(store, numbers=range(1, 3))
    await store.add_person(person("ann", name="Ann"))
    file = await exported(store, names=True)
    await play(store, numbers=range(3, 4))
    await store.update_person("ann", name="Anna")
    assert await import_tables(store, io.BytesIO(file)) == Imported(known=1)
    assert len(await store.entries("t1")) == 3
    assert await store.person("ann") == person("ann", name="Anna")


def lines_of(*lines: Any) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in ({"line": "galapagos tables", "format": 1}, *lines))


def table_line(name: str = "t2", entries: int = 2, **changes: Any) -> dict[str, Any]:
    fields = {
        "table": name,
        "game": "dodo",
        "status": "over",
        "public": True,
        "rules": 1,
        "opened": 1,
        "changed": 2,
        "number": 2,
        "people": ["ann"],
    }
    return {
        "line": "table",
        "card": fields | changes,
        "log": [[number, 1.5, "AAEC"] for number in range(1, entries + 1)],
    }


GOOD = table_line("good")
BROKEN = {
    "empty": (b"", "The file is empty."),
    "another file": (b"Hello\n", "This is not a file of tables."),
    "another JSON": (b'{"a": 1}\n', "This is not a file of tables."),
    "no text": (b"\xff\xfe\n", "This is not a file of tables."),
    "without its head": (lines_of(GOOD).split(b"\n", 1)[1], "This is not a file of tables."),
    "newer": (b'{"line": "galapagos tables", "format": 2}\n', "newer galapagos"),
    "two heads": (lines_of(GOOD) + lines_of(), "Line 3 is a second header."),
    "broken off": (lines_of(GOOD, table_line())[:-30], "The file ends in the middle of line 3."),
    "broken line": (lines_of(GOOD) + b'{"line": "table"}\n', "Line 3 is not a table"),
    "strange line": (lines_of(GOOD, {"line": "chair"}), "Line 3 is not a table"),
    "strange field": (lines_of(GOOD, table_line() | {"chat": []}), "Line 3 is not a table"),
    "gap in a log": (lines_of(GOOD, table_line(entries=1)), "Line 3: the log of table t2 is not complete."),
    "no log": (lines_of(GOOD, table_line(entries=0, number=0)), "Line 3: the log of table t2 is not complete."),
    "not base64": (lines_of(GOOD).replace(b"AAEC", b"????"), "Line 2 is not a table"),
    "twice the same": (lines_of(GOOD, GOOD), "Line 3 has table good a second time."),
    "null character": (lines_of(GOOD, table_line(people=["a\0"])), "Line 3: A text cannot contain null characters"),
    "another table of that name": (lines_of(GOOD, table_line("t1")), "There is another table t1 already."),
}


@pytest.mark.parametrize("broken", BROKEN, ids=BROKEN)
async def test_a_broken_file_is_refused_with_a_sentence_and_changes_nothing(store: Store, broken: str) -> None:
    await play(store)
    content, sentence = BROKEN[broken]
    with pytest.raises(Refused) as refused:
        await import_tables(store, io.BytesIO(content))
    assert sentence in str(refused.value)
    assert await store.cards() == [CARD]


async def test_an_import_can_check_each_table_first(store: Store) -> None:
    def check(card: TableCard, log: object) -> None:
        if card.table == "t2":
            raise Refused("t2 is strange.")

    with pytest.raises(Refused, match="strange"):
        await import_tables(store, io.BytesIO(lines_of(GOOD, table_line())), check)
    assert await store.cards() == []


async def test_an_import_that_the_disk_stops_can_be_repeated(empty: Store) -> None:
    for index in range(30):
        await empty.append(card(f"t{index}", 20), [Entry(number, 1.0, bytes(500)) for number in range(1, 21)])
    file = await exported(empty)
    (pages,) = connection(empty).execute("PRAGMA page_count").fetchone()
    for index in range(30):
        await empty.erase_table(f"t{index}")
    connection(empty).execute("VACUUM")
    connection(empty).execute(f"PRAGMA max_page_count = {pages // 2}")
    with pytest.raises(Refused, match=r"The disk is full: nothing was written\. [12]?\d tables were imported before"):
        await import_tables(empty, io.BytesIO(file))
    connection(empty).execute("PRAGMA max_page_count = 100000")
    done = await import_tables(empty, io.BytesIO(file))
    assert done.tables + done.known == 30
    assert done.known > 0
    assert await exported(empty) == file
