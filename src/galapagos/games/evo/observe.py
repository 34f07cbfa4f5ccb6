"""A position of Evo as numbers for a learner: own seat first, own hand and nobody else's, counts as parts of what is plenty."""

from __future__ import annotations

from galapagos.engine.feature import Features, place_from, share
from galapagos.engine.struct import Floats

from .data import (
    BOARD_NAMES,
    CARD_KINDS,
    CARD_WORDS,
    CLIMATE_NAMES,
    GENE_NAMES,
    GENES,
    LEAST_SEATS,
    ROLL_NAMES,
    SEATS,
    SPACE_NAMES,
    SPACES,
)
from .state import Options, Phase, Row, Species, State, ideal_zone, zone_of

POINTS = 64
BIDS = 64
DINOSAURS = 16
CARDS = 8
MOST_WON = 8                # genes of a kind that a player has won
BAG = 16
COPIES = 2                  # of a card
TRACK = 16                  # spaces, rounds
FEET = 16

PLAYERS = tuple(f"player{place}" for place in range(SEATS))

FEATURES = Features()
PHASE = FEATURES.block("phase", len(Phase))
ASKED = FEATURES.block("asked", 1, PLAYERS)
COURSE = FEATURES.block("course", 1, ("round", "meteor", "feet", "babies", "homeless", "extreme", "condemned"))
ROLLS = FEATURES.block("roll", 1, ROLL_NAMES)
OPTIONS = FEATURES.block("options", 1, ("board", "initiative_ties", "genes", "rebid_same_row", "map"))
TABLE = FEATURES.block("seats", 1, tuple(map(str, range(LEAST_SEATS, SEATS + 1))))
BOARD = FEATURES.block("board", 1, BOARD_NAMES)
CLIMATE = FEATURES.block("climate", 1, CLIMATE_NAMES)
GENES_IN_BAG = FEATURES.block("bag", 1, GENE_NAMES)
HAND = FEATURES.block("hand", 1, CARD_WORDS)
DISCARD = FEATURES.block("discard", 1, CARD_WORDS)
OWN_EFFECTS = FEATURES.block("own_effect", 1, CARD_WORDS)
OTHER_EFFECTS = FEATURES.block("other_effect", 1, CARD_WORDS)
PLAYED = FEATURES.block("played", 1, CARD_WORDS, low=-1.0)              # own ones above 0, those of others below
PLAYER_COLUMNS = ("points", "dinosaurs", "cards", "order", *GENE_NAMES, "at_home", "in_the_cold", "in_the_heat", "lost")
PLAYER = FEATURES.block("player", SEATS, PLAYER_COLUMNS, high=4.0)      # the last ones: dinosaurs by what the climate means to their zones
ROW_COLUMNS = ("own", "other", "bid", *GENE_NAMES)
ROW = FEATURES.block("row", SEATS, ROW_COLUMNS)
SPACE = FEATURES.block("space", 1, SPACE_NAMES, low=-1.0)               # 1 for a dinosaur of one's own, below 0 for those of others
PLAYER_WIDTH, ROW_WIDTH = len(PLAYER_COLUMNS), len(ROW_COLUMNS)
ORDER, WON = 3, 4                                                       # columns of a player
AT_HOME, IN_THE_COLD, IN_THE_HEAT, LOST = range(WON + GENES, PLAYER_WIDTH)


def observe(s: State, seat: int, out: Floats) -> None:
    seats = s.seats
    out[PHASE + s.phase] = 1.0
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, seats)] = 1.0
    observe_table(s, out)
    observe_course(s, out)
    for card in range(CARD_KINDS):
        out[HAND + card] = s.species[seat].hand[card] / COPIES
        out[DISCARD + card] = s.discard[card] / COPIES
    for i in range(s.plays):
        if s.table[i].withdrawn == 0:
            out[PLAYED + s.table[i].card] = 1.0 if s.table[i].seat == seat else -1.0
    for other in range(seats):
        place = place_from(seat, other, seats)
        observe_species(s.species[other], place, out, PLAYER + place * PLAYER_WIDTH)
        out[PLAYER + place_from(seat, s.order[other], seats) * PLAYER_WIDTH + ORDER] = other / CARDS
        observe_row(s.rows[other], seat, seats, out, ROW + other * ROW_WIDTH)
    ideal = ideal_zone(s)
    for space in range(SPACES):
        if s.owners[space] > 0:
            place = place_from(seat, s.owners[space] - 1, seats)
            out[SPACE + space] = 1.0 if place == 0 else -place / CARDS
            out[PLAYER + place * PLAYER_WIDTH + prospect(zone_of(s, space), ideal)] += 1 / MOST_WON


def prospect(zone: int, ideal: int) -> int:
    """The column in which a dinosaur counts by its zone."""
    return AT_HOME if zone == ideal else IN_THE_COLD if zone == ideal + 1 else IN_THE_HEAT if zone == ideal - 1 else LOST


def observe_table(s: State, out: Floats) -> None:
    out[OPTIONS] = s.options.board / 2
    out[OPTIONS + 1] = s.options.initiative_ties / 2
    out[OPTIONS + 2] = s.options.genes
    out[OPTIONS + 3] = s.options.rebid_same_row
    out[OPTIONS + 4] = s.options.map
    out[TABLE + s.seats - LEAST_SEATS] = 1.0
    out[BOARD + s.board] = 1.0


def observe_course(s: State, out: Floats) -> None:
    out[CLIMATE + s.climate] = 1.0
    out[COURSE] = share(s.round, TRACK)
    out[COURSE + 1] = s.meteor / TRACK
    out[COURSE + 2] = share(s.feet, FEET)
    out[COURSE + 3] = share(s.babies, FEET)
    out[COURSE + 4] = s.homeless
    out[COURSE + 5] = s.extreme
    out[COURSE + 6] = s.condemned / DINOSAURS
    for die in range(len(ROLL_NAMES)):
        out[ROLLS + die] = s.rolls[die] / 8
    for gene in range(GENES):
        out[GENES_IN_BAG + gene] = s.bag[gene] / BAG


def observe_species(species: Species, place: int, out: Floats, at: int) -> None:
    out[at] = species.points / POINTS
    out[at + 1] = species.dinosaurs / DINOSAURS
    out[at + 2] = species.cards / CARDS
    for gene in range(GENES):
        out[at + WON + gene] = species.genes[gene] / MOST_WON
    effects = OWN_EFFECTS if place == 0 else OTHER_EFFECTS
    for card in range(CARD_KINDS):
        if species.effects[card] != 0:
            out[effects + card] = 1.0


def observe_row(row: Row, seat: int, seats: int, out: Floats, at: int) -> None:
    if row.bidder > 0:
        out[at] = 1.0 if row.bidder - 1 == seat else 0.0
        out[at + 1] = place_from(seat, row.bidder - 1, seats) / CARDS
        out[at + 2] = share(row.bid, BIDS)
    if row.gene > 0:
        out[at + 2 + row.gene] = 1.0


def has_secrets(options: Options) -> bool:
    """Whether players know different things at such a table: their hands."""
    return True
