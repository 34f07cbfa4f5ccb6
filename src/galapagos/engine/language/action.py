"""Actions: one declaration gives an int for machines, text for people, and parts for the rules.

    ACTIONS = Families()
    PASS = ACTIONS.family("pass")
    MIGRATE = ACTIONS.family("migrate", CREATURE, ENVIRONMENT)

`code(MIGRATE, 3, 1)` is the int, `migrate c4 e2` the text, and `ACTIONS.values(action)` the parts. Families have
consecutive ranges, so the action space is `range(ACTIONS.size)`, and a list built family by family is sorted. Parts
that are pieces have distinct types, so the type checker rejects a creature in the place of an environment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, TypeVarTuple, overload

from ..errors import Refused
from ..words.message import as_name

Parts = TypeVarTuple("Parts")
Id_co = TypeVar("Id_co", bound=int, covariant=True)
A = TypeVar("A", bound=int)
B = TypeVar("B", bound=int)
C = TypeVar("C", bound=int)


class Family(NamedTuple, Generic[*Parts]):
    """The range of a family's codes, and the sizes of its parts."""

    start: int
    stop: int
    seconds: int  # number of values of the second part
    thirds: int  # and of the third


AnyFamily = Family[*tuple[Any, ...]]

if TYPE_CHECKING:

    def code(family: Family[*Parts], *parts: *Parts) -> int: ...
else:

    def code(family: Family, first: int = 0, second: int = 0, third: int = 0) -> int:
        return family.start + (first * family.seconds + second) * family.thirds + third


@dataclass(frozen=True)
class Part(Generic[Id_co]):
    """One word of an action's text: a prefix with a number (`c4` is 3) or one of a list of names."""

    what: str
    names: tuple[str, ...]
    role: str = ""  # in an event: SECRET, ENTERS, LEAVES, GOES or MANY
    label: str = ""  # its parameter name, if two parts are of the same kind

    @classmethod
    def numbered(cls, what: str, prefix: str, size: int, start: int = 1) -> Part[int]:
        return Part(what, tuple(f"{prefix}{i}" for i in range(start, start + size)))

    @classmethod
    def named(cls, what: str, names: Iterable[str]) -> Part[int]:
        return Part(what, tuple(names))

    def value(self, word: str) -> int:
        if word in self.names:
            return self.names.index(word)
        for number, name in enumerate(self.names):
            if name.lower() == word.lower():
                return number
        raise Refused("piece-unknown", what=self.what, name=repr(word), first=self.names[0], last=self.names[-1])

    @cached_property
    def word(self) -> str:
        """The name of the parameter in messages."""
        return (self.label or self.what).replace(" ", "-")

    def called(self, label: str) -> Part[Id_co]:
        return replace(self, label=label)

    def playing(self, role: str) -> Part[Id_co]:
        return replace(self, role=role)


def value_of(part: Part[int], word: str) -> int:
    return part.value(word)


def piece(kind: Callable[[int], A], what: str, prefix: str, size: int) -> Part[A]:
    """A part that is a numbered piece, with its own type: `piece(CreatureId, "creature", "c", 120)`."""
    return Part(what, Part.numbered(what, prefix, size).names)


def place(kind: Callable[[int], A], what: str, names: Iterable[str]) -> Part[A]:
    """A part that is a piece or place with a name, with its own type."""
    return Part(what, tuple(names))


@dataclass(frozen=True)
class Phrase:
    """A family with its names, for text and messages."""

    name: str
    parts: tuple[Part[int], ...]
    family: AnyFamily
    to: int  # the part that is the target of the action, or -1
    chance: bool  # whether its actions are outcomes of chance

    @cached_property
    def message(self) -> str:
        """The id of the message for a choice."""
        return f"do-{as_name(self.name)}"


class Spelling(NamedTuple):
    """One action with its parts."""

    phrase: Phrase
    values: tuple[int, ...]
    words: tuple[str, ...]  # their names
    text: str


class Families:
    """All actions of a game."""

    def __init__(self) -> None:
        self.phrases: dict[str, Phrase] = {}
        self.size = 0
        self.players = 0  # number of players' actions, which come before the outcomes of chance
        self._by_code: list[Phrase] = []
        self._spellings: dict[int, Spelling] = {}

    @overload
    def family(self, name: str, *, chance: bool = ...) -> Family[*tuple[()]]: ...
    @overload
    def family(self, name: str, a: Part[A], /, *, to: int = ..., chance: bool = ...) -> Family[A]: ...
    @overload
    def family(self, name: str, a: Part[A], b: Part[B], /, *, to: int = ..., chance: bool = ...) -> Family[A, B]: ...
    @overload
    def family(
        self, name: str, a: Part[A], b: Part[B], c: Part[C], /, *, to: int = ..., chance: bool = ...
    ) -> Family[A, B, C]: ...

    def family(self, name: str, *parts: Part[int], to: int = -1, chance: bool = False) -> AnyFamily:
        """Declare a family. Those of chance come last, so that players' actions are a range too."""
        if name in self.phrases or len(parts) > 3:
            raise ValueError(f"{name}: a family has a unique name and at most three parts")
        if not chance and self.players < self.size:
            raise ValueError(f"{name}: players' families come before those of chance")
        widths = [len(part.names) for part in parts] + [1, 1, 1]
        made: AnyFamily = Family(self.size, self.size + widths[0] * widths[1] * widths[2], widths[1], widths[2])
        self.phrases[name] = Phrase(name, parts, made, to, chance)
        self.size = made.stop
        if not chance:
            self.players = made.stop
        self._by_code += [self.phrases[name]] * (made.stop - made.start)
        return made

    def phrase(self, action: int) -> Phrase:
        if 0 <= action < self.size:
            return self._by_code[action]
        raise Refused("action-number-unknown", action=action, most=self.size - 1)

    def spelling(self, action: int) -> Spelling:
        known = self._spellings.get(action)
        if known is None:
            phrase = self.phrase(action)
            family, rest = phrase.family, action - phrase.family.start
            values = (
                rest // (family.seconds * family.thirds),
                rest // family.thirds % family.seconds,
                rest % family.thirds,
            )[: len(phrase.parts)]
            words = tuple(part.names[value] for part, value in zip(phrase.parts, values, strict=True))
            known = self._spellings[action] = Spelling(phrase, values, words, " ".join([phrase.name, *words]))
        return known

    def values(self, action: int) -> tuple[int, ...]:
        """The parts of an action."""
        return self.spelling(action).values

    def text(self, action: int) -> str:
        return self.spelling(action).text

    def parse(self, text: str, value: Callable[[Part[int], str], int] = value_of) -> int:
        """The int of a text such as `migrate c4 e2`, in capitals or not. `value` finds the number of a word."""
        name, *words = text.split() or [""]
        phrase = self.phrases.get(name.lower())
        if phrase is None:
            raise Refused("action-unknown", action=repr(name), names=", ".join(self.phrases))
        if len(words) != len(phrase.parts):
            wanted = " ".join([phrase.name, *(f"<{part.what}>" for part in phrase.parts)])
            raise Refused("action-words-wrong", text=repr(text.strip()), wanted=wanted)
        return code(phrase.family, *(value(part, word) for part, word in zip(phrase.parts, words, strict=True)))
