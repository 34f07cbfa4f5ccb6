"""Components of Evo, first edition: genes, event cards, climate, meteor track, island.

`box` marks what is known of the printed box, `recon` what is reconstructed and open to change.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

SEATS = 5
LEAST_SEATS = 3
DINOSAURS = 10  # box: markers per player
START_POINTS = 10  # box
START_HAND = 3  # box: event cards dealt to each player
FIRST_CARD_ROUND = 3  # the rulebook: no event cards in the first two rounds
DIE = 6

SEAT_NAMES = ("red", "yellow", "green", "blue", "purple")
BITS = tuple(bits.bit_count() for bits in range(1 << SEATS))  # how many seats a set of them has


class Roll(IntEnum):  # what the die is for
    CLIMATE = 0
    COMBAT = 1
    METEOR = 2


ROLL_NAMES = ("climate", "combat", "meteor")


# --- Genes (box): 62 counters


class Gene(IntEnum):
    TAIL = 0
    FOOT = 1
    HORN = 2
    EGG = 3
    FUR = 4
    PARASOL = 5
    MUTANT = 6
    CARD = 7


class Counter(NamedTuple):
    name: str
    copies: int
    printed: int  # on every portrait board


COUNTERS = (
    Counter("tail", 6, 0),
    Counter("foot", 12, 1),
    Counter("horn", 8, 0),
    Counter("egg", 8, 1),
    Counter("fur", 8, 1),
    Counter("parasol", 8, 1),
    Counter("mutant", 6, 0),
    Counter("card", 6, 0),
)
GENES = len(COUNTERS)
GENE_NAMES = tuple(counter.name for counter in COUNTERS)
GENE_COPIES = tuple(counter.copies for counter in COUNTERS)
PRINTED = tuple(counter.printed for counter in COUNTERS)
PRIZE_NAMES = ("nothing", *GENE_NAMES)  # of a row: gene + 1
assert sum(GENE_COPIES) == 62
assert len(Gene) == GENES


# --- Phases of a round that have event cards, in the order of play


class Timing(IntEnum):
    INITIATIVE = 0
    CLIMATE = 1
    MOVEMENT = 2
    BIRTHS = 3
    SURVIVAL = 4
    EVOLUTION = 5
    GAME_END = 6


TIMING_NAMES = ("initiative", "climate", "movement", "births", "survival", "evolution", "game end")


# --- Event cards (box: 26 in all; recon: the copies, and the effects that are not `known` of the print)


class Card(IntEnum):
    HEAD_START = 0
    TURN_BACK = 1
    DOLDRUMS = 2
    ONWARD = 3
    LURCH = 4
    BIG_BROTHER = 5
    GIANT_GENE = 6
    STAMPEDE = 7
    DINO_DOWN = 8
    BARREN_SEASON = 9
    FAR_NEST = 10
    BROOD = 11
    ICE_COLD = 12
    SCORCHER = 13
    NEOPRENE = 14
    SUNSCREEN = 15
    BARGAIN = 16
    FOSSIL_RECORD = 17


class EventCard(NamedTuple):
    word: str
    copies: int
    timing: Timing
    known: bool


CARDS = (
    EventCard("head-start", 1, Timing.INITIATIVE, False),
    EventCard("turn-back", 1, Timing.CLIMATE, False),
    EventCard("doldrums", 1, Timing.CLIMATE, False),
    EventCard("onward", 1, Timing.CLIMATE, False),
    EventCard("lurch", 1, Timing.CLIMATE, False),
    EventCard("big-brother", 2, Timing.MOVEMENT, True),
    EventCard("giant-gene", 2, Timing.MOVEMENT, True),
    EventCard("stampede", 2, Timing.MOVEMENT, False),
    EventCard("dino-down", 1, Timing.MOVEMENT, True),
    EventCard("barren-season", 1, Timing.BIRTHS, True),
    EventCard("far-nest", 1, Timing.BIRTHS, True),
    EventCard("brood", 2, Timing.BIRTHS, False),
    EventCard("ice-cold", 1, Timing.SURVIVAL, True),
    EventCard("scorcher", 1, Timing.SURVIVAL, True),
    EventCard("neoprene", 2, Timing.SURVIVAL, True),
    EventCard("sunscreen", 2, Timing.SURVIVAL, True),
    EventCard("bargain", 2, Timing.EVOLUTION, False),
    EventCard("fossil-record", 2, Timing.GAME_END, False),
)
CARD_KINDS = len(CARDS)
CARD_WORDS = tuple(card.word for card in CARDS)
CARD_COPIES = tuple(card.copies for card in CARDS)
# Cards that work on the other players.
HITS = tuple(card in (Card.DINO_DOWN, Card.BARREN_SEASON, Card.ICE_COLD, Card.SCORCHER) for card in Card)
ALL_CARDS = sum(CARD_COPIES)
# The cards of timing t are those from TIMED[t] to TIMED[t + 1].
TIMED = tuple(sum(card.timing < timing for card in CARDS) for timing in range(len(Timing) + 1))
MAX_TABLE = max(sum(card.copies for card in CARDS if card.timing == timing) for timing in Timing)
assert ALL_CARDS == 26
assert len(Card) == CARD_KINDS == 18
assert [card.timing for card in CARDS] == sorted(card.timing for card in CARDS)

EXTRA_HORNS = 2  # Big Brother, Giant Gene
EXTRA_FEET = 2  # Stampede
EXTRA_FUR = 2  # Neoprene
EXTRA_PARASOLS = 2  # Sunscreen
BARGAIN_POINTS = 3
FOSSIL_POINTS = 3
FAR_STEPS = 3  # Far Nest


# --- Combat (box): by the horns that the attacker has more, the highest roll that wins

LEAST_HORNS = -1  # fewer than that, and there is no attack
WINNING_ROLLS = (1, 2, 4, 5)  # one fewer, as many, one more, two or more


# --- Climate (recon): a ring of six positions, clockwise


class Zone(IntEnum):  # from hot to cold
    BEACH = 0
    PLAIN = 1
    HILL = 2
    MOUNTAIN = 3


EXTREME_NAMES = ("cold", "heat")  # what can be survived beside the ideal zone
ZONE_NAMES = ("beach", "plain", "hill", "mountain")
ZONE_COUNT = len(ZONE_NAMES)
ZONE_LETTERS = "YGBM"  # yellow, green, brown, and the mountains' grey
CLIMATES = 6
IDEAL = tuple(map(int, (Zone.BEACH, Zone.PLAIN, Zone.HILL, Zone.MOUNTAIN, Zone.HILL, Zone.PLAIN)))
IDEAL_AHEAD, IDEAL_BACK = IDEAL[1:] + IDEAL[:1], IDEAL[-1:] + IDEAL[:-1]  # one position on, one back
CLIMATE_NAMES = ("beach", "plain", "hill", "mountain", "hill-back", "plain-back")
CLIMATE_ROLLS = (-1, 0, 1, 1, 1, 1)  # E7: by the face of the die
CLIMATE_STEPS = (-1, 0, 1, 2)  # Turn Back, Doldrums, Onward, Lurch


# --- Meteor track (recon): the highest roll with which the meteor strikes, space by space

METEOR = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 6)
METEOR_SPACES = len(METEOR)
LAST_METEOR = METEOR_SPACES - 1
METEOR_STARTS = (0, 0, 0, 0, 1, 2)  # by the number of players
ENDING_NAMES = ("running", "strike", "track_end")
assert METEOR_SPACES == 15


class Key(IntEnum):  # what ranks go by, in this order (E19)
    POINTS = 0
    DINOSAURS = 1


SCORE_NAMES = ("points", "dinosaurs")

# Nobody ever has more points to bid with, nor a greater discount.
MAX_POINTS = START_POINTS + DINOSAURS * (LAST_METEOR - 1)
MAX_BID = MAX_POINTS + GENE_COPIES[Gene.MUTANT] + BARGAIN_POINTS * CARD_COPIES[Card.BARGAIN]


# --- Island (box: two pieces with two sides each; recon: the layout, 14 spaces per star)
# Doubled-width coordinates (x, r): neighbours are (±2, 0) and (±1, ±1). Every row is centred on x = 0, and the seam is
# above r = 0.

NORTH = -5
STARS = {"A": 3, "B": 2, "C": 2, "D": 1}
BOARD_NAMES = ("BD", "AD", "BC", "AC")
BOARDS = len(BOARD_NAMES)


class Board(IntEnum):
    BD = 0
    AD = 1
    BC = 2
    AC = 3


class Map(IntEnum):
    FIRST = 0
    EVEN = 1


Place = tuple[int, int]  # (x, r)
Places = tuple[tuple[Place, ...], ...]

# The first map: the zones of each piece, and by board the stars, clockwise (E2).
PIECES = {
    "A": ("YGYGYY", "YGBGBBGYY", "GGGBMBMBGY", "YGMMMMBGG", "YBBMMMBY"),  # up to r = -1
    "B": ("", "GYY", "YYYBBGYG", "GBMBMMBGG", "YGBMMMBG"),
    "C": ("YBMBMMMBG", "YBGMMGBY", "YGBGBGG", "GYYY"),  # from r = 0
    "D": ("YGMMBYB", "GBMG", "GYY", ""),
}
START_PLACES: Places = (
    ((2, -4), (2, 2), (-7, -1)),
    ((-1, -5), (8, -4), (2, 2), (-8, -2)),
    ((2, -4), (7, 1), (-1, 3), (-7, -1)),
    ((-1, -5), (8, -4), (7, 1), (-1, 3), (-8, -2)),
)

# E22: the even map, found by `galapagos lab tune docs/lab/evo-map.toml`: the same zones on each piece, in other places.
EVEN_PIECES = {
    "A": ("GYYBYY", "BGYGMGYGY", "GGBGMBMBBY", "YGMBBMGGG", "YBBMMMMY"),
    "B": ("", "GYY", "YBGBBYYG", "GMBGMBBBG", "YYMMMMGG"),
    "C": ("YMMMBBMMG", "GGGBMBGY", "BBBYYYG", "YYGG"),
    "D": ("YBMMGGB", "GYBY", "YMG", ""),
}
EVEN_START_PLACES: Places = (
    ((2, -4), (3, 1), (-7, -1)),
    ((-1, -5), (8, -4), (3, 1), (-8, -2)),
    ((2, -4), (7, 1), (-1, 3), (-7, -1)),
    ((-1, -5), (8, -4), (7, 1), (-1, 3), (-8, -2)),
)

# An island is a board of a map: those of the first map come first, so that its islands have the numbers of its boards.
ISLANDS = tuple(pieces[name[0]] + pieces[name[1]] for pieces in (PIECES, EVEN_PIECES) for name in BOARD_NAMES)
ISLAND_STARTS = START_PLACES + EVEN_START_PLACES

assert len(ISLANDS) == len(Map) * BOARDS
for _island, _rows in enumerate(ISLANDS):
    _name = BOARD_NAMES[_island % BOARDS]
    _stars = STARS[_name[0]] + STARS[_name[1]]
    assert sum(map(len, _rows)) == 14 * _stars
    assert len(ISLAND_STARTS[_island]) == _stars
    assert list(map(len, _rows)) == list(map(len, ISLANDS[_island % BOARDS]))
    assert all(x % 2 == (y + 1) % 2 for x, y in zip(map(len, _rows), map(len, _rows[1:]), strict=False) if x and y)
