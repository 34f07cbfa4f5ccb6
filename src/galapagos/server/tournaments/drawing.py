"""Who plays at which table: neighbours in the standing, without repeats where possible.

Tables are filled from the top of the standing. The first entrant without a table gets one. Each other seat goes to the
entrant who has met those at the table least often, among the next few in the standing. Afterwards two entrants change
places if fewer people then meet again. At a table, those sit first who have sat late so far.

If entrants are left over, tables are one seat smaller where the game allows it, and otherwise the last entrants of the
standing pause who have paused least often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from .tournament import Round

AHEAD = 2  # the next entrants who may get a seat, in tables
APART = 20  # as if they had met so often


class Past(NamedTuple):
    met: Counter[tuple[int, int]]  # how often two entrants, the smaller number first, sat at one table
    pauses: Counter[int]
    seats: Counter[int]  # the sum of the numbers of the seats that an entrant had


def past(rounds: Sequence[Round]) -> Past:
    found = Past(Counter(), Counter(), Counter())
    for one in rounds:
        for table in one.tables:
            found.met.update(combinations(sorted(table), 2))
            found.seats.update(dict(zip(table, range(len(table)), strict=True)))
        found.pauses.update(one.pausing)
    return found


def draw(
    standing: Sequence[int], rounds: Sequence[Round], size: int, least: int, apart: Iterable[tuple[int, int]] = ()
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """The tables of the next round and who pauses. `standing` has the entrants, the best first; tables have `size`
    seats, or one less if that is at least `least`. Those who shall stay `apart` meet only if there is no other way."""
    before = past(rounds)
    before.met.update({(min(pair), max(pair)): APART for pair in apart})
    sizes = sizes_of(len(standing), size, least)
    pausing = who_pause(standing, len(standing) - sum(sizes), before)
    waiting = [entrant for entrant in standing if entrant not in pausing]
    tables = [seat_from(waiting, count, before) for count in sizes]
    improve(tables, before)
    return tuple(tuple(sorted(table, key=lambda one: -before.seats[one])) for table in tables), tuple(pausing)


def sizes_of(entrants: int, size: int, least: int) -> list[int]:
    """The seats of each table, the larger ones first."""
    smaller = -entrants % size
    if smaller and size > least and entrants - smaller * (size - 1) >= 0:
        return [size] * ((entrants - smaller * (size - 1)) // size) + [size - 1] * smaller
    return [size] * (entrants // size)


def who_pause(standing: Sequence[int], count: int, before: Past) -> list[int]:
    last_first = list(reversed(standing))
    return sorted(last_first, key=lambda entrant: before.pauses[entrant])[:count]


def meetings(one: int, others: Sequence[int], before: Past) -> int:
    """How often the entrant has met the others; each further time counts twice as much."""
    return sum(2 ** before.met[min(one, other), max(one, other)] - 1 for other in others)


def seat_from(waiting: list[int], count: int, before: Past) -> list[int]:
    """Takes the entrants of a table from those waiting."""
    table = [waiting.pop(0)]
    while len(table) < count:
        near = waiting[: AHEAD * count]
        best = min(near, key=lambda one: meetings(one, table, before))
        waiting.remove(best)
        table.append(best)
    return table


def improve(tables: list[list[int]], before: Past) -> None:
    """Lets entrants change places as long as fewer people meet again; the nearest tables first."""
    for number, table in enumerate(tables):
        for seat in range(len(table)):
            change_place(tables, number, seat, before)


def change_place(tables: list[list[int]], number: int, seat: int, before: Past) -> None:
    table, one = tables[number], tables[number][seat]
    own = [other for other in table if other != one]
    if meetings(one, own, before) == 0:
        return
    for near in sorted(range(len(tables)), key=lambda other: abs(other - number)):
        for place, other in enumerate(tables[near]):
            if near == number:
                continue
            theirs = [another for another in tables[near] if another != other]
            now = meetings(one, own, before) + meetings(other, theirs, before)
            if meetings(other, own, before) + meetings(one, theirs, before) < now:
                table[seat], tables[near][place] = other, one
                return
