"""One game per GPU thread: the launch of `playout.play_games`, compiled from the same rules as everything else."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from . import chance, playout
from .backend import as_numpy, dtype, program
from .compile import compile_gpu, load_cuda
from .contract import MAX_SEATS
from .errors import Refused
from .game import Game
from .program import Program, interpret

MOST_PER_BLOCK = 512            # threads that vote together: the more, the fewer instructions a multiprocessor must fetch
LEAST_PER_BLOCK = 64
REGISTERS = 1 << 16             # of a multiprocessor, on which two blocks should find room: one computes while the other votes
MOST_THREADS = 1 << 18          # each plays game after game
TERMS = 8                       # steps that a phase goes on after a vote
ENTRIES = (playout.start_game, playout.take_step, playout.end_game)


def steps(game: Game, thinking: bool) -> Program:
    """The program of a batch. Where all bots are random, what the others need to think is left out."""
    bound = {} if thinking else {playout.choose_greedily: playout.choose_any}
    return program(game, ENTRIES, bound)


def make_kernel(game: Game, thinking: bool, capability: tuple[int, int] | None = None) -> Any:
    cuda = load_cuda(capability)
    from .kernel import local_kernel, thread_body

    play = cuda.jit(device=True)(thread_body(*compile_gpu(steps(game, thinking), capability).values()))
    return local_kernel(
        play, dtype(game.state), dtype(chance.Random), dtype(playout.Outcome), game.actions.size, MAX_SEATS)


@cache
def compiled_kernel(game: Game, thinking: bool) -> Any:
    if not load_cuda().is_available():
        raise Refused("No GPU is to be found here: use --backend cpu.")
    return load_cuda().jit(make_kernel(game, thinking))


def play_on_gpu(game: Game, options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any) -> None:
    """Games `start` and on, one for each outcome."""
    kernel, cuda = compiled_kernel(game, any(bots)), load_cuda()
    results = cuda.device_array(len(outcomes), dtype(playout.Outcome))
    arguments = cuda.to_device(as_numpy(one(options))), seats, cuda.to_device(as_numpy(bots)), seed, start, TERMS
    if not kernel.overloads:                                # one game compiles it, and only then its registers are known
        kernel[1, LEAST_PER_BLOCK](*arguments, cuda.device_array(1, dtype(playout.Outcome)))
    threads = threads_per_block(max(kernel.get_regs_per_thread().values()))
    kernel[min(MOST_THREADS, len(outcomes)) // threads + 1, threads](*arguments, results)
    results.copy_to_host(as_numpy(outcomes))


def threads_per_block(registers: int) -> int:
    """As many as leave room for a second block, or nearly: a larger block is worth more than the last bit of room."""
    threads = MOST_PER_BLOCK
    while threads > LEAST_PER_BLOCK and 8 * threads * registers > 5 * REGISTERS:
        threads //= 2
    return threads


def signature(game: Game) -> Any:
    import numba

    def array(c_type: Any) -> Any:
        return numba.from_dtype(dtype(c_type))[::1]

    word = numba.int64
    return numba.void(array(game.state), word, array(ctypes.c_int8), word, word, word, array(playout.Outcome))


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel in the GPU's assembly language; needs no GPU."""
    made, _ = load_cuda(capability).compile_ptx(make_kernel(game, True, capability), signature(game), cc=capability)
    return str(made)


def play_in_simulator(game: Game, options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any, threads: int = 16) -> None:
    """The launch code itself, run by Numba's CUDA simulator (NUMBA_ENABLE_CUDASIM=1) over the same ctypes memory as everything else."""
    cuda, space = load_cuda(), game.actions.size
    from .kernel import lent_kernel, thread_body

    play = thread_body(*interpret(steps(game, True)).values())
    cuda.jit(lent_kernel(play))[1, threads](
        one(options), seats, bots, seed, start, TERMS, outcomes, rows(game.state, threads, 2), rows(game.state, threads, 2),
        rows(chance.Random, threads), rows(ctypes.c_int16, threads, space), rows(ctypes.c_int32, threads, space),
        rows(ctypes.c_int64, threads, MAX_SEATS), rows(playout.Outcome, threads))


def one(struct: Any) -> Any:
    return (type(struct) * 1)(struct)


def rows(c_type: Any, *shape: int) -> Any:
    """A ctypes array of that shape."""
    for size in reversed(shape):
        c_type = c_type * size
    return c_type()
