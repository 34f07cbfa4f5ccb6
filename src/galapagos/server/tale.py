"""Events as they go to a page: what those of one kind have in common is told once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from galapagos.engine.message import Message, Value
from galapagos.engine.story import Happening, Piece

from .glossary import Glossary, Row, said


class Kind(msgspec.Struct, frozen=True, omit_defaults=True):
    """What events of one kind have in common."""

    event: str
    parts: tuple[str, ...] = ()     # their words
    message: str = ""               # the id of the sentence; empty: not worth one
    grave: bool = False


class Tale(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in its order. An event is `[1, ["e1", ["c7", 12]], [0], {"creature": [3], "count": 1}]`: the number of its kind, its parts (a piece
    that keeps an id with that id), the seats that it concerns, and the parameters of its sentence that are not its parts (null for a part that is none).
    `[3]` is the message of the frame with that number. What is empty at the end is left out. The names that are others' later are those of its pieces with
    an id, unless a fifth item tells them.
    """

    kinds: list[Kind]
    events: list[Row]


def tale_of(happenings: Iterable[Happening], glossary: Glossary) -> Tale | None:
    """None where nothing has happened."""
    telling = Telling(glossary)
    rows = [telling.row(happening) for happening in happenings]
    return Tale(telling.kinds, rows) if rows else None


class Telling:
    """A tale while it is put together."""

    def __init__(self, glossary: Glossary) -> None:
        self.put = glossary.put
        self.kinds: list[Kind] = []
        self.numbers: dict[tuple[Any, ...], int] = {}       # of kinds

    def row(self, happening: Happening) -> Row:
        parts, message = happening.parts, happening.message
        values: Row = []
        pieces: dict[str, int] = {}
        for part in parts.values():
            if type(part) is Piece:
                values.append([part.name, part.id])
                pieces[part.name] = part.id
            else:
                values.append(part)
        more = {} if message is None else self.more(message.args, parts)
        row = [self.kind(happening), values, happening.seats, more]
        if message is not None and happening.called != pieces:
            return [*row, happening.called]
        while not row[-1] and len(row) > 1:
            row.pop()
        return row

    def more(self, args: dict[str, Value], parts: dict[str, str | int | Piece]) -> dict[str, Any]:
        """The parameters that are not what the parts are called."""
        told: dict[str, Any] = {}
        for word, value in args.items():
            if type(value) is Message or type(value) is list:       # which no part is
                told[word] = self.put(value)
                continue
            part = parts.get(word)
            if value != (part.name if type(part) is Piece else part):
                told[word] = value
        if len(parts) + len(told) != len(args):
            told |= {word: None for word in parts if word not in args}
        return told

    def kind(self, happening: Happening) -> int:
        said = happening.message.id if happening.message else ""
        key = happening.event, said, happening.grave, *happening.parts
        if key not in self.numbers:
            self.numbers[key] = len(self.kinds)
            self.kinds.append(Kind(happening.event, tuple(happening.parts), said, happening.grave))
        return self.numbers[key]


EMPTY: Row = [[], [], {}]


def happenings_of(tale: Tale, messages: Sequence[Message]) -> list[Happening]:
    """The happenings again, as a client makes them."""
    return [happening_of(tale.kinds[number], rest, messages) for number, *rest in tale.events]


def happening_of(kind: Kind, row: Row, messages: Sequence[Message]) -> Happening:
    values, seats, more, *rest = row + EMPTY[len(row) :]
    parts: dict[str, Any] = {word: Piece(*value) if isinstance(value, list) else value for word, value in zip(kind.parts, values, strict=True)}
    pieces = {value.name: value.id for value in parts.values() if isinstance(value, Piece)}
    args = {word: value.name if isinstance(value, Piece) else value for word, value in parts.items()} | {word: said(value, messages) for word, value in more.items()}
    message = Message(kind.message, {word: value for word, value in args.items() if value is not None}) if kind.message else None
    called = rest[0] if rest else pieces if message else {}
    return Happening(kind.event, parts, message, tuple(seats), kind.grave, called)
