"""Initiative: longer tails act earlier (E3, E20)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import RANK
from ..data import DINOSAURS, Card, Gene
from ..events import DREW, ORDERED, RANKED
from ..reason import Reason
from ..state import Phase, State, Ties, all_seats

NO_CLAIM = 1 << 10          # above every claim


def begin_initiative(s: State) -> None:
    s.phase = Phase.INITIATIVE
    for turn in range(s.seats):
        s.order[turn] = 0


def who_has_a_place(s: State) -> int:
    """As bits, by seat."""
    return sum(1 << s.order[turn] for turn in range(s.turn))


def claim(s: State, seat: int, placed: int) -> int:
    """E3, E20: Head Start, then more tails, then fewer dinosaurs (or more, by option); the greatest is first. Who has a place claims less than nothing."""
    species, ties = s.species[seat], s.options.initiative_ties
    dinosaurs = DINOSAURS - species.dinosaurs if ties == Ties.FEWER else species.dinosaurs if ties == Ties.MORE else 0
    return (species.effects[Card.HEAD_START] * 16 + species.genes[Gene.TAIL]) * 16 + dinosaurs - (placed >> seat & 1) * NO_CLAIM


def rank_species(s: State) -> bool:
    """E3: one place after another, until some are tied and their place is drawn; whether everybody has one."""
    while s.turn < s.seats:
        best, first, tied, placed = -1, 0, 0, who_has_a_place(s)
        for seat in all_seats(s):
            mine = claim(s, seat, placed)
            tied = 1 if mine > best else tied + 1 if mine == best else tied
            first = seat if mine > best else first
            best = max(best, mine)
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
    placed = who_has_a_place(s)
    mine = claim(s, seat, placed) if seat < s.seats else -1
    return Reason.NOT_TIED if mine < 0 or any(claim(s, other, placed) > mine for other in all_seats(s)) else Reason.LEGAL


def rank(s: State, seat: int) -> None:
    s.order[s.turn] = seat
    s.turn += 1
    s.drew |= 1 << seat
    tell(s, DREW, seat, s.turn)


RANKING = Question("initiative", Phase.INITIATIVE, None, (Verb(RANK, rank_refusal, each(all_seats), rank),))
