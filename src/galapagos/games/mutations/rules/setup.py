"""Setting up the game: seven cards and three species for everybody, and a first player (M2)."""

from __future__ import annotations

from galapagos.engine.language.contract import CHANCE
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import BEGIN
from ..data import PLAYER_DECK, STARTING_SPECIES
from ..events import DEALT, FIRST, SHUFFLED, STARTED
from ..state import Phase, State, all_seats, all_traits, copies
from .rows import found_species, lone_animal


def setup(s: State, seats: int) -> None:
    s.seats = seats
    for trait in all_traits(s):
        s.unseen[trait] = copies(s, trait)
        s.deck += copies(s, trait)
    tell(s, SHUFFLED, s.deck)
    for seat in all_seats(s):
        s.deck -= PLAYER_DECK + STARTING_SPECIES
        s.players[seat].deck = PLAYER_DECK
        tell(s, DEALT, seat, PLAYER_DECK)
        for _ in range(STARTING_SPECIES):
            k = found_species(s, seat)
            tell(s, STARTED, seat, k, lone_animal(s, k))
    s.phase = Phase.BEGIN
    s.actor = CHANCE


def begin(s: State, seat: int) -> None:
    tell(s, FIRST, seat)
    s.first = seat
    s.phase = Phase.NEW_TURN


BEGINNING = Question("begin", Phase.BEGIN, None, (Verb(BEGIN, None, each(all_seats), begin),))
