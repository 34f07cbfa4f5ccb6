"""What must hold in every position: components are conserved, bounds are kept, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from galapagos.engine.language.contract import OVER

from .. import data, island
from ..state import (
    NO_TIMING,
    TIMINGS,
    BoardChoice,
    Ending,
    Phase,
    Play,
    Row,
    Species,
    State,
    Ties,
    all_cards,
    all_genes,
    all_seats,
    board_for,
    is_empty,
    is_of,
    timing_of,
    zone_of,
)


class Fault(IntEnum):
    NONE = 0
    FRAME = 1  # a number stands for no seat, phase, space, card …
    TRACKS = 2
    ORDER = 3
    GENES = 4
    CARDS = 5
    HAND = 6
    DINOSAURS = 7
    POINTS = 8
    STALE = 9  # what belongs to another phase or to nobody


def audit(s: State) -> Fault:
    if not is_framed(s):
        return Fault.FRAME
    if not keeps_time(s) or (s.ending != 0 and not has_struck(s)):
        return Fault.TRACKS
    if (
        s.phase > Phase.START
        and s.phase != Phase.INITIATIVE
        and sum(1 << seat for seat in s.order[: s.seats]) != (1 << s.seats) - 1
    ):
        return Fault.ORDER
    if not all(conserves_gene(s, gene) for gene in all_genes(s)):
        return Fault.GENES
    if not all(conserves_card(s, card) for card in all_cards(s)) or not counts_cards(s):
        return Fault.CARDS
    if not all(is_hand(s.species[seat]) for seat in all_seats(s)):
        return Fault.HAND
    if not all(counts_dinosaurs(s, seat) for seat in all_seats(s)) or not all(
        is_sound(s, space) for space in range(island.SPACES)
    ):
        return Fault.DINOSAURS
    if any(species.points < 0 for species in s.species):
        return Fault.POINTS
    return Fault.NONE if is_clean(s) and is_in_phase(s) else Fault.STALE


# --- Frame: whatever stands for a seat, a phase, a space, a card or a gene is one


def is_framed(s: State) -> bool:
    if (
        not data.LEAST_SEATS <= s.seats <= data.SEATS
        or not OVER <= s.actor < s.seats
        or not 0 <= s.turn < s.seats
        or not 0 <= s.phase < len(TIMINGS)
    ):
        return False
    if (
        not 0 <= s.attacker < island.SPACES
        or not 0 <= s.defender < island.SPACES
        or not 0 <= s.ending <= Ending.TRACK_END
        or not 0 <= s.climate < data.CLIMATES
    ):
        return False
    if not has_options(s) or not has_island(s) or not 0 <= s.plays <= data.MAX_TABLE or not 0 <= s.drew < 1 << s.seats:
        return False
    return (
        all(0 <= seat < s.seats for seat in s.order)
        and all(0 <= face <= data.DIE for face in s.rolls)
        and all(is_play(s, play) for play in s.table[: s.plays])
        and all(is_row(s, row) for row in s.rows)
    )


def has_options(s: State) -> bool:
    options = s.options
    if not 0 <= options.board <= BoardChoice.BC or not 0 <= options.initiative_ties <= Ties.CHANCE:
        return False
    return 0 <= options.genes <= 1 and 0 <= options.rebid_same_row <= 1 and 0 <= options.map <= data.Map.EVEN


def has_island(s: State) -> bool:
    """E1: only four players have a choice."""
    if s.options.board != BoardChoice.AUTO:
        return s.seats == 4 and s.board == (data.Board.AD if s.options.board == BoardChoice.AD else data.Board.BC)
    return s.board == board_for(s.seats) or (s.seats == 4 and s.board == data.Board.BC)


def is_play(s: State, play: Play) -> bool:
    return 0 <= play.seat < s.seats and 0 <= play.card < data.CARD_KINDS and 0 <= play.withdrawn <= 1


def is_row(s: State, row: Row) -> bool:
    return 0 <= row.gene <= data.GENES and 0 <= row.bidder <= s.seats and row.bid >= 0


# --- Tracks


def has_struck(s: State) -> bool:
    """E14: on the last space, or by a roll on a space with faces."""
    return (
        s.meteor == data.LAST_METEOR
        if s.ending == Ending.TRACK_END
        else s.meteor < data.LAST_METEOR and data.METEOR[s.meteor] > 0
    )


def has_advanced(s: State) -> bool:
    """E14: whether the meteor has moved in this round."""
    return s.phase >= Phase.METEOR


def keeps_time(s: State) -> bool:
    """E14: one space in each round, from the start space of this number of players; on the last one the game is
    over."""
    start = data.METEOR_STARTS[s.seats]
    if s.phase <= Phase.START:
        return s.round == 0 and s.meteor == start
    spaces = s.round if has_advanced(s) else s.round - 1
    return s.round > 0 and s.meteor == start + spaces and (s.meteor < data.LAST_METEOR or s.ending != 0)


# --- Components


def conserves_gene(s: State, gene: int) -> bool:
    """E17: a card gene that is paid is out of the game, though it still lies on its row."""
    on_rows = 0 if s.phase == Phase.CARD_GENES else sum(row.gene == gene + 1 for row in s.rows)
    spent = s.spent_genes if gene == data.Gene.CARD else 0
    return (
        s.bag[gene] >= 0
        and s.bag[gene] + on_rows + spent + sum(species.genes[gene] for species in s.species) == data.GENE_COPIES[gene]
    )


def conserves_card(s: State, card: int) -> bool:
    held = sum(species.hand[card] for species in s.species) + sum(play.card == card for play in s.table[: s.plays])
    return s.deck[card] >= 0 and s.deck[card] + s.discard[card] + held == data.CARD_COPIES[card]


def counts_cards(s: State) -> bool:
    """Hidden hands included."""
    return (
        s.deck_size + s.plays + sum(n for n in s.discard) + sum(species.cards for species in s.species)
        == data.ALL_CARDS
    )


def is_hand(species: Species) -> bool:
    """A hand is known with all its cards, or hidden."""
    known = sum(n for n in species.hand)
    return (known == species.cards or known == 0) and all(n >= 0 for n in species.hand)


def counts_dinosaurs(s: State, seat: int) -> bool:
    """In all, and zone by zone."""
    species = s.species[seat]
    if species.dinosaurs != sum(n for n in species.zones) or species.dinosaurs > data.DINOSAURS:
        return False
    return all(
        species.zones[zone]
        == sum(is_of(s, space, seat) and zone_of(s, space) == zone for space in range(island.SPACES))
        for zone in range(data.ZONE_COUNT)
    )


def is_sound(s: State, space: int) -> bool:
    """Somebody's dinosaur stands on the island; only such a one was born, and not before births."""
    if is_empty(s, space):
        return s.newborn[space] == 0
    return (
        0 < s.owners[space] <= s.seats
        and zone_of(s, space) != island.NOWHERE
        and 0 <= s.newborn[space] <= (1 if s.phase >= Phase.BIRTHS else 0)
    )


