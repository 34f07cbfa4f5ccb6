"""Generic code bound to a game and a back end: `functions(game, "cpu").play_games(...)`. Arguments are always ctypes
memory."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..errors import Refused
from ..game import Game
from ..language import contract, event, table
from ..loops import fuzz, perft, playout
from ..words.message import either
from . import side_module
from .cache import cache_folder
from .fingerprint import fingerprint
from .program import Program, interpret

BACKENDS = ("python", "cpu")  # batches also have "gpu": `batch.BACKENDS`
RULES = ("setup", "legal", "refusal", "weights", "apply", "asked", "score", "score_part", "hide", "guess", "audit")
ENTRIES = (playout.play_games, fuzz.fuzz_games, perft.count_leaves)

Entries = tuple[Any, ...]
Progress = Callable[[str, int, int], None]  # name of a function, functions compiled, functions in all


def check_backend(name: str, among: Sequence[str] = BACKENDS) -> None:
    if name not in among:
        raise Refused("backend-unknown", name=repr(name), names=either(among))


class Functions:
    """Entry points of a game by name, which take ctypes memory. Each is compiled on first access."""

    def __init__(
        self, entries: Entries, load: Callable[[Any], Callable[..., Any]], convert: Callable[[Any], Any]
    ) -> None:
        self._entries = {entry.__name__: entry for entry in entries}
        self._load = load
        self._convert = convert
        self._lock = threading.Lock()
        self._loaded: dict[str, Callable[..., Any]] = {}

    def bare(self, name: str) -> Callable[..., Any]:
        """The function without argument conversion, for callers that keep their memory in the back end's form."""
        if name not in self._loaded:
            with self._lock:
                self._loaded[name] = self._load(self._entries[name])
        return self._loaded[name]

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in self._entries:
            raise AttributeError(name)
        function, convert = self.bare(name), self._convert

        def call(*arguments: Any) -> Any:
            return function(*map(convert, arguments))

        setattr(self, name, call)
        return call


def functions(game: Game, backend: str, checked: bool = False, entries: Entries = ENTRIES) -> Functions:
    """The entry points of a game. `checked` compiles with bounds checks, which are slower."""
    check_backend(backend)
    return _functions(game, backend, checked, entries)


@cache
def has_compiler() -> bool:
    """Without Numba, as in a browser, compiled code comes from side modules."""
    return find_spec("numba") is not None


@cache
def _functions(game: Game, backend: str, checked: bool, entries: Entries) -> Functions:
    return built(game, program(game, entries), backend, checked)


def built(
    game: Game, bound: Program, backend: str, checked: bool = False, progress: Progress | None = None
) -> Functions:
    """The entry points of any program of a game."""
    if backend == "python":
        twins = interpret(bound)
        return Functions(bound.entries, lambda entry: twins[entry.__name__], lambda argument: argument)
    if not has_compiler():
        return Functions(
            bound.entries, lambda entry: side_module.load_entry(game, entry.__name__), lambda argument: argument
        )
    from .compile import cpu_twins, entry_point

    made = cpu_twins(bound, cpu_folder(game, bound, checked), progress, boundscheck=checked)
    return Functions(bound.entries, lambda entry: entry_point(made.function(entry)), as_numpy)


def compile_all(
    game: Game, checked: bool = False, entries: Entries = ENTRIES, progress: Progress | None = None
) -> None:
    """Compile all entry points into the cache."""
    made = built(game, program(game, entries), "cpu", checked, progress)
    for entry in entries:
        getattr(made, entry.__name__)


def is_compiled(game: Game, entries: Entries = ENTRIES) -> bool:
    """Whether all entry points are in the cache."""
    if not has_compiler():
        return side_module.module_file(game).exists()
    from .compile import entry_file

    folder = cpu_folder(game, program(game, entries), checked=False)
    return all(entry_file(folder, entry.__name__).exists() for entry in entries)


def cpu_folder(game: Game, bound: Program, checked: bool) -> Path:
    return folder(game, bound, "checked" if checked else "")


def folder(game: Game, bound: Program, *made_from: str) -> Path:
    """The cache folder of a program, keyed by its entry points, fingerprint, compiler versions and other inputs."""
    from .compile import compilers

    return cache_folder(f"{game.name}-{bound.entries[0].__name__}", fingerprint(bound), compilers(), *made_from)


def program(game: Game, entries: Entries = ENTRIES, bound: Mapping[Any, Any] = {}) -> Program:
    within = (game.package, "galapagos.engine", *(entry.__module__ for entry in entries))
    binding = {**bindings(game), **bound}
    return Program(entries, within, {**binding, table.Table: binding[contract.State]})


def bindings(game: Game) -> dict[Any, Any]:
    """The mapping from the contract's stubs to a game's own state and functions."""
    bound: dict[Any, Any] = {getattr(contract, name): getattr(game.rules, name) for name in RULES} | {
        event.tell: event.say_nothing
    }
    heuristics, observe = game.module("heuristics"), game.module("observe").observe
    return bound | {
        contract.State: game.state,
        contract.value: heuristics.value,
        contract.pace: heuristics.pace,
        contract.avoids: getattr(heuristics, "avoids", contract.avoids),
        contract.observe: observe,
    }


def as_numpy(value: Any) -> Any:
    """The same memory for compiled code: a numpy record for a struct, an array for a buffer."""
    import numpy as np

    memory: Any = value
    if isinstance(value, ctypes.Array):
        return np.frombuffer(memory, dtype(memory._type_))
    if isinstance(value, ctypes.Structure):
        return np.frombuffer(memory, dtype(type(memory)))[0]
    return value


def dtype(c_type: Any) -> Any:
    """The numpy dtype of a ctypes type, cached because creating it is slow."""
    import numpy as np

    if c_type not in _dtypes:
        _dtypes[c_type] = np.dtype(c_type)
    return _dtypes[c_type]


_dtypes: dict[Any, Any] = {}
