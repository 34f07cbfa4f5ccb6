"""A process of a server with the pages of its people, whose clock runs faster. It prints a line of JSON for each person
who is led to a table.

    python -m tests.server.pairing.crowd URL NAME BEGIN SPEED PEOPLE UNTIL SEATED…

BEGIN is the time at which the first of PEOPLE may come, UNTIL the simulated second at which the process stops. Those
SEATED were led to a table before the process was killed; the others ask again.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from galapagos.engine.errors import Refused
from galapagos.server.pairing import pairing
from galapagos.server.pairing.pairing import Pairing
from galapagos.server.protocol.pairing import PairingWish
from galapagos.server.settings import Settings
from galapagos.server.store import Person, open_store
from galapagos.server.table.hub import Hub
from galapagos.server.thinking import Thinkers

SEATS = {"dodo": (2, 3, 4), "laborigines": (3, 4, 5, 6), "evo": (3, 4, 5), "mutations": (3, 4)}
QUEUES = tuple((game, number) for game, numbers in SEATS.items() for number in numbers)
MINUTES = 10


class Seated(msgspec.Struct):
    person: str
    queue: tuple[str, int]
    came: float  # simulated seconds
    waited: float
    table: str


def plan(
    name: str, people: int, queues: Sequence[tuple[str, int]] = QUEUES
) -> list[tuple[str, float, tuple[str, int]]]:
    """Who comes when and for what, the same each time."""
    chance = random.Random(name)
    times = sorted(chance.uniform(0, 60 * MINUTES) for _ in range(people))
    return [(f"{name}{number}", at, chance.choice(queues)) for number, at in enumerate(times)]


class Crowd:
    def __init__(self, one: Pairing, begin: float, speed: float) -> None:
        self.pairing, self.begin, self.speed, self.is_over = one, begin, speed, False
        one.clock = self.clock

    def clock(self) -> float:
        return (time.time() - self.begin) * self.speed

    async def person(self, id: str, at: float, queue: tuple[str, int]) -> None:
        """Comes, waits, asks as a page does, and is led to a table."""
        await asyncio.sleep(max(0.0, at - self.clock()) / self.speed)
        await self.pairing.store.add_person(Person(id, id, 1.0, 1.0))
        came, info = self.clock(), await self.pairing.info(id)
        while not info.table and not self.is_over:
            with suppress(Refused):
                if info.wish is None:
                    await self.pairing.wait(id, PairingWish(*queue))
                info = await self.pairing.info(id, info.number)
        if not info.table:
            return
        seated = Seated(id, queue, at, self.clock() - min(came, at + 1.0), info.table)
        os.write(1, msgspec.json.encode(seated) + b"\n")
        await self.pairing.leave(id)


async def main(url: str, name: str, begin: str, speed: str, people: str, until: str, *seated: str) -> None:
    fast = float(speed)
    pairing.TICK, pairing.HOLD = pairing.TICK / fast, pairing.HOLD / fast
    store = await open_store(url)
    thinkers = await Thinkers.start(games=())
    hub = Hub(store, thinkers, Settings(prepare=False))
    crowd = Crowd(Pairing(store, hub), float(begin), fast)
    crowd.pairing.start()
    tasks = [asyncio.create_task(crowd.person(*one)) for one in plan(name, int(people)) if one[0] not in seated]
    try:
        await asyncio.wait(tasks, timeout=max(0.0, float(until) - crowd.clock()) / fast)
        crowd.is_over = True
        crowd.pairing.dismiss()
        await asyncio.gather(*tasks)
    finally:
        await crowd.pairing.close()
        await thinkers.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
