"""Setup: the island, three cards for everybody, the start spaces."""

from __future__ import annotations

from galapagos.engine.language.contract import CHANCE
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import BOARD, DEAL, START, CardId, Space
from ..data import ALL_CARDS, CARD_COPIES, GENE_COPIES, METEOR_STARTS, START_POINTS, Board
from ..events import LAID, MARKED, READY, STARTED
from ..reason import Reason
from ..state import (
    BoardChoice,
    Phase,
    State,
    all_boards,
    all_cards,
    all_genes,
    all_seats,
    all_spaces,
    board_for,
    put_dinosaur,
    start_of,
)
from .cards import draw_card, weigh_cards


def setup(s: State, seats: int) -> None:
    """Setup: a full bag, a full deck, ten points each, the climate on the beach, the meteor on the players' number."""
    s.seats = seats
    s.actor = CHANCE
    s.meteor = METEOR_STARTS[seats]
    tell(s, MARKED, s.climate, s.meteor)
    for gene in all_genes(s):
        s.bag[gene] = GENE_COPIES[gene]
    for card in all_cards(s):
        s.deck[card] = CARD_COPIES[card]
    s.deck_size = ALL_CARDS
    for seat in all_seats(s):
        s.species[seat].points = START_POINTS
        tell(s, READY, seat, START_POINTS)
    s.board = Board.BC if s.options.board == BoardChoice.BC else board_for(seats)
    if seats == 4 and s.options.board == BoardChoice.AUTO:
        s.phase = Phase.BOARD
    else:
        s.phase = Phase.DEAL
        tell(s, LAID, s.board)


# --- E1: the island of four players


def board_refusal(s: State, board: int) -> Reason:
    return Reason.LEGAL if board == Board.AD or board == Board.BC else Reason.NO_BOARD


def lay_board(s: State, board: int) -> None:
    s.board = board
    tell(s, LAID, board)


# --- E21: one card after another, seat 0's three first


def deal_refusal(s: State, card: CardId) -> Reason:
    return Reason.LEGAL if s.deck[card] > 0 else Reason.NOT_IN_THE_DECK


def deal(s: State, card: CardId) -> None:
    draw_card(s, s.turn, card)


# --- E2: the start space of seat 0; the other seats follow clockwise


def start_refusal(s: State, space: Space) -> Reason:
    return Reason.LEGAL if any(start_of(s, seat) == space for seat in all_seats(s)) else Reason.NOT_A_START


def put_on_starts(s: State, space: Space) -> None:
    first = next((seat for seat in all_seats(s) if start_of(s, seat) == space), 0)
    for seat in all_seats(s):
        start = start_of(s, (first + seat) % s.seats)
        put_dinosaur(s, start, seat)
        tell(s, STARTED, seat, start)


LAYING = Question("board", Phase.BOARD, None, (Verb(BOARD, board_refusal, each(all_boards), lay_board),))
DEALING = Question("deal", Phase.DEAL, None, (Verb(DEAL, deal_refusal, each(all_cards), deal),), weigh_cards)
STARTING = Question("start", Phase.START, None, (Verb(START, start_refusal, each(all_spaces), put_on_starts),))
