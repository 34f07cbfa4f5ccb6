"""The delay of an answer does not reveal whether it was forced."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from galapagos.engine.match.request import DELAY
from galapagos.server.app import Server
from galapagos.server.protocol.tables import OpenTable, SeatPlan
from galapagos.server.settings import Settings
from galapagos.server.table import driver
from galapagos.server.table.opening import open_table

from .inside import run

MANY = 4000
UNLIKELY = 0.044  # a gap between the distributions of so many that one in a thousand equal pairs has


def test_what_a_bot_took_is_remembered_with_the_time_it_waited_for_its_turn(tmp_path: Path) -> None:
    """A forced answer of a bot is as late as a thought, even if many bots think at once."""

    async def test(server: Server) -> None:
        ann = await server.identities.new_guest("Ann")
        rooms = [
            await open_table(server.hub, ann.id, OpenTable("dodo", [SeatPlan(me=True), SeatPlan(bot="level1")]))
            for _ in range(6)
        ]
        for room in rooms:
            server.hub.driver.stop(room)
        server.hub.driver.thoughts.clear()
        took: list[float] = []

        async def think(number: int) -> None:
            began = time.perf_counter()
            await server.hub.driver._think(rooms[number], rooms[number].table.actor, "level1")
            took.append(time.perf_counter() - began)

        await asyncio.gather(*map(think, range(6)))
        assert list(server.hub.driver.thoughts["dodo", "level1"]) == pytest.approx(took, abs=0.02)

    run(tmp_path, Settings(), test)


def test_an_answer_that_is_no_choice_comes_when_a_choice_might(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Delays of automatic answers and of thoughts have the same distribution (fixed seed)."""

    async def test(server: Server) -> None:
        chance, made = random.Random(7), server.hub.driver
        monkeypatch.setattr(driver, "random", chance)
        automatic, thought = [], []
        for _ in range(MANY):
            took = chance.lognormvariate(-1, 0.7)
            thought.append(made._delay("dodo", "level3", False) + took)
            made.thoughts["dodo", "level3"].append(took)
            automatic.append(made._delay("dodo", "level3", True))
        assert distance(automatic, thought) < UNLIKELY
        people = [made._delay("dodo", "", True) for _ in range(MANY)]
        assert distance(people, [chance.uniform(*DELAY) for _ in range(MANY)]) < UNLIKELY

    run(tmp_path, Settings(), test)


def distance(one: list[float], other: list[float]) -> float:
    """The Kolmogorov-Smirnov statistic: the largest gap between two distributions."""
    both = sorted([(value, 1 / len(one)) for value in one] + [(value, -1 / len(other)) for value in other])
    gap = largest = 0.0
    for _, step in both:
        gap += step
        largest = max(largest, abs(gap))
    return largest
