"""Whose turn it is to write to a file, among processes that do so all the time."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class Turn:
    """SQLite tries again after a nap, and naps longer and longer; whoever waits for a file's lock is woken when it is free."""

    def __init__(self, path: Path) -> None:
        self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def __enter__(self) -> None:
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *error: object) -> None:
        fcntl.flock(self.file, fcntl.LOCK_UN)
