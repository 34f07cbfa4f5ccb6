"""Count the events of games that have been played, in the rules subset: apply the actions once more with `tell` bound
to a counter.

The bots need no events while they think, so games are played by rules without events. One more application of each
action is cheap compared with the many that the bots tried.
"""

from __future__ import annotations

from galapagos.engine.language.contract import State, apply
from galapagos.engine.language.event import AnyEvent
from galapagos.engine.language.struct import Actions, Weights

from .play import GameTrace

NOBODY = -1  # the first column counts events that concern no seat

# Defaults of the tables of a game (`Subject.tables`), indexed by the number of an event.
SEAT_PARTS: tuple[int, ...] = (-1,)  # the part that names the seat, or a piece of it
SEAT_PIECES: tuple[int, ...] = (-1,)  # the kind of that piece
THING_PARTS: tuple[int, ...] = (-1,)  # the part that names the thing which the seat gets
THING_ROWS: tuple[int, ...] = (0,)  # the first row of that kind of thing in the tally


def owner(s: State, which: int, piece: int) -> int:
    """The owner of a piece: bound to the game's own function in its lab.py."""
    return NOBODY


def part(place: int, a: int, b: int, c: int, d: int, e: int) -> int:
    if place == 0:
        return a
    if place == 1:
        return b
    if place == 2:
        return c
    return d if place == 3 else e


def seat_of(s: State, number: int, a: int, b: int, c: int, d: int, e: int) -> int:
    """The seat that an event concerns."""
    place = SEAT_PARTS[number]
    if place < 0:
        return NOBODY
    seat = part(place, a, b, c, d, e)
    if SEAT_PIECES[number] >= 0:
        seat = owner(s, SEAT_PIECES[number], seat)
    return seat if 0 <= seat < s.seats else NOBODY


def note(s: State, event: AnyEvent, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Replaces `tell`. The rows of things follow those of events in the tally."""
    number = event.number
    columns = s.seats + 1
    column = seat_of(s, number, a, b, c, d, e) + 1
    s.tally[number * columns + column] += 1  # type: ignore[attr-defined]
    if THING_PARTS[number] >= 0:
        row = THING_ROWS[number] + part(THING_PARTS[number], a, b, c, d, e)
        s.tally[row * columns + column] += 1  # type: ignore[attr-defined]


def watch_games(states: list[State], actions: Actions, played: list[GameTrace], size: int, counts: Weights) -> None:
    """Fill `size` counts for each game from the position in states[0]; `actions` begin with those of the first game."""
    at = 0
    for i in range(len(played)):
        states[1] = states[0]
        while at < played[i].end:
            apply(states[1], actions[at])
            at += 1
        for k in range(size):
            counts[i * size + k] = states[1].tally[k]  # type: ignore[attr-defined]
