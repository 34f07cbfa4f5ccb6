"""Export and import of tables: a header line, then one line of JSON per table with its card and its whole log.

People are ids. Their names are separate lines, which are exported on request only.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import BinaryIO

import msgspec

from galapagos.engine.errors import Refused

from .columns import check_texts
from .rows import Entry, Full, Person, TableCard, Taken
from .sql import Store

FORMAT = 1
MOST_BYTES = 64 << 20  # of a line
MOST_ENTRIES = 20_000  # of a table
ALL = 1 << 31

Check = Callable[[TableCard, Sequence[Entry]], None]


class Head(msgspec.Struct, tag_field="line", tag="galapagos tables", forbid_unknown_fields=True):
    format: int


class ArchivedName(msgspec.Struct, tag_field="line", tag="person", omit_defaults=True, forbid_unknown_fields=True):
    id: str
    name: str
    device: str = ""


class ArchivedTable(msgspec.Struct, tag_field="line", tag="table", forbid_unknown_fields=True):
    card: TableCard
    log: list[Entry]


class Imported(msgspec.Struct):
    tables: int = 0
    known: int = 0  # tables that the store had already
    people: int = 0


_line: msgspec.json.Decoder[Head | ArchivedName | ArchivedTable] = msgspec.json.Decoder(
    Head | ArchivedName | ArchivedTable
)


async def export_tables(store: Store, out: BinaryIO, tables: Sequence[str] = (), *, names: bool = False) -> int:
    """Exports these tables, or all of them, and returns their number. A server may keep running."""
    encoder = msgspec.json.Encoder()
    out.write(encoder.encode(Head(FORMAT)) + b"\n")
    count, people = 0, set[str]()
    for table in tables or [card.table for card in await store.cards(limit=ALL)]:
        card = await store.card(table)
        log = (await store.entries(table))[: card.number] if card else []
        if card is None or len(log) < card.number:
            if tables:
                raise Refused("admin-table-unknown", table=table)
            continue  # erased in the meantime
        out.write(encoder.encode(ArchivedTable(card, log)) + b"\n")
        count += 1
        people.update(card.people)
    for person in (await store.people(sorted(people))).values() if names else ():
        out.write(encoder.encode(ArchivedName(person.id, person.name, person.device)) + b"\n")
    return count


async def import_tables(store: Store, file: BinaryIO, check: Check = lambda _card, _log: None) -> Imported:
    """Imports all tables of a seekable file, which is checked to its end before anything is written.

    Tables that the store has already are left as they are, so an interrupted import can be repeated.
    """
    for line in read(file):
        if isinstance(line, ArchivedTable):
            check(line.card, line.log)
            await is_known(store, line)
    file.seek(0)
    imported = Imported()
    for line in read(file):
        try:
            await import_line(store, line, imported)
        except (Full, Taken) as error:
            raise Refused("archive-stopped", sentence=error, count=f"{imported.tables:,}") from error
    return imported


async def import_line(store: Store, line: Head | ArchivedName | ArchivedTable, imported: Imported) -> None:
    if isinstance(line, ArchivedTable):
        if await is_known(store, line):
            imported.known += 1
        else:
            await store.append(line.card, line.log)
            imported.tables += 1
    elif isinstance(line, ArchivedName):
        now = time.time()
        imported.people += await store.add_person(Person(line.id, line.name, now, now, device=line.device))


async def is_known(store: Store, line: ArchivedTable) -> bool:
    """Whether the store has the table, with the log of the file or a longer one."""
    log = await store.entries(line.card.table)
    if log and log[: len(line.log)] != line.log:
        raise Refused("archive-other-table", table=line.card.table)
    return bool(log)


# --- the file


def read(file: BinaryIO) -> Iterator[Head | ArchivedName | ArchivedTable]:
    """The checked lines of the file."""
    seen: set[str] = set()
    for number, text in enumerate(iter(lambda: file.readline(MOST_BYTES + 1), b""), 1):
        line = parse(number, text)
        if isinstance(line, ArchivedTable):
            if line.card.table in seen:
                raise Refused("archive-table-twice", number=number, table=line.card.table)
            seen.add(line.card.table)
        yield line
    if not file.tell():
        raise Refused("archive-empty")


def parse(number: int, text: bytes) -> Head | ArchivedName | ArchivedTable:
    if len(text) > MOST_BYTES:
        raise Refused("archive-line-too-long", number=number, most=MOST_BYTES >> 20)
    if not text.endswith(b"\n"):
        raise Refused("archive-cut-off", number=number)
    try:
        line = _line.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if number == 1:
            raise Refused("archive-foreign") from None
        raise Refused("archive-line-malformed", number=number, reason=str(error).rstrip(".")) from None
    if (number == 1) != isinstance(line, Head):
        raise Refused("archive-foreign") if number == 1 else Refused("archive-line-first", number=number)
    check_line(number, line)
    return line


def check_line(number: int, line: Head | ArchivedName | ArchivedTable) -> None:
    if isinstance(line, Head):
        if line.format > FORMAT:
            raise Refused("archive-newer", format=line.format, known=FORMAT)
        return
    try:
        if isinstance(line, ArchivedName):
            check_texts(line.id, line.name, line.device)
        else:
            card = line.card
            check_texts(card.table, card.game, card.status, *card.people, *card.asked)
    except Refused as refused:
        raise Refused("archive-line-refused", number=number, sentence=refused) from None
    if isinstance(line, ArchivedTable) and (
        [entry.number for entry in line.log] != list(range(1, line.card.number + 1)) or not line.log
    ):
        raise Refused("archive-log-incomplete", number=number, table=line.card.table)
    if isinstance(line, ArchivedTable) and len(line.log) > MOST_ENTRIES:
        raise Refused("archive-log-too-long", number=number, table=line.card.table, most=f"{MOST_ENTRIES:,}")
