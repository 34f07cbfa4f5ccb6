"""Stored data that can no longer be read, for example after a disk fault."""

from __future__ import annotations

import logging

from .rows import Damaged

log = logging.getLogger(__name__)

logged: set[str] = set()  # damage that this process has logged


def damaged(what: str, why: Exception | str) -> Damaged:
    """The exception to raise. The same damage is logged only once."""
    if what not in logged:
        logged.add(what)
        log.error(
            "%s: restore a backup",
            what,
            extra={"why": str(why) if isinstance(why, str) else f"{type(why).__name__}: {why}"},
        )
    return Damaged("store-damaged")
