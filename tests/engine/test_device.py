"""What needs no GPU of batches on a GPU: kernels in the cache, structs copied by words, and the shapes of a launch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from galapagos.engine.batch import gpu as device
from galapagos.engine.batch.gpu import SHAPES, SMALLEST, BatchKernel, Shape, read_shape, usual_shape, write_shape
from galapagos.engine.batch.play import bot_kinds
from galapagos.engine.game import find_game
from galapagos.engine.language.struct import buffer
from galapagos.engine.loops.playout import Outcome

# A kernel is compiled for a GPU that is not there: only loading its code into one is left out.
BUILD = """
import sys
from pathlib import Path
from types import SimpleNamespace
import numba
from galapagos.engine.compiler import cuda as gpu
from galapagos.engine.compiler.backend import dtype
from galapagos.engine.language.chance import Random

cuda = gpu.load_cuda((9, 0))
gpu.copy_by_words()
from numba.cuda.cudadrv import devices
from numba.cuda.dispatcher import _Kernel

devices.get_context = lambda *_: SimpleNamespace(device=SimpleNamespace(compute_capability=(9, 0)))
_Kernel.bind = lambda self: None

def copy(numbers):
    numbers[1] = numbers[0]

def read(numbers, out):
    out[0] = numbers[0].count

kernel = cuda.jit(copy)
gpu.keep(kernel, Path(sys.argv[1]))
made = kernel.compile((numba.from_dtype(dtype(Random))[::1],))
print("hit" if sum(kernel._cache_hits.values()) else "miss", made.inspect_asm((9, 0, "a")).count("st.global.u64"))
struct = numba.from_dtype(dtype(Random))
reading = cuda.jit(read).compile((struct[::1], numba.int64[::1])).inspect_asm((9, 0, "a"))
print(f"+{struct.offset('count')}]" in reading)
"""


def build(folder: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-c", BUILD, str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


@pytest.mark.thorough
def test_a_kernel_is_loaded_from_the_cache_and_what_cannot_be_read_is_compiled_anew(tmp_path: Path) -> None:
    """A struct of four words is copied by four stores."""
    assert build(tmp_path)[:2] == ["miss", "4"]
    assert build(tmp_path)[:2] == ["hit", "4"]
    (tmp_path / "kernel.compiled").write_bytes(b"damaged")
    assert build(tmp_path)[:2] == ["miss", "4"]
    assert build(tmp_path)[:2] == ["hit", "4"]


def test_a_field_of_a_struct_lies_where_its_bytes_are(tmp_path: Path) -> None:
    """Though it is copied by words."""
    assert build(tmp_path)[2] == "True"


def test_the_more_registers_a_thread_needs_the_fewer_are_in_a_block() -> None:
    assert usual_shape(72).threads == 512
    assert usual_shape(128).threads == 256
    assert usual_shape(255).threads == 128
    assert usual_shape(10_000) == SMALLEST
    assert all(shape.threads % 32 == 0 for shape in SHAPES)


class Cuda:
    """A GPU that only notes which game each outcome is, and takes longer the more threads a block has."""

    def __init__(self, registers: int) -> None:
        self.regs, self.late, self.clock = registers, 0.0, 0.0
        self.overloads: dict[str, Cuda] = {}
        self.launches: list[Shape] = []

    def device_array(self, size: int, dtype: Any) -> Any:
        return Results(size, dtype)

    def to_device(self, array: Any) -> Any:
        return array

    def synchronize(self) -> None:
        self.clock += self.late
        self.late = 0.0

    def perf_counter(self) -> float:
        return self.clock

    def get_regs_per_thread(self) -> dict[str, int]:
        return {"": self.regs}

    def max_cooperative_grid_blocks(self, threads: int) -> int:
        return 2

    def __getitem__(self, grid: tuple[int, int]) -> Any:
        def launch(
            _options: Any, _seats: int, _bots: Any, _seed: int, start: int, terms: int, begun: Any, results: Any
        ) -> None:
            assert begun[0] == 0
            self.overloads[""] = self
            self.late = grid[1] / 20_000
            self.launches.append(Shape(grid[1], terms))
            results["mark"] = start + np.arange(len(results))

        return launch


class Results(np.ndarray[Any, np.dtype[Any]]):
    def copy_to_host(self, outcomes: Any) -> None:
        outcomes[:] = self


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BatchKernel:
    monkeypatch.setattr(device, "TRIAL", 10)
    made = object.__new__(BatchKernel)
    made.cuda = made.kernel = gpu = Cuda(100)
    monkeypatch.setattr(device, "time", gpu)  # its clock is the only one that runs
    made.folder, made.shape = tmp_path, None
    return made


def marks(player: BatchKernel, games: int) -> list[int]:
    game, outcomes = find_game("dodo"), buffer(Outcome, games)
    player.play(game.blank({}), 2, bot_kinds(2, ["random"]), 1, 1000, outcomes)
    return [outcome.mark for outcome in outcomes]


@pytest.mark.parametrize("games", [1, 69, 70, 71, 200])
def test_every_game_is_played_whichever_shapes_are_tried_and_the_fastest_is_kept(
    player: BatchKernel, tmp_path: Path, games: int
) -> None:
    """Of 100 registers, 512 threads fit in a multiprocessor; with more than seven parts there is room to try all
    shapes."""
    assert marks(player, games) == list(range(1000, 1000 + games))
    assert player.shape == read_shape(tmp_path) == (Shape(128, 8) if games >= 70 else None)
    before = len(player.kernel.launches)
    assert marks(player, games) == list(range(1000, 1000 + games))
    assert len(player.kernel.launches) == before + 1, "nothing is tried twice"


def test_a_shape_without_enough_registers_is_not_tried(player: BatchKernel) -> None:
    player.kernel.regs = 200
    assert marks(player, 100) == list(range(1000, 1100))
    assert max(shape.threads for shape in player.kernel.launches) == 256


def test_the_fastest_shape_is_kept(tmp_path: Path) -> None:
    assert read_shape(tmp_path) is None
    write_shape(tmp_path, Shape(256, 4))
    assert read_shape(tmp_path) == Shape(256, 4)


@pytest.mark.parametrize("words", ["", "256", "256 8 1", "many few"])
def test_a_shape_that_cannot_be_read_is_as_good_as_none(tmp_path: Path, words: str) -> None:
    (tmp_path / "shape").write_text(words)
    assert read_shape(tmp_path) is None
