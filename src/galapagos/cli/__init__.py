"""The command `galapagos`. Nothing heavy is imported before a command needs it, so that `--help` answers at once."""

from __future__ import annotations

from .app import main, run

__all__ = ["main", "run"]
