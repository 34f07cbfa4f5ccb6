"""Initiative: longer tails act earlier (E3, E20)."""

from __future__ import annotations

from galapagos.engine.event import tell
from galapagos.engine.question import Question, Verb, each

from ..actions import RANK
from ..data import DINOSAURS, Card, Gene
from ..events import DREW, ORDERED, RANKED
from ..reason import Reason
from ..state import Phase, State, Ties, all_seats, in_effect


def begin_initiative(s: State) -> None:
    s.phase = Phase.INITIATIVE
    for turn in range(s.seats):
        s.order[turn] = 0


def claim(s: State, seat: int) -> int:
    """E3, E20: Head Start, then more tails, then fewer dinosaurs (or more, by option); the greatest is first."""
    species = s.species[seat]
    dinosaurs = 0
    if s.options.initiative_ties == Ties.FEWER:
        dinosaurs = DINOSAURS - species.dinosaurs
    elif s.options.initiative_ties == Ties.MORE:
        dinosaurs = species.dinosaurs
    return (in_effect(species, Card.HEAD_START) * 16 + species.genes[Gene.TAIL]) * 16 + dinosaurs


def has_place(s: State, seat: int) -> bool:
    for turn in range(s.turn):
        if s.order[turn] == seat:
            return True
    return False


def is_next(s: State, seat: int) -> bool:
    """Whether no species without a place has a better claim to the next one."""
    if has_place(s, seat):
        return False
    for other in all_seats(s):
        if claim(s, other) > claim(s, seat) and not has_place(s, other):
            return False
    return True


def rank_species(s: State) -> bool:
    """E3: one place after another, until some are tied and their place is drawn; whether everybody has one."""
    while s.turn < s.seats:
        first, tied = 0, 0
        for seat in all_seats(s):
            if is_next(s, seat):
                first = seat
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
    return Reason.LEGAL if seat < s.seats and is_next(s, seat) else Reason.NOT_TIED


def rank(s: State, seat: int) -> None:
    s.order[s.turn] = seat
    s.turn += 1
    tell(s, DREW, seat, s.turn)


RANKING = Question("initiative", Phase.INITIATIVE, None, (Verb(RANK, rank_refusal, each(all_seats), rank),))
