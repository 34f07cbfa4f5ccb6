"""What is hidden: the hands of the others, and so the deck (E6)."""

from __future__ import annotations

from galapagos.engine.chance import Random, draw_below

from ..data import EVENTS
from ..state import Species, State


def hide(s: State, seat: int) -> None:
    """The cards of hidden hands go back to the deck; how many they are stays."""
    for other in range(s.seats):
        if other != seat:
            species = s.species[other]
            for event in range(EVENTS):
                s.deck[event] += species.hand[event]
                species.hand[event] = 0


def guess(s: State, seat: int, random: Random) -> None:
    """Deals the hidden hands anew from the cards that nobody has seen."""
    unseen = 0
    for event in range(EVENTS):
        unseen += s.deck[event]
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.species[other].cards):
                draw_unseen(s, s.species[other], draw_below(random, unseen))
                unseen -= 1


def draw_unseen(s: State, species: Species, place: int) -> None:
    """The card at a place of the shuffled deck."""
    event = 0
    while place >= s.deck[event]:
        place -= s.deck[event]
        event += 1
    s.deck[event] -= 1
    species.hand[event] += 1
