"""Compile a game once for many variants: if only numbers in tables differ, but no shapes, the compiled code reads the
variant's numbers from memory.

All variants share that memory, so only one of them can be played at a time, on any number of threads.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterator
from enum import IntEnum
from functools import cached_property
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from galapagos.engine.compiler.backend import Functions
from galapagos.engine.compiler.compile import is_table
from galapagos.engine.compiler.mutable_tables import MutableProgram, MutableTable
from galapagos.engine.compiler.program import Function, Program
from galapagos.engine.game import Game

from .programs import Compiled, playing, watching


class OpenGame(Compiled):
    """A game with open tables. `become(variant)` loads a variant's numbers; then `Tracer(TraceTable(variant, ...),
    compiled=game)` plays it.

    Without `watches` it compiles in half the time, but counts no events.
    """

    def __init__(self, game: Game, searches: bool = False, watches: bool = True) -> None:
        super().__init__(game, searches)
        self.playing, self.watching = playing(game, searches), watching(game)
        self.watches = watches
        self.constants = [*read(game, self.playing), *(read(game, self.watching) if watches else ())]
        self.tables = {
            id(constant.value): MutableTable(constant.value) for constant in self.constants if is_table(constant.value)
        }

    @cached_property
    def player(self) -> Functions:
        return MutableProgram(self.playing, self.tables).built()

    @cached_property
    def watcher(self) -> Any:
        return MutableProgram(self.watching, self.tables).built() if self.watches else NoWatcher()

    def become(self, variant: Game) -> bool:
        """Load the variant's numbers; return False and change nothing if that is not possible."""
        numbers: dict[int, Any] = {}
        for constant in self.constants:
            value, other = constant.value, constant.of(variant)
            if not is_table(value):
                if other != value:
                    return False
            elif np.shape(other) != np.shape(value) or numbers.setdefault(id(value), other) != other:
                return False
        for key, other in numbers.items():
            self.tables[key].array[...] = other
        return True


class NoWatcher:
    """Counts no events."""

    def watch_games(self, *_: Any) -> None:
        pass


class Constant(NamedTuple):
    """A number, table or enum that code refers to, and where a variant has its own."""

    value: Any
    module: str  # of the game; empty if the constant is not the game's own
    name: str
    is_counted: bool  # only its length is read, so its rows may differ

    def of(self, variant: Game) -> Any:
        return plain(getattr(variant.module(self.module), self.name), self.is_counted) if self.module else self.value


def read(game: Game, program: Program) -> Iterator[Constant]:
    """The constants that the functions of a program refer to."""
    for function in program.reached():
        code, before = program.code(function), ""
        for step in dis.get_instructions(code):
            if step.opname == "LOAD_GLOBAL":
                value = function.__globals__.get(step.argval)
                values = (
                    [(value, name) for name in code.co_names]
                    if isinstance(value, ModuleType)
                    else [(home_of(function), step.argval)]
                )
                for home, name in values:
                    item = getattr(value, name, None) if home is value else value
                    if is_constant(item):
                        yield Constant(plain(item, before == "len"), module_in(game, home), name, before == "len")
                before = step.argval


def home_of(function: Function) -> ModuleType | None:
    """The module whose globals a function reads; None for a function that was made with other globals."""
    module = sys.modules.get(function.__globals__.get("__name__", ""))
    return module if module and vars(module) is function.__globals__ else None


def module_in(game: Game, module: ModuleType | None) -> str:
    return (
        module.__name__.removeprefix(f"{game.package}.")
        if module and module.__name__.startswith(f"{game.package}.")
        else ""
    )


def is_constant(value: Any) -> bool:
    return isinstance(value, (int, tuple)) or (isinstance(value, type) and issubclass(value, IntEnum))


def plain(value: Any, is_counted: bool) -> Any:
    if isinstance(value, type):
        return {name: int(member) for name, member in value.__members__.items()}  # type: ignore[attr-defined]
    return len(value) if is_counted and isinstance(value, tuple) else value
