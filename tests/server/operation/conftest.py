"""A server for all tests of a worker that do not stop it, a webhook receiver, and the operator's commands."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator

import pytest

from ..serving import FREELY, Served, served
from .receiver import Receiver


def galapagos(line: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program as an operator does. The first argument is split as a shell does."""
    return subprocess.run(
        [sys.executable, "-c", "from galapagos.cli import main; main()", *shlex.split(line), *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture(scope="session")
def receiver() -> Iterator[Receiver]:
    with Receiver() as listening:
        yield listening


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory, receiver: Receiver) -> Iterator[Served]:
    options = ("--webhook", f"localhost:{receiver.port}", "--public-url", "https://play.example/")
    with served(tmp_path_factory.mktemp("operated"), *FREELY, *options) as running:
        yield running


@pytest.fixture
def server(running_server: Served) -> Iterator[Served]:
    yield running_server
    running_server.send_home()
