"""The messages of a frame: what is said several times is told once, and meant by its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from galapagos.engine.message import Message, Value

Names = dict[str, dict[str, Message]]       # of pieces, by the word of a part, and by the piece
Row = list[Any]                             # a message is written like `["creature", {"owner": [2], "name": "c7"}]`, and meant by `[3]` where it is the one with that number


class Glossary:
    """Messages are known by which objects they are: whoever puts them in keeps them."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.places: dict[int, Row] = {}

    def copy(self) -> Glossary:
        made = Glossary()
        made.rows, made.places = self.rows.copy(), self.places.copy()
        return made

    def put(self, value: Value) -> Any:
        """What means a value in the frame."""
        if isinstance(value, Message):
            return self.places.get(id(value)) or self._add(value)
        if isinstance(value, list):
            places = self.places
            return [places.get(id(item)) or self.put(item) for item in value]
        return value

    def _add(self, message: Message) -> Row:
        """A message that is new here, after those that it names."""
        row: Row = [message.id]
        if message.args:
            args: dict[str, Any] = message.args.copy()
            for name, inner in message.args.items():
                if type(inner) is not str and type(inner) is not int:
                    args[name] = self.put(inner)
            row.append(args)
        place = self.places[id(message)] = [len(self.rows)]
        self.rows.append(row)
        return place

    def put_names(self, names: Names) -> dict[str, dict[str, Row]]:
        return {part: {piece: self.put(name) for piece, name in pieces.items()} for part, pieces in names.items()}


# --- what a client does


def messages_of(rows: Sequence[Row]) -> list[Message]:
    messages: list[Message] = []
    for name, *args in rows:
        messages.append(Message(name, {word: said(value, messages) for word, value in (args[0] if args else {}).items()}))
    return messages


def names_of(names: dict[str, dict[str, Row]], messages: Sequence[Message]) -> Names:
    return {part: {piece: said(name, messages) for piece, name in pieces.items()} for part, pieces in names.items()}


def said(value: Any, messages: Sequence[Message]) -> Any:
    if not isinstance(value, list):
        return value
    return messages[value[0]] if len(value) == 1 and isinstance(value[0], int) else [said(item, messages) for item in value]
