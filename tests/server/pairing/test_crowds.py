"""Many people in several processes: nobody is at two tables, nobody is forgotten, and nobody waits too long."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median

import msgspec
import pytest

from galapagos.server.pairing.pairing import TICK, Pairing
from galapagos.server.pairing.waiting import Waiting, WaitingList
from galapagos.server.protocol.pairing import PairingWish
from galapagos.server.settings import Settings
from galapagos.server.store import open_store
from galapagos.server.table import entry
from galapagos.server.table.entry import Opened
from galapagos.server.table.hub import Hub
from galapagos.server.thinking import Thinkers

from ..postgres import Postgres
from ..store.examples import person
from .crowd import MINUTES, QUEUES, Seated, plan
from .model import median_wait

STARTS = 3.0  # seconds that a process needs before the first people come


class Process:
    """A crowd that can be killed and started again."""

    def __init__(self, url: str, name: str, begin: float, speed: float, people: int, until: float) -> None:
        self.arguments = [url, name, str(begin), str(speed), str(people), str(until)]
        self.seated: list[Seated] = []
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.pairing.crowd", *self.arguments]
        done = [one.person for one in self.seated]
        self.process = subprocess.Popen([*command, *done], stdout=subprocess.PIPE)
        self.reader = threading.Thread(target=self.read, args=(self.process,))
        self.reader.start()

    def read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        self.seated += [msgspec.json.decode(line, type=Seated) for line in process.stdout if line.endswith(b"\n")]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def wait(self) -> int:
        code = self.process.wait(400)
        self.reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


async def rows_of(url: str) -> tuple[list[Waiting], dict[str, list[str]]]:
    """Who still waits, and the tables of each person, from their logs."""
    store = await open_store(url)
    tables = defaultdict[str, list[str]](list)
    for card in await store.cards(limit=10_000):
        opened = entry.decode((await store.entries(card.table))[0].data)
        assert isinstance(opened, Opened)
        for seat in opened.seats:
            tables[seat.person].append(card.table)
    waiting = await WaitingList(store).all(0.0)
    await store.close()
    return waiting, tables


def check(url: str, seated: list[Seated], people: int) -> None:
    """Everybody is at one table, but for those who wait in a queue that is too short."""
    waiting, tables = asyncio.run(rows_of(url))
    assert "" not in tables
    assert [person for person, found in tables.items() if len(found) != 1] == []
    assert {one.person: one.table for one in seated}.items() <= {who: found[0] for who, found in tables.items()}.items()
    alone = [one for one in waiting if not one.table]
    assert len(tables) + len(alone) == people
    assert {one.person for one in seated} | {one.person for one in waiting} == {*tables} | {one.person for one in alone}
    assert all(count < seats for (_, seats), count in Counter((one.game, one.seats) for one in alone).items())


async def simulate(url: str, people: int) -> tuple[list[Seated], float]:
    """People at one process, each second of ten minutes after the other; and the median wait by the model."""
    store, clock, waiting, seated = await open_store(url), 0.0, dict[str, float](), list[Seated]()
    thinkers = await Thinkers.start(games=())
    pairing = Pairing(store, Hub(store, thinkers, Settings(prepare=False)), clock=lambda: clock)
    coming, came = plan("a", people, QUEUES[:3]), Counter[tuple[str, int]]()
    for second in range(60 * MINUTES):
        clock = float(second)
        while coming and coming[0][1] < clock:
            who, at, queue = coming.pop(0)
            came[queue] += 1
            await store.add_person(person(who, name=who, passphrase=""))
            await pairing.wait(who, PairingWish(*queue))
            waiting[who] = at
        if not waiting:
            continue
        await pairing.tick()
        for who, at in list(waiting.items()):
            info = await pairing.info(who)
            if info.table and info.wish:
                seated.append(Seated(who, (info.wish.game, info.wish.seats), at, clock - waiting.pop(who), info.table))
                await pairing.leave(who)
    await pairing.close()
    await thinkers.close()
    await store.close()
    return seated, median_wait([(seats, came[game, seats] / (60 * MINUTES)) for game, seats in came])


def test_a_crowd_at_one_process_waits_as_long_as_a_queueing_model_says(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    seated, predicted = asyncio.run(simulate(url, 60))
    check(url, seated, 60)
    assert median(one.waited for one in seated) == pytest.approx(predicted, rel=0.3)


@pytest.mark.thorough
def test_a_thousand_people_in_two_processes_wait_as_long_as_a_queueing_model_says(postgres: Postgres) -> None:
    url = postgres.new_url()
    people, speed, begin = 500, 3.0, time.time() + STARTS
    crowds = [Process(url, name, begin, speed, people, 60 * MINUTES + 30) for name in "ab"]
    assert [crowd.wait() for crowd in crowds] == [0, 0]
    seated = [one for crowd in crowds for one in crowd.seated]
    check(url, seated, 2 * people)
    came = Counter(queue for name in "ab" for _, _, queue in plan(name, people))
    predicted = median_wait([(seats, came[game, seats] / (60 * MINUTES)) for game, seats in QUEUES]) + TICK / 2
    found = median(one.waited for one in seated)
    print(f"median {found:.2f} s, predicted {predicted:.2f} s")
    assert found == pytest.approx(predicted, rel=0.2)


@pytest.mark.thorough
def test_processes_that_are_killed_lose_nobody(postgres: Postgres) -> None:
    url = postgres.new_url()
    people, speed, kills = 500, 3.0, 20
    crowds = [Process(url, name, time.time() + STARTS, speed, people, 60 * MINUTES + 60) for name in "ab"]
    chance = random.Random(1)
    for number in range(kills):
        time.sleep(chance.uniform(6.0, 10.0))
        crowds[number % 2].kill()
        crowds[number % 2].start()
    assert [crowd.wait() for crowd in crowds] == [0, 0]
    check(url, [one for crowd in crowds for one in crowd.seated], 2 * people)
