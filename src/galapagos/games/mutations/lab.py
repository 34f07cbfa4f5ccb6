"""What the lab looks at in Random Mutations: who begins, the faces that are turned up, and what a trait or a card is
worth."""

from __future__ import annotations

from functools import partial

from galapagos.engine.lab_module import NONE, Gift, Holding, Role

from .actions import ANIMAL, FACE, LOOK, RUN, SPECIES, AnimalId, SpeciesId
from .data import BOX, SEATS, Trait
from .events import GAINED, SLID
from .rules.rows import add_trait
from .species import kind_of
from .state import Phase, State

ROLES = (Role("order", tuple(f"player {place + 1}" for place in range(SEATS))),)
CHANCES = (FACE, LOOK, RUN)
PIECES = (SPECIES, ANIMAL)
HOLDINGS = (Holding("trait", GAINED, 1), Holding("trait", SLID, 1))


def role(s: State, which: int, seat: int) -> int:
    """Game turns: the place of a seat, from the first player on."""
    return (seat - s.first + s.seats) % s.seats if which == 0 else NONE


def whose(s: State, which: int) -> int:
    """M20: the die of an escape is the prey's; a face belongs to whoever played the card."""
    return s.species[s.attack.prey].owner if s.phase == Phase.RUNNING else s.mover


def owner(s: State, which: int, piece: int) -> int:
    return s.species[piece].owner if which == 0 else kind_of(s, AnimalId(piece)).owner


def give_trait(s: State, seat: int, trait: int) -> None:
    """On the seat's first species, from the main deck."""
    add_trait(s, SpeciesId(s.rows[seat]), trait, 0)
    s.unseen[trait] -= 1
    s.deck -= 1


def give_cards(s: State, seat: int, cards: int) -> None:
    s.players[seat].deck += cards
    s.deck -= cards


GIFTS = (
    *(Gift(card.name, partial(give_trait, trait=card.trait)) for card in BOX if card.trait != Trait.SIMPLIFICATION),
    *(Gift(f"{cards} cards", partial(give_cards, cards=cards), cards, "cards") for cards in (1, 3)),
)
