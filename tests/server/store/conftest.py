"""Every test with `store` or `url` runs on a new SQLite file; so far that is the only database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from galapagos.server.store import Store, open_store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite"])
def url(tmp_path: Path) -> str:
    """A database of its own for each test."""
    return f"sqlite:///{tmp_path}/store.sqlite"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    yield store
    await store.close()
