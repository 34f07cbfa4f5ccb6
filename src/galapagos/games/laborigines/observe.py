"""A position of Laborigines as numbers for a learner: own seat first, the ring from the tile where one's own laborigine stands."""

from __future__ import annotations

from galapagos.engine.feature import Features, place_from
from galapagos.engine.struct import Units

from .actions import LaborigineId
from .data import (
    COLOUR_NAMES,
    COLOURS,
    DISEASE_NAMES,
    EXPLOSION_COST,
    FACE_NAMES,
    IS_NEUTRAL,
    SEATS,
    SIDES,
    TILES,
    Face,
)
from .state import (
    OFF,
    Options,
    Phase,
    State,
    Tile,
    colour_of,
    energy,
    has_twins,
    is_immune,
    laborigines,
    laborigines_of,
    owner,
)

TOKENS = 32
FACES = 16
COST = 8
TURNS = 256
STEPS = 16                  # plenty for dice, distances and debts
MARKERS = 4

PLAYERS = tuple(f"player{place}" for place in range(SEATS))

FEATURES = Features()
PHASE = FEATURES.block("phase", len(Phase))
ASKED = FEATURES.block("asked", 1, PLAYERS)
ACTIVE = FEATURES.block("active", 1, PLAYERS)
COURSE_COLUMNS = ("turn", "die", "other_die", "distance", "steps", "debt", "second_twin", "turns_left")
COURSE = FEATURES.block("course", 1, COURSE_COLUMNS, units=(TURNS, *(STEPS,) * 5, 1, TURNS))
DIRECTION = FEATURES.block("direction", low=-1.0)
DISEASE = FEATURES.block("disease", 1, ("none", *DISEASE_NAMES))
OPTIONS = FEATURES.block("options", 1, ("variant", "memory", "radiation", "energy", "handicap"), units=(2, 1, 1, TOKENS, STEPS))
TABLE = FEATURES.block("seats", units=STEPS)
STOCK = FEATURES.block("stock", 1, COLOUR_NAMES, units=TOKENS)
PLAYER_COLUMNS = ("energy", "own_colour", "infected", "acid", "lightning", "flag", "out", "mate")
PLAYER_UNITS = (TOKENS, TOKENS, 2, 2, MARKERS, 1, 1, 1)
PLAYER = FEATURES.block("player", SEATS, PLAYER_COLUMNS, high=64.0, units=PLAYER_UNITS)     # markers of lightning add up
TILE_COLUMNS = (*FACE_NAMES, "seen", "under", "under_cost", "energy", "own", "other", "moa")
TILE = FEATURES.block("tile", TILES, TILE_COLUMNS, units=(*(1 for _ in FACE_NAMES), 1, FACES, COST, STEPS, 1, 1, 1))
PLAYER_WIDTH, TILE_WIDTH = len(PLAYER_COLUMNS), len(TILE_COLUMNS)
SEEN = len(FACE_NAMES)
UNDER = tuple((int(face > Face.UNSEEN), 0 if IS_NEUTRAL[face] else face, EXPLOSION_COST[face]) for face in range(len(SIDES)))  # columns from SEEN on
SIZE = FEATURES.size


def observe(s: State, seat: int, out: Units) -> int:
    out[PHASE + s.phase] = 1
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, s.seats)] = 1
    out[ACTIVE + place_from(seat, s.active, s.seats)] = 1
    observe_course(s, out)
    for colour in range(COLOURS):
        out[STOCK + colour] = min(s.stocks[seat].of[colour], TOKENS)
    for other in range(s.seats):
        observe_player(s, other, seat, out, PLAYER + place_from(seat, other, s.seats) * PLAYER_WIDTH)
    observe_ring(s, seat, out)
    return SIZE


def observe_course(s: State, out: Units) -> None:
    out[COURSE] = min(s.turn, TURNS)
    out[COURSE + 1] = s.die
    out[COURSE + 2] = s.other_die
    out[COURSE + 3] = min(s.distance, STEPS)
    out[COURSE + 4] = min(s.steps, STEPS)
    out[COURSE + 5] = min(s.debt.left, STEPS)
    out[COURSE + 6] = s.second_twin
    out[COURSE + 7] = min(s.options.turn_limit - s.turn, TURNS)
    out[DIRECTION] = s.direction
    out[DISEASE + s.disease] = 1
    out[OPTIONS] = s.options.variant
    out[OPTIONS + 1] = s.options.memory
    out[OPTIONS + 2] = s.options.radiation
    out[OPTIONS + 3] = s.options.energy
    out[OPTIONS + 4] = s.options.handicap
    out[TABLE] = s.seats


def observe_player(s: State, other: int, seat: int, out: Units, at: int) -> None:
    """What twins bear is added up."""
    out[at] = energy(s, other)
    out[at + 1] = s.stocks[other].of[colour_of(s, other)]
    infected, acid, lightning, flag = 0, 0, 0, 0
    for who in laborigines_of(s, other):
        laborigine = s.laborigines[who]
        infected += laborigine.infected
        acid += laborigine.acid
        lightning += laborigine.lightning
        flag += 1 if is_immune(s, who) else 0
    out[at + 2] = infected
    out[at + 3] = acid
    out[at + 4] = lightning
    out[at + 5] = flag
    out[at + 6] = 1 if s.out[other] > 0 else 0
    out[at + 7] = 1 if other != seat and colour_of(s, other) == colour_of(s, seat) else 0


def observe_ring(s: State, seat: int, out: Units) -> None:
    """From the own laborigine on, clockwise; from the one that moves, if it is a twin."""
    own = s.laborigines[own_laborigine(s, seat)].place
    first = own if own != OFF else 0
    for place in range(first, TILES):
        observe_tile(s.tiles[place], out, TILE + (place - first) * TILE_WIDTH)
    for place in range(first):
        observe_tile(s.tiles[place], out, TILE + (place - first + TILES) * TILE_WIDTH)
    for who in laborigines(s):
        place = s.laborigines[who].place
        if place != OFF:
            out[TILE + turned(place, first) + SEEN + (4 if owner(s, who) == seat else 5)] = 1
    if s.moa != OFF:
        out[TILE + turned(s.moa, first) + SEEN + 6] = 1


def turned(place: int, first: int) -> int:
    """Where the numbers of a tile begin, among those of the ring."""
    return place_from(first, place, TILES) * TILE_WIDTH


def own_laborigine(s: State, seat: int) -> LaborigineId:
    if not has_twins(s):
        return LaborigineId(seat)
    return s.mover if s.mover >= 0 and owner(s, s.mover) == seat else LaborigineId(seat * 2)


def observe_tile(tile: Tile, out: Units, at: int) -> None:
    """All sides that are up have been seen. Which of the others have nobody can foresee, so there is a row for each in the place of a branch."""
    if tile.face != Face.UNSEEN:
        out[at + tile.face - 1] = 1
    under = UNDER[tile.under]
    out[at + SEEN] = under[0]
    out[at + SEEN + 1] = under[1]
    out[at + SEEN + 2] = under[2]
    out[at + SEEN + 3] = min(sum(tile.energy.of[colour] for colour in range(COLOURS)), STEPS)


def has_secrets(options: Options) -> bool:
    """Whether players know different things at such a table: everybody has seen the same."""
    return False
