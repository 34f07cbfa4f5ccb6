"""Games in one file: connect four of `examples/` beside OpenSpiel's and Pgx's, and how soon a new file plays.

    python -m benchmarks.own_games [--rounds N] [--seconds S]     in .venv-bench, which has the peers

Ratios are medians of interleaved rounds. Random games count players' decisions per CPU second on one core; batches
count steps by wall clock, and by CPU with all threads on one core. The former needs an idle machine.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from benchmarks import ours, peers
from benchmarks.envs import Run, pgx
from benchmarks.envs import ours as batch_of_ours
from galapagos.engine.game import open_game

FILE = Path(__file__).parents[1] / "examples" / "connect_four.py"
PLAYOUTS, WALL, PINNED = 10.0, 3.0, 2.0  # what must hold: times as fast
PLAYABLE, SIMULATED = 2.0, 20.0  # seconds
CODE = {
    "a decision, never compiled": "import galapagos; galapagos.new({file!r}).request(0, words='en')",
    "10,000 simulated games, never compiled": "from galapagos.cli import main; main()",
}


def playouts(rounds: int, seconds: float) -> None:
    game, rates = open_game(FILE), []
    ours.playouts(game, 2, 0.1)
    for _ in range(rounds):
        own = ours.playouts(game, 2, seconds).per_second
        theirs = peers.evaluate_bots("connect_four", seconds).per_second
        rates.append((own, theirs))
    own, theirs = (median(side) for side in zip(*rates, strict=True))
    tell("random games: times OpenSpiel's C++", median(a / b for a, b in rates), PLAYOUTS)
    print(f"    {own / 1e6:.1f} M decisions per CPU second, and {theirs / 1e6:.2f} M")


def batches(rounds: int, seconds: float) -> None:
    if find_spec("pgx") is None:
        print("Pgx is not installed: make setup-bench")
        return
    own, theirs = batch_of_ours(str(FILE), threads=2), pgx("connect_four", 100)
    tell("batch on two cores, wall clock: times Pgx", compared(own, theirs, rounds, seconds), WALL)
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    own = batch_of_ours(str(FILE), threads=1)
    tell("batch on one core, CPU: times Pgx", compared(by_cpu(own), by_cpu(theirs), rounds, seconds), PINNED)
    os.sched_setaffinity(0, cores)


def compared(own: Run, theirs: Run, rounds: int, seconds: float) -> float:
    theirs(seconds)
    return median(own(seconds) / theirs(seconds) for _ in range(rounds))


def by_cpu(run: Run) -> Run:
    """Steps per CPU second: the rate by wall clock, times the part of it in which this process ran."""

    def measured(seconds: float) -> float:
        wall, cpu = time.perf_counter(), time.process_time()
        rate = run(seconds)
        return rate * (time.perf_counter() - wall) / (time.process_time() - cpu)

    return measured


def starts() -> None:
    arguments = {"a decision": [], "10,000 simulated": ["simulate", str(FILE), "--games", "10000"]}
    for (what, code), least in zip(CODE.items(), (PLAYABLE, SIMULATED), strict=True):
        more = next(given for name, given in arguments.items() if what.startswith(name))
        with tempfile.TemporaryDirectory() as folder:
            environment = os.environ | {"GALAPAGOS_CACHE": folder}
            command = [sys.executable, "-c", code.format(file=str(FILE)), *more]
            begin = time.perf_counter()
            subprocess.run(command, env=environment, check=True, capture_output=True)
            print(f"{what}: {time.perf_counter() - begin:.1f} s (at most {least:.0f} s on an idle machine)")


def tell(what: str, times: float, least: float) -> None:
    print(f"{what}: {times:.1f} (at least {least:.0f}: {'holds' if times >= least else 'does not hold'})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare connect four in one file with other libraries' own.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    starts()
    playouts(given.rounds, given.seconds)
    batches(given.rounds, given.seconds)


if __name__ == "__main__":
    main()
