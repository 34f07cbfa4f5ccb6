"""The search in WebAssembly, in Node, beside native code: iterations per processor second on one core, in turns.

    python -m benchmarks.webassembly            # all games
    python -m benchmarks.webassembly dodo       # only this one

The trees must be equal to the byte.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from benchmarks.machine import load
from galapagos.bots.levels import LEVELS, make_budget, make_plan
from galapagos.bots.thought import MODULE, TREES, Tree, load_search
from galapagos.engine.compiler.wasm import build
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language.struct import copy
from tests.bots.positions import decisions
from tests.webassembly import NodeModule

ROUNDS = 5
SEATS = 4
POSITIONS = 6
LEAST_MEAN, LEAST = 0.65, 0.55  # of native iterations: the mean of the games, and each of them


def positions(game: Game) -> Iterator[Any]:
    """Decisions throughout a random game, as the actor sees them."""
    for s in islice(decisions(game, SEATS, {}, seed=5), 5, 5 + 12 * POSITIONS, 12):
        yield game.hidden(copy(s), s.actor)


class Native:
    """The native search. `seconds` is the processor time of the last call, as of a `NodeModule`."""

    def __init__(self, game: Game) -> None:
        self.run, self.seconds = load_search(game), 0.0

    def search(self, *arguments: Any) -> None:
        begin = time.process_time()
        self.run(*arguments)
        self.seconds = time.process_time() - begin


def grow(code: Native | NodeModule, game: Game, s: Any, iterations: int) -> tuple[bytes, float]:
    """One tree, and the seconds it took."""
    tree: Any = Tree(game, s, iterations + 2, seed=1, number=0)
    tree.grow(code.search, s.actor, iterations, make_plan(game, s.seats))
    return bytes(tree.nodes) + bytes(tree.edges), code.seconds


def measure(game: Game) -> float:
    """The median ratio of the rounds. Each grows one tree of the strongest level at each position."""
    hidden = [*positions(game)]
    iterations = make_budget(game, LEVELS["level5"]).iterations // TREES
    rates: list[tuple[float, float]] = []
    with NodeModule(build(game, MODULE, "own")) as module:
        codes = (Native(game), module)
        for number in range(ROUNDS + 1):
            used = [0.0, 0.0]
            for s in hidden:
                (expected, _), (found, _) = grown = [grow(code, game, s, iterations) for code in codes]
                if found != expected:
                    sys.exit(f"{game.name}: the trees differ")
                used = [before + seconds for before, (_, seconds) in zip(used, grown, strict=True)]
            if number:  # Node compiles in the first round
                rates.append((iterations * len(hidden) / used[0], iterations * len(hidden) / used[1]))
    ratio = statistics.median(slow / fast for fast, slow in rates)
    fast, slow = (statistics.median(column) for column in zip(*rates, strict=True))
    print(f"{game.name:12} {fast:12,.0f} {slow:12,.0f} {ratio:8.2f} {load():6.1f}", flush=True)
    return ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    try:
        games = [find_game(name) for name in parser.parse_args().names] or all_games()
        print(f"{'':12} {'native':>12} {'WebAssembly':>12} {'ratio':>8} {'load':>6}")
        ratios = [measure(game) for game in games]
    except Refused as refused:
        sys.exit(str(refused))
    mean = statistics.geometric_mean(ratios)
    print(f"geometric mean {mean:.2f}, at least {LEAST_MEAN}; least {min(ratios):.2f}, at least {LEAST}")
    if mean < LEAST_MEAN or min(ratios) < LEAST:
        sys.exit("too slow")


if __name__ == "__main__":
    main()
