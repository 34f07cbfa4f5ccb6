"""A position of Evo as numbers for a learner: own seat first, own hand and nobody else's, counts in parts of what is plenty."""

from __future__ import annotations

from galapagos.engine.feature import Features, place_from
from galapagos.engine.struct import Units

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
    ZONE_COUNT,
)
from .island import SPACE_NAMES, SPACES
from .state import Options, Phase, Row, Species, State, ideal_zone

POINTS = 64
BIDS = 64
DINOSAURS = 16
CARDS = 8
MOST_WON = 8                # genes of a kind that a player has won
BAG = 16
COPIES = 2                  # of a card
TRACK = 16                  # spaces, rounds
FEET = 16
PIPS = 8

PLAYERS = tuple(f"player{place}" for place in range(SEATS))

FEATURES = Features()
PHASE = FEATURES.block("phase", len(Phase))
ASKED = FEATURES.block("asked", 1, PLAYERS)
COURSE_COLUMNS = ("round", "meteor", "feet", "babies", "homeless", "extreme", "condemned")
COURSE = FEATURES.block("course", 1, COURSE_COLUMNS, units=(TRACK, TRACK, FEET, FEET, 1, 1, DINOSAURS))
ROLLS = FEATURES.block("roll", 1, ROLL_NAMES, units=PIPS)
OPTIONS = FEATURES.block("options", 1, ("board", "initiative_ties", "genes", "rebid_same_row", "map"), units=(2, 2, 1, 1, 1))
TABLE = FEATURES.block("seats", 1, tuple(map(str, range(LEAST_SEATS, SEATS + 1))))
BOARD = FEATURES.block("board", 1, BOARD_NAMES)
CLIMATE = FEATURES.block("climate", 1, CLIMATE_NAMES)
GENES_IN_BAG = FEATURES.block("bag", 1, GENE_NAMES, units=BAG)
HAND = FEATURES.block("hand", 1, CARD_WORDS, units=COPIES)
DISCARD = FEATURES.block("discard", 1, CARD_WORDS, units=COPIES)
OWN_EFFECTS = FEATURES.block("own_effect", 1, CARD_WORDS)
OTHER_EFFECTS = FEATURES.block("other_effect", 1, CARD_WORDS)
PLAYED = FEATURES.block("played", 1, CARD_WORDS, low=-1.0)              # own ones above 0, those of others below
PLAYER_COLUMNS = ("points", "dinosaurs", "cards", "order", *GENE_NAMES, "at_home", "in_the_cold", "in_the_heat", "lost")
PLAYER_UNITS = (POINTS, DINOSAURS, CARDS, CARDS, *(MOST_WON,) * (GENES + 4))
PLAYER = FEATURES.block("player", SEATS, PLAYER_COLUMNS, high=4.0, units=PLAYER_UNITS)  # the last ones: dinosaurs by what the climate means to their zones
ROW_COLUMNS = ("own", "other", "bid", *GENE_NAMES)
ROW = FEATURES.block("row", SEATS, ROW_COLUMNS, units=(1, CARDS, BIDS, *(1,) * GENES))
SPACE = FEATURES.block("space", 1, SPACE_NAMES, low=-1.0, units=CARDS)               # 1 for a dinosaur of one's own, below 0 for those of others
PLAYER_WIDTH, ROW_WIDTH = len(PLAYER_COLUMNS), len(ROW_COLUMNS)
ORDER, WON = 3, 4                                                       # columns of a player
AT_HOME, IN_THE_COLD, IN_THE_HEAT, LOST = range(WON + GENES, PLAYER_WIDTH)
SIZE = FEATURES.size


def observe(s: State, seat: int, out: Units) -> int:
    seats = s.seats
    out[PHASE + s.phase] = 1
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, seats)] = 1
    observe_table(s, out)
    observe_course(s, out)
    for card in range(CARD_KINDS):
        out[HAND + card] = s.species[seat].hand[card]
        out[DISCARD + card] = s.discard[card]
    for i in range(s.plays):
        if s.table[i].withdrawn == 0:
            out[PLAYED + s.table[i].card] = 1 if s.table[i].seat == seat else -1
    ideal = ideal_zone(s)
    for other in range(seats):
        place = place_from(seat, other, seats)
        observe_species(s.species[other], place, ideal, out, PLAYER + place * PLAYER_WIDTH)
        out[PLAYER + place_from(seat, s.order[other], seats) * PLAYER_WIDTH + ORDER] = other
        observe_row(s.rows[other], seat, seats, out, ROW + other * ROW_WIDTH)
    for space in range(SPACES):
        out[SPACE + space] = standing(seat, s.owners[space], seats)
    return SIZE


def standing(seat: int, owner: int, seats: int) -> int:
    """Who stands on a space: oneself, above 0, or somebody else."""
    place = place_from(seat, owner - 1, seats)
    return 0 if owner == 0 else CARDS if place == 0 else -place


def observe_table(s: State, out: Units) -> None:
    out[OPTIONS] = s.options.board
    out[OPTIONS + 1] = s.options.initiative_ties
    out[OPTIONS + 2] = s.options.genes
    out[OPTIONS + 3] = s.options.rebid_same_row
    out[OPTIONS + 4] = s.options.map
    out[TABLE + s.seats - LEAST_SEATS] = 1
    out[BOARD + s.board] = 1


def observe_course(s: State, out: Units) -> None:
    out[CLIMATE + s.climate] = 1
    out[COURSE] = min(s.round, TRACK)
    out[COURSE + 1] = s.meteor
    out[COURSE + 2] = min(s.feet, FEET)
    out[COURSE + 3] = min(s.babies, FEET)
    out[COURSE + 4] = s.homeless
    out[COURSE + 5] = s.extreme
    out[COURSE + 6] = s.condemned
    for die in range(len(ROLL_NAMES)):
        out[ROLLS + die] = s.rolls[die]
    for gene in range(GENES):
        out[GENES_IN_BAG + gene] = s.bag[gene]


def observe_species(species: Species, place: int, ideal: int, out: Units, at: int) -> None:
    out[at] = species.points
    out[at + 1] = species.dinosaurs
    out[at + 2] = species.cards
    for gene in range(GENES):
        out[at + WON + gene] = species.genes[gene]
    at_home = species.zones[ideal]
    in_the_cold = species.zones[ideal + 1] if ideal + 1 < ZONE_COUNT else 0
    in_the_heat = species.zones[ideal - 1] if ideal > 0 else 0
    out[at + AT_HOME] = at_home
    out[at + IN_THE_COLD] = in_the_cold
    out[at + IN_THE_HEAT] = in_the_heat
    out[at + LOST] = species.dinosaurs - at_home - in_the_cold - in_the_heat
    if sum(species.effects[card] for card in range(CARD_KINDS)) > 0:
        observe_effects(species, OWN_EFFECTS if place == 0 else OTHER_EFFECTS, out)


def observe_effects(species: Species, at: int, out: Units) -> None:
    for card in range(CARD_KINDS):
        if species.effects[card] != 0:
            out[at + card] = 1


def observe_row(row: Row, seat: int, seats: int, out: Units, at: int) -> None:
    if row.bidder > 0:
        out[at] = 1 if row.bidder - 1 == seat else 0
        out[at + 1] = place_from(seat, row.bidder - 1, seats)
        out[at + 2] = min(row.bid, BIDS)
    if row.gene > 0:
        out[at + 2 + row.gene] = 1


def has_secrets(options: Options) -> bool:
    """Whether players know different things at such a table: their hands."""
    return True
