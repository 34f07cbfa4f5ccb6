"""The load of the machine. Each benchmark prints it beside its figures, because load makes them worse."""

from __future__ import annotations

import os


def load() -> float:
    """The number of running processes, averaged over the last minute."""
    return os.getloadavg()[0]
