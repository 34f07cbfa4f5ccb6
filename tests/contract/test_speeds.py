"""One text, four speeds: the same seeds give the same games and the same thoughts, to the byte."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from galapagos.bots.budget import Budget
from galapagos.bots.levels import LEVELS, make_budget, make_plan
from galapagos.bots.search import Edge, Node, SearchMemory, SearchPlan
from galapagos.bots.thought import MODULE, Tree, load_search, think
from galapagos.engine.batch.play import bot_kinds, play
from galapagos.engine.compiler.wasm import build, find_linker
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.language.chance import Random
from galapagos.engine.language.struct import assign, buffer, i16, i32, i64
from galapagos.engine.loops.playout import Outcome
from galapagos.server.site.thinking import grow_elsewhere
from tests.bots.positions import decisions
from tests.webassembly import NodeModule

from .cases import CASES, GAMES, Case, by_case

by_one_game = pytest.mark.parametrize(
    "game",
    [GAMES[0], *(pytest.param(game, marks=pytest.mark.thorough) for game in GAMES[1:])],
    ids=lambda game: game.name,
)

SIMULATOR = """
import sys
from galapagos.engine.batch import gpu
from galapagos.engine.batch.play import bot_kinds, play
from galapagos.engine.game import find_game
from galapagos.engine.language.struct import buffer
from galapagos.engine.loops.playout import Outcome

game = find_game(sys.argv[1])
seats, games = game.default_seats, 5
outcomes = buffer(Outcome, games)
bots = bot_kinds(seats, ["random"])
gpu.play_in_simulator(game, game.blank({}), seats, bots, 11, 0, outcomes)
assert bytes(outcomes) == bytes(play(game, seats, ["random"], games, seed=11, backend="python"))
"""


@by_case
def test_compiled_games_are_the_interpreted_ones(case: Case) -> None:
    for bot, games in (("random", 3), ("greedy", 1)):
        slow, fast = (
            play(case.game, case.seats, [bot], games, seed=7, options=case.options, backend=backend, checked=True)
            for backend in ("python", "cpu")
        )
        assert bytes(slow) == bytes(fast)


@by_one_game
def test_a_gpu_takes_the_same_rules(game: Game) -> None:
    """PTX for sm_90 needs no GPU; equality on a real one is measured by the benchmarks."""
    code = (
        "import sys; from galapagos.engine import game; from galapagos.engine.batch import gpu; "
        "print(len(gpu.ptx(game.find_game(sys.argv[1]))))"
    )
    done = subprocess.run([sys.executable, "-c", code, game.name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout.split()[-1]) > 100_000


@by_one_game
def test_the_launch_code_plays_the_same_games(game: Game) -> None:
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATOR, game.name], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr[-2000:]


# --- WebAssembly


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def wasm(request: pytest.FixtureRequest) -> Iterator[tuple[Game, NodeModule]]:
    game = request.param
    with NodeModule(build(game, MODULE, "own")) as module:
        yield game, module


def play_in(module: NodeModule, case: Case, bot: str, games: int) -> bytes:
    game, states, scratch = case.game, buffer(case.game.state, 2), buffer(case.game.state, 2)
    assign(states[0], game.blank(case.options))
    room = buffer(i16, game.actions.size), buffer(i32, game.actions.size), buffer(i64, 8)
    outcomes = buffer(Outcome, games)
    module.play_games(states, case.seats, bot_kinds(case.seats, [bot]), 7, 0, Random(), scratch, *room, outcomes)
    return bytes(outcomes)


def some(decisions: Iterator[Any]) -> Iterator[Any]:
    return islice(decisions, 5, 35, 15)


def grow(run: Any, game: Game, s: Any, iterations: int, style: int = 0) -> tuple[bytes, ...]:
    """Everything that a search has written."""
    tree: Any = Tree(game, game.hidden(s, s.actor), iterations + 2, seed=3, number=0)
    tree.grow(run, s.actor, iterations, make_plan(game, s.seats, style=style))
    return bytes(tree.nodes), bytes(tree.edges), bytes(tree.memory), bytes(tree.states)


def test_webassembly_plays_the_same_games(wasm: tuple[Game, NodeModule]) -> None:
    game, module = wasm
    case = Case(game, game.default_seats, {})
    for bot, games in (("random", 100), ("greedy", 10)):
        native = play(game, case.seats, [bot], games, seed=7, checked=True)
        assert bytes(native) == play_in(module, case, bot, games)


def test_webassembly_searches_the_same_trees(wasm: tuple[Game, NodeModule]) -> None:
    """Beside the interpreted search, because tests do not compile the native one."""
    game, module = wasm
    interpreted = load_search(game, "python")
    for s in some(decisions(game, game.default_seats, {}, seed=5)):
        assert grow(interpreted, game, s, 20) == grow(module.search, game, s, 20)


@pytest.mark.thorough
def test_webassembly_equals_native_code_with_all_options_seats_and_levels(wasm: tuple[Game, NodeModule]) -> None:
    game, module = wasm
    native = load_search(game)
    for case in CASES:
        if case.game is not game:
            continue
        for bot, games in (("random", 500), ("greedy", 50)):
            outcomes = play(game, case.seats, [bot], games, seed=7, options=case.options, checked=True)
            assert bytes(outcomes) == play_in(module, case, bot, games), case
        for level in LEVELS.values():
            iterations = make_budget(game, level).iterations
            for s in some(decisions(game, case.seats, case.options, seed=5)):
                found = (grow(run, game, s, iterations, level.style) for run in (native, module.search))
                assert next(found) == next(found), (case, level)


def test_a_missing_linker_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("galapagos.engine.compiler.wasm.find_spec", lambda _name: None)
    with pytest.raises(Refused, match="pip install ziglang"):
        find_linker()


class TreesInNode:
    """The other worker of a browser, in Node."""

    def __init__(self, module: NodeModule) -> None:
        self.module, self.found = module, b""

    def start(
        self, game: str, memory: bytes, sizes: list[int], counts: list[int], seat: int, iterations: int, seconds: float
    ) -> None:
        (states, nodes, edges), parts, at = counts, list[Any](), 0
        empty = (
            buffer(find_game(game).state, states),
            SearchPlan(),
            SearchMemory(),
            buffer(Node, nodes),
            buffer(Edge, edges),
        )
        for part, size in zip(empty, sizes, strict=True):
            ctypes.memmove(ctypes.addressof(part), memory[at : at + size], size)
            parts.append(part)
            at += size
        self.module.search(parts[0], seat, iterations, *parts[1:])
        self.found = b"".join(map(bytes, parts))

    def finish(self) -> TreesInNode:
        return self

    def to_bytes(self) -> bytes:
        return self.found


def test_a_search_whose_second_tree_grows_in_another_worker_thinks_the_same(
    wasm: tuple[Game, NodeModule], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, module = wasm
    s = next(some(decisions(game, game.default_seats, {}, seed=5)))

    def found() -> tuple[Any, int]:
        plan, budget = make_plan(game, s.seats), Budget(40, 60.0)
        thought = think(game, game.hidden(s, s.actor), s.actor, plan, budget, 3, backend="python", threads=1)
        return thought.opinions, thought.iterations

    alone, trees = found(), TreesInNode(module)
    monkeypatch.setattr("galapagos.bots.thought.grow_elsewhere", partial(grow_elsewhere, trees))
    assert found() == alone
    assert trees.found
