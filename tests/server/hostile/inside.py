"""The server's parts in the test process, with their own store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from galapagos.server.app import Server
from galapagos.server.settings import Settings


@asynccontextmanager
async def started(folder: Path, settings: Settings) -> AsyncIterator[Server]:
    server = Server(f"sqlite:///{folder / 'tables.sqlite'}", settings)
    await server.start()
    try:
        yield server
    finally:
        await server.close()


def run(folder: Path, settings: Settings, test: Callable[[Server], Awaitable[None]]) -> None:
    async def inner() -> None:
        async with started(folder, settings) as server:
            await test(server)

    asyncio.run(inner())
