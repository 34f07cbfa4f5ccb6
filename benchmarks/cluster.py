"""Measure the overhead of a cluster: two machines of two cores each, simulated by processes on this machine.

    .venv-cluster/bin/python -m benchmarks.cluster [GAME] [SECONDS]

They play traced games for a while. The figure is the share of all processor time that games took; the rest went to the
workers, Ray, and the laboratory that keeps the results. A chunk takes a second.
"""

from __future__ import annotations

import itertools
import math
import os
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import ray

from benchmarks.machine import load
from galapagos.lab.cell import Cell, Chunk
from galapagos.lab.cluster import Cluster
from galapagos.lab.experiment import Experiment
from galapagos.lab.store import ResultStore
from galapagos.lab.workers import seconds_per_game
from tests.thorough import machines

MACHINES = [2, 2]  # cores of each
CHUNK, WARM_UP, SECONDS = 1.0, 15.0, 180.0
TICKS = os.sysconf("SC_CLK_TCK")


def second_of_games(game: str) -> Cell:
    """A cell whose chunks take one CPU second."""
    small = Experiment(game, bots=["greedy"], games=1, chunk=100).cells[0]
    seconds_per_game(small, "cpu")
    begin = time.process_time()
    Chunk(small, 0).play()
    games = round(100 * CHUNK / (time.process_time() - begin))
    return Experiment(game, players=[small.players], bots=["greedy"], games=1, chunk=games).cells[0]


def processor_seconds() -> float:
    """CPU seconds of this process and its descendants, including those that have ended."""
    stats = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        stats[int(path.parent.name)] = int(fields[1]), sum(map(int, fields[11:15])) / TICKS
    ours = {os.getpid()}
    while more := {process for process, (parent, _) in stats.items() if parent in ours} - ours:
        ours |= more
    return sum(stats[process][1] for process in ours)


def measure(cluster: Cluster, store: ResultStore, cell: Cell, seconds: float) -> tuple[int, float, float]:
    """Chunks, CPU seconds of games, and CPU seconds in all, measured after all workers have warmed up."""
    ready, end, done, games, everything = time.monotonic() + WARM_UP, math.inf, 0, 0.0, 0.0
    orders = itertools.takewhile(
        lambda _: time.monotonic() < end, (Chunk(cell, number) for number in itertools.count())
    )
    with closing(cluster.play(orders)) as played:
        for chunk, tables in played:
            store.keep(chunk, tables)
            done += 1
            if end == math.inf and done > 2 * sum(MACHINES) and time.monotonic() > ready:
                done = 0
                games = cluster.processor_seconds
                everything = processor_seconds()
                end = time.monotonic() + seconds
    return done, cluster.processor_seconds - games, processor_seconds() - everything


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "dodo"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else SECONDS
    cell = second_of_games(game)
    machine = machines.start(MACHINES)
    try:
        with tempfile.TemporaryDirectory() as folder:
            done, games, everything = measure(Cluster(machine.address), ResultStore(Path(folder)), cell, seconds)
    finally:
        ray.shutdown()
        machine.shutdown()
    print(
        "| game | machines and cores | chunks | games in each | processor s in games | in everything | part "
        "| load |\n|---|---|---|---|---|---|---|---|"
    )
    print(
        f"| {game} | {' + '.join(map(str, MACHINES))} | {done} | {cell.chunk:,} | {games:.1f} | {everything:.1f} "
        f"| {games / everything:.3f} | {load():.1f} |"
    )


if __name__ == "__main__":
    main()
