"""A process that appends until it is killed: `python -m tests.server.store.appending URL`. It prints acknowledged
entries."""

from __future__ import annotations

import asyncio
import os
import sys

from galapagos.server.store import Store, open_store

from .examples import card, entry

TASKS = 20


async def append(store: Store, table: str) -> None:
    number = 0
    while True:
        number += 1
        await store.append(card(table, number), [entry(number)])
        os.write(1, f"{table} {number}\n".encode())  # whole lines, whoever is killed


async def main(url: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(append(store, f"{os.getpid()}-{task}") for task in range(TASKS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
