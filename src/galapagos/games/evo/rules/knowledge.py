"""What is hidden: the hands of the others, and so the deck (E6)."""

from __future__ import annotations

from galapagos.engine.language.chance import Random, draw_below

from ..data import CARD_KINDS
from ..state import Species, State


def hide(s: State, seat: int) -> None:
    """The cards of hidden hands go back to the deck; how many they are stays."""
    for other in range(s.seats):
        if other != seat:
            species = s.species[other]
            for card in range(CARD_KINDS):
                s.deck[card] += species.hand[card]
                species.hand[card] = 0


def guess(s: State, seat: int, random: Random) -> None:
    """Deals the hidden hands anew from the cards that nobody has seen."""
    unseen = sum(n for n in s.deck)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.species[other].cards):
                draw_unseen(s, s.species[other], draw_below(random, unseen))
                unseen -= 1


def draw_unseen(s: State, species: Species, place: int) -> None:
    """The card at a place of the shuffled deck."""
    card = 0
    while place >= s.deck[card]:
        place -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    species.hand[card] += 1
