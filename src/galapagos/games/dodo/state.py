"""The position of Tough Luck, Dodo, and the questions one asks of it."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from galapagos.engine.language.question import Ids, ids
from galapagos.engine.language.struct import i8, i16, i32, struct

from .actions import Cell, CreatureId
from .data import CARDS, CELLS, COLOURS, COVERS, NEIGHBOURS, ROOM, SEATS


class Phase(IntEnum):
    ENVIRONMENTS = 0  # chance draws the cards, cell by cell
    BEGIN = 1  # chance draws the first active player
    PLACEMENT = 2
    TOKENS = 3
    MIGRATION = 4
    CONSUMPTION = 5
    REPRODUCTION = 6


PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)


class Ending(IntEnum):
    CAPTURES = 1
    EXTINCTION = 2
    TURN_LIMIT = 3


class Mark(IntEnum):
    """What is true of a creature, as bits: the first four for this turn only."""

    RELOCATED = 1
    MOVED = 2
    FAVOURED = 4  # it bears a Competitive Advantage
    FED = 8
    STARVED = 16
    CAPTOR = 32


IN_HAND = -1  # the cell of a creature that is not placed yet


@struct
class Options:
    deck: i8
    migration_rounds: i8
    supply: i8
    turn_limit: i32


@struct
class Creature:
    owner: i8
    cell: i8
    blocks: Annotated[list[i8], COLOURS]
    marks: i8


@struct
class Environment:
    squares: Annotated[list[i8], COLOURS]  # printed
    covered: Annotated[list[i8], COLOURS]  # by Famine, this turn
    left: Annotated[list[i8], COLOURS]  # neither covered nor eaten, while creatures consume
    captor: i8  # seat + 1


@struct
class Waiting:
    """A creature that has not eaten yet."""

    line: i16  # the environment and the place in its line; equal ones are tied (D10)
    creature: i16


@struct
class State:
    actor: i8
    seats: i8
    ending: i8
    phase: i8
    active: i8
    step: i16  # how many have had their say in this phase; the parent, in reproduction
    count: i16  # creatures, placed or in hand
    turn: i32
    drawn: i32  # cards on the board, as bits
    passed: i8  # seats whose last say in this phase was to pass, as bits
    options: Options
    tokens: Annotated[list[i8], SEATS]
    favours: Annotated[list[i16], SEATS]  # the creature + 1 to which the seat gave an Advantage this turn
    famines: Annotated[list[i8], SEATS]  # the environment + 1 that it covered
    bases: Annotated[list[i8], SEATS]  # left in the box
    blocks: Annotated[list[i8], COLOURS]
    last_turn: Annotated[list[i32], SEATS]  # the last one whose consumption the seat began with a creature in play
    environments: Annotated[list[Environment], CELLS]
    creatures: Annotated[list[Creature], ROOM]  # oldest first; the dead keep their places until the turn is over
    blank: Creature
    queue: Annotated[list[Waiting], ROOM]  # while creatures consume: those who wait, first eater first
    nobody: Waiting


def cells(s: State) -> int:
    """Setup: two rows of three for two players, three rows for more."""
    return 6 if s.seats == 2 else 9


def all_cells(s: State) -> Ids[Cell]:
    return ids(cells(s))


def all_creatures(s: State) -> Ids[CreatureId]:
    return ids(s.count)


def all_seats(s: State) -> Ids[int]:
    return ids(s.seats)


def all_colours(s: State) -> Ids[int]:
    return ids(COLOURS)


def all_cards(s: State) -> Ids[int]:
    return ids(len(CARDS))


def all_covers(s: State) -> Ids[int]:
    return ids(len(COVERS))


def player_in_turn(s: State) -> int:
    """Turn Order: the active player first, the others clockwise."""
    return (s.active + s.step) % s.seats


def is_marked(creature: Creature, mark: Mark) -> bool:
    return creature.marks & mark != 0


def is_in_play(creature: Creature) -> bool:
    """On the board and not a captor."""
    return creature.cell != IN_HAND and not is_marked(creature, Mark.CAPTOR)


def is_captured(environment: Environment) -> bool:
    return environment.captor != 0


def size(creature: Creature) -> int:
    blocks = creature.blocks
    return blocks[0] + blocks[1] + blocks[2]


def same_blocks(a: Creature, b: Creature) -> bool:
    return a.blocks[0] == b.blocks[0] and a.blocks[1] == b.blocks[1] and a.blocks[2] == b.blocks[2]


def available(environment: Environment, colour: int) -> int:
    """D9: the printed squares less those covered by Famine."""
    return environment.squares[colour] - environment.covered[colour]


def all_available(environment: Environment) -> int:
    return available(environment, 0) + available(environment, 1) + available(environment, 2)


def is_eating(s: State) -> bool:
    """Whether creatures are consuming: an owner is asked who eats next (D10)."""
    return s.phase == Phase.CONSUMPTION and s.ending == 0


def left_in(environment: Environment, colour: int, eating: bool) -> int:
    """The squares that are there to eat: neither covered nor, while creatures consume, eaten."""
    return environment.left[colour] if eating else available(environment, colour)


def uneaten(s: State, cell: int, colour: int) -> int:
    return left_in(s.environments[cell], colour, is_eating(s))


def share_an_edge(a: int, b: int) -> bool:
    return b in NEIGHBOURS[a]


def distance(s: State, seat: int) -> int:
    """How far a seat is from the active player, clockwise."""
    return seat - s.active if seat >= s.active else seat - s.active + s.seats


def captures(s: State, seat: int) -> int:
    return sum(1 for environment in s.environments[: cells(s)] if environment.captor == seat + 1)


def open_cells(s: State) -> int:
    """The environments that are not captured, as bits."""
    return sum(1 << cell for cell in range(cells(s)) if not is_captured(s.environments[cell]))
