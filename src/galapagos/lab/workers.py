"""Play chunks and return their tables in any order: on threads here, on many machines in `cluster.py`."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Protocol

from galapagos.engine.cores import usable_cores

from .cell import Cell, Chunk
from .tracing.tracer import Tables

PROBE_SECONDS, PROBE_GAMES = 0.3, 32  # for the estimate of costs
PROBE_START = 1 << 30  # the first of these games; no experiment reaches this number

PlayedChunks = Generator[tuple[Chunk, Tables]]


class Workers(Protocol):
    def play(self, chunks: Iterable[Chunk]) -> PlayedChunks:
        """Each chunk with its tables as it finishes.

        The next chunk is taken only when a worker is free, so the iterable may end early. Closing the generator stops
        work in progress.
        """

    def seconds(self, cell: Cell, chunks: int) -> float:
        """An estimate of how long these chunks of a cell would take."""


class ThreadWorkers:
    """All cores of this machine: compiled games do not hold the GIL."""

    def __init__(self, count: int | None = None, backend: str = "cpu") -> None:
        self.count, self.backend = count or usable_cores(), backend

    def play(self, chunks: Iterable[Chunk]) -> PlayedChunks:
        waiting, stopped, prepared = iter(chunks), threading.Event(), set[Cell]()
        pool, busy = ThreadPoolExecutor(self.count), dict[Future[Tables | None], Chunk]()
        try:
            while True:
                while len(busy) < self.count and (chunk := next(waiting, None)) is not None:
                    if chunk.cell not in prepared:
                        chunk.cell.prepare(self.backend)  # compile once, before the threads need it
                        prepared.add(chunk.cell)
                    busy[pool.submit(chunk.play, self.backend, stopped.is_set)] = chunk
                if not busy:
                    return
                for future in wait(busy, return_when=FIRST_COMPLETED).done:
                    tables, chunk = future.result(), busy.pop(future)
                    assert tables is not None
                    yield chunk, tables
        finally:
            stopped.set()
            pool.shutdown(wait=True, cancel_futures=True)

    def seconds(self, cell: Cell, chunks: int) -> float:
        return seconds_per_game(cell, self.backend) * cell.chunk * chunks / min(self.count, max(1, chunks))


def seconds_per_game(cell: Cell, backend: str) -> float:
    """The time per game, measured on a few games."""
    tracer = cell.prepare(backend)
    return mean_seconds(lambda number: tracer.run(PROBE_START + number, 1))


def mean_seconds(do: Callable[[int], object], most: int = PROBE_GAMES) -> float:
    begin, done = time.perf_counter(), 0
    while done < most and time.perf_counter() - begin < PROBE_SECONDS:
        do(done)
        done += 1
    return (time.perf_counter() - begin) / done
