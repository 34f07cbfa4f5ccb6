"""What was told in games that have been played, in the rules subset: `tell` is bound to a counter, and the actions are applied once more.

The bots need no events while they think, so games are played by rules that tell nothing, and told afterwards: an action applied once costs little
beside the many that were tried before it was chosen.
"""

from __future__ import annotations

from galapagos.engine.contract import MAX_SEATS, State, apply
from galapagos.engine.event import AnyEvent
from galapagos.engine.struct import Actions, Weights

from .play import Played

NOBODY = MAX_SEATS                      # counts of what concerns no seat stand behind those of the seats
COLUMNS = MAX_SEATS + 1
SEATS: tuple[tuple[int, int], ...] = ((-1, 0),)     # stand for the tables of a game (`Subject`): by event, the part that names a seat or a piece,
THINGS: tuple[tuple[int, int], ...] = ((-1, 0),)    # and the part that names a thing which somebody has now


def owner(s: State, which: int, piece: int) -> int:
    """Whose piece it is: a game's own, in its lab.py."""
    return -1


def part(place: int, a: int, b: int, c: int, d: int, e: int) -> int:
    if place == 0:
        return a
    if place == 1:
        return b
    if place == 2:
        return c
    return d if place == 3 else e


def seat_of(s: State, number: int, a: int, b: int, c: int, d: int, e: int) -> int:
    """Whom an event concerns."""
    place, kind = SEATS[number][0], SEATS[number][1]
    if place < 0:
        return NOBODY
    named = part(place, a, b, c, d, e)
    seat = named if kind == 0 else owner(s, kind - 1, named)
    return seat if 0 <= seat < MAX_SEATS else NOBODY


def note(s: State, event: AnyEvent, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Stands in for `tell`. Behind the events, the tally has the things."""
    number = event.number
    seat = seat_of(s, number, a, b, c, d, e)
    s.tally[number * COLUMNS + seat] += 1  # type: ignore[attr-defined]
    if THINGS[number][0] >= 0:
        thing = len(THINGS) + THINGS[number][1] + part(THINGS[number][0], a, b, c, d, e)
        s.tally[thing * COLUMNS + seat] += 1  # type: ignore[attr-defined]


def watch_games(states: list[State], actions: Actions, played: list[Played], size: int, counts: Weights) -> None:
    """Fills `size` counts for each game, from the position in states[0] on."""
    at = 0
    for i in range(len(played)):
        states[1] = states[0]
        while at < played[i].end:
            apply(states[1], actions[at])
            at += 1
        for k in range(size):
            counts[i * size + k] = states[1].tally[k]  # type: ignore[attr-defined]
