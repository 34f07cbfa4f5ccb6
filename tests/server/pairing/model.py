"""A plain queueing model: people come at random, and a table begins when its last person comes."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from statistics import median

from galapagos.server.pairing.matching import LIVE, Queue, Waiter, match


def waits_longer(seats: int, rate: float, seconds: float) -> float:
    """The part of the people who wait longer. The k-th of a table waits for the others who are still to come: the sum
    of that many exponential times (Erlang)."""
    arrivals = rate * seconds
    few = [math.exp(-arrivals) * arrivals**count / math.factorial(count) for count in range(seats)]
    return sum(sum(few[:missing]) for missing in range(seats)) / seats


def median_wait(queues: Sequence[tuple[int, float]]) -> float:
    """The median of all people in queues with so many seats and that rate."""
    rates = sum(rate for _, rate in queues)

    def part(seconds: float) -> float:
        return sum(rate * waits_longer(seats, rate, seconds) for seats, rate in queues) / rates

    low, high = 0.0, 100.0 / min(rate for _, rate in queues)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if part(middle) > 0.5 else (low, middle)
    return low


def arrivals(rate: float, chance: random.Random, until: float) -> list[float]:
    """Times at which people come."""
    times, now = list[float](), 0.0
    while (now := now + chance.expovariate(rate)) < until:
        times.append(now)
    return times


def simulate(seats: int, rate: float, people: int) -> float:
    """The median wait of people with one rating, by the function itself."""
    queue, waiting, waits = Queue("dodo", seats, LIVE, False), list[Waiter](), list[float]()
    for number, now in enumerate(arrivals(rate, random.Random(seats), people / rate)):
        waiting.append(Waiter(str(number), queue, 1500, now))
        for group in match(waiting, now):
            waits += [now - one.since for one in group.people]
            waiting = [one for one in waiting if one not in group.people]
    return median(waits)
