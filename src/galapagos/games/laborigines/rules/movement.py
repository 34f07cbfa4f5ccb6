"""Phase 3: Moa moves, then the laborigine; encounters repeat the movement (L13 to L15, L17)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import MOVE
from ..data import ACID_COST, BOOTY, MOA_COST, TILES, Disease
from ..state import NOBODY, OFF, Phase, State, is_immune, laborigine_at, owner, suffers
from .energy import spend, transfer
from .immunity import drop_flag, gain_flag

# --- 3a. Moa movement


def move_moa(s: State) -> None:
    """3a: clockwise by its die, again from each occupied tile. L25: with twins it is not there."""
    if s.moa == OFF:
        s.phase = Phase.LEAVING if s.second_twin else Phase.MANIPULATION
        return
    s.moa = (s.moa + s.other_die) % TILES
    who = laborigine_at(s, s.moa, NOBODY)
    if who == NOBODY:
        s.phase = Phase.MANIPULATION
    else:
        meet_moa(s, who)


def meet_moa(s: State, who: int) -> None:
    """L14: whoever moved, the laborigine loses the flag or spends 2."""
    if is_immune(s, who):
        drop_flag(s)
    else:
        spend(s, who, MOA_COST)


# --- 3b. Laborigine movement


def list_directions(out: Actions) -> int:
    out[0] = code(MOVE, 0)
    out[1] = code(MOVE, 1)
    return 2


def head(s: State, direction: int) -> None:
    """The direction is named: 0 is clockwise, 1 counterclockwise."""
    s.direction = 1 - 2 * direction
    s.phase = Phase.LEAVING


def leave(s: State) -> None:
    """Leaves a tile: at once over the whole distance, or through acid step by step (L17)."""
    if s.steps == 0:
        s.steps = s.distance
    if s.laborigines[s.mover].acid != 0:
        s.phase = Phase.CROSSING
        spend(s, s.mover, ACID_COST)
    else:
        walk(s, s.steps)


def cross(s: State) -> None:
    walk(s, 1)


def walk(s: State, steps: int) -> None:
    mover = s.laborigines[s.mover]
    mover.place = (mover.place + s.direction * steps) % TILES
    s.steps -= steps
    s.phase = Phase.LANDING if s.steps == 0 else Phase.LEAVING


def land(s: State) -> None:
    """L13: an occupied tile means an encounter and the same distance again; where he started from counts as empty."""
    place = s.laborigines[s.mover].place
    met = laborigine_at(s, place, s.mover)
    if met != NOBODY:
        s.met = met
        s.phase = Phase.CONTAGION
        meet(s, met)
    elif place == s.moa:
        s.phase = Phase.LEAVING
        meet_moa(s, s.mover)
    else:
        s.phase = Phase.ARRIVAL


def meet(s: State, met: int) -> None:
    """L15: the moving one takes the flag, otherwise tokens. L25: own twins move no tokens. L10: nor does he who cannot gain."""
    if is_immune(s, met):
        gain_flag(s, s.mover)
    elif owner(s, met) != s.active and not suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
        transfer(s, met, s.active, BOOTY)
