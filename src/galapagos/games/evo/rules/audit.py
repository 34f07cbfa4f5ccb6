"""What must hold in every position: components are conserved, bounds are kept, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from ..data import (
    ALL_CARDS,
    CLIMATES,
    DINOSAURS,
    EVENT_COPIES,
    EVENTS,
    GENE_COPIES,
    GENES,
    LAST_METEOR,
    MAX_TABLE,
    NOWHERE,
    SEATS,
    SPACES,
    TIMED,
    Gene,
    Timing,
)
from ..state import NO_TIMING, TIMINGS, Phase, State, is_of, timing_of, zone_of


class Fault(IntEnum):
    NONE = 0
    GENES = 1
    CARDS = 2
    HAND = 3
    DINOSAURS = 4
    OFF_THE_ISLAND = 5
    POINTS = 6
    TRACKS = 7
    ORDER = 8
    STALE_PLAY = 9
    STALE_ROW = 10
    STALE_SEAT = 11
    STALE_COUNTER = 12
    STALE_EFFECT = 13


def audit(s: State) -> Fault:
    if not conserves_genes(s):
        return Fault.GENES
    if not conserves_cards(s):
        return Fault.CARDS
    if not counts_hands(s):
        return Fault.HAND
    if not 0 <= s.climate < CLIMATES or not 0 <= s.meteor <= LAST_METEOR:
        return Fault.TRACKS
    if not orders_seats(s):
        return Fault.ORDER
    fault = audit_island(s)
    return fault if fault != Fault.NONE else audit_stale(s)


def conserves_genes(s: State) -> bool:
    for gene in range(GENES):
        count = s.bag[gene]
        for seat in range(s.seats):
            count += s.species[seat].genes[gene]
        if s.phase != Phase.CARD_GENES:
            for row in range(SEATS):
                count += 1 if s.rows[row].gene == gene + 1 else 0
        if gene == Gene.CARD:
            count += s.spent_genes
        if s.bag[gene] < 0 or count != GENE_COPIES[gene]:
            return False
    return True


def conserves_cards(s: State) -> bool:
    size = s.deck_size
    for event in range(EVENTS):
        count = s.deck[event] + s.discard[event]
        for seat in range(s.seats):
            count += s.species[seat].hand[event]
        for i in range(s.plays):
            count += 1 if s.table[i].event == event else 0
        if s.deck[event] < 0 or count != EVENT_COPIES[event]:
            return False
        size += s.discard[event]
    for seat in range(s.seats):
        size += s.species[seat].cards
    return size + s.plays == ALL_CARDS


def counts_hands(s: State) -> bool:
    """A hand is known with all its cards, or hidden."""
    for seat in range(s.seats):
        known = 0
        for event in range(EVENTS):
            if s.species[seat].hand[event] < 0:
                return False
            known += s.species[seat].hand[event]
        if known != s.species[seat].cards and known != 0:
            return False
    return True


def orders_seats(s: State) -> bool:
    """Once there is an order, every seat has its place."""
    if s.round == 0 or s.phase == Phase.INITIATIVE or (s.round == 1 and s.phase == Phase.INITIATIVE_EVENTS):
        return True
    seen = 0
    for turn in range(s.seats):
        seen |= 1 << s.order[turn]
    return seen == (1 << s.seats) - 1 and 0 <= s.turn < s.seats


def audit_island(s: State) -> Fault:
    for seat in range(s.seats):
        count = 0
        for space in range(SPACES):
            count += 1 if is_of(s, space, seat) else 0
        if count != s.species[seat].dinosaurs or count > DINOSAURS:
            return Fault.DINOSAURS
        if s.species[seat].points < 0:
            return Fault.POINTS
    for space in range(SPACES):
        if not 0 <= s.owners[space] <= s.seats or (s.owners[space] != 0 and zone_of(s, space) == NOWHERE):
            return Fault.OFF_THE_ISLAND
    return Fault.NONE


def audit_stale(s: State) -> Fault:
    for i in range(s.plays, MAX_TABLE):
        if s.table[i].seat != 0 or s.table[i].event != 0 or s.table[i].withdrawn != 0:
            return Fault.STALE_PLAY
    for row in range(SEATS):
        bidding = s.phase == Phase.AUCTION or s.phase == Phase.CARD_GENES
        if not bidding and (s.rows[row].bidder != 0 or s.rows[row].bid != 0):
            return Fault.STALE_ROW
        if not bidding and s.phase < Phase.GENES and s.rows[row].gene != 0:
            return Fault.STALE_ROW
    for seat in range(s.seats, SEATS):
        if s.species[seat].points != 0 or s.species[seat].dinosaurs != 0 or s.species[seat].cards != 0 or s.order[seat] != 0:
            return Fault.STALE_SEAT
    if not ends_effects(s):
        return Fault.STALE_EFFECT
    return audit_counters(s)


def timing_at_work(s: State) -> int:
    """Whose cards may be in effect now."""
    if s.phase == Phase.COMBAT or s.phase == Phase.DINO_DOWN or s.phase == Phase.MOVEMENT:
        return Timing.MOVEMENT
    if s.phase == Phase.AUCTION or s.phase == Phase.CARD_GENES:
        return Timing.EVOLUTION
    if s.phase == Phase.INITIATIVE or s.phase == Phase.CLIMATE or s.phase == Phase.BIRTHS or s.phase == Phase.SURVIVAL:
        return TIMINGS[s.phase - 1]
    return NO_TIMING


def ends_effects(s: State) -> bool:
    """No card works outside its phase."""
    timing = timing_at_work(s)
    for event in range(EVENTS):
        if timing == NO_TIMING or not TIMED[timing] <= event < TIMED[timing + 1]:
            for seat in range(SEATS):
                if s.species[seat].effects[event] != 0:
                    return False
    return True


def audit_counters(s: State) -> Fault:
    """What belongs to one phase is zero in the others."""
    if timing_of(s) == NO_TIMING and (s.asked != 0 or s.passes != 0 or s.plays != 0):
        return Fault.STALE_COUNTER
    if s.phase != Phase.COMBAT and (s.attacker != 0 or s.defender != 0):
        return Fault.STALE_COUNTER
    if s.phase != Phase.MOVEMENT and s.phase != Phase.COMBAT and s.feet != 0:
        return Fault.STALE_COUNTER
    if s.phase != Phase.SURVIVAL and (s.extreme != 0 or s.condemned != 0):
        return Fault.STALE_COUNTER
    if s.phase != Phase.AUCTION and s.lost_row != 0:
        return Fault.STALE_COUNTER
    if s.phase != Phase.BIRTHS:
        nests = s.babies + s.homeless
        for space in range(SPACES):
            nests += s.nests[space]
        if nests != 0:
            return Fault.STALE_COUNTER
    return Fault.NONE
