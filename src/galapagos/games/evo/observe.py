"""A position of Evo as numbers for a learner: own seat first, own hand and nobody else's, counts in parts of what is
plenty."""

from __future__ import annotations

from galapagos.engine.language.feature import Features, place_from
from galapagos.engine.language.struct import Units

from .data import BOARD_NAMES, CARD_WORDS, CLIMATE_NAMES, GENE_NAMES, GENES, LEAST_SEATS, ROLL_NAMES, SEATS, Zone
from .island import SPACE_NAMES, SPACES
from .state import Options, Phase, Row, Species, State, ideal_zone

POINTS = 64
BIDS = 64
DINOSAURS = 16
CARDS = 8
MOST_WON = 8  # genes of a kind that a player has won
BAG = 16
COPIES = 2  # of a card
TRACK = 16  # spaces, rounds
FEET = 16
PIPS = 8

PLAYERS = tuple(f"player{place}" for place in range(SEATS))

FEATURES = Features()
PHASE = FEATURES.block("phase", len(Phase))
ASKED = FEATURES.block("asked", 1, PLAYERS)
COURSE_COLUMNS = ("round", "meteor", "feet", "babies", "homeless", "extreme", "condemned")
COURSE = FEATURES.block("course", 1, COURSE_COLUMNS, units=(TRACK, TRACK, FEET, FEET, 1, 1, DINOSAURS))
ROLLS = FEATURES.block("roll", 1, ROLL_NAMES, units=PIPS)
OPTIONS = FEATURES.block(
    "options", 1, ("board", "initiative_ties", "genes", "rebid_same_row", "map"), units=(2, 2, 1, 1, 1)
)
TABLE = FEATURES.block("seats", 1, tuple(map(str, range(LEAST_SEATS, SEATS + 1))))
BOARD = FEATURES.block("board", 1, BOARD_NAMES)
CLIMATE = FEATURES.block("climate", 1, CLIMATE_NAMES)
GENES_IN_BAG = FEATURES.block("bag", 1, GENE_NAMES, units=BAG)
HAND = FEATURES.block("hand", 1, CARD_WORDS, units=COPIES)
DISCARD = FEATURES.block("discard", 1, CARD_WORDS, units=COPIES)
# played: pending while cards are offered, in effect afterwards
OWN_CARDS = FEATURES.block("own_card", 1, CARD_WORDS, units=COPIES)
OTHER_CARDS = FEATURES.block("other_card", 1, CARD_WORDS, units=COPIES)
PLAYER_COLUMNS = ("points", "dinosaurs", "cards", "order", *GENE_NAMES, "at_home", "in_the_cold", "in_the_heat", "lost")
PLAYER_UNITS = (POINTS, DINOSAURS, CARDS, CARDS, *(MOST_WON,) * (GENES + 4))
# the last ones: dinosaurs by what the climate means to their zones
PLAYER = FEATURES.block("player", SEATS, PLAYER_COLUMNS, high=4.0, units=PLAYER_UNITS)
ROW_COLUMNS = ("own", "other", "bid", *GENE_NAMES)
ROW = FEATURES.block("row", SEATS, ROW_COLUMNS, units=(1, CARDS, BIDS, *(1,) * GENES))
# 1 for a dinosaur of one's own, below 0 for those of others
SPACE = FEATURES.block("space", 1, SPACE_NAMES, low=-1.0, units=CARDS)
PLAYER_WIDTH, ROW_WIDTH = len(PLAYER_COLUMNS), len(ROW_COLUMNS)
ORDER, WON = 3, 4  # columns of a player
AT_HOME, IN_THE_COLD, IN_THE_HEAT, LOST = range(WON + GENES, PLAYER_WIDTH)
SIZE = FEATURES.size


def observe(s: State, seat: int, out: Units) -> int:
    seats = s.seats
    out[PHASE + s.phase] = 1
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, seats)] = 1
    observe_table(s, out)
    observe_course(s, out)
    observe_cards(s, seat, out)
    ideal = ideal_zone(s)
    for other in range(seats):
        observe_species(s.species[other], ideal, out, PLAYER + place_from(seat, other, seats) * PLAYER_WIDTH)
        out[PLAYER + place_from(seat, s.order[other], seats) * PLAYER_WIDTH + ORDER] = other
    if s.phase >= Phase.GENES:
        for row in range(seats):
            observe_row(s.rows[row], seat, seats, out, ROW + row * ROW_WIDTH)
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


def observe_cards(s: State, seat: int, out: Units) -> None:
    """While cards are offered nothing is in effect, and afterwards nothing is pending."""
    for card in range(len(CARD_WORDS)):
        out[HAND + card] = s.species[seat].hand[card]
        out[DISCARD + card] = s.discard[card]
        own = s.species[seat].effects[card]
        out[OWN_CARDS + card] = own
        out[OTHER_CARDS + card] = sum(s.species[other].effects[card] for other in range(SEATS)) - own
    for play in s.table[: s.plays]:
        out[play.card + (OWN_CARDS if play.seat == seat else OTHER_CARDS)] += 1 - play.withdrawn


def observe_species(species: Species, ideal: int, out: Units, at: int) -> None:
    out[at] = species.points
    out[at + 1] = species.dinosaurs
    out[at + 2] = species.cards
    for gene in range(GENES):
        out[at + WON + gene] = species.genes[gene]
    cold, hot = min(ideal + 1, Zone.MOUNTAIN), max(ideal - 1, Zone.BEACH)
    at_home = species.zones[ideal]
    in_the_cold = species.zones[cold] * (cold - ideal)
    in_the_heat = species.zones[hot] * (ideal - hot)
    out[at + AT_HOME] = at_home
    out[at + IN_THE_COLD] = in_the_cold
    out[at + IN_THE_HEAT] = in_the_heat
    out[at + LOST] = species.dinosaurs - at_home - in_the_cold - in_the_heat


def observe_row(row: Row, seat: int, seats: int, out: Units, at: int) -> None:
    """An empty row and one without a bid are all zero: what the gene 0 leaves is the bid's place."""
    out[at] = 1 if row.bidder == seat + 1 else 0
    out[at + 1] = place_from(seat, row.bidder - 1, seats) if row.bidder > 0 else 0
    out[at + 2 + row.gene] = 1
    out[at + 2] = min(row.bid, BIDS)


def has_secrets(options: Options) -> bool:
    """Whether players know different things at such a table: their hands."""
    return True
