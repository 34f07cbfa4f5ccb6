"""Game turns and Determining the winner: what happens before development (M3), and when it is over (M29)."""

from __future__ import annotations

from galapagos.engine.contract import OVER
from galapagos.engine.struct import Numbers

from ..data import ANIMAL_POINTS, NEW_DECK, PLUS, TRAIT_POINTS, Trait
from ..state import Ending, Phase, State, animal_count, has, next_seat
from . import development
from .rows import add_animal


def start_turn(s: State) -> None:
    s.turn += 1
    deal_new_decks(s)
    if s.deck == 0:                                     # M29: no card left when a turn begins: the last one
        s.final = 1
    for step in range(s.seats):
        bud(s, (s.first + step) % s.seats)
    development.start_development(s)


def needy_seats(s: State) -> int:
    """M3: the players with no animal and no card, as bits."""
    needy = 0
    for seat in range(s.seats):
        if animal_count(s, seat) == 0 and s.players[seat].deck == 0:
            needy |= 1 << seat
    return needy


def deal_new_decks(s: State) -> None:
    """Extinction, M3: ten cards for who has nothing, one at a time in turn order."""
    needy = needy_seats(s)
    if needy == 0:
        return
    for _ in range(NEW_DECK):
        for step in range(s.seats):
            seat = (s.first + step) % s.seats
            if needy >> seat & 1 != 0:
                draw_card(s, seat)


def draw_card(s: State, seat: int) -> None:
    if s.deck > 0:
        s.deck -= 1
        s.players[seat].deck += 1


def bud(s: State, seat: int) -> None:
    """M3: BUDDING, from left to right."""
    for k in range(s.rows[seat], s.rows[seat + 1]):
        if has(s.species[k], Trait.BUDDING) and s.players[seat].deck >= development.cost(s, k):
            development.pay(s, k)
            add_animal(s, k, 0)


def end_turn(s: State) -> None:
    """Extinction: the role of the first player passes clockwise."""
    s.first = next_seat(s, s.first)
    start_turn(s)


# --- Determining the winner


def end_game(s: State) -> None:
    s.phase = Phase.EXTINCTION
    s.ending = find_ending(s)
    s.actor = OVER


def find_ending(s: State) -> int:
    """M29: points; the larger discard pile; else a shared win."""
    best, most, leaders, winners = -1, 0, 0, 0
    for seat in range(s.seats):
        if points(s, seat) > best:
            best, most, leaders, winners = points(s, seat), s.players[seat].discard, 1, 1
        elif points(s, seat) == best:
            leaders += 1
            if s.players[seat].discard > most:
                most, winners = s.players[seat].discard, 1
            elif s.players[seat].discard == most:
                winners += 1
    if leaders == 1:
        return Ending.POINTS
    return Ending.DISCARDS if winners == 1 else Ending.SHARED


def points(s: State, seat: int) -> int:
    """M29: 2 for an animal, 1 for a trait and its + number; a shared card counts once (M11)."""
    total = ANIMAL_POINTS * animal_count(s, seat)
    for k in range(s.rows[seat], s.rows[seat + 1]):
        for place in range(s.species[k].count):
            if is_counted(s, k, place):
                total += TRAIT_POINTS + PLUS[s.species[k].order[place]]
    return total


def is_counted(s: State, k: int, place: int) -> bool:
    """M11: a shared card is counted with the leftmost species that has it."""
    species = s.species[k]
    if species.share[place] == 0:
        return True
    for other in range(s.rows[species.owner], k):
        for i in range(s.species[other].count):
            if s.species[other].order[i] == species.order[place] and s.species[other].share[i] == species.share[place]:
                return False
    return True


def score(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat] = points(s, seat) * 1024 + s.players[seat].discard
