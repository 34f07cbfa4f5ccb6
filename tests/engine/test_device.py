"""What needs no GPU of batches on a GPU: kernels in the cache, structs copied by words, and the shapes of a launch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from galapagos.engine.device import SHAPES, SMALLEST, Shape, read_shape, usual_shape, write_shape

# A kernel is compiled for a GPU that is not there: only loading its code into one is left out.
BUILD = """
import sys
from pathlib import Path
from types import SimpleNamespace
import numba
from galapagos.engine import cuda as gpu
from galapagos.engine.backend import dtype
from galapagos.engine.chance import Random

cuda = gpu.load_cuda((9, 0))
gpu.copy_by_words()
from numba.cuda.cudadrv import devices
from numba.cuda.dispatcher import _Kernel

devices.get_context = lambda *_: SimpleNamespace(device=SimpleNamespace(compute_capability=(9, 0)))
_Kernel.bind = lambda self: None

def copy(numbers):
    numbers[1] = numbers[0]

kernel = cuda.jit(copy)
gpu.keep(kernel, Path(sys.argv[1]))
made = kernel.compile((numba.from_dtype(dtype(Random))[::1],))
print("hit" if sum(kernel._cache_hits.values()) else "miss", made.inspect_asm((9, 0, "a")).count("st.global.u64"))
"""


def build(folder: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-c", BUILD, str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


def test_a_kernel_is_loaded_from_the_cache_and_what_cannot_be_read_is_compiled_anew(tmp_path: Path) -> None:
    """A struct of four words is copied by four stores."""
    assert build(tmp_path) == ["miss", "4"]
    assert build(tmp_path) == ["hit", "4"]
    (tmp_path / "kernel.compiled").write_bytes(b"damaged")
    assert build(tmp_path) == ["miss", "4"]
    assert build(tmp_path) == ["hit", "4"]


def test_the_more_registers_a_thread_needs_the_fewer_are_in_a_block() -> None:
    assert usual_shape(72).threads == 512
    assert usual_shape(128).threads == 256
    assert usual_shape(255).threads == 128
    assert usual_shape(10_000) == SMALLEST
    assert all(shape.threads % 32 == 0 for shape in SHAPES)


def test_the_fastest_shape_is_kept(tmp_path: Path) -> None:
    assert read_shape(tmp_path) is None
    write_shape(tmp_path, Shape(256, 4))
    assert read_shape(tmp_path) == Shape(256, 4)


@pytest.mark.parametrize("words", ["", "256", "256 8 1", "many few"])
def test_a_shape_that_cannot_be_read_is_as_good_as_none(tmp_path: Path, words: str) -> None:
    (tmp_path / "shape").write_text(words)
    assert read_shape(tmp_path) is None
