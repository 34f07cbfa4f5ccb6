"""Setup: the grid, the active player, the first creatures."""

from __future__ import annotations

from galapagos.engine.language.contract import CHANCE
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import BEGIN, DRAW, PLACE, Cell, CreatureId
from ..data import ALL_TOKENS, BASES, BLOCKS, COLOURS, DECKS, SQUARES, STARTING_CREATURES
from ..events import DEALT, FIRST, PLACED, READY
from ..reason import Reason
from ..state import IN_HAND, Phase, State, all_cards, all_cells, all_colours, all_seats, player_in_turn


def setup(s: State, seats: int) -> None:
    """Setup: three creatures of one block each and three tokens for everybody."""
    s.seats = seats
    s.actor = CHANCE
    s.phase = Phase.ENVIRONMENTS
    if s.options.supply == 0:
        for colour in range(COLOURS):
            s.blocks[colour] = BLOCKS - seats
    for seat in range(seats):
        s.tokens[seat] = ALL_TOKENS
        if s.options.supply == 0:
            s.bases[seat] = BASES - STARTING_CREATURES
        for colour in range(COLOURS):
            creature = s.creatures[s.count]
            creature.owner = seat
            creature.cell = IN_HAND
            creature.blocks[colour] = 1
            tell(s, READY, seat, CreatureId(s.count), colour)
            s.count += 1


# --- D1: environments, cell by cell in reading order, each drawn equally from the cards left


def draw_refusal(s: State, card: int) -> Reason:
    if not DECKS[s.options.deck][card]:
        return Reason.NOT_IN_THE_DECK
    return Reason.LEGAL if s.drawn >> card & 1 == 0 else Reason.DRAWN


def draw(s: State, card: int) -> None:
    s.drawn |= 1 << card
    for colour in range(COLOURS):
        s.environments[s.step].squares[colour] = SQUARES[card][colour]
    tell(s, DEALT, Cell(s.step), card)


# --- D1: then the active player


def begin(s: State, seat: int) -> None:
    s.active = seat
    tell(s, FIRST, seat)


# --- D1: active player first, clockwise, one creature at a time, three rounds


def starting_creature(s: State, colour: int) -> CreatureId:
    return CreatureId(s.actor * STARTING_CREATURES + colour)


def place_refusal(s: State, colour: int, cell: Cell) -> Reason:
    return Reason.LEGAL if s.creatures[starting_creature(s, colour)].cell == IN_HAND else Reason.PLACED


def place(s: State, colour: int, cell: Cell) -> None:
    s.creatures[starting_creature(s, colour)].cell = cell
    tell(s, PLACED, starting_creature(s, colour), cell)


DRAWING = Question("environments", Phase.ENVIRONMENTS, None, (Verb(DRAW, draw_refusal, each(all_cards), draw),))
BEGINNING = Question("begin", Phase.BEGIN, None, (Verb(BEGIN, None, each(all_seats), begin),))
PLACING = Question(
    "placement", Phase.PLACEMENT, player_in_turn, (Verb(PLACE, place_refusal, each(all_colours, all_cells), place),)
)
