"""Phase 2: disease manifestations; how a disease is contracted and passed on (L8, L9, L12, L19)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import DRAW
from ..data import DISEASES, INFERIORITY_COST, LEPROSY_COST, LIMPING_COST, Disease
from ..reason import Reason
from ..state import Phase, State, is_on_ring, suffers
from .dice import has_rolled_one
from .energy import owe, spend
from .immunity import check_bearer


def manifest(s: State) -> None:
    """Phase 2, for the laborigine that moves. Mutations, immunity loss and storage disorder act where they belong."""
    s.phase = Phase.MOA_MOVEMENT
    s.distance = s.die
    if suffers(s, s.mover, Disease.LEPROSY):
        spend(s, s.mover, LEPROSY_COST)
    elif suffers(s, s.mover, Disease.INFERIORITY_COMPLEX):
        if has_rolled_one(s):
            owe(s, s.mover, INFERIORITY_COST)           # L8: the flag does not protect
    elif suffers(s, s.mover, Disease.LIMPING):
        if s.die % 2 == 0:                              # L12: the die itself
            spend(s, s.mover, LIMPING_COST)
    elif suffers(s, s.mover, Disease.HYPERACTIVITY):
        s.distance = 2 * s.die                          # L12: for the whole turn


# --- Disease (the trap): a new card for all


def draw_refusal(s: State, disease: int) -> Reason:
    """L19: when the pile is empty, all eight cards are shuffled, the active one included."""
    if s.pile > 0 and s.drawn >> disease & 1:
        return Reason.NOT_IN_THE_PILE
    return Reason.LEGAL


def list_draws(s: State, out: Actions) -> int:
    n = 0
    for disease in range(1, DISEASES + 1):
        if draw_refusal(s, disease) == Reason.LEGAL:
            out[n] = code(DRAW, disease - 1)
            n += 1
    return n


def draw(s: State, disease: int) -> None:
    """L19: the marker and the new card take effect together."""
    if s.pile == 0:
        s.pile = DISEASES
        s.drawn = 0
    s.pile -= 1
    s.drawn |= 1 << disease
    s.disease = disease
    s.laborigines[s.mover].infected = 1
    check_bearer(s)
    s.phase = Phase.TURN_END


# --- Encounters: the disease passes


def pass_disease(s: State) -> None:
    """L15: if exactly one of the two is infected, the other one is afterwards. Who died passes and takes nothing."""
    s.phase = Phase.LEAVING
    if is_on_ring(s, s.met):
        mover, met = s.laborigines[s.mover], s.laborigines[s.met]
        if mover.infected != met.infected:
            mover.infected, met.infected = met.infected, mover.infected
            check_bearer(s)
    s.met = 0
