"""`make bench`: compare our speed with other libraries in one run.

    python -m benchmarks.run [--json] [--rounds N] [--seconds S] [--no-peers]

Rounds are interleaved, so that a busy machine slows everybody; what is printed is the median of the rounds.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from statistics import median
from typing import Any

from benchmarks import ours
from benchmarks.machine import load
from benchmarks.peers import PEERS
from galapagos.engine.game import Game, all_games

SEATS = 4  # hearts has four players, too


def seats_of(game: Game) -> int:
    return SEATS if SEATS in game.seats else game.default_seats


def measure_rates(games: list[Game], rounds: int, seconds: float, peers: bool) -> dict[str, float]:
    """Players' decisions per CPU second on one core, by name."""
    runs: dict[str, Any] = {
        f"{game.name}, {seats_of(game)} players": lambda s, g=game: ours.playouts(g, seats_of(g), s) for game in games
    }
    if peers:
        runs |= PEERS
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        for name, run in runs.items():
            print(f"\rround {number + 1} of {rounds}: {name:40}", end="", file=sys.stderr, flush=True)
            rates[name].append(run(seconds).per_second)
    print(f"\r{'':60}\r", end="", file=sys.stderr)
    return {name: median(values) for name, values in rates.items()}


def measure_game(game: Game) -> dict[str, float]:
    cold, cached = ours.start_times(game)
    return {
        "copy_compiled_ns": ours.copy_compiled(game) * 1e9,
        "copy_python_us": ours.copy_from_python(game) * 1e6,
        "cold_compile_s": cold,
        "cached_start_s": cached,
        "load": load(),
    }


def print_report(report: dict[str, Any], games: list[Game]) -> None:
    print(
        f"Python {report['python']}\n\nplayers' decisions per CPU second, one core, random play, median of the rounds, "
        f"load {report['load']:.1f}"
    )
    own = {name: rate for name, rate in report["rates"].items() if name not in PEERS}
    peers = {name: rate for name, rate in report["rates"].items() if name in PEERS}
    for name, rate in peers.items():
        print(f"  {name:34}{rate:14,.0f}")
    for name, rate in own.items():
        print(
            f"  {name:34}{rate:14,.0f}   "
            + "  ".join(f"{rate / peer:.2f}x {title.split()[1]}" for title, peer in peers.items())
        )
    print("\nper game                  copy, compiled   copy, Python   cold compile   start from the cache    load")
    for game in games:
        row = report["games"][game.name]
        print(
            f"  {game.name:24}{row['copy_compiled_ns']:12.0f} ns{row['copy_python_us']:12.2f} µs"
            f"{row['cold_compile_s']:13.1f} s{row['cached_start_s']:18.2f} s{row['load']:13.1f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per round and runner")
    parser.add_argument("--no-peers", action="store_true", help="our own figures only")
    arguments = parser.parse_args()
    games = all_games()
    report: dict[str, Any] = {"python": platform.python_version(), "rates": {}, "games": {}}
    report["rates"] = measure_rates(games, arguments.rounds, arguments.seconds, not arguments.no_peers)
    report["load"] = load()
    report["games"] = {game.name: measure_game(game) for game in games}
    if arguments.json:
        print(json.dumps(report))
    else:
        print_report(report, games)


if __name__ == "__main__":
    main()
