"""A PostgreSQL per worker, started on first use."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .postgres import Postgres, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server
