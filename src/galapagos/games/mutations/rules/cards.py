"""New cards for players' decks (Extinction 5, M3, M28), what an animal costs of them (M10), and budding (M3)."""

from __future__ import annotations

from galapagos.engine.language.event import tell

from ..actions import SpeciesId
from ..data import DRAW_EXTRA, NEW_DECK, Draw, Trait
from ..events import BUDDED, DREW, PAID
from ..species import has
from ..state import State, all_seats, animal_count, row_of, seat_in_turn
from .rows import add_animal

# --- from the main deck


def due(s: State, seat: int, cause: Draw) -> int:
    """M28: a card for each animal and two more. M3: ten for who has neither animals nor cards, when the turn begins,
    and nothing before."""
    has_nothing = animal_count(s, seat) == 0 and s.players[seat].deck == 0
    if cause == Draw.SURVIVORS:
        return 0 if has_nothing else animal_count(s, seat) + DRAW_EXTRA
    return NEW_DECK if has_nothing else 0


def deal(s: State, cause: Draw) -> None:
    """M3, M28: one card at a time in turn order, until everybody has what is due or the main deck is empty."""
    left = -1
    while s.deck != left:
        left = s.deck
        for step in range(s.seats):
            seat = seat_in_turn(s, step)
            if s.deck > 0 and s.drawn[seat] < due(s, seat, cause):
                s.deck -= 1
                s.drawn[seat] += 1
    for seat in all_seats(s):
        if s.drawn[seat] > 0:
            s.players[seat].deck += s.drawn[seat]
            tell(s, DREW, seat, s.drawn[seat], cause)
            s.drawn[seat] = 0


# --- from a player's deck


def cost(s: State, k: SpeciesId) -> int:
    """M10: an EXTREMOPHILE costs one more card of the player's deck."""
    return 2 if has(s.species[k], Trait.EXTREMOPHILE) else 1


def pay(s: State, k: SpeciesId) -> None:
    player = s.players[s.species[k].owner]
    player.deck -= cost(s, k)
    if cost(s, k) > 1:
        player.discard += 1
        tell(s, PAID, s.species[k].owner, k)


def bud(s: State) -> None:
    """M3: BUDDING, in turn order and from left to right."""
    for step in range(s.seats):
        seat = seat_in_turn(s, step)
        for k in row_of(s, seat):
            if has(s.species[k], Trait.BUDDING) and s.players[seat].deck >= cost(s, k):
                a = add_animal(s, k, 0)
                tell(s, BUDDED, seat, k, a)
                pay(s, k)
