"""Group commit: pending writes share one transaction and one flush, and each gets its own result."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_AT_ONCE = 256
SEVERAL = 4  # items in a batch from which on more are expected soon


class Batches(Generic[Item, Result]):
    """Collects the next batch while one is being written. `write` returns a result or an exception for each item. While
    batches are large, each waits another `rest` seconds to collect more items, which saves flushes."""

    def __init__(
        self, write: Callable[[Sequence[Item]], Awaitable[Sequence[Result | Exception]]], rest: float = 0.0
    ) -> None:
        self.write, self.rest = write, rest
        self.waiting: list[tuple[Item, asyncio.Future[Result]]] = []
        self.task: asyncio.Task[None] | None = None

    async def put(self, item: Item) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.waiting.append((item, done))
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        return await done

    async def run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            try:
                results = await self.write([item for item, _ in batch])
            except Exception as error:
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():  # the caller was cancelled
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
            if self.rest and len(batch) >= SEVERAL:
                await asyncio.sleep(self.rest)
        self.task = None

    async def finish(self) -> None:
        if self.task is not None:
            await self.task
