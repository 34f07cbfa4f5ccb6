"""Who plays with whom: a pure function of the people who wait and the time.

Those who have waited longest choose first, the nearest by rating. The longer they have waited, the farther away the
others may be. Bots fill empty seats only beside people who have agreed to it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

LIVE, DAYS = "live", "days"
PACES = (LIVE, DAYS)
WINDOW = 100.0  # points between two ratings that count as equal
WIDER = {LIVE: 10.0, DAYS: 1 / 36}  # points by which the window grows in a second: 100 in ten seconds, or in an hour
GRACE = 10.0  # seconds in which others may agree to bots, too, after the first one has
NEAREST = 40  # people who are tried as company
TRIES = 5_000  # pairs that are tried for one group

MayMeet = Callable[[str, str], bool]


class Queue(NamedTuple):
    """Those who wait for the same thing."""

    game: str
    seats: int
    pace: str  # live or days
    rated: bool


class Waiter(NamedTuple):
    person: str
    queue: Queue
    rating: int
    since: float
    bots: float = 0.0  # since when bots may have the empty seats; 0: they may not

    def window(self, now: float) -> float:
        """How far the ratings of the others may be from one's own."""
        return WINDOW + WIDER[self.queue.pace] * max(0.0, now - self.since)


class Group(NamedTuple):
    """People for one table, the one who has waited longest first. Bots have the other seats."""

    people: tuple[Waiter, ...]
    bots: int = 0


def match(waiting: Sequence[Waiter], now: float, may_meet: MayMeet = lambda _one, _other: True) -> list[Group]:
    """The tables that can begin now. Nobody is in two groups."""
    queues: defaultdict[Queue, list[Waiter]] = defaultdict(list)
    for waiter in sorted(waiting, key=lambda one: (one.since, one.person)):
        queues[waiter.queue].append(waiter)
    return [group for queue, waiters in queues.items() for group in match_queue(queue.seats, waiters, now, may_meet)]


def match_queue(seats: int, waiting: Sequence[Waiter], now: float, may_meet: MayMeet) -> list[Group]:
    """First full tables of people, then tables with bots. `waiting` is sorted by time."""
    left, groups = list(waiting), list[Group]()

    def take(people: Sequence[Waiter]) -> None:
        groups.append(Group(tuple(people), seats - len(people)))
        for one in people:
            left.remove(one)

    for anchor in waiting:
        if anchor in left and len(left) >= seats and (people := company(anchor, left, seats, now, may_meet)):
            take(people)
    for anchor in waiting:
        if anchor in left and anchor.bots and (len(left) == 1 or now >= anchor.bots + GRACE):
            take(largest(anchor, [one for one in left if one.bots], seats, now, may_meet))
    return groups


def near(anchor: Waiter, others: Sequence[Waiter], now: float, may_meet: MayMeet) -> list[Waiter]:
    """Those whom the anchor may play with, the nearest by rating first."""
    window = anchor.window(now)
    found = [
        one
        for one in others
        if one is not anchor and abs(one.rating - anchor.rating) <= window and may_meet(anchor.person, one.person)
    ]
    return sorted(found, key=lambda one: (abs(one.rating - anchor.rating), one.since))[:NEAREST]


def company(anchor: Waiter, others: Sequence[Waiter], size: int, now: float, may_meet: MayMeet) -> list[Waiter] | None:
    """The anchor with the nearest people who may all meet one another; None if there are too few."""
    candidates, tries = near(anchor, others, now, may_meet), 0

    def grow(people: list[Waiter], start: int) -> list[Waiter] | None:
        nonlocal tries
        if len(people) == size:
            return people
        for index in range(start, len(candidates) - (size - len(people)) + 1):
            tries += 1
            if tries > TRIES:
                return None
            one = candidates[index]
            if all(may_meet(one.person, other.person) for other in people[1:]) and (
                found := grow([*people, one], index + 1)
            ):
                return found
        return None

    return grow([anchor], 0)


def largest(anchor: Waiter, others: Sequence[Waiter], seats: int, now: float, may_meet: MayMeet) -> list[Waiter]:
    """The anchor with as many of the others as possible, but for one seat."""
    for size in range(seats - 1, 1, -1):
        if people := company(anchor, others, size, now, may_meet):
            return people
    return [anchor]
