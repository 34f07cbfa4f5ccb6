"""Many variants of a game by one compilation: where only numbers in tables differ, and no shape does, the compiled game reads those of the variant.

There is one memory for all of them, so one variant is played at a time, on as many threads as there are.
"""

from __future__ import annotations

import dis
from collections.abc import Iterator
from enum import IntEnum
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np

from galapagos.engine.backend import Functions
from galapagos.engine.compile import is_table
from galapagos.engine.game import Game
from galapagos.engine.opened import OpenProgram, OpenTable
from galapagos.engine.program import Program

from ..tracing.programs import Compiled, playing, watching


class OpenGame(Compiled):
    """A game whose tables are open. `become(variant)` makes it play that: then `Tracer(Table(variant, ...), compiled=game)`."""

    def __init__(self, game: Game, searches: bool = False) -> None:
        super().__init__(game, searches)
        self.playing, self.watching = playing(game, searches), watching(game)
        self.constants = [*read(self.playing), *read(self.watching)]
        self.tables = {id(value): OpenTable(value) for value in self.constants if is_table(value)}

    @cached_property
    def player(self) -> Functions:
        return OpenProgram(self.playing, self.tables).built()

    @cached_property
    def watcher(self) -> Functions:
        return OpenProgram(self.watching, self.tables).built()

    def become(self, variant: Game) -> bool:
        """Whether it can; else nothing is changed."""
        others = [*read(playing(variant, self.searches)), *read(watching(variant))]
        numbers: dict[int, Any] = {}
        for value, other in zip(self.constants, others, strict=True):
            if not is_table(value):
                if other != value:
                    return False
            elif np.shape(other) != np.shape(value) or numbers.setdefault(id(value), other) != other:
                return False
        for key, other in numbers.items():
            self.tables[key].array[...] = other
        return True


def read(program: Program) -> Iterator[Any]:
    """The numbers, tables and enums that the functions of a program name, in an order that is the same for every variant."""
    for function in program.reached():
        code, before = program.code(function), ""
        for step in dis.get_instructions(code):
            if step.opname == "LOAD_GLOBAL":
                value = function.__globals__.get(step.argval)
                values = [getattr(value, name, None) for name in code.co_names] if isinstance(value, ModuleType) else [value]
                yield from (constant(item, before == "len") for item in values if is_constant(item))
                before = step.argval


def is_constant(value: Any) -> bool:
    return isinstance(value, (int, tuple)) or (isinstance(value, type) and issubclass(value, IntEnum))


def constant(value: Any, is_counted: bool) -> Any:
    """A list of rows of which only the length is asked for may have others in it."""
    if isinstance(value, type):
        return {name: int(member) for name, member in value.__members__.items()}  # type: ignore[attr-defined]
    return len(value) if is_counted and isinstance(value, tuple) else value
