"""Setup: the island, three cards for everybody, the start spaces."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import BOARD, DEAL, START
from ..data import (
    ALL_CARDS,
    EVENT_COPIES,
    EVENTS,
    GENE_COPIES,
    GENES,
    METEOR_STARTS,
    SPACES,
    START_HAND,
    START_POINTS,
    STARTS,
    Board,
)
from ..reason import Reason
from ..state import NOBODY, BoardChoice, Phase, State, board_for, put_dinosaur


def setup(s: State, seats: int) -> None:
    """Setup: a full bag, a full deck, ten points each, the climate on the beach, the meteor on the players' number."""
    s.seats = seats
    s.actor = CHANCE
    s.meteor = METEOR_STARTS[seats]
    for gene in range(GENES):
        s.bag[gene] = GENE_COPIES[gene]
    for event in range(EVENTS):
        s.deck[event] = EVENT_COPIES[event]
    s.deck_size = ALL_CARDS
    for seat in range(seats):
        s.species[seat].points = START_POINTS
    s.board = board_for(seats)
    s.phase = Phase.DEAL
    if seats == 4:
        if s.options.board == BoardChoice.AUTO:
            s.phase = Phase.BOARD
        elif s.options.board == BoardChoice.BC:
            s.board = Board.BC


# --- E1: the island of four players


def board_refusal(s: State, board: int) -> Reason:
    return Reason.LEGAL if board == Board.AD or board == Board.BC else Reason.NO_BOARD


def list_boards(s: State, out: Actions) -> int:
    out[0] = code(BOARD, Board.AD)
    out[1] = code(BOARD, Board.BC)
    return 2


def lay_board(s: State, board: int) -> None:
    s.board = board
    s.phase = Phase.DEAL


# --- E21: one card after another, seat 0's three first; later, by a card gene, one for the player in turn (E17)


def deal_refusal(s: State, event: int) -> Reason:
    if s.deck[event] > 0:
        return Reason.LEGAL
    return Reason.NOT_IN_THE_DECK if s.phase == Phase.DEAL else Reason.NO_SUCH_CARD_LEFT


def list_deals(s: State, out: Actions) -> int:
    n = 0
    for event in range(EVENTS):
        if deal_refusal(s, event) == Reason.LEGAL:
            out[n] = code(DEAL, event)
            n += 1
    return n


def draw_card(s: State, seat: int, event: int) -> None:
    s.deck[event] -= 1
    s.deck_size -= 1
    s.species[seat].hand[event] += 1
    s.species[seat].cards += 1


def deal(s: State, event: int) -> None:
    """Setup: three to each player."""
    draw_card(s, s.turn, event)
    if s.species[s.turn].cards == START_HAND:
        s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = Phase.START


# --- E2: the start space of seat 0; the other seats follow clockwise


def start_refusal(s: State, space: int) -> Reason:
    for i in range(s.seats):
        if STARTS[s.board][i] == space:
            return Reason.LEGAL
    return Reason.NOT_A_START


def list_starts(s: State, out: Actions) -> int:
    n = 0
    for space in range(SPACES):
        if start_refusal(s, space) == Reason.LEGAL:
            out[n] = code(START, space)
            n += 1
    return n


def put_on_starts(s: State, space: int) -> None:
    first = 0
    while STARTS[s.board][first] != space:
        first += 1
    for seat in range(s.seats):
        put_dinosaur(s, STARTS[s.board][(first + seat) % s.seats], seat)
    s.actor = NOBODY
