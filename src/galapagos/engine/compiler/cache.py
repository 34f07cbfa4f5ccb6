"""Compiled code on the disk, in folders named by all that it was made from: an old build is never found again."""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

KEPT = 12  # builds of a name
SUFFIX = ".compiled"  # of the file of a function


def cache_home() -> Path:
    """Where compiled code is kept: GALAPAGOS_CACHE, or the user's cache folder."""
    home = os.environ.get("GALAPAGOS_CACHE")
    return Path(home) if home else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "galapagos"


def cache_folder(name: str, *made_from: str) -> Path:
    """It is made, and the least recently used ones of that name are dropped."""
    folder = cache_home() / name / hashlib.sha256("\n".join(made_from).encode()).hexdigest()[:24]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


class CacheFile:
    """Where Numba keeps one compiled function, in the place of its own cache, which knows neither edits in other files
    nor other options.

    `pack` makes of it what can be written, `unpack` is given that and what it was compiled for. Code for another
    processor or GPU, and whatever cannot be read, is as good as none.
    """

    def __init__(self, path: Path, pack: Callable[[Any], bytes], unpack: Callable[[Any, Any], Any]) -> None:
        self.path, self.pack, self.unpack = path, pack, unpack

    def load_overload(self, _signature: Any, target: Any) -> Any:
        with suppress(Exception):
            made_for, packed = pickle.loads(self.path.read_bytes())
            if made_for == target.codegen().magic_tuple():
                return self.unpack(target, pickle.loads(packed))
        return None

    def save_overload(self, _signature: Any, made: Any) -> None:
        """Whole or not at all: another process may read it meanwhile. Where nothing can be written, the next start
        compiles again."""
        data, unfinished = (
            pickle.dumps((made.codegen.magic_tuple(), self.pack(made))),
            self.path.with_suffix(f".{os.getpid()}"),
        )
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(data)
            unfinished.replace(self.path)
