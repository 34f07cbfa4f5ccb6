"""A laborigine without energy is out; winning the game (L23, L24)."""

from __future__ import annotations

from galapagos.engine.event import tell

from ..data import TILES
from ..events import FLAG_GONE, OUT, PURGED, REMOVED
from ..state import GONE, OFF, Ending, State, all_seats, colour_of, energy, is_in_play, laborigines_of


def eliminate(s: State) -> int:
    """L23: waves of those without tokens, each with the purge of its colours, until nobody else falls. How the game ended, or 0."""
    while has_exhausted(s):
        s.waves += 1
        for seat in all_seats(s):
            if is_in_play(s, seat) and energy(s, seat) == 0:
                remove(s, seat)
        if s.flag != GONE:
            s.flag = GONE                               # with the first elimination, for good
            tell(s, FLAG_GONE)
        if is_last_standing(s):
            return Ending.LAST_SURVIVOR
        richest = find_richest(s)
        purge(s)
        if is_nobody_left(s):
            save(s, richest)
            return Ending.LAST_WAVE
    return 0


def has_exhausted(s: State) -> bool:
    for seat in all_seats(s):
        if is_in_play(s, seat) and energy(s, seat) == 0:
            return True
    return False


def is_nobody_left(s: State) -> bool:
    for seat in all_seats(s):
        if is_in_play(s, seat) and energy(s, seat) > 0:
            return False
    return True


def remove(s: State, seat: int) -> None:
    """The laborigine leaves with its markers; L25: both twins together."""
    s.out[seat] = s.waves
    tell(s, OUT, seat, s.waves)
    for who in laborigines_of(s, seat):
        s.laborigines[who].place = OFF
        s.laborigines[who].infected = 0
        s.laborigines[who].acid = 0
        s.laborigines[who].lightning = 0
        tell(s, REMOVED, who)


def is_last_standing(s: State) -> bool:
    """Winning the game, L24: only laborigines of one colour are left."""
    colours = 0                                         # as bits
    for seat in all_seats(s):
        if is_in_play(s, seat):
            colours |= 1 << colour_of(s, seat)
    return colours & (colours - 1) == 0


def find_richest(s: State) -> int:
    """L23: most tokens, ties by the first seat after the mover, the mover last."""
    best, richest = 0, s.active
    for step in range(1, s.seats + 1):
        seat = (s.active + step) % s.seats
        if is_in_play(s, seat) and energy(s, seat) > best:
            best, richest = energy(s, seat), seat
    return richest


def purge(s: State) -> None:
    """All tokens of the colours of this wave leave the game, from stockpiles and from tiles."""
    for seat in all_seats(s):
        if s.out[seat] == s.waves:
            purge_colour(s, colour_of(s, seat))


def purge_colour(s: State, colour: int) -> None:
    removed = 0
    for seat in all_seats(s):
        removed += s.stocks[seat].of[colour]
        s.stocks[seat].of[colour] = 0
    for place in range(TILES):
        removed += s.tiles[place].energy.of[colour]
        s.tiles[place].energy.of[colour] = 0
    s.removed.of[colour] += removed
    if removed > 0:
        tell(s, PURGED, colour)


def save(s: State, winner: int) -> None:
    """L23: where a wave would leave nobody, the richest before the purge wins."""
    s.waves += 1
    for seat in all_seats(s):
        if is_in_play(s, seat) and seat != winner:
            remove(s, seat)
