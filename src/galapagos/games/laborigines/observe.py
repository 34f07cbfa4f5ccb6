"""A position of Laborigines as numbers for a learner: own seat first, the ring from the tile where one's own laborigine stands."""

from __future__ import annotations

from galapagos.engine.feature import Features, place_from, share
from galapagos.engine.struct import Floats

from .actions import LaborigineId
from .data import COLOUR_NAMES, COLOURS, DISEASE_NAMES, EXPLOSION_COST, FACE_NAMES, IS_NEUTRAL, SEATS, TILES, Face
from .state import (
    OFF,
    Options,
    Phase,
    State,
    Tile,
    all_places,
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
COURSE = FEATURES.block("course", 1, ("turn", "die", "other_die", "distance", "steps", "debt", "second_twin", "turns_left"))
DIRECTION = FEATURES.block("direction", low=-1.0)
DISEASE = FEATURES.block("disease", 1, ("none", *DISEASE_NAMES))
OPTIONS = FEATURES.block("options", 1, ("variant", "memory", "radiation", "energy", "handicap"))
TABLE = FEATURES.block("seats")
STOCK = FEATURES.block("stock", 1, COLOUR_NAMES)
PLAYER_COLUMNS = ("energy", "own_colour", "infected", "acid", "lightning", "flag", "out", "mate")
PLAYER = FEATURES.block("player", SEATS, PLAYER_COLUMNS, high=64.0)     # markers of lightning add up
TILE_COLUMNS = (*FACE_NAMES, "seen", "under", "under_cost", "energy", "own", "other", "moa")
TILE = FEATURES.block("tile", TILES, TILE_COLUMNS)
PLAYER_WIDTH, TILE_WIDTH = len(PLAYER_COLUMNS), len(TILE_COLUMNS)
SEEN = len(FACE_NAMES)


def observe(s: State, seat: int, out: Floats) -> None:
    out[PHASE + s.phase] = 1.0
    if s.actor >= 0:
        out[ASKED + place_from(seat, s.actor, s.seats)] = 1.0
    out[ACTIVE + place_from(seat, s.active, s.seats)] = 1.0
    observe_course(s, out)
    for colour in range(COLOURS):
        out[STOCK + colour] = share(s.stocks[seat].of[colour], TOKENS)
    for other in range(s.seats):
        observe_player(s, other, seat, out, PLAYER + place_from(seat, other, s.seats) * PLAYER_WIDTH)
    observe_ring(s, seat, out)


def observe_course(s: State, out: Floats) -> None:
    out[COURSE] = share(s.turn, TURNS)
    out[COURSE + 1] = s.die / STEPS
    out[COURSE + 2] = s.other_die / STEPS
    out[COURSE + 3] = share(s.distance, STEPS)
    out[COURSE + 4] = share(s.steps, STEPS)
    out[COURSE + 5] = share(s.debt.left, STEPS)
    out[COURSE + 6] = s.second_twin
    out[COURSE + 7] = share(s.options.turn_limit - s.turn, TURNS)
    out[DIRECTION] = s.direction
    out[DISEASE + s.disease] = 1.0
    out[OPTIONS] = s.options.variant / 2
    out[OPTIONS + 1] = s.options.memory
    out[OPTIONS + 2] = s.options.radiation
    out[OPTIONS + 3] = s.options.energy / TOKENS
    out[OPTIONS + 4] = s.options.handicap / STEPS
    out[TABLE] = s.seats / STEPS


def observe_player(s: State, other: int, seat: int, out: Floats, at: int) -> None:
    """What twins bear is added up."""
    out[at] = energy(s, other) / TOKENS
    out[at + 1] = s.stocks[other].of[colour_of(s, other)] / TOKENS
    for who in laborigines_of(s, other):
        laborigine = s.laborigines[who]
        out[at + 2] += laborigine.infected / 2
        out[at + 3] += laborigine.acid / 2
        out[at + 4] += laborigine.lightning / MARKERS
        if is_immune(s, who):
            out[at + 5] = 1.0
    out[at + 6] = 1.0 if s.out[other] > 0 else 0.0
    out[at + 7] = 1.0 if other != seat and colour_of(s, other) == colour_of(s, seat) else 0.0


def observe_ring(s: State, seat: int, out: Floats) -> None:
    """From the own laborigine on, clockwise; from the one that moves, if it is a twin."""
    own = s.laborigines[own_laborigine(s, seat)].place
    first = own if own != OFF else 0
    for place in all_places(s):
        observe_tile(s.tiles[place], out, TILE + turned(place, first))
    for who in laborigines(s):
        place = s.laborigines[who].place
        if place != OFF:
            out[TILE + turned(place, first) + SEEN + (4 if owner(s, who) == seat else 5)] = 1.0
    if s.moa != OFF:
        out[TILE + turned(s.moa, first) + SEEN + 6] = 1.0


def turned(place: int, first: int) -> int:
    """Where the numbers of a tile begin, among those of the ring."""
    return place_from(first, place, TILES) * TILE_WIDTH


def own_laborigine(s: State, seat: int) -> LaborigineId:
    if not has_twins(s):
        return LaborigineId(seat)
    return s.mover if s.mover >= 0 and owner(s, s.mover) == seat else LaborigineId(seat * 2)


def observe_tile(tile: Tile, out: Floats, at: int) -> None:
    if tile.face > Face.UNSEEN:
        out[at + tile.face - 1] = 1.0
    if tile.under > Face.UNSEEN:
        out[at + SEEN] = 1.0
        out[at + SEEN + 1] = 0.0 if IS_NEUTRAL[tile.under] else tile.under / FACES
        out[at + SEEN + 2] = EXPLOSION_COST[tile.under] / COST
    tokens = sum(tile.energy.of[colour] for colour in range(COLOURS))
    if tokens > 0:
        out[at + SEEN + 3] = share(tokens, STEPS)


def has_secrets(options: Options) -> bool:
    """Whether players know different things at such a table: everybody has seen the same."""
    return False
