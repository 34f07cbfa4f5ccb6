"""Play batches of a million random games with four players on a GPU, and compare them with the CPU's.

    python -m benchmarks.gpu [GAME …] [--against REF] [--rounds N]
    python -m benchmarks.gpu mutations --grid

It needs an NVIDIA GPU and `make setup-gpu`. Transfers count, compiling does not; the figure is the median of the
rounds. --against measures a revision (or a folder with a source tree) in turns. --grid tries launch shapes instead:
threads of a block by steps between two votes. Child processes compile everything at once, into a new cache unless
--cache names one.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.revision import ROOT, Child, Revision, beside, tell
from benchmarks.run import seats_of
from galapagos.engine.game import Game, all_games, find_game

GAMES = 1 << 20
COMPARED = 4096  # games compared with the CPU's
SEED = 3
THREADS = (64, 128, 256, 512)
TERMS = (1, 2, 4, 8, 16)

# Prints the duration of the first game, then for each input line the duration of a batch, its decisions, and the sum of
# the marks of its games. In a shape with too few registers it plays no games.
PLAY = """
import sys, time
begin = time.perf_counter()
from galapagos.engine.compiler.backend import as_numpy
from galapagos.engine.batch.play import bot_kinds, play
from galapagos.engine.game import find_game

game, seats = find_game(sys.argv[1]), int(sys.argv[2])
play(game, seats, ["random"], 1, backend="gpu")
print(time.perf_counter() - begin, flush=True)
for line in sys.stdin:
    games, seed, *shape = map(int, line.split())
    begin = time.perf_counter()
    if shape:
        from galapagos.engine.batch.gpu import REGISTERS, Shape, batch_kernel, play_on_gpu
        from galapagos.engine.loops.playout import Outcome
        from galapagos.engine.language.struct import buffer
        if shape[0] * batch_kernel(game, False).registers > REGISTERS:
            print(1, 0, 0, flush=True)
            continue
        outcomes = buffer(Outcome, games)
        play_on_gpu(game, game.blank({}), seats, bot_kinds(seats, ["random"]), seed, 0, outcomes, Shape(*shape))
    else:
        outcomes = play(game, seats, ["random"], games, seed=seed, backend="gpu")
    found = as_numpy(outcomes)
    print(time.perf_counter() - begin, found["decisions"].sum(), found["mark"].sum(), flush=True)
"""
COMPARE = """
import sys
from galapagos.engine.batch.play import play
from galapagos.engine.game import find_game

game, seats, games, seed = find_game(sys.argv[1]), *map(int, sys.argv[2:])
on_processor = bytes(play(game, seats, ["random"], games, seed=seed))
print("compiled", flush=True)
for line in sys.stdin:
    print(bytes(play(game, seats, ["random"], games, seed=seed, backend="gpu")) == on_processor, flush=True)
