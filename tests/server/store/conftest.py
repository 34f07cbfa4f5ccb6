"""Every test with `store` or `url` runs on both databases, each time on a new one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from galapagos.server.store import Store, open_store


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.sqlite"
    return str(request.getfixturevalue("postgres").new_url())


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    yield store
    await store.close()
