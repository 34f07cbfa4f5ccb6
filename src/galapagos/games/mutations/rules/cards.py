"""New cards for players' decks (Extinction 5, M3, M28), what an animal costs of them (M10), and budding (M3)."""

from __future__ import annotations

from galapagos.engine.event import tell

from ..actions import SpeciesId
from ..data import DRAW_EXTRA, NEW_DECK, Draw, Trait
from ..events import BUDDED, DREW, PAID
from ..species import has
from ..state import State, all_seats, animal_count, row_of, seat_in_turn
from .rows import add_animal

# --- from the main deck


def needy_seats(s: State) -> int:
    """M3: the players with no animal and no card, as bits."""
    return sum(1 << seat for seat in all_seats(s) if animal_count(s, seat) == 0 and s.players[seat].deck == 0)


def draw_cards(s: State) -> None:
    """M28: animals + 2 each, one at a time from the first player; nothing for who has nothing left (M3)."""
    needy = needy_seats(s)
    for card in range(s.population + DRAW_EXTRA):
        for step in range(s.seats):
            seat = seat_in_turn(s, step)
            if needy >> seat & 1 == 0 and card < animal_count(s, seat) + DRAW_EXTRA:
                draw_card(s, seat)
    take_drawn(s, Draw.SURVIVORS)


def deal_new_decks(s: State) -> None:
    """Extinction, M3: ten cards for who has nothing, one at a time in turn order."""
    needy = needy_seats(s)
    if needy == 0:
        return
    for _ in range(NEW_DECK):
        for step in range(s.seats):
            if needy >> seat_in_turn(s, step) & 1 != 0:
                draw_card(s, seat_in_turn(s, step))
    take_drawn(s, Draw.NOTHING_LEFT)


def draw_card(s: State, seat: int) -> None:
    if s.deck > 0:
        s.deck -= 1
        s.drawn[seat] += 1


def take_drawn(s: State, cause: Draw) -> None:
    for seat in all_seats(s):
        if s.drawn[seat] > 0:
            tell(s, DREW, seat, s.drawn[seat], cause)
            s.players[seat].deck += s.drawn[seat]
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
