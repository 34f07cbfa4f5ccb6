"""Data that was written and cannot be read any more, for example after a fault of the disk."""

from __future__ import annotations

import logging

from . import Damaged

log = logging.getLogger(__name__)

logged: set[str] = set()  # what the log of this process has named


def damaged(what: str, why: Exception | str) -> Damaged:
    """What to raise. The log names the same damage once, however often somebody comes upon it."""
    if what not in logged:
        logged.add(what)
        log.error(
            "%s: restore a backup",
            what,
            extra={"why": str(why) if isinstance(why, str) else f"{type(why).__name__}: {why}"},
        )
    return Damaged("store-damaged")
