"""Options of a game: name, values, default and description. In a state each is one int of the struct `options`.

The default applies to records and positions that omit the option, so it never changes. New tables may use another
value.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..errors import Refused
from ..words.message import Message

Value = int | str | Iterable[str]


@dataclass(frozen=True)
class ChoiceOption:
    """One of several names, stored as its index."""

    name: str
    values: tuple[str, ...]
    default: str
    sentence: str
    usual: str = ""  # the value for new tables, if not the default

    @property
    def usually(self) -> str:
        return self.usual or self.default

    @property
    def range(self) -> str:
        return ", ".join(self.values)

    def parse(self, value: Value) -> int:
        if isinstance(value, str) and value in self.values:
            return self.values.index(value)
        raise Refused("option-value-unknown", name=self.name, value=value, values=self.range)

    def text(self, number: int) -> str:
        return self.values[number]


@dataclass(frozen=True)
class NumberOption:
    """A whole number from `least` to `most`."""

    name: str
    least: int
    most: int
    default: int
    sentence: str

    @property
    def usually(self) -> int:
        return self.default

    @property
    def range(self) -> Message:
        return Message("from-to", {"least": self.least, "most": self.most})

    def parse(self, value: Value) -> int:
        text = str(value)
        if text.isascii() and text.isdigit() and len(text) < 10 and self.least <= int(text) <= self.most:
            return int(text)
        raise Refused("option-number-wrong", name=self.name, value=value, least=self.least, most=self.most)

    def text(self, number: int) -> str:
        return str(number)


@dataclass(frozen=True)
class SubsetOption:
    """A subset of names, joined by `+` in text and stored as a bit mask."""

    name: str
    values: tuple[str, ...]
    sentence: str
    default: str = "none"

    @property
    def usually(self) -> str:
        return self.default

    @property
    def range(self) -> Message:
        return Message("option-values-joined", {"names": ", ".join(self.values)})

    def parse(self, value: Value) -> int:
        names = (
            value.split("+")
            if isinstance(value, str)
            else [str(name) for name in value]
            if not isinstance(value, int)
            else [""]
        )
        if names == ["all"]:
            return (1 << len(self.values)) - 1
        bits = 0
        for name in names if names != ["none"] else []:
            if name not in self.values:
                raise Refused("option-subset-malformed", name=self.name, value=value, names=", ".join(self.values))
            bits |= 1 << self.values.index(name)
        return bits

    def text(self, number: int) -> str:
        return "+".join(name for i, name in enumerate(self.values) if number >> i & 1) or "none"


Option = ChoiceOption | NumberOption | SubsetOption


def parse_option(options: tuple[Option, ...], name: str, value: Value) -> int:
    for option in options:
        if option.name == name:
            return option.parse(value)
    known = ", ".join(option.name for option in options) or "none"
    raise Refused("option-unknown", name=name, names=known)
