"""Measure the start-up time of a server, and its memory for a thousand tables."""

from __future__ import annotations

import asyncio
import statistics
import time

import httpx
from websockets.asyncio.client import connect

from galapagos.engine.game import all_games

from .clients import Ours
from .servers import ended, ours, resident, scratch, start, wait_for

AT_ONCE = 8


async def fill(peer: Ours, tables: int) -> None:
    """Running matches, alternating between all games."""
    cookies = [await peer.guest(name) for name in ("Ann", "Bob", "Cid")]
    waiting = iter(range(tables))
    games = all_games()

    async def work() -> None:
        for number in waiting:
            game = games[number % len(games)]
            await peer.open(cookies[: max(2, game.seats[0])], game.name)

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


def show_memory(tables: int) -> None:
    with scratch() as folder, ours(folder) as (peer, process):
        asyncio.run(fill(peer, 8))
        before = resident(process)
        asyncio.run(fill(peer, tables))
        after = resident(process)
    print(
        f"{tables} running matches in memory: {after / 2**20:.0f} MiB, {(after - before) / tables / 1024:.1f} "
        f"KiB each; {before / 2**20:.0f} MiB without them"
    )


async def first_frame(peer: Ours) -> None:
    cookie = await peer.guest("Ann")
    async with httpx.AsyncClient(base_url=peer.url) as http:
        table = (
            await http.post(
                "/api/tables", json={"game": "dodo", "seats": [{"me": True}, {"bot": "level2"}]}, headers=cookie
            )
        ).json()["id"]
    async with connect(
        f"{peer.url.replace('http', 'ws')}/api/tables/{table}/socket", additional_headers=cookie, max_size=None
    ) as socket:
        await socket.recv()


def show_start(rounds: int) -> None:
    """A cold start: with an empty store and an empty cache."""
    ready, joined = [], []
    for _ in range(rounds):
        with scratch() as folder:
            began = time.perf_counter()
            peer, process = start(folder, environment={"GALAPAGOS_CACHE": str(folder / "cache")})
            with ended(process):
                wait_for(f"{peer.url}/readyz")
                ready.append(time.perf_counter() - began)
                asyncio.run(first_frame(peer))
                joined.append(time.perf_counter() - began)
    print(
        f"from the start, nothing compiled, to the first answer {statistics.median(ready):.2f} s, to the first "
        f"frame of a table with a bot {statistics.median(joined):.2f} s, "
        f"median of {rounds}"
    )
