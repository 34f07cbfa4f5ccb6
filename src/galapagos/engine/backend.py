"""The same functions at three speeds. Callers hold ctypes memory and never notice: `functions(game, "cpu").play_games(...)`."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from . import action, chance, contract, fuzz, option, perft, playout, struct
from . import program as programs
from .game import Game
from .program import Program, interpret

BACKENDS = ("python", "cpu", "gpu")
RULES = ("setup", "legal", "refusal", "weights", "apply", "asked", "score", "hide", "guess", "audit")
ENTRIES = (playout.play_games, fuzz.fuzz_games, perft.count_leaves)
GENERIC = (action, chance, contract, fuzz, option, perft, playout, struct)

Progress = Callable[[str, int, int], None]              # name of a function, how many are compiled, how many there are


class Functions:
    """Entry points of a game by name, taking ctypes memory whatever runs them. Each is compiled when it is first asked for."""

    def __init__(self, load: Callable[[Any], Callable[..., Any]], convert: Callable[[Any], Any]) -> None:
        self._load, self._convert, self._lock = load, convert, threading.Lock()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        entry = next((entry for entry in ENTRIES if entry.__name__ == name), None)
        if entry is None:
            raise AttributeError(name)
        with self._lock:
            function, convert = self._load(entry), self._convert

        def call(*arguments: Any) -> Any:
            return function(*map(convert, arguments))

        setattr(self, name, call)
        return call


def functions(game: Game, backend: str, checked: bool = False) -> Functions:
    """Generic code bound to a game. `checked` compiles with bounds checks: slower, and it never reads past an array in silence."""
    return interpreted(game) if backend == "python" else loaded(game, checked)


@cache
def interpreted(game: Game) -> Functions:
    bound = interpret(program(game))
    return Functions(lambda entry: bound[entry.__name__], lambda argument: argument)


@cache
def loaded(game: Game, checked: bool) -> Functions:
    return compiled(game, checked)


def compiled(game: Game, checked: bool = False, progress: Progress | None = None) -> Functions:
    from .compile import cache_folder, cpu_twins

    options = {"boundscheck": True} if checked else {}
    folder = cache_folder(game.name, sources(game), **options)
    return Functions(cpu_twins(program(game), folder, progress, **options).function, as_numpy)


def compile_all(game: Game, checked: bool = False, progress: Progress | None = None) -> None:
    """Fills the cache, so that nobody waits later."""
    made = compiled(game, checked, progress)
    for entry in ENTRIES:
        getattr(made, entry.__name__)


def program(game: Game, entries: Sequence[Any] = ENTRIES, bound: Mapping[Any, Any] = {}) -> Program:
    return Program(entries, within(game), {**bindings(game), **bound})


def bindings(game: Game) -> dict[Any, Any]:
    """A game's own state and functions in the places of the contract's stubs."""
    bound = {getattr(contract, name): getattr(game.rules, name) for name in RULES}
    return bound | {contract.State: game.state, contract.value: game.module("heuristics").value, contract.pace: game.module("heuristics").pace}


def within(game: Game) -> tuple[str, ...]:
    return (game.package, *(module.__name__ for module in GENERIC))


def sources(game: Game) -> list[Path]:
    """All that compiled code of a game is made from."""
    from . import compile as compiler

    return [*game.sources(), *(Path(str(module.__file__)) for module in (*GENERIC, programs, compiler))]


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
