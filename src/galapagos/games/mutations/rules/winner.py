"""Determining the winner (M29)."""

from __future__ import annotations

from galapagos.engine.language.contract import OVER
from galapagos.engine.language.event import tell
from galapagos.engine.language.struct import Numbers

from ..actions import SpeciesId
from ..data import ANIMAL_POINTS, PLUS, TRAIT_POINTS, Key
from ..events import ENDED, SCORED
from ..species import shares
from ..state import Ending, State, all_seats, animal_count, row_of

PILE = 1024  # more than there are cards


def end_game(s: State) -> None:
    for seat in all_seats(s):
        tell(
            s,
            SCORED,
            seat,
            animal_points(s, seat),
            trait_points(s, seat),
            plus_points(s, seat),
            s.players[seat].discard,
        )
    s.ending = find_ending(s)
    s.actor = OVER
    tell(s, ENDED, s.ending)


def find_ending(s: State) -> int:
    """M29: points; the larger discard pile; else a shared win."""
    best = 0
    for seat in all_seats(s):
        best = max(best, result(s, seat))
    if sum(1 for seat in all_seats(s) if points(s, seat) == best // PILE) == 1:
        return Ending.POINTS
    return Ending.DISCARDS if sum(1 for seat in all_seats(s) if result(s, seat) == best) == 1 else Ending.SHARED


# --- points


def animal_points(s: State, seat: int) -> int:
    """M29: 2 for an animal."""
    return ANIMAL_POINTS * animal_count(s, seat)


def trait_points(s: State, seat: int) -> int:
    """M29: 1 for a trait; a shared card counts once (M11)."""
    return sum(TRAIT_POINTS for k in row_of(s, seat) for place in range(s.species[k].count) if is_counted(s, k, place))


def plus_points(s: State, seat: int) -> int:
    """M29: and its + number."""
    return sum(
        PLUS[s.species[k].order[place]]
        for k in row_of(s, seat)
        for place in range(s.species[k].count)
        if is_counted(s, k, place)
    )


def is_counted(s: State, k: SpeciesId, place: int) -> bool:
    """M11: a shared card is counted with the leftmost species that has it."""
    trait, share = s.species[k].order[place], s.species[k].share[place]
    return share == 0 or not any(
        shares(s.species[other], trait, share) for other in range(s.rows[s.species[k].owner], k)
    )


def points(s: State, seat: int) -> int:
    return animal_points(s, seat) + trait_points(s, seat) + plus_points(s, seat)


def score_part(s: State, seat: int, key: int) -> int:
    """M29: points, and the own discard pile, which decides between equals."""
    return points(s, seat) if key == Key.POINTS else s.players[seat].discard


def result(s: State, seat: int) -> int:
    return points(s, seat) * PILE + s.players[seat].discard


def score(s: State, out: Numbers) -> None:
    for seat in all_seats(s):
        out[seat] = result(s, seat)
