"""Setup: the grid, the active player, the first creatures."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import BEGIN, DRAW, PLACE
from ..data import ALL_TOKENS, BASES, BLOCKS, CARDS, COLOURS, DECKS, SQUARES, STARTING_CREATURES
from ..reason import Reason
from ..state import IN_HAND, Phase, State, cells
from . import turn


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
            s.count += 1


# --- D1: environments, cell by cell in reading order, each drawn equally from the cards left


def draw_refusal(s: State, card: int) -> Reason:
    if not DECKS[s.options.deck][card]:
        return Reason.NOT_IN_THE_DECK
    return Reason.LEGAL if s.drawn >> card & 1 == 0 else Reason.DRAWN


def list_draws(s: State, out: Actions) -> int:
    n = 0
    for card in range(len(CARDS)):
        if draw_refusal(s, card) == Reason.LEGAL:
            out[n] = code(DRAW, card)
            n += 1
    return n


def draw(s: State, card: int) -> None:
    s.drawn |= 1 << card
    for colour in range(COLOURS):
        s.environments[s.step].squares[colour] = SQUARES[card][colour]
    s.step += 1
    if s.step == cells(s):
        s.step = 0
        s.phase = Phase.ACTIVE_PLAYER


# --- D1: then the active player


def begin_refusal(s: State, seat: int) -> Reason:
    return Reason.LEGAL if seat < s.seats else Reason.NO_SEAT


def list_beginners(s: State, out: Actions) -> int:
    for seat in range(s.seats):
        out[seat] = code(BEGIN, seat)
    return s.seats


def begin(s: State, seat: int) -> None:
    s.active = seat
    s.actor = seat
    s.phase = Phase.PLACEMENT


# --- D1: active player first, clockwise, one creature at a time, three rounds


def place_refusal(s: State, colour: int, cell: int) -> Reason:
    if cell >= cells(s):
        return Reason.NO_ENVIRONMENT
    if s.creatures[s.actor * STARTING_CREATURES + colour].cell != IN_HAND:
        return Reason.PLACED
    return Reason.LEGAL


def list_placements(s: State, out: Actions) -> int:
    n = 0
    for colour in range(COLOURS):
        for cell in range(cells(s)):
            if place_refusal(s, colour, cell) == Reason.LEGAL:
                out[n] = code(PLACE, colour, cell)
                n += 1
    return n


def place(s: State, colour: int, cell: int) -> None:
    s.creatures[s.actor * STARTING_CREATURES + colour].cell = cell
    s.step += 1
    if s.step < STARTING_CREATURES * s.seats:
        s.actor = (s.active + s.step) % s.seats
    else:
        turn.start_turn(s)
