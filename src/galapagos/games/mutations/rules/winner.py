"""Determining the winner (M29)."""

from __future__ import annotations

from galapagos.engine.contract import OVER
from galapagos.engine.event import tell
from galapagos.engine.struct import Numbers

from ..actions import SpeciesId
from ..data import ANIMAL_POINTS, PLUS, TRAIT_POINTS, Key
from ..events import ENDED, SCORED
from ..state import Ending, State, all_seats, animal_count, row_of


def end_game(s: State) -> None:
    s.ending = find_ending(s)
    s.actor = OVER
    tell(s, ENDED, s.ending)
    for seat in all_seats(s):
        for key in range(Key.DISCARDS + 1):
            tell(s, SCORED, seat, key, score_part(s, seat, key))


def find_ending(s: State) -> int:
    """M29: points; the larger discard pile; else a shared win."""
    best, most, leaders, winners = -1, 0, 0, 0
    for seat in all_seats(s):
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


def score_part(s: State, seat: int, key: int) -> int:
    """M29: 2 for an animal, 1 for a trait and its + number; a shared card counts once (M11). The own discard pile decides between equals."""
    if key == Key.ANIMALS:
        return ANIMAL_POINTS * animal_count(s, seat)
    if key == Key.DISCARDS:
        return s.players[seat].discard
    total = 0
    for k in row_of(s, seat):
        for place in range(s.species[k].count):
            if is_counted(s, k, place):
                total += TRAIT_POINTS if key == Key.TRAITS else PLUS[s.species[k].order[place]]
    return total


def is_counted(s: State, k: SpeciesId, place: int) -> bool:
    """M11: a shared card is counted with the leftmost species that has it."""
    species = s.species[k]
    if species.share[place] == 0:
        return True
    for other in range(s.rows[species.owner], k):
        for i in range(s.species[other].count):
            if s.species[other].order[i] == species.order[place] and s.species[other].share[i] == species.share[place]:
                return False
    return True


def points(s: State, seat: int) -> int:
    return score_part(s, seat, Key.ANIMALS) + score_part(s, seat, Key.TRAITS) + score_part(s, seat, Key.PLUS)


def score(s: State, out: Numbers) -> None:
    for seat in all_seats(s):
        out[seat] = points(s, seat) * 1024 + s.players[seat].discard
