"""Initiative: longer tails act earlier (E3, E20)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import RANK
from ..data import DINOSAURS, Card, Gene
from ..events import DREW, ORDERED, RANKED
from ..reason import Reason
from ..state import Phase, State, Ties, all_seats


def begin_initiative(s: State) -> None:
    s.phase = Phase.INITIATIVE
    for turn in range(s.seats):
        s.order[turn] = 0


def has_place(s: State, seat: int) -> bool:
    return any(s.order[turn] == seat for turn in range(s.turn))


def claim(s: State, seat: int) -> int:
    """E3, E20: Head Start, then more tails, then fewer dinosaurs (or more, by option); the greatest is first."""
    species, ties = s.species[seat], s.options.initiative_ties
    dinosaurs = DINOSAURS - species.dinosaurs if ties == Ties.FEWER else species.dinosaurs if ties == Ties.MORE else 0
    return (species.effects[Card.HEAD_START] * 16 + species.genes[Gene.TAIL]) * 16 + dinosaurs


def rank_species(s: State) -> bool:
    """E3: one place after another, until some are tied and their place is drawn; whether everybody has one."""
    while s.turn < s.seats:
        best, first, tied = -1, 0, 0
        for seat in all_seats(s):
            if not has_place(s, seat):
                if claim(s, seat) > best:
                    best, first, tied = claim(s, seat), seat, 1
                elif claim(s, seat) == best:
                    tied += 1
        if tied > 1:
            return False
        s.order[s.turn] = first
        s.turn += 1
        tell(s, RANKED, first, s.turn)
    s.turn = 0
    for turn in range(s.seats):
        tell(s, ORDERED, s.order[turn])
    return True


# --- Tied species


def rank_refusal(s: State, seat: int) -> Reason:
    """E3: a species without a place, and no other such has a better claim to the next one."""
    if seat >= s.seats or has_place(s, seat):
        return Reason.NOT_TIED
    has_better = any(claim(s, other) > claim(s, seat) and not has_place(s, other) for other in all_seats(s))
    return Reason.NOT_TIED if has_better else Reason.LEGAL


def rank(s: State, seat: int) -> None:
    s.order[s.turn] = seat
    s.turn += 1
    s.drew |= 1 << seat
    tell(s, DREW, seat, s.turn)


RANKING = Question("initiative", Phase.INITIATIVE, None, (Verb(RANK, rank_refusal, each(all_seats), rank),))
