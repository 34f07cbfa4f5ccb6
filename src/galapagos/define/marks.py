"""Structs whose fields say more than their type.

    @struct
    class State(Table):
        cards: Annotated[list[i8], 2, hidden(DEAL)]
        staked: Annotated[list[i8], 2, per_seat, between(1, 2)]

| mark | the field |
|---|---|
| `per_seat` | has a place, or an equal number of places, for each seat |
| `of_seat` | holds the number of a seat + 1, or 0 |
| `between(0, 6)` | holds numbers from 0 to 6; without it, a field holds no negative numbers |
| `hidden(DEAL)` | is per seat, and only that seat sees it: an outcome of the family DEAL + 1, or 0 for nothing |
| `hidden(DEAL, shown="is_showdown")` | until the function `is_showdown(s)` of the file is true |
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from galapagos.engine.language import struct as structs
from galapagos.engine.language.action import AnyFamily

T = TypeVar("T")


class Hidden(NamedTuple):
    family: AnyFamily
    shown: str = ""  # the name of a function


class Between(NamedTuple):
    low: int
    high: int


class Mark(NamedTuple):
    name: str


per_seat = Mark("per seat")
of_seat = Mark("of seat")


def hidden(family: AnyFamily, shown: str = "") -> Hidden:
    return Hidden(family, shown)


def between(low: int, high: int) -> Between:
    return Between(low, high)


def struct(cls: type[T]) -> type[T]:
    """Turn a class of annotated fields into a struct that keeps its marks."""
    hints = get_type_hints(cls, include_extras=True, localns=vars(sys.modules[cls.__module__]))
    marks, plain = {}, {}
    for name, hint in hints.items():
        base, *meta = get_args(hint) if get_origin(hint) is Annotated else (hint,)
        if get_origin(base) is list and not meta:
            raise TypeError(f"{name}: say how long the list is, as in Annotated[list[i8], 7]")
        if base in (int, bool, str, float) and not meta:
            raise TypeError(f"{name}: a field is i8, i16, i32 or i64, or a list of them")
        marks[name] = tuple(meta[1:])
        plain[name] = Annotated[base, meta[0]] if meta else hint
    body = {"__annotations__": plain, "__module__": cls.__module__, "__qualname__": cls.__qualname__}
    made: Any = structs.struct(type(cls.__name__, (), {**body, "__doc__": cls.__doc__}))
    made.MARKS = marks
    return made  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Field:
    """An int of a state, an array of ints, or one field of an array of structs."""

    name: str  # in the state
    part: str  # of its structs, or empty
    length: int  # 0: not an array
    marks: tuple[Any, ...]
    c_type: Any

    @property
    def title(self) -> str:
        """As people read it: `beak` of `players.beak`."""
        return (self.part or self.name).replace("_", " ")

    @property
    def word(self) -> str:
        return f"{self.name}.{self.part}" if self.part else self.name

    @property
    def size(self) -> int:
        return self.length or 1

    def has(self, mark: Mark) -> bool:
        return mark in self.marks

    def marked(self, kind: type[T]) -> T | None:
        return next((mark for mark in self.marks if isinstance(mark, kind)), None)

    @property
    def is_per_seat(self) -> bool:
        return self.has(per_seat) or self.marked(Hidden) is not None

    @cached_property
    def limits(self) -> tuple[int, int]:
        """The least and the greatest number that the type holds."""
        half = 1 << (8 * ctypes.sizeof(self.c_type) - 1)
        return -half, half - 1

    @cached_property
    def bounds(self) -> tuple[int, int]:
        said = self.marked(Between)
        return (said.low, said.high) if said else (0, self.limits[1])

    def source(self, index: str = "") -> str:
        """The number in the rules subset."""
        place = f"s.{self.name}[{index}]" if self.length else f"s.{self.name}"
        return f"{place}.{self.part}" if self.part else place

    def values(self, s: Any) -> list[int]:
        whole = getattr(s, self.name)
        if not self.length:
            return [int(getattr(whole, self.part) if self.part else whole)]
        return [int(getattr(one, self.part) if self.part else one) for one in whole]

    def put(self, s: Any, numbers: list[int]) -> None:
        low, high = self.limits
        if not all(low <= number <= high for number in numbers):
            raise OverflowError(self.word)
        for place, number in enumerate(numbers):
            target: Any = getattr(s, self.name)
            if not self.part and not self.length:
                setattr(s, self.name, number)
            elif not self.part:
                target[place] = number
            else:
                setattr(target[place] if self.length else target, self.part, number)


def fields_of(state: Any) -> Iterator[Field]:
    """The fields of a state, in its order."""
    for name, kind in state._fields_:
        length = getattr(kind, "_length_", 0)
        item, marks = getattr(kind, "_type_", kind) if length else kind, state.MARKS[name]
        if name == "options":
            continue
        if not hasattr(item, "_fields_"):
            yield Field(name, "", length, marks, item)
            continue
        for part, inner in item._fields_:
            if hasattr(inner, "_fields_") or hasattr(inner, "_length_"):
                raise TypeError(f"{name}.{part}: a struct in a state holds numbers, not lists or other structs")
            inside = getattr(item, "MARKS", {}).get(part, ())
            yield Field(name, part, length, (*marks, *inside), inner)
