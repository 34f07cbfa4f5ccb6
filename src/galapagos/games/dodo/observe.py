"""A position of Tough Luck, Dodo, as numbers for a learner: own seat first, counts in parts of what is plenty."""

from __future__ import annotations

from galapagos.engine.language.feature import Features, place_from
from galapagos.engine.language.struct import Units

from .data import CELLS, COLOUR_NAMES, COLOURS, SEATS, TOKEN_NAMES
from .state import Creature, Mark, Options, Phase, State, cells, is_captured, is_eating, is_marked, left_in, size

# creatures with numbers of their own, by their places in the notation; later ones count in their environments
SLOTS = 40
SAID = 16  # plenty of sayings in a phase
TURNS = 32
BASES = 32
BLOCKS = 64
SQUARES = 4
CROWD = 8  # creatures, or blocks, of a player in an environment
MOST = 16.0  # of such crowds

PLAYERS = tuple(f"player{place}" for place in range(SEATS))

FEATURES = Features()
PHASE = FEATURES.block("phase", len(Phase))
ASKED = FEATURES.block("asked", 1, PLAYERS)
ACTIVE = FEATURES.block("active", 1, PLAYERS)
COURSE = FEATURES.block("course", 1, ("turn", "turns_left", "said"), units=(TURNS, TURNS, SAID))
OPTIONS = FEATURES.block("options", 1, ("deck", "migration_rounds", "supply"))
TABLE = FEATURES.block("seats", 1, tuple(map(str, range(2, SEATS + 1))))
BOX = FEATURES.block("box", 1, COLOUR_NAMES, high=2.0, units=BLOCKS)
PLAYER_COLUMNS = (*TOKEN_NAMES, "captures", "bases", "passed")
PLAYER = FEATURES.block(
    "player", SEATS, PLAYER_COLUMNS, high=CELLS / SQUARES, units=(*(1 for _ in TOKEN_NAMES), SQUARES, BASES, 1)
)
ENVIRONMENT_COLUMNS = (*COLOUR_NAMES, "captor")
ENVIRONMENT = FEATURES.block("environment", CELLS, ENVIRONMENT_COLUMNS, low=-2.5, units=(*(SQUARES,) * COLOURS, 2))
CROWD_COLUMNS = tuple(f"{what}_{player}" for player in PLAYERS for what in ("creatures", "blocks"))
HAND = FEATURES.block("hand", 1, CROWD_COLUMNS, units=CROWD)  # those of cell IN_HAND, before those of the first cell
CROWDS = FEATURES.block("crowd", CELLS, CROWD_COLUMNS, high=MOST, units=CROWD)
CREATURE_COLUMNS = ("owner", "environment", *COLOUR_NAMES, "moved")
CREATURE_UNITS = (2, SAID, *(SQUARES,) * COLOURS, 1)
CREATURE = FEATURES.block("creature", SLOTS, CREATURE_COLUMNS, low=-2.5, high=MOST, units=CREATURE_UNITS)
PLAYER_WIDTH, ENVIRONMENT_WIDTH, CROWD_WIDTH = len(PLAYER_COLUMNS), len(ENVIRONMENT_COLUMNS), len(CROWD_COLUMNS)
CREATURE_WIDTH = len(CREATURE_COLUMNS)
CAPTURES = len(TOKEN_NAMES)


def observe(s: State, seat: int, out: Units) -> int:
    seats = s.seats
    out[PHASE + s.phase] = 1
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, seats)] = 1
    out[ACTIVE + place_from(seat, s.active, seats)] = 1
    out[COURSE] = min(s.turn, TURNS)
    out[COURSE + 1] = min(s.options.turn_limit - s.turn, TURNS)
    out[COURSE + 2] = min(s.step, SAID)
    out[OPTIONS] = s.options.deck
    out[OPTIONS + 1] = s.options.migration_rounds - 3
    out[OPTIONS + 2] = s.options.supply
    out[TABLE + seats - 2] = 1
    for colour in range(COLOURS):
        out[BOX + colour] = s.blocks[colour]
    for other in range(seats):
        observe_player(s, other, out, PLAYER + place_from(seat, other, seats) * PLAYER_WIDTH)
    eating = is_eating(s)
    for cell in range(cells(s)):
        observe_environment(s, cell, seat, eating, out)
    for i in range(min(s.count, SLOTS)):
        place = place_from(seat, s.creatures[i].owner, seats)
        if not is_marked(s.creatures[i], Mark.STARVED):
            observe_creature(s.creatures[i], place, out, CREATURE + i * CREATURE_WIDTH)
            join_crowd(s.creatures[i], place, out)
    for i in range(SLOTS, s.count):
        if not is_marked(s.creatures[i], Mark.STARVED):
            join_crowd(s.creatures[i], place_from(seat, s.creatures[i].owner, seats), out)
    return CREATURE + min(s.count, SLOTS) * CREATURE_WIDTH


def side(place: int) -> int:
    """Above 0 for the observer, below for the others, the farther the lower."""
    return 1 - 2 * place


def observe_player(s: State, other: int, out: Units, at: int) -> None:
    for token in range(len(TOKEN_NAMES)):
        out[at + token] = s.tokens[other] >> token & 1
    out[at + CAPTURES + 1] = s.bases[other]
    out[at + CAPTURES + 2] = s.passed >> other & 1


def observe_environment(s: State, cell: int, seat: int, eating: bool, out: Units) -> None:
    """What is left to eat there, or whose it is."""
    environment, at = s.environments[cell], ENVIRONMENT + cell * ENVIRONMENT_WIDTH
    for colour in range(COLOURS):
        out[at + colour] = left_in(environment, colour, eating)
    if is_captured(environment):
        place = place_from(seat, environment.captor - 1, s.seats)
        out[at + COLOURS] = side(place)
        out[PLAYER + place * PLAYER_WIDTH + CAPTURES] += 1


def observe_creature(creature: Creature, place: int, out: Units, at: int) -> None:
    out[at] = side(place)
    out[at + 1] = creature.cell + 1
    for colour in range(COLOURS):
        out[at + 2 + colour] = creature.blocks[colour]
    out[at + 5] = 1 if is_marked(creature, Mark.MOVED) else 0


def join_crowd(creature: Creature, place: int, out: Units) -> None:
    """Everybody alive counts in an environment, or in hand."""
    at = CROWDS + creature.cell * CROWD_WIDTH + 2 * place
    out[at] += 1
    out[at + 1] += size(creature)


def has_secrets(options: Options) -> bool:
    """Whether players know different things at such a table: everything is open."""
    return False
