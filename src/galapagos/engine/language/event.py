"""Events: rules report what they do.

    EVENTS = Events()
    CAPTURED = EVENTS.event("captured", CREATURE, ENVIRONMENT)
    BORN = EVENTS.event("born", CREATURE, line=Line("births"))
    DEALT = EVENTS.event("dealt", SEAT, secret(CARD))

    tell(s, CAPTURED, creature, cell)

Programs bind `tell` to `say_nothing` if they only play games, or to `count` if they count events. Unbound, it passes
the event to the match that listens to the state.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypedDict, TypeVar, TypeVarTuple, Unpack, overload

from ..words.message import as_name
from .action import Part
from .contract import State

Parts = TypeVarTuple("Parts")
A = TypeVar("A", bound=int)
B = TypeVar("B", bound=int)
C = TypeVar("C", bound=int)
D = TypeVar("D", bound=int)
E = TypeVar("E", bound=int)

SECRET, ENTERS, LEAVES, GOES, MANY = "secret", "enters", "leaves", "goes", "many"


class Event(NamedTuple, Generic[*Parts]):
    """The number of a kind of event, for the rules."""

    number: int


AnyEvent = Event[*tuple[Any, ...]]


def secret(part: Part[A]) -> Part[A]:
    """A part that only the player named by the first part may know."""
    return part.playing(SECRET)


def enters(part: Part[A]) -> Part[A]:
    """A new piece. In a row, those behind it move up."""
    return part.playing(ENTERS)


def leaves(part: Part[A]) -> Part[A]:
    """A piece that is removed. In a row, those behind it close up."""
    return part.playing(LEAVES)


def goes(part: Part[A]) -> Part[A]:
    """A piece that moves to the place that the next part names, and swaps with the piece there."""
    return part.playing(GOES)


def many(part: Part[A]) -> Part[A]:
    """Consecutive events that differ only in this part are joined to one sentence with their `count`."""
    return part.playing(MANY)


def number(what: str) -> Part[int]:
    """A plain number."""
    return Part(what, ())


class Caption(NamedTuple):
    """The message `caption-<name>` with parts of an event. Consecutive events with equal captions share a picture."""

    name: str
    parts: tuple[str, ...]

    @property
    def message(self) -> str:
        return f"caption-{as_name(self.name)}"


def caption(name: str, *parts: Part[Any]) -> Caption:
    return Caption(name, tuple(part.word for part in parts))


class How(TypedDict, total=False):
    """Properties of an event; `Kind` explains them."""

    quiet: bool
    chosen: bool
    grave: bool
    reveals: bool
    shows: bool | Caption
    cause: str
    line: Line | None
    aside: bool
    begins: bool
    head: bool
    brief: bool


@dataclass(frozen=True)
class Line:
    """A line of the log that events share. Its sentence, `line-<name>`, counts them by kind, and lists parameters."""

    name: str
    by: tuple[str, ...] = ()  # parameters in which the events of a line agree
    lists: tuple[str, ...] = ()  # parameters of which its sentence lists the different values

    @property
    def message(self) -> str:
        """The id of its sentence."""
        return f"line-{as_name(self.name)}"


@dataclass(frozen=True)
class Kind:
    """A kind of event, with its names and its presentation."""

    name: str
    number: int
    parts: tuple[Part[int], ...]
    quiet: bool = False  # not shown in the log
    chosen: bool = False  # shown in the log only if the action was not forced
    grave: bool = False  # highlighted, such as a death or a capture
    reveals: bool = False  # reveals a secret, so the action cannot be taken back
    # A match shows the position before it goes on: after the whole effect of an answer or a roll, but in the course of
    # the game as soon as the event is told. True: the caption is the event's own sentence.
    shows: bool | Caption = False
    cause: str = ""  # the parameter of its message that says why it happened
    line: Line | None = None  # shared with others; without one, the event is a line of its own
    begins: bool = False  # begins a new line
    aside: bool = False  # other lines go on after it, as after every grave event
    head: bool = False  # its sentence stands for its line
    brief: bool = False  # takes no time on the page, because the board does not show it, or shows it in what follows

    @cached_property
    def hides(self) -> bool:
        return any(part.role == SECRET for part in self.parts)

    @cached_property
    def told(self) -> tuple[tuple[str, str, tuple[str, ...], bool], ...]:
        """Of each part: its word, kind and names, and whether it is secret."""
        return tuple((part.word, part.what, part.names, part.role == SECRET) for part in self.parts)

    @cached_property
    def moving(self) -> tuple[tuple[int, Part[int]], ...]:
        """The parts that are pieces entering, leaving or moving, with their indexes."""
        return tuple((place, part) for place, part in enumerate(self.parts) if part.role in (ENTERS, LEAVES, GOES))

    @cached_property
    def message(self) -> str:
        """The id of its message."""
        return f"event-{as_name(self.name)}"

    @cached_property
    def many(self) -> str:
        """The parameter that is a list when events are joined, or an empty string."""
        return next((part.word for part in self.parts if part.role == MANY), "")

    @cached_property
    def keeps_lines(self) -> bool:
        """Whether lines that are open before it can go on after it."""
        return self.aside or (self.grave and self.line is None)


class Events:
    """All events of a game. Kinds of pieces that come and go have ids. In `rows` pieces move up or close up, so their
    numbers change and they have names, too. `places` are fixed."""

    def __init__(self, rows: tuple[Part[int], ...] = (), places: tuple[Part[int], ...] = ()) -> None:
        self.kinds: list[Kind] = []
        self.named: dict[str, Kind] = {}
        self.rows = frozenset(part.what for part in rows)
        self.places = frozenset(part.what for part in places)

    @overload
    def event(self, name: str, /, **how: Unpack[How]) -> Event[*tuple[()]]: ...
    @overload
    def event(self, name: str, a: Part[A], /, **how: Unpack[How]) -> Event[A]: ...
    @overload
    def event(self, name: str, a: Part[A], b: Part[B], /, **how: Unpack[How]) -> Event[A, B]: ...
    @overload
    def event(self, name: str, a: Part[A], b: Part[B], c: Part[C], /, **how: Unpack[How]) -> Event[A, B, C]: ...
    @overload
    def event(
        self, name: str, a: Part[A], b: Part[B], c: Part[C], d: Part[D], /, **how: Unpack[How]
    ) -> Event[A, B, C, D]: ...
    @overload
    def event(
        self, name: str, a: Part[A], b: Part[B], c: Part[C], d: Part[D], e: Part[E], /, **how: Unpack[How]
    ) -> Event[A, B, C, D, E]: ...

    def event(self, name: str, /, *parts: Part[int], **how: Unpack[How]) -> AnyEvent:
        """Declare an event."""
        if name in self.named:
            raise ValueError(f"{name}: an event has a unique name")
        if how.get("grave") and not how.get("cause"):
            raise ValueError(f"{name}: a grave event has a cause")
        shown = how.get("shows", False)
        if isinstance(shown, Caption):
            known = {part.word for part in parts if part.role != SECRET}
            if not known.issuperset(shown.parts):
                raise ValueError(f"{name}: a caption names parts of its event that all may know")
        elif shown and how.get("quiet", False):
            raise ValueError(f"{name}: without a sentence, an event needs a caption")
        kind = self.named[name] = Kind(name, len(self.kinds), parts, **how)
        self.kinds.append(kind)
        return Event(kind.number)


if TYPE_CHECKING:

    def tell(s: Any, event: Event[*Parts], *parts: *Parts) -> None: ...
else:

    def tell(s: State, event: Event, *parts: int) -> None:
        """Pass an event to the listener of the state, if there is one."""
        hear = getattr(s, "hear", None)
        if hear is not None:
            hear(s, event.number, parts)


def say_nothing(s: State, event: AnyEvent, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Replaces `tell` in programs that ignore events."""


def count(s: State, event: AnyEvent, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Replaces `tell` in programs that count events in the state's tally."""
    s.tally[event.number] += 1  # type: ignore[attr-defined]
