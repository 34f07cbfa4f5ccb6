"""Structs as rows: their columns in SQL, and the values of cards, people and results."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from galapagos.engine.errors import Refused

from .damage import damaged
from .database import Row, Value
from .rows import Person, Result, TableCard

HALF = re.compile("[\ud800-\udfff]")


def columns(kind: type[msgspec.Struct], start: int = 0, of: str = "") -> str:
    """The fields of a struct as quoted columns, because `table` is a keyword. `of` is the name of a table and a dot."""
    return ", ".join(f'{of}"{name}"' for name in kind.__struct_fields__[start:])


def places(count: int) -> str:
    return ", ".join("?" * count)


PERSON, CARD, RESULT = columns(Person), columns(TableCard), columns(Result)


def card_values(card: TableCard) -> list[Value]:
    return [
        card.table,
        card.game,
        card.status,
        card.public,
        card.rules,
        card.opened,
        card.changed,
        card.number,
        list_text(card.people),
        list_text(card.asked),
        card.summary,
    ]


def list_text(names: Sequence[str]) -> str:
    return msgspec.json.encode(names).decode()


def card_of(row: Row) -> TableCard:
    table, game, status, public, rules, opened, changed, number, people, asked, summary = row
    try:
        return TableCard(
            table,
            game,
            status,
            bool(public),
            rules,
            opened,
            changed,
            number,
            names_of(people),
            names_of(asked),
            summary,
        )
    except msgspec.DecodeError as error:
        raise damaged(f"the card of table {table} is damaged", error) from error


def names_of(text: str) -> tuple[str, ...]:
    return msgspec.json.decode(text, type=tuple[str, ...])


def person_of(row: Row) -> Person:
    id, name, made, seen, passphrase, token, banned, settings, webhook, device = row
    return Person(id, name, made, seen, passphrase, token, bool(banned), settings, webhook, device)


def result_of(row: Row) -> Result:
    table, seat, game, seats, person, bot, side, rank, points, answers, spent, quit, ended, rated, at = row
    return Result(
        table, seat, game, seats, person, bot, side, rank, points, answers, spent, quit, ended, bool(rated), at
    )


def check_texts(*texts: str) -> None:
    """Refuses texts that PostgreSQL cannot store, for SQLite too."""
    text = "".join(texts)
    if "\0" in text or (not text.isascii() and HALF.search(text)):
        raise Refused("store-text-impossible")
