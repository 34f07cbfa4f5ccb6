"""The command `galapagos`. Heavy modules are imported inside the commands, so that `--help` is fast."""

from __future__ import annotations

from .app import main, run

__all__ = ["main", "run"]
