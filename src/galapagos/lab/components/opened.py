"""Many variants of a game by one compilation: where only numbers in tables differ, and no shape does, the compiled game reads those of the variant.

There is one memory for all of them, so one variant is played at a time, on as many threads as there are.
"""

from __future__ import annotations

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
from galapagos.engine.program import Program, read_globals

from ..tracing.programs import playing, watching


class OpenGame:
    """A game whose tables are open. `become(variant)` makes it play that."""

    def __init__(self, game: Game, searches: bool = False) -> None:
        self.game, self.searches = game, searches
        self.tables = {id(value): OpenTable(value) for value in self.constants(game) if is_table(value)}

    @cached_property
    def player(self) -> Functions:
        return OpenProgram(playing(self.game, self.searches), self.tables).built()

    @cached_property
    def watcher(self) -> Functions:
        return OpenProgram(watching(self.game), self.tables).built()

    def constants(self, game: Game) -> list[Any]:
        """All that the compiled functions read, in the order in which they read it: the same for every variant."""
        return [*read(playing(game, self.searches)), *read(watching(game))]

    def become(self, variant: Game) -> bool:
        """Whether it can; else nothing is changed."""
        mine, others = self.constants(self.game), self.constants(variant)
        numbers: dict[int, Any] = {}
        for value, other in zip(mine, others, strict=True):
            if not is_table(value):
                if other != value:
                    return False
            elif np.shape(other) != np.shape(value) or numbers.setdefault(id(value), other) != other:
                return False
        for key, other in numbers.items():
            self.tables[key].array[...] = other
        return True


def read(program: Program) -> Iterator[Any]:
    """The numbers, tables and enums that the functions of a program name."""
    for function in program.reached():
        code = program.code(function)
        for name in read_globals(code):
            value = function.__globals__.get(name)
            values = [getattr(value, attribute, None) for attribute in code.co_names] if isinstance(value, ModuleType) else [value]
            for constant in values:
                if isinstance(constant, type) and issubclass(constant, IntEnum):
                    yield {member: int(number) for member, number in constant.__members__.items()}
                elif isinstance(constant, (int, tuple)):
                    yield constant