"""


def measure(revisions: list[Revision], games: list[Game], rounds: int, count: int) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    with contextlib.ExitStack() as stack:

        def start(code: str, game: Game, revision: Revision, *arguments: object) -> Child:
            return stack.enter_context(revision.child(code, game.name, seats_of(game), *arguments))

        tell("compiling everything at once")
        players = {(game.name, revision.name): start(PLAY, game, revision) for game in games for revision in revisions}
        judges = {game.name: start(COMPARE, game, revisions[-1], COMPARED, SEED) for game in games}
        cold = {key: float(child.hear()) for key, child in players.items()}
        for judge in judges.values():
            judge.hear()
        for game in games:
            row = found[game.name] = race(
                game, [players[game.name, revision.name] for revision in revisions], rounds, count
            )
            tell(f"{game.name}: comparing with the CPU")
            row["identical_to_processor"] = judges[game.name].ask("compare") == "True"
            row["first_start_s"] = {revision.name: cold[game.name, revision.name] for revision in revisions}
            tell(f"{game.name}: second start")
            row["second_start_s"] = float(start(PLAY, game, revisions[-1]).hear())
            tell()
            show(game.name, row)
    return found


def race(game: Game, children: list[Child], rounds: int, count: int) -> dict[str, Any]:
    """Decisions per second of each in alternating rounds, after one round to try shapes and warm up."""
    rates: dict[str, list[float]] = {child.name: [] for child in children}
    marks = set()
    for number in range(rounds + 1):
        for child in children:
            tell(f"{game.name}: round {number} of {rounds}, {child.name}")
            seconds, decisions, mark = child.ask(count, SEED).split()
            marks.add(mark)
            if number:
                rates[child.name].append(int(decisions) / float(seconds))
    return {
        "decisions_per_second": {name: median(values) for name, values in rates.items()},
        "same_games": len(marks) == 1,
    }


def show(name: str, row: dict[str, Any]) -> None:
    rates, first, second = row["decisions_per_second"], row["first_start_s"], row["second_start_s"]
    equal = "identical to the processor" if row["identical_to_processor"] else "NOT identical to the processor"
    print(
        f"{name:12} {rates['new'] / 1e6:6.1f} M decisions per second; {COMPARED:,} games {equal}; "
        f"first start {first['new']:.1f} s, second {second:.1f} s",
        flush=True,
    )
    if "old" in rates:
        print(
            f"{'':12} {rates['old'] / 1e6:6.1f} M before, so {rates['new'] / rates['old']:.3f} of the old speed; "
            f"{'the same' if row['same_games'] else 'OTHER'} games; first start {first['old']:.1f} s",
            flush=True,
        )


def grid(revision: Revision, games: list[Game], rounds: int, count: int) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for game in games:
        tell(f"{game.name}: compiling")
        with revision.child(PLAY, game.name, seats_of(game)) as child:
            child.hear()
            child.ask(count, SEED, THREADS[0], TERMS[0])  # warms up
            found[game.name] = {}
            for threads, terms in itertools.product(THREADS, TERMS):
                tell(f"{game.name}: {threads} threads, {terms} terms")
                answers = [child.ask(count, SEED, threads, terms).split() for _ in range(rounds)]
                found[game.name][f"{threads} {terms}"] = median(
                    int(decisions) / float(seconds) for seconds, decisions, _ in answers
                )
        tell()
        print(f"{game.name}, M decisions per second\nthreads" + "".join(f"{terms:>4} terms" for terms in TERMS))
        for threads in THREADS:
            print(
                f"{threads:7}" + "".join(f"{found[game.name][f'{threads} {terms}'] / 1e6:10.1f}" for terms in TERMS),
                flush=True,
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="default: all")
    parser.add_argument(
        "--against",
        metavar="REF",
        help="also measure this revision, or the source tree in this folder, in alternating rounds",
    )
    parser.add_argument("--rounds", type=int, help="of a batch (default: 5; 1 with --grid)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of a batch (default: {GAMES:,})")
    parser.add_argument("--grid", action="store_true", help="try shapes of a launch")
    parser.add_argument("--cache", metavar="FOLDER", help="keep compiled code here, for the next call")
    parser.add_argument("--output", metavar="FILE", help="write the figures as JSON, too")
    arguments = parser.parse_args()
    games = [find_game(name) for name in arguments.game] or all_games()
    with contextlib.ExitStack() as stack:
        if arguments.against:
            revisions = list(stack.enter_context(beside(arguments.against)))
        else:
            revisions = [
                Revision("new", ROOT, Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="galapagos-"))))
            ]
        for revision in revisions if arguments.cache else ():
            revision.cache = Path(arguments.cache) / revision.name
        found: Any
        if arguments.grid:
            found = grid(revisions[-1], games, arguments.rounds or 1, arguments.games)
        else:
            found = measure(revisions, games, arguments.rounds or 5, arguments.games)
    if arguments.output:
        Path(arguments.output).write_text(json.dumps(found, indent=2))
    if any(not row.get("identical_to_processor", True) for row in found.values()):
        sys.exit("some games on the GPU are not the processor's")


if __name__ == "__main__":
    main()
