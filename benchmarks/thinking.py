"""The bots' process of a server: how soon it answers, what an answer costs, and how much a server beside it is delayed.

    python -m benchmarks.thinking               # with all games
    python -m benchmarks.thinking dodo evo

Games that are not in the cache are compiled first. The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game, game_names
from galapagos.server.thinking import Thinkers

TOP = "level5"
TABLES = 8
ANSWERS = 200
NAP = 0.001  # seconds


def positions(game: Game, count: int) -> list[bytes]:
    """Positions of random games with several open actions, as the actor sees them."""
    draw, seen = random.Random(1), list[bytes]()
    while len(seen) < count:
        match = game.new(seed=draw.randrange(1 << 30))
        while not match.is_over:
            if len(match.legal()) > 1 and draw.random() < 0.05:
                seen.append(bytes(game.hidden(match.state, match.state.actor)))
            match.play(draw.choice(match.legal()))
    return seen[:count]


@asynccontextmanager
async def delays(name: str) -> AsyncIterator[None]:
    """The latency of an idle event loop: by how much a sleep takes too long."""
    late: list[float] = []

    async def nap() -> None:
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(NAP)
            late.append(time.perf_counter() - begin - NAP)

    napping = asyncio.create_task(nap())
    yield
    napping.cancel()
    late.sort()
    print(
        f"  a nap of 1 ms, {name}: late by {late[len(late) // 2] * 1000:.2f} ms (median), "
        f"{late[len(late) * 99 // 100] * 1000:.2f} ms (p99), "
        f"{late[-1] * 1000:.2f} ms (most) of {len(late)}"
    )


async def measure_cold(game: Game) -> None:
    [state] = positions(game, 1)
    with tempfile.TemporaryDirectory() as empty:
        begin = time.perf_counter()
        thinkers = await Thinkers.start(cache=Path(empty))
        await thinkers.choose(game.name, state, TOP, 1)
        print(f"{game.name}: first answer on a bare machine after {time.perf_counter() - begin:.2f} s")
        async with delays("while a game is compiled and bots are asked"):
            for number in range(ANSWERS // 4):
                await thinkers.choose(game.name, state, TOP, number)
                await asyncio.sleep(0.02)
        await thinkers.close()


async def measure_ready(thinkers: Thinkers, game: Game) -> None:
    states = positions(game, TABLES)
    for bot in ("random", "greedy"):
        begin, own, thought = time.perf_counter(), time.process_time(), 0.0
        for number in range(ANSWERS):
            thought += (await thinkers.choose(game.name, states[number % TABLES], bot, number)).seconds
        whole = (time.perf_counter() - begin) / ANSWERS
        print(
            f"{game.name}: {bot} answers in {whole * 1000:.2f} ms, of which "
            f"{(whole - thought / ANSWERS) * 1e6:.0f} µs on the way, "
            f"and takes {(time.process_time() - own) / ANSWERS * 1e6:.0f} µs of the server's processor"
        )

    async def ask(state: bytes) -> float:
        begin = time.perf_counter()
        await thinkers.choose(game.name, state, TOP, 1)
        return time.perf_counter() - begin

    async with delays("idle"):
        await asyncio.sleep(1)
    async with delays(f"with {TABLES} top levels asked at once, three times"):
        waits = sorted([wait for _ in range(3) for wait in await asyncio.gather(*map(ask, states))])
    print(f"  they answer in {waits[0]:.3f} to {waits[-1]:.3f} s, median {statistics.median(waits):.3f} s")


async def measure(games: list[Game]) -> None:
    for game in games:
        await measure_cold(game)
    thinkers = await Thinkers.start(games=[game.name for game in games])
    while any(thinkers.prepared()[game.name] != "ready" for game in games):
        await asyncio.sleep(0.1)
    for game in games:
        await measure_ready(thinkers, game)
    await thinkers.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    try:
        games = [find_game(name) for name in parser.parse_args().names or game_names()]
    except Refused as refused:
        sys.exit(str(refused))
    asyncio.run(measure(games))


if __name__ == "__main__":
    main()
