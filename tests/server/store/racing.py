"""A process that competes with others for a table: `python -m tests.server.store.racing URL NAME`. It prints its own
entries."""

from __future__ import annotations

import asyncio
import sys

from galapagos.server.store import Taken, open_store

from .examples import card, entry

TURNS = 100


async def main(url: str, name: str) -> None:
    store = await open_store(url)
    last = 0
    for turn in range(TURNS):
        while True:
            data = f"{name}{turn}"
            try:
                await store.append(card(number=last + 1), [entry(last + 1, data.encode())])
            except Taken:
                last += len(await store.entries("t1", after=last))
                continue
            last += 1
            print(last, data)
            break
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
