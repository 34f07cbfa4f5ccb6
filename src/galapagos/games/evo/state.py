"""The position of Evo, and the questions one asks of it."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from galapagos.engine.errors import Refused
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, ids, ids_from
from galapagos.engine.language.struct import i8, i16, struct

from . import data, island
from .actions import CardId, GeneId, RowId, Space
from .events import PUT, TAKEN


class Phase(IntEnum):
    """What is going on, in the order of play; `…_EVENTS` are the offers of cards at the start of a phase (E4)."""

    BOARD = 0  # chance
    DEAL = 1  # chance
    START = 2  # chance
    INITIATIVE_EVENTS = 3
    INITIATIVE = 4  # chance, where species are tied
    CLIMATE_EVENTS = 5
    CLIMATE = 6  # chance, unless a card was played
    MOVEMENT_EVENTS = 7
    DINO_DOWN = 8  # the player of that card names the target
    MOVEMENT = 9
    COMBAT = 10  # chance, in the middle of movement
    BIRTHS_EVENTS = 11
    BIRTHS = 12
    SURVIVAL_EVENTS = 13
    SURVIVAL = 14
    METEOR = 15  # chance, on spaces with faces
    GENES = 16  # chance
    EVOLUTION_EVENTS = 17
    AUCTION = 18
    CARD_GENES = 19  # chance
    GAME_END_EVENTS = 20


PHASE_NAMES = tuple(phase.name.lower().replace("_", "-") for phase in Phase)
NO_TIMING = -1
# Whose cards are offered, by phase.
TIMINGS = (-1, -1, -1, 0, -1, 1, -1, 2, -1, -1, -1, 3, -1, 4, -1, -1, -1, 5, -1, -1, 6)
assert len(TIMINGS) == len(Phase)
assert all(TIMINGS[Phase[f"{timing.name}_EVENTS"]] == timing for timing in data.Timing)


class Ending(IntEnum):
    STRIKE = 1  # the die met a face of the meteor's space
    TRACK_END = 2  # the meteor reached the last space


class BoardChoice(IntEnum):
    AUTO = 0
    AD = 1
    BC = 2


class Ties(IntEnum):
    FEWER = 0
    MORE = 1
    CHANCE = 2


class Extreme(IntEnum):
    """The two zones that can be survived beside the ideal one, in the order in which they are looked at (E12)."""

    COLD = 0
    HEAT = 1


@struct
class Options:
    board: i8
    initiative_ties: i8
    genes: i8
    rebid_same_row: i8
    map: i8


@struct
class Species:
    points: i16
    dinosaurs: i8  # on the board
    zones: Annotated[list[i8], data.ZONE_COUNT]  # of these, in each zone
    cards: i8  # how many are in the hand
    genes: Annotated[list[i8], data.GENES]  # won, without the printed ones
    hand: Annotated[list[i8], data.CARD_KINDS]  # hidden from the others
    effects: Annotated[list[i8], data.CARD_KINDS]  # how many copies of a card work for this player in this phase


@struct
class Play:
    """A card on the table while cards are offered; one that was taken back returns to the hand when the offers end."""

    seat: i8
    card: i8
    withdrawn: i8


@struct
class Row:
    """A row of the bidding table."""

    gene: i8  # gene + 1; 0 in an empty row
    bidder: i8  # seat + 1
    bid: i16


@struct
class State:
    actor: i8
    seats: i8
    ending: i8
    phase: i8
    board: i8
    round: i8
    climate: i8  # a position on the ring
    meteor: i8
    turn: i8  # whose turn it is in this phase, as an index of `order`
    asked: i8  # who is offered to play cards, as bits
    passes: i8  # in a row
    plays: i8  # cards on the table
    feet: i8  # left to the player who moves
    attacker: i8  # space from which, in combat
    defender: i8  # and into which
    babies: i8  # still to be placed by the player whose turn it is
    homeless: i8  # whether he had no dinosaur when his births began
    extreme: i8  # which one survival looks at
    condemned: i8  # how many more of the player whose turn it is must die there
    lost_row: i8  # row + 1 where the bidder was just outbid
    spent_genes: i8  # card counters out of the game
    drew: i8  # whose place was drawn by lot in this round, as bits
    deck_size: i8
    options: Options
    # the last dice of this round (Roll), to be seen; 0 where nothing was rolled
    rolls: Annotated[list[i8], len(data.ROLL_NAMES)]
    order: Annotated[list[i8], data.SEATS]  # seats in turn order
    bag: Annotated[list[i8], data.GENES]
    deck: Annotated[list[i8], data.CARD_KINDS]  # hidden; in a hidden state also what lies in hidden hands
    discard: Annotated[list[i8], data.CARD_KINDS]
    table: Annotated[list[Play], data.MAX_TABLE]  # in the order of play
    rows: Annotated[list[Row], data.SEATS]
    species: Annotated[list[Species], data.SEATS]
    owners: Annotated[list[i8], island.SPACES]  # seat + 1 where a dinosaur stands
    newborn: Annotated[list[i8], island.SPACES]  # 1 where a dinosaur stands that was born in this round
    nests: Annotated[list[i8], island.SPACES]  # 1 where the player in turn may place babies, if it is empty
    no_play: Play
    no_row: Row


def board_for(seats: int) -> int:
    """Setup: as many stars as players; four players with AD unless BC is chosen or drawn."""
    return data.Board.BD if seats == 3 else data.Board.AC if seats == 5 else data.Board.AD


def refuse_table(options: Options, seats: int) -> Refused | None:
    """E1: only four players have a choice of islands."""
    return Refused("evo/island-not-chosen", number=seats) if options.board != BoardChoice.AUTO and seats != 4 else None


# --- Everything of a kind, one after the other


def all_seats(s: State) -> Ids[int]:
    return ids(s.seats)


def all_spaces(s: State) -> Ids[Space]:
    """Of the largest island; a smaller one lacks some."""
    return ids(island.SPACES)


def all_cards(s: State) -> Ids[CardId]:
    return ids(data.CARD_KINDS)


def cards_of(timing: int) -> Ids[CardId]:
    return ids_from(data.TIMED[timing], data.TIMED[timing + 1])


def all_genes(s: State) -> Ids[GeneId]:
    return ids(data.GENES)


def all_rows(s: State) -> Ids[RowId]:
    """E15: as many rows as players, empty ones included."""
    return ids(s.seats)


def all_boards(s: State) -> Ids[int]:
    return ids(data.BOARDS)


def all_faces(s: State) -> Ids[int]:
    return ids(data.DIE)


# --- Island


def neighbour(s: State, space: int, direction: int) -> Space:
    """The space one step away, or NOWHERE."""
    return Space(island.NEIGHBOURS[s.board][space][direction])


def island_of(s: State) -> int:
    """E22: the board of the map that is played."""
    return s.options.map * data.BOARDS + s.board


def zone_of(s: State, space: int) -> int:
    """The zone of a space; NOWHERE where this island has no such space."""
    return island.ZONES[island_of(s)][space]


def start_of(s: State, number: int) -> Space:
    """E2: a start space by its number, clockwise."""
    return Space(island.STARTS[island_of(s)][number])


def is_of(s: State, space: int, seat: int) -> bool:
    return s.owners[space] == seat + 1


def is_empty(s: State, space: int) -> bool:
    return s.owners[space] == 0


def next_of(s: State, seat: int, space: int) -> Space:
    """The next space with a dinosaur of a player who has one more, after a space or, from NOWHERE, the first."""
    space += 1
    while not is_of(s, space, seat):
        space += 1
    return Space(space)


def ideal_zone(s: State) -> int:
    return data.IDEAL[s.climate]


# --- Species


def seat_in_turn(s: State) -> int:
    return s.order[s.turn]


def count_genes(species: Species, gene: int) -> int:
    """Printed and won."""
    return data.PRINTED[gene] + species.genes[gene]


# --- Event cards


def timing_of(s: State) -> int:
    """Whose cards can be played now, as a Timing; NO_TIMING outside offers."""
    return TIMINGS[s.phase]


def may_cards_be_played(s: State, timing: int) -> bool:
    """E4: from round three on, unless all cards of that phase lie in the discard."""
    return s.round >= data.FIRST_CARD_ROUND and any(
        s.discard[card] < data.CARD_COPIES[card] for card in cards_of(timing)
    )


# --- Dinosaurs come from the supply of their player, walk, and return to it


def put_dinosaur(s: State, space: Space, seat: int) -> None:
    s.owners[space] = seat + 1
    s.species[seat].dinosaurs += 1
    s.species[seat].zones[zone_of(s, space)] += 1
    tell(s, PUT, seat, space)


def take_dinosaur(s: State, space: Space) -> None:
    tell(s, TAKEN, s.owners[space] - 1, space)
    species = s.species[s.owners[space] - 1]
    species.dinosaurs -= 1
    species.zones[zone_of(s, space)] -= 1
    s.owners[space] = 0
    s.newborn[space] = 0


def walk(s: State, space: Space, to: Space) -> None:
    """Nobody walks in the round of its birth: births come later."""
    species = s.species[s.owners[space] - 1]
    species.zones[zone_of(s, space)] -= 1
    species.zones[zone_of(s, to)] += 1
    s.owners[to] = s.owners[space]
    s.owners[space] = 0
