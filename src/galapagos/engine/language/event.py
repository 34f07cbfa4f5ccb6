"""Events: what a rule does, told where it does it.

    EVENTS = Events()
    CAPTURED = EVENTS.event("captured", CREATURE, ENVIRONMENT)
    DEALT = EVENTS.event("dealt", SEAT, secret(CARD))

    tell(s, CAPTURED, creature, cell)

`tell` is bound per build: to `say_nothing` where games are only played, to `count` where they are counted, and as it
stands here it hands the event to whoever listens to the state, which is a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, TypeVarTuple, overload

from ..words.message import Message, Value, as_name
from .action import Part
from .contract import State

Parts = TypeVarTuple("Parts")
A = TypeVar("A", bound=int)
B = TypeVar("B", bound=int)
C = TypeVar("C", bound=int)
D = TypeVar("D", bound=int)
E = TypeVar("E", bound=int)

SAID = 4096  # names that are remembered
SECRET, ENTERS, LEAVES, GOES, MANY = "secret", "enters", "leaves", "goes", "many"


class Event(NamedTuple, Generic[*Parts]):
    """What the rules need of a kind of event: its number."""

    number: int


AnyEvent = Event[*tuple[Any, ...]]


def secret(part: Part[A]) -> Part[A]:
    """Heard only by the player whom the event's first part names."""
    return part.playing(SECRET)


def enters(part: Part[A]) -> Part[A]:
    """The piece is new; in a row, those behind it move up."""
    return part.playing(ENTERS)


def leaves(part: Part[A]) -> Part[A]:
    """The piece is gone afterwards; in a row, those behind it close up."""
    return part.playing(LEAVES)


def goes(part: Part[A]) -> Part[A]:
    """The piece changes its place for the one that the next part names; who is there changes with it."""
    return part.playing(GOES)


def many(part: Part[A]) -> Part[A]:
    """Events in a row that differ in this part alone are one sentence, which knows their `count`."""
    return part.playing(MANY)


def number(what: str) -> Part[int]:
    """A plain number."""
    return Part(what, ())


@dataclass(frozen=True)
class Kind:
    """A kind of event as people see it."""

    name: str
    number: int
    parts: tuple[Part[int], ...]
    quiet: bool = False  # not worth a sentence
    chosen: bool = False  # worth one only where somebody chose it: who can only pass was not asked
    grave: bool = False  # nobody should miss it: a death, a capture
    reveals: bool = False  # tells others what one player knew alone, so that nobody can take it back

    @cached_property
    def hides(self) -> bool:
        return any(part.role == SECRET for part in self.parts)

    @cached_property
    def told(self) -> tuple[tuple[str, str, tuple[str, ...], bool], ...]:
        """Of each part what whoever tells it asks for: its word, what it is, its names, whether it is a secret."""
        return tuple((part.word, part.what, part.names, part.role == SECRET) for part in self.parts)

    @cached_property
    def moving(self) -> tuple[tuple[int, Part[int]], ...]:
        """The parts by which pieces come, go or change their places, each with its own place."""
        return tuple((place, part) for place, part in enumerate(self.parts) if part.role in (ENTERS, LEAVES, GOES))

    @cached_property
    def message(self) -> str:
        """The id of its sentence."""
        return f"event-{as_name(self.name)}"

    @cached_property
    def many(self) -> str:
        """The parameter that there may be many of; empty for none."""
        return next((part.word for part in self.parts if part.role == MANY), "")


class Events:
    """All events of a game. Pieces that come and go keep an id: in `rows` those behind move up or close up, `places`
    stay where they are."""

    def __init__(self, rows: tuple[Part[int], ...] = (), places: tuple[Part[int], ...] = ()) -> None:
        self.kinds: list[Kind] = []
        self.named: dict[str, Kind] = {}
        self.rows = frozenset(part.what for part in rows)
        self.renumbered = {name: (part.what, number) for part in rows for number, name in enumerate(part.names)}
        self.places = frozenset(part.what for part in places)
        self._said: dict[int, tuple[Value, list[str]]] = {}

    @overload
    def event(self, name: str, /, **how: bool) -> Event[*tuple[()]]: ...
    @overload
    def event(self, name: str, a: Part[A], /, **how: bool) -> Event[A]: ...
    @overload
    def event(self, name: str, a: Part[A], b: Part[B], /, **how: bool) -> Event[A, B]: ...
    @overload
    def event(self, name: str, a: Part[A], b: Part[B], c: Part[C], /, **how: bool) -> Event[A, B, C]: ...
    @overload
    def event(self, name: str, a: Part[A], b: Part[B], c: Part[C], d: Part[D], /, **how: bool) -> Event[A, B, C, D]: ...
    @overload
    def event(
        self, name: str, a: Part[A], b: Part[B], c: Part[C], d: Part[D], e: Part[E], /, **how: bool
    ) -> Event[A, B, C, D, E]: ...

    def event(self, name: str, /, *parts: Part[int], **how: bool) -> AnyEvent:
        """`how` it is told: quiet, chosen, grave, reveals."""
        if name in self.named:
            raise ValueError(f"{name}: an event has a name of its own")
        kind = self.named[name] = Kind(name, len(self.kinds), parts, **how)
        self.kinds.append(kind)
        return Event(kind.number)

    def renumbered_in(self, value: str | Message | list[str | Message]) -> Iterable[str]:
        """The words in a parameter of a sentence that may mean another piece later. Most names are said again and
        again: they are known by which object they are."""
        if isinstance(value, str):
            return (value,) if value in self.renumbered else ()
        known = self._said.get(id(value))
        if known is None:
            if len(self._said) >= SAID:
                self._said.clear()
            inner = value.args.values() if isinstance(value, Message) else value
            known = self._said[id(value)] = (
                value,
                [word for item in inner if not isinstance(item, int) for word in self.renumbered_in(item)],
            )
        return known[1]


if TYPE_CHECKING:

    def tell(s: Any, event: Event[*Parts], *parts: *Parts) -> None: ...
else:

    def tell(s: State, event: Event, *parts: int) -> None:
        """Tells whoever listens to the state."""
        hear = getattr(s, "hear", None)
        if hear is not None:
            hear(s, event.number, parts)


def say_nothing(s: State, event: AnyEvent, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Stands in for `tell` where games are only played."""


def count(s: State, event: AnyEvent, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Stands in for `tell` where events are counted: in a state that has a tally behind its own fields."""
    s.tally[event.number] += 1  # type: ignore[attr-defined]
