"""Compare our server with boardgame.io and its FlatFile store: alternating rounds on fresh tables in one run, by
the same client.

    python -m benchmarks.serving                    # rounds of 10 s, three of each
    python -m benchmarks.serving --rounds 1 --seconds 3
    python -m benchmarks.serving --leak --sizes --crash --twice --memory --start     # only these parts

50 tables of two sockets: first each sends a random legal move as soon as it is asked, then all together 100 a second.
Both write every move to a file before it is told; ours waits until it is on the disk, boardgame.io's does not. Then, of
ours alone: the same while bots think, sizes of updates, kills under load, two processes on one store, memory, and the
time to the first answer.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.machine import load

from . import crash, footprint, leak, sizes, twice
from .clients import Load, Peer, play_round
from .servers import cpu_of, ours, scratch, theirs


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


PACE, TOP = 100.0, "level5"  # moves per second of all tables together; the slowest bot
FIGURES: dict[str, Callable[[Round], float]] = {
    "moves": lambda one: one.rate,
    "CPU": lambda one: one.cpu_per_move,
    "p99": lambda one: one.wait(0.99),
}


def one_round(peer: Peer, process: subprocess.Popen[str], seconds: float, rate: float, tables: int) -> Round:
    before: list[float] = []
    load = asyncio.run(play_round(peer, seconds, rate, tables, lambda: before.append(cpu_of(process))))
    return Round(load, seconds, cpu_of(process) - before[0])


def compare(rounds: int, seconds: float, rate: float, tables: int) -> None:
    found: dict[str, list[Round]] = {"ours": [], "boardgame.io": []}
    for _ in range(rounds):
        for name, serve in (("ours", ours), ("boardgame.io", theirs)):
            with scratch() as folder, serve(folder) as (peer, process):
                one_round(peer, process, min(2.0, seconds), rate, tables)  # both compile what they compile
                found[name].append(one_round(peer, process, seconds, rate, tables))
    print(
        f"\n{'paced, ' + format(rate, '.0f') + ' moves a second' if rate else 'as fast as it goes'}: {tables} "
        f"tables, median of {rounds}"
    )
    for name, of in found.items():
        tell(name, of)
    print(
        "  ratio         "
        + "   ".join(
            f"{label} "
            f"{statistics.median(map(value, found['ours'])) / statistics.median(map(value, found['boardgame.io'])):.2f}"
            for label, value in FIGURES.items()
        )
    )


def tell(name: str, of: list[Round]) -> None:
    print(
        f"  {name:14}{statistics.median(one.rate for one in of):8.0f} moves/s   "
        f"{statistics.median(one.cpu_per_move for one in of) * 1e3:6.2f} ms CPU/move   "
        f"wait {statistics.median(one.wait(0.5) for one in of) * 1e3:6.1f} ms median, "
        f"{statistics.median(one.wait(0.99) for one in of) * 1e3:6.1f} ms p99"
    )


def beside_bots(rounds: int, seconds: float, tables: int, bots: int) -> None:
    """A paced round while this many bots of the strongest level search in another process."""
    found = []
    for _ in range(rounds):
        with scratch() as folder, ours(folder) as (peer, process):
            asyncio.run(peer.let_bots_play(bots, TOP))
            one_round(peer, process, min(2.0, seconds), PACE, tables)
            found.append(one_round(peer, process, seconds, PACE, tables))
    print(f"\npaced, {PACE:.0f} moves a second, while {bots} bots of {TOP} think: {tables} tables, median of {rounds}")
    tell("ours", found)


PARTS: dict[str, Callable[[argparse.Namespace], None]] = {
    "fast": lambda asked: compare(asked.rounds, asked.seconds, 0.0, asked.tables),
    "paced": lambda asked: compare(asked.rounds, asked.seconds, PACE, asked.tables),
    "bots": lambda asked: beside_bots(asked.rounds, asked.seconds, asked.tables, 8),
    "leak": lambda asked: leak.show(),
    "sizes": lambda asked: sizes.show(20),
    "crash": lambda asked: crash.show(asked.store or ["sqlite", "postgresql"], asked.kills),
    "twice": lambda asked: twice.show((asked.store or ["postgresql"])[-1], asked.seconds, asked.tables),
    "memory": lambda asked: footprint.show_memory(1000),
    "start": lambda asked: footprint.show_start(3),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.serving", description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument(
        "--store",
        action="append",
        metavar="URL",
        help="for crash and twice: sqlite, postgresql (one is started), or a URL of an empty one",
    )
    for part in PARTS:
        parser.add_argument(f"--{part}", dest="parts", action="append_const", const=part, help="this part only")
    arguments = parser.parse_args()
    for part in arguments.parts or PARTS:
        PARTS[part](arguments)
        print(f"  load {load():.1f}", flush=True)


if __name__ == "__main__":
    main()
