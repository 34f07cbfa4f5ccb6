"""A process that ends and rates matches until it is killed: `python -m tests.server.store.rating URL`. It prints the
tables that are over."""

from __future__ import annotations

import asyncio
import os
import sys

from galapagos.server.ratings.rating import rate_table
from galapagos.server.store import Store, open_store

from .examples import end

TASKS = 4


async def play(store: Store, task: int) -> None:
    number = 0
    while True:
        number += 1
        table = f"{os.getpid()}-{task}-{number}"
        await end(store, table, 1 + number % 2, 1 + (number + task) % 2, at=float(number))
        os.write(1, f"{table}\n".encode())
        await rate_table(store, table)


async def main(url: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(play(store, task) for task in range(TASKS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
