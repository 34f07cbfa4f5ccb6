"""Immunity: the one flag, how it is gained, lost and removed (L7, L9, L14)."""

from __future__ import annotations

from galapagos.engine.event import tell

from ..actions import LaborigineId
from ..data import Disease
from ..events import FLAG_KEPT, FLAG_LOST, FLAG_MISSED, FLAG_SHUNNED, FLAG_TAKEN
from ..state import GONE, OWNERLESS, State, is_immune, suffers


def gain_flag(s: State, who: LaborigineId) -> None:
    """Immunity: whoever bore it loses it. L9: who suffers from immunity loss makes it ownerless instead."""
    if s.flag == GONE:
        tell(s, FLAG_MISSED)
    elif suffers(s, who, Disease.IMMUNITY_LOSS):
        drop_flag(s)
        tell(s, FLAG_SHUNNED, who)
    elif is_immune(s, who):
        tell(s, FLAG_KEPT, who)
    else:
        s.flag = who + 1
        tell(s, FLAG_TAKEN, who)


def drop_flag(s: State) -> None:
    """L14, L9: it belongs to nobody for the time being."""
    if s.flag > 0:
        tell(s, FLAG_LOST, LaborigineId(s.flag - 1))
        s.flag = OWNERLESS


def check_bearer(s: State) -> None:
    """L9: a bearer who now suffers from immunity loss loses the flag, by a new marker or by a new card."""
    if s.flag > 0 and suffers(s, LaborigineId(s.flag - 1), Disease.IMMUNITY_LOSS):
        drop_flag(s)
