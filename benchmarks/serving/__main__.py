"""Our server beside boardgame.io with its FlatFile store: rounds on fresh tables, one after the other, in one run, by the same client.

    python -m benchmarks.serving                    # rounds of 10 s, three of each
    python -m benchmarks.serving --rounds 1 --seconds 3

50 tables of two sockets: first each sends a random legal move as soon as it is asked, then all together 100 a second.
Both write every move to a file before it is told; ours waits until it is on the disk, boardgame.io's does not.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from .clients import Load, Ours, Peer, Theirs, play_round

HERE = Path(__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(process: subprocess.Popen[str]) -> float:
    """Seconds that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@dataclass
class Round:
    load: Load
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        return self.load.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        return self.cpu / max(1, self.load.moves)

    def wait(self, part: float) -> float:
        waits = sorted(self.load.waits)
        return waits[min(len(waits) - 1, int(len(waits) * part))] if waits else float("nan")


FIGURES: dict[str, Callable[[Round], float]] = {"moves": lambda one: one.rate, "CPU": lambda one: one.cpu_per_move, "p99": lambda one: one.wait(0.99)}


@contextmanager
def ours(folder: Path, store: str = "") -> Iterator[tuple[Peer, subprocess.Popen[str]]]:
    command = [sys.executable, "-c", "from galapagos.cli import main; main()", "serve", "--port", "0", "--store", store or f"sqlite:///{folder / 'tables.sqlite'}",
               "--messages", "1000000", "--requests", "1000000", "--new", "1000000", "--no-prepare"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=(folder / "ours.log").open("w"), text=True)
    assert process.stdout is not None
    port = process.stdout.readline().split("http://")[1].split()[0].rpartition(":")[2]
    with ended(process):
        wait_for(f"http://127.0.0.1:{port}/readyz")
        yield Ours(f"http://127.0.0.1:{port}"), process


@contextmanager
def theirs(folder: Path) -> Iterator[tuple[Peer, subprocess.Popen[str]]]:
    node = shutil.which("node")
    if node is None or not (HERE / "peer" / "node_modules").exists():
        sys.exit("The peer is not there: run `npm ci` in benchmarks/serving/peer.")
    port = 18_000 + os.getpid() % 2_000
    environment = os.environ | {"NODE_ENV": "production"}
    process = subprocess.Popen([node, "server.js", str(port), str(folder / "peer")], cwd=HERE / "peer", stdout=(folder / "peer.log").open("w"), text=True, env=environment)
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
    for _ in range(200):
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    sys.exit(f"Nothing answers at {address}.")


def one_round(peer: Peer, process: subprocess.Popen[str], seconds: float, rate: float, tables: int) -> Round:
    before: list[float] = []
    load = asyncio.run(play_round(peer, seconds, rate, tables, lambda: before.append(cpu_of(process))))
    return Round(load, seconds, cpu_of(process) - before[0])


def compare(rounds: int, seconds: float, rate: float, tables: int) -> None:
    found: dict[str, list[Round]] = {"ours": [], "boardgame.io": []}
    for _ in range(rounds):
        for name, serve in (("ours", ours), ("boardgame.io", theirs)):
            with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as (peer, process):
                one_round(peer, process, min(2.0, seconds), rate, tables)               # both compile what they compile
                found[name].append(one_round(peer, process, seconds, rate, tables))
    print(f"\n{'paced, ' + format(rate, '.0f') + ' moves a second' if rate else 'as fast as it goes'}: {tables} tables, median of {rounds}")
    for name, of in found.items():
        print(f"  {name:14}{statistics.median(one.rate for one in of):8.0f} moves/s   {statistics.median(one.cpu_per_move for one in of) * 1e3:6.2f} ms CPU/move   "
              f"wait {statistics.median(one.wait(0.5) for one in of) * 1e3:6.1f} ms median, {statistics.median(one.wait(0.99) for one in of) * 1e3:6.1f} ms p99")
    print("  ratio         " + "   ".join(
        f"{label} {statistics.median(map(value, found['ours'])) / statistics.median(map(value, found['boardgame.io'])):.2f}" for label, value in FIGURES.items()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.serving", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--only", choices=["fast", "paced"])
    arguments = parser.parse_args()
    if arguments.only != "paced":
        compare(arguments.rounds, arguments.seconds, 0.0, arguments.tables)
    if arguments.only != "fast":
        compare(arguments.rounds, arguments.seconds, 100.0, arguments.tables)


if __name__ == "__main__":
    main()
