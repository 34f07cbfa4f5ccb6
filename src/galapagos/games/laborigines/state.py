"""The position of Laborigines, and the questions one asks of it."""

from __future__ import annotations

import ctypes
from enum import IntEnum
from typing import Annotated

from galapagos.engine.errors import Refused
from galapagos.engine.language.question import Ids, ids, ids_from
from galapagos.engine.language.struct import i8, i16, i32, struct
from galapagos.engine.words.message import one_of

from .actions import LaborigineId, Place
from .data import COLOUR_NAMES, COLOURS, FACES, LABORIGINES, SEATS, TILES, VARIANT_SEATS, Disease, Variant

Who = Annotated[LaborigineId, ctypes.c_int8]
Where = Annotated[Place, ctypes.c_int8]


class Phase(IntEnum):
    """What is asked, or what goes on once tokens that are owed have been paid."""

    SIDES = 0  # chance: which side of each safe tile is up
    TILES = 1  # chance lays the ring
    MOA_PLACE = 2  # chance
    NICEST = 3  # chance
    START_PLACES = 4
    ROLL = 5  # chance; from here on a turn
    ASSIGNMENT = 6
    FLAG_BEARER = 7  # twins: who of the two takes the flag
    MANIFESTATION = 8
    MOA_MOVEMENT = 9
    MANIPULATION = 10
    DIRECTION = 11
    LEAVING = 12  # the mover leaves a tile
    CROSSING = 13  # it has paid for the acid and steps on
    CONTAGION = 14  # an encounter of two is paid for
    TRAP = 15  # chance turns up a side that nobody has seen
    INFECTION = 16  # chance draws a disease card
    LIGHTNING = 17
    CURE = 18
    TURN_END = 19


PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)


class Ending(IntEnum):
    LAST_SURVIVOR = 1
    LAST_WAVE = 2
    TURN_LIMIT = 3


OFF = Place(-1)  # where a piece is that is not on the ring
NOBODY = LaborigineId(-1)
OWNERLESS = 0  # the flag
GONE = -1


@struct
class Options:
    variant: i8
    memory: i8
    radiation: i8
    energy: i8
    turn_limit: i32
    handicap: i8


@struct
class Laborigine:
    place: Where
    infected: i8
    acid: i8
    lightning: i16  # markers


@struct
class Tokens:
    of: Annotated[list[i8], COLOURS]


@struct
class Tile:
    face: i8  # the side that is up
    under: i8  # the other side, once it has been seen
    energy: Tokens


@struct
class Debt:
    """Tokens that are being spent or transferred, one by one."""

    who: Who  # the laborigine that loses them
    taker: i8  # the seat + 1 that gets them; 0 where they are spent
    left: i8
    paid: i8


@struct
class State:
    actor: i8
    seats: i8
    ending: i8
    phase: i8
    active: i8  # the seat whose turn it is
    mover: Who  # its laborigine that moves
    second_twin: i8  # 1 while the second twin has its move
    die: i8  # of the mover
    other_die: i8  # of Moa or of the second twin
    distance: i8  # of the mover
    direction: i8  # 1 clockwise, -1 counterclockwise
    steps: i8  # of this distance that are left
    step: i8  # how many have had their part: at the start, in lightning and cure
    met: Who  # the laborigine of an encounter
    moa: Where
    flag: i8  # its bearer + 1, OWNERLESS or GONE
    disease: i8  # the active card
    pile: i8  # disease cards that are face down
    drawn: i16  # the others, as bits
    waves: i8  # of eliminations
    triggered: i32  # footprints of this move, as bits
    turn: i32  # turns that are over
    options: Options
    debt: Debt
    manipulator: i8  # the seat + 1 that named the direction of this turn, if not its player
    out: Annotated[list[i8], SEATS]  # the wave in which a seat left
    laborigines: Annotated[list[Laborigine], LABORIGINES]
    stocks: Annotated[list[Tokens], SEATS]
    removed: Tokens  # out of the game
    tiles: Annotated[list[Tile], TILES]
    faces_left: Annotated[list[i8], FACES]  # while the ring is laid


