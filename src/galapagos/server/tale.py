"""Events as they go to a page: what those of one kind have in common is told once, and so is a message that several of them use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from galapagos.engine.message import Message, Value
from galapagos.engine.story import Happening, Piece

Row = list[Any]


class Kind(msgspec.Struct, frozen=True, omit_defaults=True):
    """What events of one kind have in common."""

    event: str
    parts: tuple[str, ...] = ()     # their words
    message: str = ""               # the id of the sentence; empty: not worth one
    grave: bool = False


class Tale(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in its order. An event is `[1, ["e1", ["c7", 12]], [0], {"creature": [3], "count": 1}]`: the number of its kind, its parts (a piece
    that keeps an id with that id), the seats that it concerns, and the parameters of its sentence that are not its parts (null for a part that is none).
    `[3]` is the message with that number, which is written like `["creature", {"owner": [2], "name": "c7"}]`. What is empty at the end is left out. The names that are others'
    later are those of its pieces with an id, unless a fifth item tells them.
    """

    kinds: list[Kind]
    events: list[Row]
    messages: list[Row] = []


def tale_of(happenings: Iterable[Happening]) -> Tale | None:
    """None where nothing has happened."""
    telling = Telling()
    rows = [telling.row(happening) for happening in happenings]
    return Tale(telling.kinds, rows, telling.messages) if rows else None


class Telling:
    """A tale while it is put together."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.numbers: dict[tuple[Any, ...], int] = {}       # of kinds
        self.messages: list[Row] = []
        self.places: dict[int, Row] = {}                    # of messages, by which object they are: the happenings keep them

    def row(self, happening: Happening) -> Row:
        parts, message = happening.parts, happening.message
        values: Row = []
        plain: dict[str, Any] = {}
        pieces: dict[str, int] = {}
        for word, value in parts.items():
            if type(value) is Piece:
                values.append([value.name, value.id])
                plain[word] = value.name
                pieces[value.name] = value.id
            else:
                values.append(value)
                plain[word] = value
        more = {} if message is None else self.more(message.args, plain)
        row = [self.kind(happening), values, happening.seats, more]
        if message is not None and happening.called != pieces:
            return [*row, happening.called]
        while not row[-1] and len(row) > 1:
            row.pop()
        return row

    def more(self, args: dict[str, Value], plain: dict[str, Any]) -> dict[str, Any]:
        """The parameters that are not what the parts are called."""
        told: dict[str, Any] = {word: self.put(value) for word, value in args.items() if plain.get(word) != value}
        if len(plain) + len(told) != len(args):
            told |= {word: None for word in plain if word not in args}
        return told

    def kind(self, happening: Happening) -> int:
        said = happening.message.id if happening.message else ""
        key = happening.event, said, happening.grave, *happening.parts
        if key not in self.numbers:
            self.numbers[key] = len(self.kinds)
            self.kinds.append(Kind(happening.event, tuple(happening.parts), said, happening.grave))
        return self.numbers[key]

    def put(self, value: Value) -> Any:
        if type(value) is Message:
            place = self.places.get(id(value))
            if place is None:
                args = {name: self.put(inner) for name, inner in value.args.items()}
                place = self.places[id(value)] = [len(self.messages)]
                self.messages.append([value.id, args] if args else [value.id])
            return place
        return [self.put(item) for item in value] if type(value) is list else value


EMPTY: Row = [[], [], {}]


def happenings_of(tale: Tale) -> list[Happening]:
    """The happenings again, as a client makes them."""
    messages: list[Message] = []
    for name, *args in tale.messages:
        messages.append(Message(name, {word: said(value, messages) for word, value in (args[0] if args else {}).items()}))
    return [happening_of(tale.kinds[number], rest, messages) for number, *rest in tale.events]


def said(value: Any, messages: Sequence[Message]) -> Any:
    if not isinstance(value, list):
        return value
    return messages[value[0]] if len(value) == 1 and isinstance(value[0], int) else [said(item, messages) for item in value]


def happening_of(kind: Kind, row: Row, messages: Sequence[Message]) -> Happening:
    values, seats, more, *rest = row + EMPTY[len(row) :]
    parts: dict[str, Any] = {word: Piece(*value) if isinstance(value, list) else value for word, value in zip(kind.parts, values, strict=True)}
    pieces = {value.name: value.id for value in parts.values() if isinstance(value, Piece)}
    args = {word: value.name if isinstance(value, Piece) else value for word, value in parts.items()} | {word: said(value, messages) for word, value in more.items()}
    message = Message(kind.message, {word: value for word, value in args.items() if value is not None}) if kind.message else None
    called = rest[0] if rest else pieces if message else {}
    return Happening(kind.event, parts, message, tuple(seats), kind.grave, called)
