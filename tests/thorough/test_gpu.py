"""Traced games on a GPU: that it takes the tracer, and that its rows are a processor's."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from galapagos.engine.game import Game, all_games
from galapagos.lab.tracing.tracer import Tracer, TraceTable

pytestmark = pytest.mark.thorough
by_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@by_game
def test_a_gpu_takes_the_tracer(game: Game) -> None:
    """PTX for sm_90 needs no GPU."""
    code = (
        "import sys; from galapagos.engine.game import find_game; from galapagos.lab.tracing.gpu import ptx; "
        "print(*map(len, ptx(find_game(sys.argv[1]))))"
    )
    done = subprocess.run([sys.executable, "-c", code, game.name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert min(map(int, done.stdout.splitlines()[-1].split())) > 100_000


@pytest.mark.gpu
@pytest.mark.parametrize("bot", ["greedy", "random"])
@by_game
def test_a_gpu_has_the_rows_of_a_processor(game: Game, bot: str) -> None:
    from galapagos.lab.tracing import gpu  # which loads CUDA

    if not gpu.is_here():
        pytest.skip("needs a GPU, and `make setup-gpu`")
    for seats in game.seats[:2]:
        table = TraceTable(game, seats, (bot,), {}, seed=5)
        here, there = (tracer.run(1000, 500) for tracer in (Tracer(table), gpu.GpuTracer(table)))
        assert here is not None
        assert there is not None
        assert all(
            np.array_equal(column, there[name][key])
            for name, columns in here.items()
            for key, column in columns.items()
        )
