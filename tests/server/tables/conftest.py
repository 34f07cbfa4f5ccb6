"""One server for all tests of a worker that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..serving import Served, served


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as running:
        yield running


@pytest.fixture
def server(running_server: Served) -> Iterator[Served]:
    yield running_server
    running_server.send_home()
