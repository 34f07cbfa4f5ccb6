"""The events of a match, filtered for each seat, with lasting ids and names for pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from string import ascii_lowercase
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ..errors import Refused
from ..game import Game
from ..language.action import Part, Spelling
from ..language.event import ENTERS, GOES, LEAVES, Caption, Kind
from ..language.struct import copy
from ..words.message import Message, Value

NOBODY = -1
SEAT = "player"  # the kind of part that is a seat, in every game


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece: its name, and its id, which both last. A place has a name, and the id of what is there."""

    name: str
    id: int


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An event without the parts that are hidden from the reader."""

    event: str
    parts: dict[str, str | int | Piece]
    message: Message | None = None  # None if the log does not show it
    seats: tuple[int, ...] = ()  # the seats that it concerns
    grave: bool = False
    brief: bool = False  # takes no time on the page
    line: int = 0  # the line of the log that it belongs to
    tells: Message | None = None  # the sentence of that line so far; None if it is the message


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
    turn: int  # the number of the running turn
    answer: int  # answers given so far, including this one
    heard: list[Heard] = []
    reveals: bool = False
    undone: bool = False
    shown: tuple[int, ...] = ()  # for each picture on the way, the number of events up to it
    first_part: int = 1  # the number of its first picture, among those of its version

    def for_seat(self, seat: int) -> list[Happening]:
        return [known if public is None or seat == knower else public for known, public, knower in self.heard]

    def concerns(self, seat: int) -> bool:
        """Whether an event that the seat hears concerns it."""
        return any(seat in happening.seats for happening in self.for_seat(seat))


class PieceRegistry(msgspec.Struct):
    """Ids of the pieces that come and go, by kind and by their number in the notation.

    A piece of a row has a name, too, because its number changes: its sign, such as the initial of its owner's colour,
    and a running number. A name is not used again in the match.
    """

    rows: frozenset[str]  # the kinds whose pieces have names
    of: dict[str, list[int] | dict[int, int]]
    last: int = 0
    names: dict[int, str] = {}  # by id
    given: dict[str, int] = {}  # how many names have begun with a sign

    @classmethod
    def empty(cls, game: Game) -> PieceRegistry:
        of: dict[str, list[int] | dict[int, int]] = {what: [] for what in game.events.rows}
        for what in game.events.places:
            of[what] = {}
        return cls(game.events.rows, of)

    @classmethod
    def of_position(cls, game: Game, s: Any) -> PieceRegistry:
        """Ids and names for the pieces of a position that has no events."""
        made = cls.empty(game)
        for what, numbers in game.view.pieces(s).items():
            for number in sorted(numbers):
                made.enter(game, s, what, number)
        return made

    def get(self, what: str, number: int) -> int:
        """The id of a piece, or 0 for a kind whose pieces never come or go."""
        known = self.of.get(what)
        if known is None:
            return 0
        if isinstance(known, list):
            return known[number] if 0 <= number < len(known) else 0
        return known.get(number, 0)

    def name(self, what: str, number: int) -> str:
        """The name of a piece of a row."""
        return self.names[self.of[what][number]]

    def word(self, what: str, names: tuple[str, ...], number: int) -> str:
        """What people read for a part: the name of a piece of a row, or the word of the notation."""
        return self.name(what, number) if what in self.rows else names[number]

    def spelling(self, action: Spelling) -> Spelling:
        """An action with the names of its pieces."""
        if not self.rows:
            return action
        parts = zip(action.phrase.parts, action.values, strict=True)
        words = tuple(self.word(part.what, part.names, number) for part, number in parts)
        return action._replace(words=words, text=" ".join([action.phrase.name, *words]))

    def value(self, part: Part[int], word: str) -> int:
        """The number of a piece of a row by its name, or of any part by its word of the notation."""
        if part.what not in self.rows or word in part.names:
            return part.value(word)
        for number, piece in enumerate(self.of[part.what]):
            if self.names[piece].lower() == word.lower():
                return number
        raise Refused("piece-not-there", what=part.what, name=repr(word))

    def before(self, game: Game, s: Any, kind: Kind, values: tuple[int, ...]) -> None:
        """An event is about to be told: the pieces that enter get their ids, so that it can name them."""
        for place, part in kind.moving:
            if part.role == ENTERS:
                self.enter(game, s, part.what, values[place])

    def after(self, kind: Kind, values: tuple[int, ...]) -> None:
        """An event has been told: pieces leave and change places."""
        for place, part in kind.moving:
            if part.role == LEAVES:
                self.leave(part.what, values[place])
            elif part.role == GOES:
                self.go(part.what, values[place], values[place + 1])

    def enter(self, game: Game, s: Any, what: str, number: int) -> None:
        self.last += 1
        known = self.of[what]
        if isinstance(known, list):
            known.insert(number, self.last)
            sign = game.module("view").sign(s, self, what, number)
            self.given[sign] = self.given.get(sign, 0) + 1
            self.names[self.last] = new_name(sign, self.given[sign])
        else:
            known[number] = self.last

    def leave(self, what: str, number: int) -> None:
        self.names.pop(self.of[what][number], None)
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
        of = {what: known.copy() for what, known in self.of.items()}
        return PieceRegistry(self.rows, of, self.last, self.names.copy(), self.given.copy())


def new_name(sign: str, number: int) -> str:
    """`w12`; after a digit letters, so that the animals of the species A3 are A3a, A3b… A3z, A3aa."""
    if not sign[-1].isdigit():
        return f"{sign}{number}"
    letters = ""
    while number:
        number, letter = divmod(number - 1, len(ascii_lowercase))
        letters = ascii_lowercase[letter] + letters
    return sign + letters


class Snapshot(NamedTuple):
    """A position on the way to the next question."""

    caption: Message
    state: Any
    ids: PieceRegistry
    events: int  # of the same step, up to here
    is_decision: bool  # it shows the answer of a seat, and nothing that follows from it


class Story:
    """Collects the events of a state, and the positions that they show, while an action is applied."""

    def __init__(self, game: Game, ids: PieceRegistry) -> None:
        self.game, self.ids = game, ids
        self.heard: list[Heard] = []
        self.shown: list[Snapshot] = []
        self.reveals = False
        self.is_forced = False
        self.is_effect = False  # an answer takes effect, and is shown when that is done
        self.effect: Message | None = None  # the caption of that effect

    def begin(self, forced: bool) -> None:
        """An answer begins to take effect."""
        self.is_forced, self.is_effect, self.effect = forced, True, None

    def proceed(self, s: Any, seat: int) -> None:
        """The effect of an answer is complete, and the game goes on."""
        self.is_effect = False
        if self.effect:
            self.show(s, self.effect, is_decision=seat >= 0)

    def hear(self, s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = self.game.events.kinds[number]
        self.ids.before(self.game, s, kind, values)
        known = self.happening(s, kind, values, to_all=False)
        self.heard.append(
            Heard(known, self.happening(s, kind, values, to_all=True), values[0]) if kind.hides else Heard(known)
        )
        self.reveals |= kind.reveals
        self.ids.after(kind, values)
        caption = None if kind.chosen and self.is_forced else self.caption(s, kind, values)
        if caption and self.is_effect:
            self.effect = self.effect or caption
        elif caption:
            self.show(s, caption, is_decision=False)

    def caption(self, s: Any, kind: Kind, values: tuple[int, ...]) -> Message | None:
        """The caption of the picture that an event shows."""
        if not isinstance(kind.shows, Caption):
            last = self.heard[-1]
            return (last.public or last.known).message if kind.shows else None
        args: dict[str, Value] = {}
        for value, (word, what, names, _) in zip(values, kind.told, strict=True):
            if word in kind.shows.parts:
                args[word] = self.named(s, what, names, value) if names else value
        return Message(kind.shows.message, args)

    def named(self, s: Any, what: str, names: tuple[str, ...], value: int) -> Value:
        """The name of a part in a sentence."""
        return self.game.text.name(s, self.ids, what, value) or self.ids.word(what, names, value)

    def show(self, s: Any, caption: Message, is_decision: bool) -> None:
        """Keep a copy of the position, instead of the last one if the caption is the same."""
        if self.shown and self.shown[-1].caption == caption:
            self.shown.pop()
        self.shown.append(Snapshot(caption, copy(s), self.ids.copy(), len(self.heard), is_decision))

    def take(self) -> tuple[list[Heard], bool, list[Snapshot]]:
        """The events since the last call, whether one of them revealed a secret, and the positions they showed."""
        taken = self.heard, self.reveals, self.shown
        self.heard, self.reveals, self.shown = [], False, []
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
            name = ids.word(what, names, value)
            piece = ids.get(what, value)
            parts[word] = Piece(name, piece) if piece else name
            if not is_quiet:
                args[word] = text.name(s, ids, what, value) or name
            seats.add(value if what == SEAT else text.owner(s, what, value))
        message = None
        if not is_quiet:
            if kind.many:
                args["count"] = 1
            message = Message(
                kind.message if len(parts) == len(kind.parts) else f"{kind.message}-hidden",
                text.event(s, ids, kind.name, values, args),
            )
        seats.discard(NOBODY)
        return Happening(kind.name, parts, message, tuple(sorted(seats)), kind.grave, kind.brief)


def unchosen(game: Game, heard: Heard) -> Heard:
    """An event of a forced action: without its sentence if the event is only told where somebody chose."""
    kind = game.events.named.get(heard.known.event)
    if kind is None or not kind.chosen:
        return heard
    return Heard(replace(heard.known, message=None), heard.public and replace(heard.public, message=None), heard.knower)


def sentences(game: Game, step: Step, seat: int) -> Iterator[Happening]:
    """The events of a step that have a sentence. Runs that differ only in their `many` part are joined."""
    return runs(game, step.for_seat(seat))


def runs(game: Game, happenings: Iterable[Happening]) -> Iterator[Happening]:
    """The same, of any events."""
    run: list[Happening] = []
    for happening in happenings:
        kind = game.events.named.get(happening.event)
        if happening.message is None:
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
    seats = tuple(sorted({seat for one in run for seat in one.seats}))
    return Happening(first.event, first.parts, message, seats, first.grave, first.brief)
