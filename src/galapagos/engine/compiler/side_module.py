"""Load a game's WebAssembly side module with ctypes. CPython in WebAssembly has no compiler, so it needs one.
`wasm.build` makes the modules."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..game import Game
from .cache import cache_home


def module_file(game: Game) -> Path:
    """Where the module of a game must lie. A game with other components has a name of its own, and so no module."""
    return cache_home() / "modules" / f"{game.name}.so"


def load_entry(game: Game, name: str) -> Callable[..., None]:
    """An entry point of the module, which takes ctypes memory."""
    function = getattr(ctypes.CDLL(str(module_file(game))), name)
    function.restype = None

    def call(*arguments: Any) -> None:
        function(*(word for argument in arguments for word in words(argument)))

    return call


def words(argument: Any) -> Iterator[Any]:
    """An argument as the module takes it: an int, an address, or an address and a length."""
    if isinstance(argument, int):
        yield ctypes.c_int64(argument)
        return
    yield ctypes.byref(argument)
    if isinstance(argument, ctypes.Array):
        yield ctypes.c_uint32(len(argument))
