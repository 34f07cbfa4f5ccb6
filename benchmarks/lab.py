"""Measure the overhead of tracing: greedy games traced by the lab, compared with the same games in simulations.

    python -m benchmarks.lab [GAME...]
    python -m benchmarks.lab --report [GAME...]         how long a whole report takes, a quick one, and the same again

Tracing is measured on one core, in processor time. The figure is the best of interleaved rounds, because other work
only ever slows a round down. A report uses all cores, so run it on an idle machine. Everything is compiled beforehand.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.machine import load
from galapagos.engine.batch.play import bot_kinds
from galapagos.engine.compiler.backend import as_numpy, functions
from galapagos.engine.cores import usable_cores
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language.chance import Random
from galapagos.engine.language.contract import MAX_SEATS
from galapagos.engine.language.struct import assign, buffer, i16, i32, i64
from galapagos.engine.loops.playout import Outcome
from galapagos.lab.cell import SIMPLE_CHUNK
from galapagos.lab.tracing.open_game import OpenGame
from galapagos.lab.tracing.tracer import Tables, Tracer, TraceTable

ROUNDS, SECONDS = 15, 0.5  # seconds of each mode per round
FIRST_GAMES = 20


def simulator(game: Game) -> Callable[[int], int]:
    """Play games like `simulate`, and return the number of decisions."""
    space, seats = game.actions.size, game.default_seats
    states, scratch, bots = buffer(game.state, 2), buffer(game.state, 2), bot_kinds(seats, ["greedy"])
    room = buffer(i16, space), buffer(i32, space), buffer(i64, MAX_SEATS)
    assign(states[0], game.blank({}))

    def play(games: int) -> int:
        outcomes = buffer(Outcome, games)
        functions(game, "cpu").play_games(states, seats, bots, 1, 0, Random(), scratch, *room, outcomes)
        return int(as_numpy(outcomes)["decisions"].sum())

    return play


def tracer(game: Game, compiled: Any = None) -> Callable[[int], int]:
    made = Tracer(TraceTable(game, game.default_seats, ("greedy",), {}, seed=1), compiled=compiled)

    def play(games: int) -> int:
        decisions = 0
        for start in range(0, games, SIMPLE_CHUNK):
            tables: Tables | None = made.run(start, min(SIMPLE_CHUNK, games - start))
            assert tables is not None
            decisions += int(tables["games"]["decisions"].sum())
        return decisions

    return play


def rate(play: Callable[[int], int], games: int) -> float:
    """Decisions per second."""
    begin = time.process_time()
    decisions = play(games)
    return decisions / (time.process_time() - begin)


def measure(game: Game) -> tuple[float, float, float]:
    """Decisions per second: simulated, traced, and traced with mutable tables."""
    ways = [simulator(game), tracer(game), tracer(game, OpenGame(game))]
    for play in ways:
        play(1)  # compile or load
    begin = time.process_time()
    ways[0](FIRST_GAMES)
    games = int(FIRST_GAMES * SECONDS / (time.process_time() - begin))
    games = max(FIRST_GAMES, games - games % SIMPLE_CHUNK if games > SIMPLE_CHUNK else games)
    rounds = [[rate(play, games) for play in ways] for _ in range(ROUNDS)]
    simulated, traced, opened = (max(column) for column in zip(*rounds, strict=True))
    return simulated, traced, opened


def report(game: Game, folder: Path, *how: str) -> tuple[float, float]:
    """Wall-clock and CPU seconds."""
    command = [sys.executable, "-c", "from galapagos.cli import main; main()", "lab", "report", game.name, *how]
    before, begin = os.times(), time.perf_counter()
    subprocess.run(
        [*command, "--results", str(folder / "results"), "--output", str(folder / "report")],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    spent, after = time.perf_counter() - begin, os.times()
    return spent, after.children_user + after.children_system - before.children_user - before.children_system


def print_reports(games: list[Game]) -> None:
    print(
        f"On {usable_cores()} cores.\n\n| game | report | processors | quick | processors | the same again "
        "| load |\n|---|---|---|---|---|---|---|"
    )
    for game in games:
        with (
            tempfile.TemporaryDirectory() as first,
            tempfile.TemporaryDirectory() as second,
            tempfile.TemporaryDirectory() as third,
        ):
            report(game, Path(first), "--quick")  # compiles
            quick = report(game, Path(second), "--quick")
            whole = report(game, Path(third))
            again = report(game, Path(third))
        print(
            f"| {game.name} | {whole[0]:.0f} s | {whole[1]:.0f} s | {quick[0]:.0f} s | {quick[1]:.0f} s | "
            f"{again[0]:.1f} s | {load():.1f} |",
            flush=True,
        )


def main() -> None:
    names = [name for name in sys.argv[1:] if name != "--report"]
    games = [find_game(name) for name in names] or all_games()
    if "--report" in sys.argv:
        print_reports(games)
        return
    print(
        "| game | simulated, decisions a second | traced | part of it | with open tables | of traced "
        "| load |\n|---|---|---|---|---|---|---|"
    )
    for game in games:
        simulated, traced, opened = measure(game)
        print(
            f"| {game.name} | {simulated:,.0f} | {traced:,.0f} | {traced / simulated:.2f} | {opened:,.0f} | "
            f"{opened / traced:.2f} | {load():.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