# --- Leftovers


def is_clean(s: State) -> bool:
    """Room that nobody uses is empty."""
    return (
        all(play.seat == 0 and play.card == 0 and play.withdrawn == 0 for play in s.table[s.plays :])
        and all(
            species.points == 0 and species.dinosaurs == 0 and species.cards == 0 and all(n == 0 for n in species.zones)
            for species in s.species[s.seats :]
        )
        and all(row.gene == 0 and row.bidder == 0 and row.bid == 0 for row in s.rows[s.seats :])
        and all(seat == 0 for seat in s.order[s.seats :])
    )


def is_in_phase(s: State) -> bool:
    """What belongs to one phase is zero in the others."""
    if timing_of(s) == NO_TIMING and (s.asked != 0 or s.passes != 0 or s.plays != 0):
        return False
    if s.phase != Phase.COMBAT and (s.attacker != 0 or s.defender != 0 or (s.phase != Phase.MOVEMENT and s.feet != 0)):
        return False
    if s.phase != Phase.BIRTHS and (s.babies != 0 or s.homeless != 0 or any(nest != 0 for nest in s.nests)):
        return False
    if s.phase != Phase.SURVIVAL and (s.extreme != 0 or s.condemned != 0):
        return False
    if (
        s.phase != Phase.AUCTION
        and s.phase != Phase.CARD_GENES
        and any(row.bidder != 0 or row.bid != 0 for row in s.rows)
    ):
        return False
    return (s.phase >= Phase.GENES or all(row.gene == 0 for row in s.rows)) and (
        s.phase == Phase.AUCTION or s.lost_row == 0
    )
