"""What must hold in every position: components are conserved, bounds are kept, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from galapagos.engine.contract import OVER

from ..data import (
    ALL_CARDS,
    CARD_COPIES,
    CARD_KINDS,
    CLIMATES,
    DINOSAURS,
    GENE_COPIES,
    GENES,
    LAST_METEOR,
    LEAST_SEATS,
    MAX_TABLE,
    METEOR,
    METEOR_STARTS,
    NOWHERE,
    SEATS,
    SPACES,
    Board,
    Gene,
)
from ..state import NO_TIMING, TIMINGS, BoardChoice, Ending, Phase, State, Ties, board_for, is_of, timing_of, zone_of


class Fault(IntEnum):
    NONE = 0
    FRAME = 1               # a number stands for no seat, phase, space, card …
    GENES = 2
    CARDS = 3
    HAND = 4
    TRACKS = 5
    ORDER = 6
    DINOSAURS = 7
    OFF_THE_ISLAND = 8
    POINTS = 9
    STALE_PLAY = 10
    STALE_ROW = 11
    STALE_SEAT = 12
    STALE_COUNTER = 13


def audit(s: State) -> Fault:
    if not is_framed(s):
        return Fault.FRAME
    if not conserves_genes(s):
        return Fault.GENES
    if not conserves_cards(s):
        return Fault.CARDS
    if not counts_hands(s):
        return Fault.HAND
    if not 0 <= s.climate < CLIMATES or not keeps_time(s) or (s.ending != 0 and not has_struck(s)):
        return Fault.TRACKS
    if not orders_seats(s):
        return Fault.ORDER
    fault = audit_island(s)
    return audit_stale(s) if fault == Fault.NONE else fault


# --- Frame


def is_framed(s: State) -> bool:
    """Whatever stands for a seat, a phase, a space, a card or a gene is one."""
    if not LEAST_SEATS <= s.seats <= SEATS or not OVER <= s.actor < s.seats or not 0 <= s.phase < len(TIMINGS):
        return False
    if not 0 <= s.attacker < SPACES or not 0 <= s.defender < SPACES or not 0 <= s.ending <= Ending.TRACK_END:
        return False
    for turn in range(s.seats):
        if not 0 <= s.order[turn] < s.seats:
            return False
    return has_options(s) and has_island(s) and is_table(s) and are_rows(s)


def has_options(s: State) -> bool:
    options = s.options
    if not 0 <= options.board <= BoardChoice.BC or not 0 <= options.initiative_ties <= Ties.CHANCE:
        return False
    return 0 <= options.genes <= 1 and 0 <= options.rebid_same_row <= 1


def has_island(s: State) -> bool:
    """E1: only four players have a choice."""
    if s.seats != 4:
        return s.board == board_for(s.seats) and s.options.board == BoardChoice.AUTO
    if s.options.board == BoardChoice.AUTO:
        return s.board == Board.AD or s.board == Board.BC
    return s.board == (Board.AD if s.options.board == BoardChoice.AD else Board.BC)


def is_table(s: State) -> bool:
    if not 0 <= s.plays <= MAX_TABLE:
        return False
    for i in range(s.plays):
        play = s.table[i]
        if not 0 <= play.seat < s.seats or not 0 <= play.card < CARD_KINDS or not 0 <= play.withdrawn <= 1:
            return False
    return True


def are_rows(s: State) -> bool:
    for row in range(SEATS):
        here = s.rows[row]
        if not 0 <= here.gene <= GENES or not 0 <= here.bidder <= s.seats or here.bid < 0:
            return False
        if row >= s.seats and (here.gene != 0 or here.bidder != 0 or here.bid != 0):
            return False
    return True


# --- Tracks


def has_struck(s: State) -> bool:
    """E14: on the last space, or by a roll on a space with faces."""
    return s.meteor == LAST_METEOR if s.ending == Ending.TRACK_END else s.meteor < LAST_METEOR and METEOR[s.meteor] > 0


def has_advanced(s: State) -> bool:
    """E14: whether the meteor has moved in this round."""
    return Phase.METEOR <= s.phase <= Phase.GAME_END_EVENTS


def keeps_time(s: State) -> bool:
    """E14: one space in each round, from the start space of this number of players; on the last one the game is over."""
    start = METEOR_STARTS[s.seats]
    if s.phase <= Phase.START:
        return s.round == 0 and s.meteor == start
    spaces = s.round if has_advanced(s) else s.round - 1
    return s.round > 0 and s.meteor == start + spaces and (s.meteor < LAST_METEOR or (s.meteor == LAST_METEOR and s.ending != 0))


# --- Components


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
    for card in range(CARD_KINDS):
        count = s.deck[card] + s.discard[card]
        for seat in range(s.seats):
            count += s.species[seat].hand[card]
        for i in range(s.plays):
            count += 1 if s.table[i].card == card else 0
        if s.deck[card] < 0 or count != CARD_COPIES[card]:
            return False
        size += s.discard[card]
    for seat in range(s.seats):
        size += s.species[seat].cards
    return size + s.plays == ALL_CARDS


def counts_hands(s: State) -> bool:
    """A hand is known with all its cards, or hidden."""
    for seat in range(s.seats):
        known = 0
        for card in range(CARD_KINDS):
            if s.species[seat].hand[card] < 0:
                return False
            known += s.species[seat].hand[card]
        if known != s.species[seat].cards and known != 0:
            return False
    return True


def orders_seats(s: State) -> bool:
    """Once there is an order, every seat has its place."""
    if not 0 <= s.turn < s.seats:
        return False
    if s.phase <= Phase.START or s.phase == Phase.INITIATIVE:
        return True
    seen = 0
    for turn in range(s.seats):
        seen |= 1 << s.order[turn]
    return seen == (1 << s.seats) - 1


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


# --- Leftovers


def audit_stale(s: State) -> Fault:
    for i in range(s.plays, MAX_TABLE):
        if s.table[i].seat != 0 or s.table[i].card != 0 or s.table[i].withdrawn != 0:
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
    return audit_counters(s)


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
