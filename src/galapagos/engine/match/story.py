"""What happened in a match: events as they were told, by pieces that keep their ids, for each seat what it may hear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from ..game import Game
from ..language.event import ENTERS, GOES, LEAVES, Kind
from ..words.message import Message, Value

NOBODY = -1
SEAT = "player"  # the part that is a seat, in every game


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece: its name in the notation now, and an id that it keeps."""

    name: str
    id: int


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event, without the parts that are hidden from the reader."""

    event: str
    parts: dict[str, str | int | Piece]
    message: Message | None = None  # of events that the log shows
    seats: tuple[int, ...] = ()  # that it concerns
    grave: bool = False
    called: dict[str, int] = {}  # ids of the pieces in the message whose names change


class Heard(NamedTuple):
    """An event as the one hears it who knows its secret, and as all others do."""

    known: Happening
    public: Happening | None = None  # None: all hear the same
    knower: int = -1


class Step(msgspec.Struct):
    """One action that happened: by a seat or by chance, asked or forced, and its events."""

    version: int
    seat: int
    action: int
    forced: bool
    turn: int  # how many were over
    answer: int  # how many answers had been given with it
    heard: list[Heard] = []
    reveals: bool = False
    undone: bool = False

    def for_seat(self, seat: int) -> list[Happening]:
        return [known if public is None or seat == knower else public for known, public, knower in self.heard]

    def concerns(self, seat: int) -> bool:
        """Whether a seat learns by it of something that concerns it."""
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
        """Ids for the pieces of a position that nobody has told of."""
        for what, numbers in pieces.items():
            for number in sorted(numbers):
                self.enter(what, number)

    def get(self, what: str, number: int) -> int:
        """0 for what has no id: a piece that is always there has its name."""
        known = self.of.get(what)
        if known is None:
            return 0
        if isinstance(known, list):
            return known[number] if 0 <= number < len(known) else 0
        return known.get(number, 0)

    def row(self, what: str, count: int) -> list[int]:
        """Of the first pieces of a row; 0 for those that have none."""
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
        """To another place; who is there goes where it came from."""
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
    """Listens to a state while an action is applied, and makes happenings of what it hears."""

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
        """What was heard since the last time, and whether a secret was revealed by it."""
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
            if not names:  # a number, and nobody's
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
                text.event(s, kind.name, args),
            )
        seats.discard(NOBODY)
        return Happening(
            kind.name, parts, message, tuple(sorted(seats)), kind.grave, self.called(message) if message else {}
        )

    def called(self, message: Message) -> dict[str, int]:
        """Whom the names of a sentence mean: a row closes up, and then they mean others."""
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
    """What a step has to say: one happening for a run of those that differ only in the part that there may be many
    of."""
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
    """Whether two happenings differ at most in one parameter of their sentences."""
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
