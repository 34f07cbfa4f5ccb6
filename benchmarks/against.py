"""Compare any revision of the project with this one: speed, compile time, strength of the bots.

    python -m benchmarks.against HEAD~20                            random games, 20 rounds, the median of the ratios
    python -m benchmarks.against HEAD~20 --batch                    batched environments on one thread, likewise
    python -m benchmarks.against HEAD~20 --compile                  compiling from an empty cache, the median of three
    python -m benchmarks.against HEAD~20 --duel level3 --games 400  our bot against tables of the old one
    python -m benchmarks.against HEAD~20 --game evo --duel level5@90,level5@50 --players 3 --players 4 --minutes 5
    python -m benchmarks.against HEAD~20 --game laborigines --duel level5@230 --players 6 --option variant=teams
    python -m benchmarks.against HEAD~20 --game dodo --speed --compile

REF is a git revision or a folder with a source tree. Both sides run in child processes, in turns, each with its own
cache, so that a busy machine slows both alike. Times are processor times; the ratio is new to old.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import geometric_mean, median

from benchmarks.duel import Side, duel
from benchmarks.revision import Child, Revision, beside, tell
from benchmarks.run import seats_of
from galapagos.cli.arguments import parse_options
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game

PLAY = """
import sys, time
from galapagos.engine.game import find_game
try:
    from galapagos.engine.batch.play import play
    from galapagos.engine.compiler.backend import as_numpy
except ImportError:                         # a revision in which the engine was one folder
    from galapagos.engine.backend import as_numpy
    from galapagos.engine.batch import play

for line in sys.stdin:
    name, seats, games, seed = line.split()
    begin = time.process_time()
    outcomes = as_numpy(play(find_game(name), int(seats), ["random"], int(games), seed=int(seed)))
    print(time.process_time() - begin, outcomes["decisions"].sum(), outcomes["mark"].sum(), flush=True)
"""
BATCH = """
import sys, time
from galapagos.envs.batch import batch_env

envs = {}
for line in sys.stdin:
    name, seats, steps, seed = line.split()
    if name not in envs:
        envs[name] = batch_env(name, int(seats), 1024, threads=1)
    env = envs[name]
    env.reset(seed=int(seed))
    begin = time.process_time()
    for _ in range(int(steps)):
        env.step(env.sample())
    print(time.process_time() - begin, env.n * int(steps), int(env.legal_count.sum()), flush=True)
"""
COMPILE = """
import sys, time
from galapagos.engine.game import find_game
try:
    from galapagos.engine.compiler.backend import compile_all
except ImportError:                         # a revision in which the engine was one folder
    from galapagos.engine.backend import compile_all

begin = time.process_time()
compile_all(find_game(sys.argv[1]))
print(time.process_time() - begin)
"""
SECONDS = 0.5  # CPU time of a round
COMPILES = 3


def speed(code: str, old: Revision, new: Revision, games: list[Game], rounds: int) -> None:
    with old.child(code) as before, new.child(code) as after:
        ratios = [race(game, before, after, rounds) for game in games]
    if len(ratios) > 1:
        print(f"all games: {geometric_mean(ratios):.3f} of the old speed (geometric mean)")


def race(game: Game, before: Child, after: Child, rounds: int) -> float:
    """Measure decisions per CPU second in alternating rounds, and print the median of the ratios. The children take a
    game, seats, an amount of work (of games, or steps of a batch) and a seed."""
    table = (game.name, seats_of(game))
    for child in (before, after):
        tell(f"{game.name}: compiling {child.name}")
        child.ask(*table, 1, 0)
    seconds, _, _ = before.ask(*table, 500, 0).split()
    count, ratios, rates, same = max(100, int(500 * SECONDS / float(seconds))), [], [], True
    for number in range(rounds):
        tell(f"{game.name}: round {number + 1} of {rounds}")
        answers = {}
        for child in (before, after) if number % 2 else (after, before):
            spent, decisions, mark = child.ask(*table, count, number).split()
            answers[child] = int(decisions) / float(spent), mark
        same = same and answers[before][1] == answers[after][1]
        ratios.append(answers[after][0] / answers[before][0])
        rates.append(answers[after][0])
    tell()
    print(
        f"{game.name:12} {median(ratios):.3f} of the old speed, now {median(rates):,.0f} decisions per second; "
        f"{'the same' if same else 'OTHER'} games"
    )
    return median(ratios)


def compile_times(old: Revision, new: Revision, games: list[Game]) -> None:
    for game in games:
        spent: dict[str, list[float]] = {"old": [], "new": []}
        for number in range(COMPILES):
            for revision in (old, new):
                tell(f"{game.name}: compiling {revision.name}, {number + 1} of {COMPILES}")
                spent[revision.name].append(compile_once(revision, game))
        tell()
        before, after = (median(spent[name]) for name in ("old", "new"))
        print(
            f"{game.name:12} {after / before:.3f} of the old time: {after:.1f} s of processor time, {before:.1f} "
            "s before"
        )


def compile_once(revision: Revision, game: Game) -> float:
    """CPU seconds to compile the loops that play, fuzz and count, from an empty cache."""
    with (
        tempfile.TemporaryDirectory() as empty,
        Revision(revision.name, revision.folder, Path(empty)).child(COMPILE, game.name) as child,
    ):
        return float(child.hear())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reference", metavar="REF", help="a revision, or a folder with a source tree")
    parser.add_argument("--speed", action="store_true", help="random games, in alternating rounds (default)")
    parser.add_argument("--batch", action="store_true", help="steps of batched environments, likewise")
    parser.add_argument(
        "--compile", action="store_true", help=f"compile a game from an empty cache, {COMPILES} times each"
    )
    parser.add_argument(
        "--duel",
        metavar="BOT[,OLD]",
        help="our bot of that name against tables of the old one, or of another: greedy, level5@100,level5@80",
    )
    parser.add_argument("--game", action="append", metavar="GAME", help="only this one; may come several times")
    parser.add_argument("--rounds", type=int, default=20, help="of --speed and --batch (default: 20)")
    parser.add_argument("--games", type=int, default=200, help="of --duel (default: 200)")
    parser.add_argument(
        "--players",
        type=int,
        action="append",
        help="of --duel (default: as few as the game allows); may come several times",
    )
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help="of the tables of --duel; may come several times"
    )
    parser.add_argument(
        "--minutes",
        type=float,
        default=60.0,
        help="of --duel, for each table, after compiling; no set begins when they are over (default: 60)",
    )
    parser.add_argument("--seed", type=int, default=0, help="of --duel (default: 0)")
    arguments = parser.parse_args()
    games = [find_game(name) for name in arguments.game or ()] or all_games()
    try:
        options = parse_options(arguments.option)
    except Refused as refused:
        parser.error(str(refused))
    with beside(arguments.reference) as (old, new):
        if arguments.speed or not (arguments.batch or arguments.compile or arguments.duel):
            speed(PLAY, old, new, games, arguments.rounds)
        if arguments.batch:
            speed(BATCH, old, new, games, arguments.rounds)
        if arguments.compile:
            compile_times(old, new, games)
        if arguments.duel:
            ours, _, theirs = arguments.duel.partition(",")
            for game in games:
                for seats in arguments.players or [min(game.seats)]:
                    duel(
                        game,
                        seats,
                        Side(new, ours),
                        Side(old, theirs or ours),
                        arguments.games,
                        arguments.seed,
                        arguments.minutes,
                        options,
                    )


if __name__ == "__main__":
    main()
