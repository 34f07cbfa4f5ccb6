"""Play each table through two server processes on one PostgreSQL, and measure the cost of a move and the consistency
of the logs."""

from __future__ import annotations

import asyncio
import subprocess
from contextlib import ExitStack

from galapagos.engine.errors import Refused
from galapagos.server.store import open_store
from galapagos.server.table.room import replay

from .clients import Ours, play_round
from .servers import cpu_of, ours, scratch, stores


def one_round(peer: Ours, processes: list[subprocess.Popen[str]], seconds: float, tables: int) -> tuple[float, int]:
    """CPU seconds per move of all processes, and the number of moves."""
    before: list[float] = []
    load = asyncio.run(play_round(peer, seconds, 0.0, tables, lambda: before.append(sum(map(cpu_of, processes)))))
    return (sum(map(cpu_of, processes)) - before[0]) / max(1, load.moves), load.moves


async def check(store: str) -> tuple[int, int]:
    """The number of tables, and of those whose log has a gap or a fork."""
    kept, broken = await open_store(store), 0
    cards = await kept.cards(limit=100_000)
    for card in cards:
        entries = await kept.entries(card.table)
        try:
            broken += replay(card.table, entries).number != card.number
        except (Refused, ValueError):
            broken += 1
    await kept.close()
    return len(cards), broken


def show(kind: str, seconds: float, tables: int) -> None:
    with scratch() as folder, stores(folder, kind) as store, ExitStack() as stack:
        first, one = stack.enter_context(ours(folder, store))
        second, two = stack.enter_context(ours(folder, store))
        one_round(first, [one], min(2.0, seconds), tables)
        alone, moves = one_round(first, [one], seconds, tables)
        both, shared = one_round(Ours(first.url, second.url), [one, two], seconds, tables)
        stack.close()
        count, broken = asyncio.run(check(store))
    print(
        f"{tables} tables on {kind.partition(':')[0]}: {alone * 1e3:.2f} ms CPU/move by one process ({moves} moves), "
        f"{both * 1e3:.2f} ms by two together ({shared} moves), "
        f"{both / alone:.2f} times; {count} logs, {broken} with a gap or a fork"
    )
