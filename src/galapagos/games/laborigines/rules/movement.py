"""Phase 3: how Moa and laborigines move, and what encounters cost (L13 to L15, L17)."""

from __future__ import annotations

from galapagos.engine.event import tell

from ..actions import LaborigineId, Place
from ..data import ACID_COST, BOOTY, MOA_COST, TILES, Disease
from ..events import BLOCKED, CROSSED, MET, MET_MOA, MOA_MET, MOA_MOVED
from ..state import NOBODY, State, is_immune, laborigine_at, owner, suffers
from .energy import spend, transfer
from .immunity import drop_flag, gain_flag

# --- 3a. Moa movement


def move_moa(s: State) -> bool:
    """3a: clockwise by its die; whether it comes to an empty tile."""
    s.moa = Place((s.moa + s.other_die) % TILES)
    met = laborigine_at(s, s.moa, NOBODY)
    if met == NOBODY:
        tell(s, MOA_MOVED, s.moa)
        return True
    tell(s, MOA_MET, s.moa, met)
    suffer_moa(s, met)
    return False


def suffer_moa(s: State, who: LaborigineId) -> None:
    """L14: whoever moved, the laborigine loses the flag or spends 2."""
    if is_immune(s, who):
        drop_flag(s)
    else:
        spend(s, who, MOA_COST)


# --- 3b. Laborigine movement




def leave(s: State) -> None:
    """Over the whole distance; L17: with acid, a token for each tile that is left."""
    if s.steps == 0:
        s.steps = s.distance
    if s.laborigines[s.mover].acid != 0:
        spend(s, s.mover, ACID_COST)


def walk(s: State, steps: int) -> None:
    mover = s.laborigines[s.mover]
    mover.place = Place((mover.place + s.direction * steps) % TILES)
    s.steps -= steps
    if s.steps > 0:
        tell(s, CROSSED, s.mover, mover.place)


# --- Encounters


def attack(s: State, met: LaborigineId) -> None:
    """L15: the moving one takes the flag, otherwise tokens. L25: own twins move no tokens. L10: nor does he who cannot gain."""
    s.met = met
    tell(s, MET, s.mover, s.laborigines[met].place, met)
    if is_immune(s, met):
        gain_flag(s, s.mover)
    elif owner(s, met) != s.active:
        if suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
            tell(s, BLOCKED, s.mover)
        else:
            transfer(s, met, s.active, BOOTY)


def run_into_moa(s: State) -> None:
    tell(s, MET_MOA, s.mover, s.moa)
    suffer_moa(s, s.mover)
