"""Initiative: longer tails act earlier (E3, E20)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import RANK
from ..data import DINOSAURS, Event, Gene
from ..reason import Reason
from ..state import NOBODY, State, Ties, in_effect


def start_initiative(s: State) -> None:
    for turn in range(s.seats):
        s.order[turn] = 0
    s.turn = 0
    fill_order(s)


def claim(s: State, seat: int) -> int:
    """E3, E20: Head Start, then more tails, then fewer dinosaurs (or more, by option); the greatest is first."""
    species = s.species[seat]
    dinosaurs = 0
    if s.options.initiative_ties == Ties.FEWER:
        dinosaurs = DINOSAURS - species.dinosaurs
    elif s.options.initiative_ties == Ties.MORE:
        dinosaurs = species.dinosaurs
    return (in_effect(species, Event.HEAD_START) * 16 + species.genes[Gene.TAIL]) * 16 + dinosaurs


def has_place(s: State, seat: int) -> bool:
    for turn in range(s.turn):
        if s.order[turn] == seat:
            return True
    return False


def is_next(s: State, seat: int) -> bool:
    """Whether no species without a place has a better claim to the next one."""
    if has_place(s, seat):
        return False
    for other in range(s.seats):
        if claim(s, other) > claim(s, seat) and not has_place(s, other):
            return False
    return True


def fill_order(s: State) -> None:
    """E3: one place after another, until some are tied; their place is drawn."""
    while s.turn < s.seats:
        first, tied = 0, 0
        for seat in range(s.seats):
            if is_next(s, seat):
                first = seat
                tied += 1
        if tied > 1:
            s.actor = CHANCE
            return
        s.order[s.turn] = first
        s.turn += 1
    s.turn = 0
    s.actor = NOBODY


def rank_refusal(s: State, seat: int) -> Reason:
    return Reason.LEGAL if seat < s.seats and is_next(s, seat) else Reason.NOT_TIED


def list_ranks(s: State, out: Actions) -> int:
    n = 0
    for seat in range(s.seats):
        if rank_refusal(s, seat) == Reason.LEGAL:
            out[n] = code(RANK, seat)
            n += 1
    return n


def rank(s: State, seat: int) -> None:
    s.order[s.turn] = seat
    s.turn += 1
    fill_order(s)
