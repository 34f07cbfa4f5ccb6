"""Actions from one declaration: an int for machines, a text for people, parts for the rules.

    ACTIONS = Families()
    PASS = ACTIONS.family("pass")
    MIGRATE = ACTIONS.family("migrate", CREATURE, ENVIRONMENT)

`code(MIGRATE, 3, 1)` is the int, `migrate c4 e2` its text, `first(MIGRATE, action)` and `second(MIGRATE, action)` the parts. Families
follow each other without gaps, so an action space is `range(ACTIONS.size)`, and a list made family by family is sorted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from .errors import Refused


class Family(NamedTuple):
    """What the rules need of a family: its first code, how many there are, and how the parts are folded."""

    start: int
    stop: int
    seconds: int    # how many values the second part has
    thirds: int     # and the third


def code(family: Family, first: int = 0, second: int = 0, third: int = 0) -> int:
    return family.start + (first * family.seconds + second) * family.thirds + third


def is_in(family: Family, action: int) -> bool:
    return family.start <= action < family.stop


def first(family: Family, action: int) -> int:
    return (action - family.start) // (family.seconds * family.thirds)


def second(family: Family, action: int) -> int:
    return (action - family.start) // family.thirds % family.seconds


def third(family: Family, action: int) -> int:
    return (action - family.start) % family.thirds


@dataclass(frozen=True)
class Part:
    """One word of an action's text: a number behind a prefix (`c4` is 3) or one of a list of names."""

    what: str
    names: tuple[str, ...]

    @classmethod
    def numbered(cls, what: str, prefix: str, size: int, start: int = 1) -> Part:
        return cls(what, tuple(f"{prefix}{i}" for i in range(start, start + size)))

    @classmethod
    def named(cls, what: str, names: Iterable[str]) -> Part:
        return cls(what, tuple(names))

    def value(self, word: str) -> int:
        try:
            return self.names.index(word)
        except ValueError:
            raise Refused(f"There is no {self.what} {word!r}: they go from {self.names[0]} to {self.names[-1]}.") from None


@dataclass(frozen=True)
class Phrase:
    """A family as people see it."""

    name: str
    parts: tuple[Part, ...]
    family: Family


class Families:
    """All actions of a game."""

    def __init__(self) -> None:
        self.phrases: dict[str, Phrase] = {}
        self.size = 0

    def family(self, name: str, *parts: Part) -> Family:
        if name in self.phrases or len(parts) > 3:
            raise ValueError(f"{name}: a family has a name of its own and at most three parts")
        widths = [len(part.names) for part in parts] + [1, 1, 1]
        made = Family(self.size, self.size + widths[0] * widths[1] * widths[2], widths[1], widths[2])
        self.phrases[name] = Phrase(name, parts, made)
        self.size = made.stop
        return made

    def phrase(self, action: int) -> Phrase:
        for phrase in self.phrases.values():
            if is_in(phrase.family, action):
                return phrase
        raise Refused(f"{action} is not an action: they go from 0 to {self.size - 1}.")

    def values(self, action: int) -> tuple[int, ...]:
        phrase = self.phrase(action)
        return tuple(part(phrase.family, action) for part in (first, second, third)[: len(phrase.parts)])

    def text(self, action: int) -> str:
        phrase = self.phrase(action)
        return " ".join([phrase.name, *(p.names[v] for p, v in zip(phrase.parts, self.values(action), strict=True))])

    def parse(self, text: str) -> int:
        """The int of a text such as `migrate c4 e2`; Refused says what is wrong with any other."""
        name, *words = text.split() or [""]
        phrase = self.phrases.get(name)
        if phrase is None:
            raise Refused(f"{name!r} is not an action: use one of {', '.join(self.phrases)}.")
        if len(words) != len(phrase.parts):
            wanted = " ".join([name, *(f"<{part.what}>" for part in phrase.parts)])
            raise Refused(f"{text.strip()!r} has the wrong number of words: write {wanted}.")
        return code(phrase.family, *(part.value(word) for part, word in zip(phrase.parts, words, strict=True)))
