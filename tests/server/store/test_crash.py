"""Acknowledged entries survive a kill at any time."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict

import pytest

from galapagos.server.ratings.rating import rate_again, rate_waiting
from galapagos.server.store import open_store

from .examples import entry

pytestmark = pytest.mark.anyio
ACKNOWLEDGED = 500


@pytest.mark.parametrize("time", range(3))
async def test_no_acknowledged_entry_is_lost_by_kill_9(url: str, time: int) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.appending", url], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(ACKNOWLEDGED + 100 * time)]
    process.kill()
    lines += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    last: defaultdict[str, int] = defaultdict(int)
    for line in lines:
        table, number = line.split()
        assert int(number) == last[table] + 1
        last[table] = int(number)
    store = await open_store(url)
    for table, told in last.items():
        entries = await store.entries(table)
        assert entries == [entry(which + 1) for which in range(len(entries))]
        assert told <= len(entries) <= told + 1  # one more may have been written and not yet told
        kept = await store.card(table)
        assert kept is not None
        assert kept.number == len(entries)
    assert len(last) > 1
    await store.close()


@pytest.mark.parametrize("time", range(2))
async def test_after_kill_9_each_match_counts_once(url: str, time: int) -> None:
    """A match that is over has all its results, whenever the process dies, and is rated by the next one."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.rating", url], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    told = [process.stdout.readline().strip() for _ in range(40 + 7 * time)]
    process.kill()
    told += [line.strip() for line in process.stdout.readlines()]
    process.stdout.close()
    process.wait()
    store = await open_store(url)
    over = [card.table for card in await store.cards(status=("over",), limit=10_000)]
    assert set(told) <= set(over)
    for table in over:
        assert [result.seat for result in await store.results.of(table)] == [0, 1]
    await rate_waiting(store)
    assert sorted(await store.ratings.tables("dodo")) == sorted(over)
    ratings = await store.ratings.of(["ann", "ben"])
    assert [rating.matches for rating in ratings] == [len(over)] * 2
    await rate_again(store)
    assert await store.ratings.of(["ann", "ben"]) == ratings
    await store.close()
