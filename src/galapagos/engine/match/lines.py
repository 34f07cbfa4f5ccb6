"""The lines of the log. Events that belong together share a line; the games declare which, beside the events.

Each event carries the number of its line and the sentence of the line so far, so that a reader who gets one event after
the other, a log and a terminal show the same lines. The parts of a line keep their own sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from ..game import Game
from ..language.event import Kind
from ..words.message import Message, Value, as_name
from .story import Happening, Heard, Step, joined

PER_VERSION = 1000  # lines that one answer can begin

Key = tuple[object, ...]  # what the events of a line have in common


@dataclass
class OpenLine:
    number: int
    parts: list[Happening] = field(default_factory=list)


class Lines:
    """The lines that are open while a match goes on."""

    def __init__(self, game: Game, steps: Sequence[Step] = ()) -> None:
        self.game = game
        self.open: dict[Key, OpenLine] = {}
        self.last = 0
        self.recall(steps)

    def recall(self, steps: Sequence[Step]) -> None:
        """Open the lines that the end of a log leaves open."""
        told: list[Happening] = []
        for step in reversed(steps):
            for heard in reversed(step.heard):
                one = heard.public or heard.known
                if one.message is None:
                    continue
                told.append(one)
                kind = self.game.events.named.get(one.event)
                if kind is None or (kind.line is None and not kind.many and not kind.keeps_lines):
                    break
            else:
                continue
            break
        for one in reversed(told):
            self.last = max(self.last, one.line)
            self.place(one, one.line)

    def add(self, version: int, heard: Heard) -> Heard:
        """An event with its line. Secrets do not show in the sentence of a line."""
        told = heard.public or heard.known
        if told.message is None:
            return heard
        line = self.place(told, max(self.last, version * PER_VERSION) + 1)
        self.last = max(self.last, line.number)
        tells = summary(self.game, line.parts)
        known = replace(heard.known, line=line.number, tells=tells)
        return Heard(
            known, replace(heard.public, line=line.number, tells=tells) if heard.public else None, heard.knower
        )

    def place(self, told: Happening, number: int) -> OpenLine:
        """The line of an event; a new one has this number."""
        kind = self.game.events.named.get(told.event)
        key = key_of(kind, told) if kind else ()
        if kind is None or not kind.keeps_lines:
            self.open = {other: line for other, line in self.open.items() if other == key}
        line = self.open.get(key)
        if line is None or not key or (kind and kind.begins):
            line = OpenLine(number)
            if key:
                self.open[key] = line
        line.parts.append(told)
        return line


def key_of(kind: Kind, told: Happening) -> Key:
    """What the events of a line have in common; nothing for an event that shares none."""
    assert told.message is not None
    args = told.message.args
    if kind.line:
        return (kind.line.name, *(repr(args.get(name)) for name in kind.line.by))
    if kind.many:
        return (told.message.id, repr({**args, kind.many: 0}))
    return ()


def summary(game: Game, parts: list[Happening]) -> Message | None:
    """The sentence of a line; None if it is that of its only event."""
    if len(parts) == 1:
        return None
    kinds = [game.events.named[one.event] for one in parts]
    line = kinds[-1].line
    if line is None:
        return joined(game, parts).message
    heads = [one for one, kind in zip(parts, kinds, strict=True) if kind.head]
    if heads:
        return heads[-1].message
    args: dict[str, Value] = {"count": len(parts)}
    for kind in game.events.kinds:
        if kind.line == line:
            args[as_name(kind.name)] = kinds.count(kind)
    for name in line.by:
        args[name] = argument(parts[0], name)
    for name in line.lists:
        found = different(argument(one, name) for one in parts)
        args[name], args[f"{name}-count"] = found, len(found)
    more = getattr(game.text, "line", None)
    told = more(line.name, parts) if more else {}
    return Message(line.message, args | told) if told is not None else parts[-1].message


def argument(one: Happening, name: str) -> Value:
    return one.message.args.get(name, "") if one.message else ""


def different(values: Iterable[Value]) -> list[str | Message]:
    """Each of them once."""
    found: dict[str, Any] = {}
    for value in values:
        if value != "":
            found.setdefault(repr(value), value)
    return list(found.values())


@dataclass
class ToldLine:
    """A line of the log as a reader sees it."""

    message: Message
    parts: list[tuple[Step, Happening]]


def lines(told: Iterable[tuple[Step, list[Happening]]]) -> Iterator[ToldLine]:
    """The lines of a log, in the order in which they begin."""
    found: dict[int, ToldLine] = {}
    for step, happenings in told:
        for one in happenings:
            if one.message is None:
                continue
            line = found.setdefault(one.line or -len(found) - 1, ToldLine(one.message, []))
            line.parts.append((step, one))
            line.message = one.tells or (one.message if len(line.parts) == 1 else line.message)
    yield from found.values()
