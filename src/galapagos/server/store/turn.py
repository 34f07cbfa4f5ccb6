"""Whose turn it is to write to a file, among processes that do so all the time."""

from __future__ import annotations

import fcntl
import os
import time
import weakref
from pathlib import Path

from . import Full

PATIENCE = 10.0                 # seconds that another process may take
NAP = 0.0005


class Turn:
    """SQLite tries again after a nap, too, but naps longer and longer, up to a tenth of a second: whoever waits in a row with others waits for nothing."""

    def __init__(self, path: Path) -> None:
        self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        weakref.finalize(self, os.close, self.file)

    def __enter__(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if time.monotonic() > until:
                    raise Full("store-locked") from None
            time.sleep(NAP)

    def __exit__(self, *error: object) -> None:
        fcntl.flock(self.file, fcntl.LOCK_UN)
