"""Measure the throughput of the store: appends by many concurrent tasks, and by a single one.

    python -m benchmarks.store                              # a new SQLite file in the folder for temporary files
    python -m benchmarks.store postgresql://ann@localhost/games

Every append is on disk before the next of its table begins. The processor's time is that of this process.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time

from galapagos.engine.errors import Refused
from galapagos.server.store import Entry, Store, TableCard, open_store

APPENDS = 10_000
SUMMARY, DATA = bytes(200), bytes(80)  # realistic sizes


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("url", nargs="?", metavar="URL")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            asyncio.run(measure(arguments.url or f"sqlite:///{folder}/store.sqlite"))
        except Refused as refused:
            sys.exit(str(refused))


async def measure(url: str) -> None:
    store = await open_store(url)
    print("tasks  appends/s  processor us/append  ms until it is on disk")
    for tasks in (1, 10, 50, 200):
        each = APPENDS // max(tasks, 10)
        wall, processor = time.perf_counter(), time.process_time()
        tables = [secrets.token_hex(8) for _ in range(tasks)]
        await asyncio.gather(*(play(store, table, each) for table in tables))
        wall, processor = time.perf_counter() - wall, time.process_time() - processor
        count = tasks * each
        print(f"{tasks:5} {count / wall:10,.0f} {processor / count * 1e6:20.0f} {wall / each * 1e3:23.2f}", flush=True)
        for table in tables:
            await store.erase_table(table)
    await store.close()


async def play(store: Store, table: str, count: int) -> None:
    for number in range(1, count + 1):
        now = time.time()
        await store.append(
            TableCard(table, "dodo", "running", True, 1, now, now, number, ("ann", "ben"), ("ann",), SUMMARY),
            [Entry(number, now, DATA)],
        )


if __name__ == "__main__":
    main()
