"""The position of Laborigines, and the questions one asks of it."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from galapagos.engine.struct import i8, i16, i32, struct

from .data import COLOURS, FACES, LABORIGINES, SEATS, TILES, VARIANT_NAMES, VARIANT_SEATS, Disease, Variant


class Phase(IntEnum):
    """Where the game stands; a debt of tokens comes before all of it."""

    SIDES = 0               # chance: which side of each safe tile is up
    TILES = 1               # chance lays the ring
    MOA_PLACE = 2           # chance
    NICEST = 3              # chance
    START_PLACES = 4
    ROLL = 5                # chance; from here on a turn
    ASSIGNMENT = 6
    FLAG_BEARER = 7         # twins: who of the two takes the flag
    MANIFESTATION = 8
    MOA_MOVEMENT = 9
    MANIPULATION = 10
    DIRECTION = 11
    LEAVING = 12            # the mover leaves a tile
    CROSSING = 13           # it has paid for the acid and steps on
    LANDING = 14
    CONTAGION = 15          # an encounter of two is paid for
    ARRIVAL = 16
    TRAP = 17               # chance turns up a side that nobody has seen
    INFECTION = 18          # chance draws a disease card
    LIGHTNING = 19
    CURE = 20
    TURN_END = 21


class Ending(IntEnum):
    LAST_SURVIVOR = 1
    LAST_WAVE = 2
    TURN_LIMIT = 3


OFF = -1                    # the place of a piece that is not on the ring
NOBODY = -1
OWNERLESS = 0               # the flag
GONE = -1


@struct
class Options:
    variant: i8
    memory: i8
    radiation: i8
    energy: i8
    turn_limit: i32


@struct
class Laborigine:
    place: i8
    infected: i8
    acid: i8
    lightning: i16          # markers


@struct
class Tokens:
    of: Annotated[list[i8], COLOURS]


@struct
class Tile:
    face: i8                # the side that is up
    under: i8               # the other side, once it has been seen
    energy: Tokens


@struct
class Debt:
    """Tokens that are being spent or transferred, one by one."""

    who: i8                 # the laborigine that loses them
    taker: i8               # the seat + 1 that gets them; 0 where they are spent
    left: i8
    paid: i8


@struct
class State:
    actor: i8
    seats: i8
    ending: i8
    phase: i8
    active: i8                                      # the seat whose turn it is
    mover: i8                                       # its laborigine that moves
    second_twin: i8                                 # 1 while the second twin has its move
    die: i8                                         # of the mover
    other_die: i8                                   # of Moa or of the second twin
    distance: i8                                    # of the mover
    direction: i8                                   # 1 clockwise, -1 counterclockwise
    steps: i8                                       # of this distance that are left
    step: i8                                        # how many have had their part: at the start, in lightning and cure
    met: i8                                         # the laborigine of an encounter
    moa: i8
    flag: i8                                        # its bearer + 1, OWNERLESS or GONE
    disease: i8                                     # the active card
    pile: i8                                        # disease cards that are face down
    drawn: i16                                      # the others, as bits
    waves: i8                                       # of eliminations
    triggered: i32                                  # footprints of this move, as bits
    turn: i32                                       # turns that are over
    options: Options
    debt: Debt
    out: Annotated[list[i8], SEATS]                 # the wave in which a seat left
    laborigines: Annotated[list[Laborigine], LABORIGINES]
    stocks: Annotated[list[Tokens], SEATS]
    removed: Tokens                                 # out of the game
    tiles: Annotated[list[Tile], TILES]
    faces_left: Annotated[list[i8], FACES]          # while the ring is laid


def refuse_table(options: Options, seats: int) -> str:
    """Components, Variations: each variant has its numbers of players."""
    fits = VARIANT_SEATS[options.variant]
    if seats in fits:
        return ""
    numbers = " or ".join(str(number) for number in fits) if len(fits) == 2 else f"{fits[0]} to {fits[-1]}"
    hint = " Use variant=teams." if seats == 6 else ""
    return f"The variant {VARIANT_NAMES[options.variant]} is for {numbers} players, not {seats}.{hint}"


# --- Seats, laborigines, colours


def per_seat(s: State) -> int:
    """L25: twins are two laborigines of one seat."""
    return 2 if s.options.variant == Variant.TWINS else 1


def crowd(s: State) -> int:
    """How many laborigines began."""
    return s.seats * per_seat(s)


def owner(s: State, who: int) -> int:
    return who // per_seat(s)


def colour_of(s: State, seat: int) -> int:
    """L24: teams sit alternately, and mates have one colour."""
    return seat % (s.seats // 2) if s.options.variant == Variant.TEAMS else seat


def is_in_play(s: State, seat: int) -> bool:
    return s.out[seat] == 0


def is_on_ring(s: State, who: int) -> bool:
    return s.laborigines[who].place != OFF


def clockwise_from_mover(s: State, step: int) -> int:
    """L21, L22, L25: the mover, his twin, then the others by seat and number."""
    if per_seat(s) == 1:
        return (s.mover + step) % s.seats
    if step < 2:
        return s.mover ^ step
    return (s.active * 2 + step) % (s.seats * 2)


def laborigine_at(s: State, place: int, but: int) -> int:
    """Who else is there, or NOBODY."""
    for who in range(crowd(s)):
        if s.laborigines[who].place == place and who != but:
            return who
    return NOBODY


# --- Energy


def energy(s: State, seat: int) -> int:
    """The whole stockpile."""
    total = 0
    for colour in range(COLOURS):
        total += s.stocks[seat].of[colour]
    return total


def is_immune(s: State, who: int) -> bool:
    """Immunity: the bearer of the flag loses no energy."""
    return s.flag == who + 1


def suffers(s: State, who: int, disease: Disease) -> bool:
    """Disease: all infected suffer from the active card."""
    return s.disease == disease and s.laborigines[who].infected != 0


def can_gain(s: State, seat: int) -> bool:
    """L10, L25: energy storage disorder blocks a stockpile; one of twins, only if both have it."""
    if s.disease != Disease.ENERGY_STORAGE_DISORDER:
        return True
    for who in range(seat * per_seat(s), (seat + 1) * per_seat(s)):
        if s.laborigines[who].infected == 0:
            return True
    return False
