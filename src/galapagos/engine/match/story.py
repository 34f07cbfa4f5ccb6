"""The events of a match, filtered for each seat, with stable ids for pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from ..game import Game
from ..language.event import ENTERS, GOES, LEAVES, Kind
from ..words.message import Message, Value

NOBODY = -1
SEAT = "player"  # the kind of part that is a seat, in every game


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece: its current name in the notation, and its stable id."""

    name: str
    id: int


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event without the parts that are hidden from the reader."""

    event: str
    parts: dict[str, str | int | Piece]
    message: Message | None = None  # None if the log does not show it
    seats: tuple[int, ...] = ()  # the seats that it concerns
    grave: bool = False
    called: dict[str, int] = {}  # ids of pieces named in the message whose names may change


class Heard(NamedTuple):
    """An event for the seat that knows its secret, and for all others."""

    known: Happening
    public: Happening | None = None  # None: it has no secret
    knower: int = -1


class Step(msgspec.Struct):
    """One action of a seat or of chance, and its events."""

    version: int
    seat: int
    action: int
    forced: bool
    turn: int  # turns that were over
    answer: int  # answers given so far, including this one
    heard: list[Heard] = []
    reveals: bool = False
    undone: bool = False

    def for_seat(self, seat: int) -> list[Happening]:
        return [known if public is None or seat == knower else public for known, public, knower in self.heard]

    def concerns(self, seat: int) -> bool:
        """Whether an event that the seat hears concerns it."""
        return any(seat in happening.seats for happening in self.for_seat(seat))


class PieceRegistry:
    """Ids of the pieces that come and go, by kind and by their number in the notation."""

    def __init__(self, game: Game) -> None:
        self.events = game.events
        self.last = 0
        self.of: dict[str, list[int] | dict[int, int]] = {}
        for what in self.events.rows:
            self.of[what] = []
        for what in self.events.places:
            self.of[what] = {}

    def fill(self, pieces: dict[str, Iterable[int]]) -> None:
        """Assign ids to the pieces of a position that has no events."""
        for what, numbers in pieces.items():
            for number in sorted(numbers):
                self.enter(what, number)

    def get(self, what: str, number: int) -> int:
        """The id of a piece, or 0 for a kind whose pieces never come or go."""
        known = self.of.get(what)
        if known is None:
            return 0
        if isinstance(known, list):
            return known[number] if 0 <= number < len(known) else 0
        return known.get(number, 0)

    def row(self, what: str, count: int) -> list[int]:
        """The ids of the first `count` pieces of a row, padded with 0."""
        known = self.of[what]
        assert isinstance(known, list)
        return known[:count] + [0] * (count - len(known))

    def enter(self, what: str, number: int) -> None:
        self.last += 1
        known = self.of[what]
        if isinstance(known, list):
            known.insert(number, self.last)
        else:
            known[number] = self.last

    def leave(self, what: str, number: int) -> None:
        del self.of[what][number]

    def go(self, what: str, number: int, to: int) -> None:
        """Move a piece to another place, swapping it with the piece there."""
        known: Any = self.of[what]
        if isinstance(known, list):
            known[number], known[to] = known[to], known[number]
            return
        here, there = known.pop(number, 0), known.pop(to, 0)
        known.update({place: piece for place, piece in ((to, here), (number, there)) if piece})

    def copy(self) -> PieceRegistry:
        made = object.__new__(PieceRegistry)
        made.events, made.last = self.events, self.last
        made.of = {what: known.copy() for what, known in self.of.items()}
        return made


class Story:
    """Collects the events of a state while an action is applied."""

    def __init__(self, game: Game, ids: PieceRegistry) -> None:
        self.game, self.ids = game, ids
        self.heard: list[Heard] = []
        self.reveals = False

    def hear(self, s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = self.game.events.kinds[number]
        for place, part in kind.moving:
            if part.role == ENTERS:
                self.ids.enter(part.what, values[place])
        known = self.happening(s, kind, values, to_all=False)
        self.heard.append(
            Heard(known, self.happening(s, kind, values, to_all=True), values[0]) if kind.hides else Heard(known)
        )
        self.reveals |= kind.reveals
        for place, part in kind.moving:
            if part.role == LEAVES:
                self.ids.leave(part.what, values[place])
            elif part.role == GOES:
                self.ids.go(part.what, values[place], values[place + 1])

    def take(self) -> tuple[list[Heard], bool]:
        """The events since the last call, and whether one of them revealed a secret."""
        taken, self.heard, self.reveals = (self.heard, self.reveals), [], False
        return taken

    def happening(self, s: Any, kind: Kind, values: tuple[int, ...], to_all: bool) -> Happening:
        text, ids, is_quiet = self.game.text, self.ids, kind.quiet
        parts: dict[str, str | int | Piece] = {}
        args: dict[str, Value] = {}
        seats: set[int] = set()
        for place, (word, what, names, is_secret) in enumerate(kind.told):
            value = values[place]
            if is_secret and to_all:
                continue
            if not names:  # a plain number
                parts[word] = args[word] = value
                continue
            name, piece = names[value], ids.get(what, value) if what in ids.of else 0
            parts[word] = Piece(name, piece) if piece else name
            if not is_quiet:
                args[word] = text.name(s, what, value) or name
            seats.add(value if what == SEAT else text.owner(s, what, value))
        message = None
        if not is_quiet:
            if kind.many:
                args["count"] = 1
            message = Message(
                kind.message if len(parts) == len(kind.parts) else f"{kind.message}-hidden",
                text.event(s, kind.name, values, args),
            )
        seats.discard(NOBODY)
        return Happening(
            kind.name, parts, message, tuple(sorted(seats)), kind.grave, self.called(message) if message else {}
        )

    def called(self, message: Message) -> dict[str, int]:
        """Ids of the pieces that a message names, because names in a row change when it closes up."""
        events = self.game.events
        renumbered = events.renumbered
        called: dict[str, int] = {}
        for value in message.args.values():
            if isinstance(value, str):
                if value in renumbered:
                    called[value] = self.ids.get(*renumbered[value])
            elif not isinstance(value, int):
                for word in events.renumbered_in(value):
                    called[word] = self.ids.get(*renumbered[word])
        return called


def sentences(game: Game, step: Step, seat: int) -> Iterator[Happening]:
    """The events of a step that have a sentence. Runs that differ only in their `many` part are joined."""
    run: list[Happening] = []
    for happening in step.for_seat(seat):
        kind = game.events.named.get(happening.event)
        if happening.message is None or (step.forced and kind and kind.chosen):
            continue
        many = kind.many if kind else ""
        if run and not (many and is_same(run[0], happening, many)):
            yield joined(game, run)
            run = []
        run.append(happening)
    if run:
        yield joined(game, run)


def is_same(one: Happening, other: Happening, many: str) -> bool:
    """Whether two events differ at most in the parameter `many` of their messages."""
    if one.event != other.event or one.message is None or other.message is None or one.message.id != other.message.id:
        return False
    return {**one.message.args, many: 0} == {**other.message.args, many: 0}


def joined(game: Game, run: list[Happening]) -> Happening:
    first = run[0]
    if len(run) == 1 or first.message is None:
        return first
    many = game.events.named[first.event].many
    items: list[Any] = [one.message.args[many] for one in run if one.message]
    message = Message(first.message.id, {**first.message.args, many: items, "count": len(run)})
    called = {name: piece for one in run for name, piece in one.called.items()}
    return Happening(
        first.event,
        first.parts,
        message,
        tuple(sorted({seat for one in run for seat in one.seats})),
        first.grave,
        called,
    )
