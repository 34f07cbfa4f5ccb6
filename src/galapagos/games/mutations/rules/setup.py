"""Setting up the game: seven cards and three species for everybody, and a first player (M2)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import BEGIN
from ..data import PLAYER_DECK, STARTING_SPECIES, TRAITS
from ..reason import Reason
from ..state import Phase, State, copies
from . import turn
from .rows import found_species


def setup(s: State, seats: int) -> None:
    s.seats = seats
    for trait in range(TRAITS):
        s.unseen[trait] = copies(s, trait)
        s.deck += copies(s, trait)
    for seat in range(seats):
        s.players[seat].deck = PLAYER_DECK
        for _ in range(STARTING_SPECIES):
            found_species(s, seat)
        s.deck -= PLAYER_DECK + STARTING_SPECIES
    s.phase = Phase.FIRST_PLAYER
    s.actor = CHANCE


def begin_refusal(s: State, seat: int) -> Reason:
    return Reason.LEGAL if seat < s.seats else Reason.NO_SEAT


def list_beginners(s: State, out: Actions) -> int:
    for seat in range(s.seats):
        out[seat] = code(BEGIN, seat)
    return s.seats


def begin(s: State, seat: int) -> None:
    s.first = seat
    turn.start_turn(s)
