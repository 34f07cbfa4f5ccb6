"""Phase 2: disease manifestations; how a disease is contracted and passed on (L8, L9, L12, L19)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids

from ..actions import DRAW
from ..data import DISEASES, INFERIORITY_COST, LEPROSY_COST, LIMPING_COST, Disease
from ..events import CONTRACTED, HURRIED, INFECTED, SHUFFLED, STILL_ILL, SUFFERED
from ..reason import Reason
from ..state import Phase, State, is_on_ring, suffers
from .dice import has_rolled_one
from .energy import check_bearer, owe, spend


def manifest(s: State) -> None:
    """Phase 2, for the laborigine that moves. Mutations, immunity loss and storage disorder act where they belong."""
    s.distance = s.die
    if suffers(s, s.mover, Disease.LEPROSY):
        tell(s, SUFFERED, s.mover, s.disease - 1)
        spend(s, s.mover, LEPROSY_COST)
    elif suffers(s, s.mover, Disease.INFERIORITY_COMPLEX) and has_rolled_one(s):
        tell(s, SUFFERED, s.mover, s.disease - 1)
        owe(s, s.mover, INFERIORITY_COST)  # L8: the flag does not protect
    elif suffers(s, s.mover, Disease.LIMPING) and s.die % 2 == 0:  # L12: the die itself
        tell(s, SUFFERED, s.mover, s.disease - 1)
        spend(s, s.mover, LIMPING_COST)
    elif suffers(s, s.mover, Disease.HYPERACTIVITY):
        s.distance = 2 * s.die  # L12: for the whole turn
        tell(s, HURRIED, s.mover, s.distance)


def all_cards(s: State) -> Ids[int]:
    return ids(DISEASES)


def draw_refusal(s: State, card: int) -> Reason:
    """L19: when the pile is empty, all eight cards are shuffled, the active one included."""
    return Reason.NOT_IN_THE_PILE if s.pile > 0 and s.drawn >> card + 1 & 1 else Reason.LEGAL


def draw(s: State, card: int) -> None:
    """Disease (the trap), L19: the marker and the new card for all take effect together."""
    if s.pile == 0:
        s.pile = DISEASES
        s.drawn = 0
        tell(s, SHUFFLED)
    s.pile -= 1
    s.disease = card + 1
    s.drawn |= 1 << s.disease
    if s.laborigines[s.mover].infected != 0:
        tell(s, STILL_ILL, s.mover, card)
    else:
        tell(s, INFECTED, s.mover, card)
    s.laborigines[s.mover].infected = 1
    check_bearer(s)


INFECTION = Question("infection", Phase.INFECTION, None, (Verb(DRAW, draw_refusal, each(all_cards), draw),))


def pass_disease(s: State) -> None:
    """Encounters, L15: if exactly one of the two is infected, the other one is afterwards. Who died passes and takes
    nothing."""
    if is_on_ring(s, s.met):
        mover, met = s.laborigines[s.mover], s.laborigines[s.met]
        if mover.infected != met.infected:
            mover.infected, met.infected = met.infected, mover.infected
            if met.infected != 0:
                tell(s, CONTRACTED, s.mover, s.met)
            else:
                tell(s, CONTRACTED, s.met, s.mover)
            check_bearer(s)
