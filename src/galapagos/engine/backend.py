"""The same functions at three speeds. Callers hold ctypes memory and never notice: `functions(game, "cpu").play_games(...)`."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from . import action, chance, contract, fuzz, option, perft, playout, struct
from .game import Game

BACKENDS = ("python", "cpu", "gpu")
RULES = ("setup", "legal", "refusal", "weights", "apply", "asked", "score", "hide", "guess", "audit")
PROGRAMS = {
    "simulation": (playout.play_games,),
    "fuzzing": (fuzz.fuzz_games,),
    "perft": (perft.count_leaves,),
}
GENERIC = (action, chance, contract, fuzz, option, perft, playout, struct)


class Functions:
    """Entry points of a game by name, taking ctypes memory whatever runs them."""

    def __init__(self, functions: dict[str, Callable[..., Any]], convert: Callable[[Any], Any] | None) -> None:
        self.functions, self.convert = functions, convert

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function, convert = self.functions[name], self.convert
        if convert is None:
            return function
        return lambda *arguments: function(*map(convert, arguments))


def bindings(game: Game) -> dict[Any, Any]:
    """A game's own state and functions in the places of the contract's stubs."""
    bound = {getattr(contract, name): getattr(game.rules, name) for name in RULES}
    return bound | {contract.State: game.state, contract.value: game.module("heuristics").value}


@cache
def functions(game: Game, backend: str, program: str = "simulation", checked: bool = False) -> Functions:
    """A program bound to a game. `checked` compiles with bounds checks: slower, and it never reads past an array in silence."""
    if backend == "python":
        return interpreted(game, PROGRAMS[program])
    return compiled(game, program, checked)


def interpreted(game: Game, entries: tuple[Any, ...]) -> Functions:
    from .compile import Program, interpret

    return Functions(interpret(Program(entries, within(game), bindings(game))), None)


def compiled(game: Game, program: str, checked: bool = False, progress: Callable[[str, int, int], None] | None = None) -> Functions:
    from .compile import Program, cache_folder, compile_cpu

    options = {"boundscheck": True} if checked else {}
    made = Program(PROGRAMS[program], within(game), bindings(game))
    folder = cache_folder(game.name, sources(game), **options)
    return Functions(compile_cpu(made, folder, progress, **options), as_numpy)


def within(game: Game) -> tuple[str, ...]:
    return (game.package, *(module.__name__ for module in GENERIC))


def sources(game: Game) -> list[Path]:
    """All that compiled code of a game is made from."""
    from . import compile as compiler

    return [*game.sources(), *(Path(str(module.__file__)) for module in (*GENERIC, compiler))]


def as_numpy(value: Any) -> Any:
    """The same memory as compiled code takes it: a record for a struct, an array for a buffer."""
    import numpy as np

    memory: Any = value
    if isinstance(value, ctypes.Array):
        return np.frombuffer(memory, dtype(memory._type_))
    if isinstance(value, ctypes.Structure):
        return np.frombuffer(memory, dtype(type(memory)))[0]
    return value


def dtype(c_type: Any) -> Any:
    """numpy's type of a ctypes type; made once, because making it is slow."""
    import numpy as np

    if c_type not in _dtypes:
        _dtypes[c_type] = np.dtype(c_type)
    return _dtypes[c_type]


_dtypes: dict[Any, Any] = {}
