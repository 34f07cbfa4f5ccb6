"""Immunity: the one flag, how it is gained, lost and removed (L7, L9, L14)."""

from __future__ import annotations

from ..data import Disease
from ..state import GONE, OWNERLESS, State, suffers


def gain_flag(s: State, who: int) -> None:
    """Immunity: whoever bore it loses it. L9: who suffers from immunity loss makes it ownerless instead."""
    if s.flag == GONE:
        return
    s.flag = OWNERLESS if suffers(s, who, Disease.IMMUNITY_LOSS) else who + 1


def drop_flag(s: State) -> None:
    """L14, L9: it belongs to nobody for the time being."""
    s.flag = OWNERLESS


def check_bearer(s: State) -> None:
    """L9: a bearer who now suffers from immunity loss loses the flag, by a new marker or by a new card."""
    if s.flag > 0 and suffers(s, s.flag - 1, Disease.IMMUNITY_LOSS):
        drop_flag(s)
