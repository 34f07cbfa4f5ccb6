"""The disk cache of compiled code. Folder names are hashes of all inputs, so a stale build is never loaded."""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

KEPT = 12  # builds per name
SUFFIX = ".compiled"


def cache_home() -> Path:
    """The root of the cache: GALAPAGOS_CACHE, or the user's cache folder."""
    home = os.environ.get("GALAPAGOS_CACHE")
    return Path(home) if home else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "galapagos"


def cache_folder(name: str, *made_from: str) -> Path:
    """Create the folder for these inputs, and delete the least recently used ones of the same name."""
    folder = cache_home() / name / hashlib.sha256("\n".join(made_from).encode()).hexdigest()[:24]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


class CacheFile:
    """The cache of one compiled function. Numba's own cache ignores edits in other files and changed options.

    `pack` serializes the code, `unpack` loads it for a target. Unreadable code and code for another processor or GPU
    count as a miss.
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
        """Write the file atomically, because other processes read it. If it cannot be written, nothing is cached."""
        data = pickle.dumps((made.codegen.magic_tuple(), self.pack(made)))
        unfinished = self.path.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(data)
            unfinished.replace(self.path)
