"""Whatever waits to be written is written together: one transaction, one flush, one answer each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_AT_ONCE = 256
SEVERAL = 4  # in a batch: then others will come soon


class Batches(Generic[Item, Result]):
    """While a batch is being written the next one gathers. `write` gives each item its result or what went wrong with
    it. Where each batch is dear, the next one gathers for some seconds of `rest`, too, as long as several come at
    once."""

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
                if done.done():  # whoever asked has given up
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
