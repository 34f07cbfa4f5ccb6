"""A position of Laborigines as numbers for a learner: own seat first, the ring from the tile where one's own laborigine
stands."""

from __future__ import annotations

from galapagos.engine.language.feature import Features, place_from
from galapagos.engine.language.struct import Units

from .actions import LaborigineId
from .data import COLOUR_NAMES, COLOURS, DISEASE_NAMES, FACE_NAMES, FACES, SEATS, TILES
from .state import OFF, Options, Phase, State, colour_of, energy, has_twins, is_immune, laborigines, owner

TOKENS = 32
TURNS = 256
STEPS = 16  # plenty for dice and distances
MARKERS = 4
CARDS = 8
UP, BELOW = 1, 2  # sides of a tile: what is known to lie below counts twice, since it is what a visitor turns up

PLAYERS = tuple(f"player{place}" for place in range(SEATS))

FEATURES = Features()
PHASE = FEATURES.block("phase", len(Phase))
ASKED = FEATURES.block("asked", 1, PLAYERS)
ACTIVE = FEATURES.block("active", 1, PLAYERS)
COURSE_COLUMNS = ("turn", "turns_left", "die", "other_die", "distance", "steps", "second_twin", "pile")
COURSE = FEATURES.block("course", 1, COURSE_COLUMNS, units=(TURNS, TURNS, STEPS, STEPS, STEPS, STEPS, 1, CARDS))
DIRECTION = FEATURES.block("direction", low=-1.0)
DISEASE = FEATURES.block("disease", 1, ("none", *DISEASE_NAMES))
OPTIONS_COLUMNS = ("variant", "memory", "radiation", "energy", "handicap", "seats")
OPTIONS = FEATURES.block("options", 1, OPTIONS_COLUMNS, units=(2, 1, 1, TOKENS, STEPS, STEPS))
DEBT = FEATURES.block("debt", 1, ("left", "paid"), high=4.0, units=TOKENS)
STOCK = FEATURES.block("stock", 1, COLOUR_NAMES, high=4.0, units=TOKENS)
PLAYER_COLUMNS = ("energy", "own_colour", "infected", "acid", "lightning", "flag")
# markers of lightning add up
PLAYER = FEATURES.block("player", SEATS, PLAYER_COLUMNS, high=64.0, units=(TOKENS, TOKENS, 2, 2, MARKERS, 1))
SIDE = FEATURES.block("side", TILES, ("unseen", *FACE_NAMES), high=1.5, units=2)
ENERGY = FEATURES.block("energy", TILES, high=8.0, units=STEPS)
LABORIGINE = FEATURES.block("laborigine", TILES, low=-2.0, high=2.0)
MOA = FEATURES.block("moa", TILES)
PLAYER_WIDTH = len(PLAYER_COLUMNS)
SIZE = FEATURES.size


def observe(s: State, seat: int, out: Units) -> int:
    out[PHASE + s.phase] = 1
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, s.seats)] = 1
    out[ACTIVE + place_from(seat, s.active, s.seats)] = 1
    observe_course(s, out)
    for colour in range(COLOURS):
        out[STOCK + colour] = s.stocks[seat].of[colour]
    first = max(s.laborigines[own_laborigine(s, seat)].place, 0)
    observe_players(s, seat, first, out)
    observe_ring(s, first, out)
    return SIZE


def observe_course(s: State, out: Units) -> None:
    out[COURSE] = min(s.turn, TURNS)
    out[COURSE + 1] = min(s.options.turn_limit - s.turn, TURNS)
    out[COURSE + 2] = s.die
    out[COURSE + 3] = s.other_die
    out[COURSE + 4] = s.distance
    out[COURSE + 5] = s.steps
    out[COURSE + 6] = s.second_twin
    out[COURSE + 7] = s.pile
    out[DIRECTION] = s.direction
    out[DISEASE + s.disease] = 1
    out[OPTIONS] = s.options.variant
    out[OPTIONS + 1] = s.options.memory
    out[OPTIONS + 2] = s.options.radiation
    out[OPTIONS + 3] = s.options.energy
    out[OPTIONS + 4] = s.options.handicap
    out[OPTIONS + 5] = s.seats
    out[DEBT] = s.debt.left
    out[DEBT + 1] = s.debt.paid


def observe_players(s: State, seat: int, first: int, out: Units) -> None:
    """What twins bear is added up."""
    for who in laborigines(s):
        one, other = s.laborigines[who], owner(s, who)
        place = place_from(seat, other, s.seats)
        at = PLAYER + place * PLAYER_WIDTH
        out[at] = energy(s, other)
        out[at + 1] = s.stocks[other].of[colour_of(s, other)]
        out[at + 2] += one.infected
        out[at + 3] += one.acid
        out[at + 4] += one.lightning
        out[at + 5] += 1 if is_immune(s, who) else 0
        if one.place != OFF:
            out[LABORIGINE + place_from(first, one.place, TILES)] += 1 if place == 0 else -1


def observe_ring(s: State, first: int, out: Units) -> None:
    """From the own laborigine on, clockwise; from the one that moves, if it is a twin."""
    for ahead in range(TILES):
        tile = s.tiles[(first + ahead) % TILES]
        out[SIDE + ahead * FACES + tile.face] = UP
        out[SIDE + ahead * FACES + tile.under] += BELOW
        out[ENERGY + ahead] = sum(tile.energy.of[colour] for colour in range(COLOURS))
    if s.moa != OFF:
        out[MOA + place_from(first, s.moa, TILES)] = 1


def own_laborigine(s: State, seat: int) -> LaborigineId:
    if not has_twins(s):
        return LaborigineId(seat)
    return s.mover if s.mover >= 0 and owner(s, s.mover) == seat else LaborigineId(seat * 2)


def has_secrets(options: Options) -> bool:
    """Whether players know different things at such a table: everybody has seen the same."""
    return False
