"""One game per GPU thread. The kernel is the launch code of `playout.play_games`; what it calls is compiled from the same rules."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from . import chance, playout
from .backend import as_numpy, dtype, program
from .compile import compile_gpu, interpret, load_cuda
from .contract import MAX_SEATS, setup
from .errors import Refused
from .game import Game

THREADS = 64                    # per block
MOST_THREADS = 1 << 18          # as many as fill an H200; each plays game after game
ENTRIES = (setup, chance.start_random, playout.play_game)


def launch(functions: dict[str, Any]) -> Any:
    cuda = load_cuda()
    from .kernel import make_kernel

    return cuda.jit(make_kernel(functions))


@cache
def compiled_kernel(game: Game) -> Any:
    if not load_cuda().is_available():
        raise Refused("No GPU is to be found here: use --backend cpu.")
    return launch(compile_gpu(program(game, ENTRIES)))


def play_on_gpu(game: Game, options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any) -> None:
    """Games `start` and on, one for each outcome."""
    kernel, gpu = compiled_kernel(game), load_cuda()
    threads = min(MOST_THREADS, -(-len(outcomes) // THREADS) * THREADS)
    space, state = game.actions.size, dtype(game.state)
    results = gpu.to_device(as_numpy(outcomes))
    kernel[threads // THREADS, THREADS](
        gpu.to_device(as_numpy(one(options))), seats, gpu.to_device(as_numpy(bots)), seed, start,
        gpu.device_array(threads, state), gpu.device_array((threads, 2), state), gpu.device_array(threads, dtype(chance.Random)),
        gpu.device_array((threads, space), "i2"), gpu.device_array((threads, space), "i4"), gpu.device_array((threads, MAX_SEATS), "i8"),
        results)
    results.copy_to_host(as_numpy(outcomes))


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel in the GPU's assembly language; needs no GPU."""
    import numba

    def array(c_type: Any, dimensions: int = 1) -> Any:
        shape = (slice(None),) * (dimensions - 1) + (slice(None, None, 1),)
        return numba.from_dtype(dtype(c_type))[shape if dimensions > 1 else shape[0]]

    state, word = array(game.state), numba.int64
    signature = numba.void(
        state, word, array(ctypes.c_int8), word, word, state, array(game.state, 2), array(chance.Random), array(ctypes.c_int16, 2),
        array(ctypes.c_int32, 2), array(ctypes.c_int64, 2), array(playout.Outcome))
    cuda = load_cuda(capability)
    from .kernel import make_kernel

    made, _ = cuda.compile_ptx(make_kernel(compile_gpu(program(game, ENTRIES), capability)), signature, cc=capability)
    return str(made)


def play_in_simulator(game: Game, options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any, threads: int = 4) -> None:
    """The launch code itself, run by Numba's CUDA simulator (NUMBA_ENABLE_CUDASIM=1) over the same ctypes memory as everything else."""
    space = game.actions.size
    kernel = launch(interpret(program(game, ENTRIES)))
    kernel[1, threads](
        one(options), seats, bots, seed, start, rows(game.state, threads), rows(game.state, threads, 2),
        rows(chance.Random, threads), rows(ctypes.c_int16, threads, space), rows(ctypes.c_int32, threads, space),
        rows(ctypes.c_int64, threads, MAX_SEATS), outcomes)


def one(struct: Any) -> Any:
    return (type(struct) * 1)(struct)


def rows(c_type: Any, *shape: int) -> Any:
    """A ctypes array of that shape."""
    for size in reversed(shape):
        c_type = c_type * size
    return c_type()