def refuse_table(options: Options, seats: int) -> Refused | None:
    """Components, Variations: each variant has its numbers of players."""
    variant, fits = Variant(options.variant).name.lower(), VARIANT_SEATS[options.variant]
    if seats in fits:
        return None
    numbers = one_of(fits)
    return Refused(
        "laborigines/variant-players-use-teams" if seats == 6 else "laborigines/variant-players",
        variant=variant,
        numbers=numbers,
        seats=seats,
    )


# --- Seats, laborigines, colours


def has_twins(s: State) -> bool:
    return s.options.variant == Variant.TWINS


def per_seat(s: State) -> int:
    """L25: twins are two laborigines of one seat."""
    return 2 if has_twins(s) else 1


def crowd(s: State) -> int:
    """How many laborigines began."""
    return s.seats * per_seat(s)


def laborigines(s: State) -> Ids[LaborigineId]:
    return ids(crowd(s))


def laborigines_of(s: State, seat: int) -> Ids[LaborigineId]:
    return ids_from(seat * per_seat(s), (seat + 1) * per_seat(s))


def all_places(s: State) -> Ids[Place]:
    return ids(TILES)


def all_colours(s: State) -> Ids[int]:
    return ids(COLOURS)


def both(s: State) -> Ids[int]:
    """Twins, directions, sides of a tile."""
    return ids(2)


def owner(s: State, who: LaborigineId) -> int:
    return who // 2 if has_twins(s) else who


def on_the_move(s: State) -> int:
    """The player whose turn it is."""
    return s.active


def player_in_turn(s: State) -> int:
    """L2, L16: clockwise from the player whose turn it is."""
    return (s.active + s.step) % s.seats


def seat_after(s: State, seat: int, steps: int) -> int:
    """Clockwise, once around at most."""
    return seat + steps if seat + steps < s.seats else seat + steps - s.seats


def colour_of(s: State, seat: int) -> int:
    """L24: teams sit alternately, and mates have one colour."""
    return seat % (s.seats // 2) if s.options.variant == Variant.TEAMS else seat


def is_in_play(s: State, seat: int) -> bool:
    return s.out[seat] == 0


def is_on_ring(s: State, who: LaborigineId) -> bool:
    return s.laborigines[who].place != OFF


def clockwise_from_mover(s: State, step: int) -> LaborigineId:
    """L21, L22, L25: the mover, his twin, then the others by seat and number."""
    if per_seat(s) == 1:
        return LaborigineId(seat_after(s, s.mover, step))
    if step < 2:
        return LaborigineId(s.mover ^ step)
    return LaborigineId((s.active * 2 + step) % (s.seats * 2))


def laborigine_at(s: State, place: Place, but: LaborigineId) -> LaborigineId:
    """Who else is there, or NOBODY."""
    return next((who for who in laborigines(s) if s.laborigines[who].place == place and who != but), NOBODY)


# --- Names in the notation


def seat_words(s: State) -> list[str]:
    """`red`; in team play `red1` and `red2`."""
    teams = s.seats // 2 if s.options.variant == Variant.TEAMS else 0
    return [COLOUR_NAMES[colour_of(s, seat)] + (str(seat // teams + 1) if teams else "") for seat in range(s.seats)]


def laborigine_words(s: State) -> list[str]:
    """`red`; twins are `red1` and `red2`."""
    return [word + twin for word in seat_words(s) for twin in (("1", "2") if has_twins(s) else ("",))]


# --- Energy


def energy(s: State, seat: int) -> int:
    """The whole stockpile."""
    return sum(s.stocks[seat].of[colour] for colour in all_colours(s))


def is_immune(s: State, who: LaborigineId) -> bool:
    """Immunity: the bearer of the flag loses no energy."""
    return s.flag == who + 1


def suffers(s: State, who: LaborigineId, disease: Disease) -> bool:
    """Disease: all infected suffer from the active card."""
    return s.disease == disease and s.laborigines[who].infected != 0


def can_gain(s: State, seat: int) -> bool:
    """L10, L25: energy storage disorder blocks a stockpile; one of twins, only if both have it."""
    return s.disease != Disease.ENERGY_STORAGE_DISORDER or any(
        s.laborigines[who].infected == 0 for who in laborigines_of(s, seat)
    )
