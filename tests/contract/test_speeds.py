"""One text, three speeds: the same seeds give the same games, to the byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from galapagos.engine.batch.play import play
from galapagos.engine.game import Game

from .cases import GAMES, Case, by_case

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
