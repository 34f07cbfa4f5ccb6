"""Codecs: convert a field of a state to words of a clause and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from ..errors import Refused
from ..language.action import Part


class Codec(Protocol):
    """Converts a field to a word and back. `write` returns None if there is nothing to write."""

    def write(self, value: Any) -> str | None: ...
    def read(self, word: str) -> Any: ...


class Number(NamedTuple):
    """A whole number; the value `nothing` is not written."""

    most: int = 9_999_999
    nothing: int | None = None

    def write(self, value: int | None) -> str | None:
        return None if value is None or value == self.nothing else str(value)

    def read(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 8) or int(word) > self.most:
            if self.most < 9_999_999:
                raise Refused("number-expected-up-to", word=repr(word), most=self.most)
            raise Refused("number-expected", word=repr(word))
        return int(word)


class Name(NamedTuple):
    """One of several names; `first` is the value of the first name."""

    names: Sequence[str]
    first: int = 0
    nothing: int | None = None

    def write(self, value: int) -> str | None:
        return None if value == self.nothing else self.names[value - self.first]

    def read(self, word: str) -> int:
        if word not in self.names:
            raise Refused("word-unknown", word=repr(word), names=", ".join(self.names))
        return list(self.names).index(word) + self.first


class Bits(NamedTuple):
    """A subset of names as a bit mask, joined by `+`; `none` if empty."""

    names: Sequence[str]
    nothing: int | None = 0

    def write(self, value: int) -> str | None:
        return (
            None
            if value == self.nothing
            else "+".join(name for i, name in enumerate(self.names) if value >> i & 1) or "none"
        )

    def read(self, word: str) -> int:
        return sum({1 << Name(self.names).read(name) for name in word.split("+") if word != "none"})


class Words(NamedTuple):
    """All further words: a subset of names as a bit mask."""

    names: Sequence[str]

    def write(self, value: int) -> str | None:
        return " ".join(name for i, name in enumerate(self.names) if value >> i & 1) or None

    def read(self, words: str) -> int:
        return sum({1 << Name(self.names).read(word) for word in words.split()})


class Names(NamedTuple):
    """All further words: a list of names."""

    names: Sequence[str]

    def write(self, values: Iterable[int]) -> str | None:
        return " ".join(self.names[value] for value in values) or None

    def read(self, words: str) -> list[int]:
        return [Name(self.names).read(word) for word in words.split()]


class Times(NamedTuple):
    """All further words: an array with a count for each name: `horn*2 foot`."""

    names: Sequence[str]
    most: int = 99  # of one name

    def write(self, counts: Iterable[int]) -> str | None:
        return (
            " ".join(name if n == 1 else f"{name}*{n}" for name, n in zip(self.names, counts, strict=True) if n) or None
        )

    def read(self, words: str) -> list[int]:
        counts = [0] * len(self.names)
        for word in words.split():
            name, star, times = word.partition("*")
            counts[Name(self.names).read(name)] += Number(self.most).read(times) if star else 1
        return counts


class Counts(NamedTuple):
    """All further words: an array with a count for each name, as `running 2 flight 1` or by repeating names."""

    names: Sequence[str]
    numbered: bool = False
    sign: int = 1  # of the counts read

    def write(self, counts: Iterable[int]) -> str | None:
        there = [(name, n) for name, n in zip(self.names, counts, strict=True) if n]
        return " ".join(f"{name} {n}" if self.numbered else " ".join([name] * n) for name, n in there) or None

    def read(self, words: str) -> list[int]:
        said = words.split()
        if self.numbered and len(said) % 2:
            raise Refused("counts-behind-names", words=repr(words))
        counts = [0] * len(self.names)
        for name, n in zip(said[::2], said[1::2], strict=True) if self.numbered else ((name, "1") for name in said):
            counts[Name(self.names).read(name)] += self.sign * Number(99).read(n)
        return counts


class Rest(NamedTuple):
    """All further words, by custom functions."""

    write: Callable[[Any], str | None]
    read: Callable[[str], Any]


ALL_FURTHER = (Words, Names, Times, Counts, Rest)


class Custom(NamedTuple):
    """One word, by custom functions."""

    write: Callable[[Any], str | None]
    read: Callable[[str], Any]


def named(part: Part[Any]) -> Name:
    return Name(part.names)
