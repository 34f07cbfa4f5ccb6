"""Play a batch on a GPU with one game per thread, compiled from the same rules as the other back ends."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..compiler.backend import as_numpy, dtype, folder, program
from ..compiler.cuda import Capability, compile_gpu, compilers, keep, load_cuda
from ..compiler.program import Program, interpret
from ..errors import Refused
from ..game import Game
from ..language import chance
from ..language.contract import MAX_SEATS
from ..loops import playout

ENTRIES = (playout.start_game, playout.take_step, playout.end_game)
REGISTERS = 1 << 16  # of a multiprocessor, which should hold two blocks: one computes while the other votes
TRIAL = 1 << 17  # games to time one shape


class Shape(NamedTuple):
    """The launch configuration of a batch. It affects only the speed."""

    threads: int  # per block, which vote together; with more threads a multiprocessor fetches fewer instructions
    terms: int  # steps between two votes


SHAPES = (Shape(512, 8), Shape(256, 8), Shape(128, 8), Shape(512, 16), Shape(256, 16), Shape(256, 4))
SMALLEST = Shape(64, 8)

Launch = Callable[[int, int, Shape], None]  # first outcome, number of outcomes, shape


def steps(game: Game, thinking: bool) -> Program:
    """The program of a batch, without the code of greedy bots if all bots are random."""
    bound = {} if thinking else {playout.choose_greedily: playout.choose_any}
    return program(game, ENTRIES, bound)


def make_kernel(game: Game, thinking: bool, capability: Capability | None = None) -> Any:
    cuda = load_cuda(capability)
    from .kernel import local_kernel, thread_body

    play = cuda.jit(device=True)(thread_body(*compile_gpu(steps(game, thinking), capability).values()))
    return local_kernel(
        play, dtype(game.state), dtype(chance.Random), dtype(playout.Outcome), game.actions.size, MAX_SEATS
    )


class BatchKernel:
    """A kernel that plays batches, and its fastest shape on this GPU. Both are cached on disk."""

    def __init__(self, game: Game, thinking: bool) -> None:
        self.cuda = load_cuda()
        if not self.cuda.is_available():
            raise Refused("gpu-missing")
        self.folder = folder(game, steps(game, thinking), compilers())
        self.kernel = self.cuda.jit(make_kernel(game, thinking))
        keep(self.kernel, self.folder)
        self.shape = read_shape(self.folder)

    def play(self, options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any) -> None:
        cuda, count = self.cuda, len(outcomes)
        results = cuda.device_array(count, dtype(playout.Outcome))
        lent = cuda.to_device(as_numpy(one(options))), seats, cuda.to_device(as_numpy(bots)), seed

        def launch(first: int, size: int, shape: Shape) -> None:
            begun = cuda.to_device(as_numpy(rows(ctypes.c_int32, 1)))
            self.kernel[self.blocks(size, shape), shape.threads](
                *lent, start + first, shape.terms, begun, results[first : first + size]
            )

        if not self.kernel.overloads:
            launch(0, 1, SMALLEST)  # compiles or loads the kernel, so that its number of registers is known
        first = 0
        if self.shape is None and count >= TRIAL * (len(SHAPES) + 1):
            first = self.try_shapes(launch)
        if first < count:
            launch(first, count - first, self.shape or usual_shape(self.registers))
        results.copy_to_host(as_numpy(outcomes))

    def try_shapes(self, launch: Launch) -> int:
        """Play the first games of a batch in each shape, save the fastest, and return the number of games played."""
        launch(0, TRIAL, usual_shape(self.registers))  # warms up
        seconds: dict[Shape, float] = {}
        for shape in SHAPES:
            if shape.threads * self.registers <= REGISTERS:
                self.cuda.synchronize()
                begin = time.perf_counter()
                launch((1 + len(seconds)) * TRIAL, TRIAL, shape)
                self.cuda.synchronize()
                seconds[shape] = time.perf_counter() - begin
        self.shape = min(seconds, key=lambda shape: seconds[shape])
        write_shape(self.folder, self.shape)
        return (1 + len(seconds)) * TRIAL

    @property
    def registers(self) -> int:
        """Registers per thread."""
        return int(max(self.kernel.get_regs_per_thread().values()))

    def blocks(self, games: int, shape: Shape) -> int:
        """At most as many blocks as the GPU runs at once, because a thread plays several games in a row."""
        enough = -(-games // shape.threads)
        return min(
            [enough, *(int(made.max_cooperative_grid_blocks(shape.threads)) for made in self.kernel.overloads.values())]
        )


batch_kernel = cache(BatchKernel)


def play_on_gpu(game: Game, options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any) -> None:
    """Play game start + i for outcome i."""
    batch_kernel(game, any(bots)).play(options, seats, bots, seed, start, outcomes)


def usual_shape(registers: int) -> Shape:
    """The largest shape that (almost) leaves room for a second block per multiprocessor."""
    fitting = (shape for shape in SHAPES if 8 * shape.threads * registers <= 5 * REGISTERS)
    return next(fitting, SMALLEST)


def read_shape(folder: Path) -> Shape | None:
    with suppress(OSError, ValueError, TypeError):
        return Shape(*map(int, (folder / "shape").read_text().split()))
    return None


def write_shape(folder: Path, shape: Shape) -> None:
    with suppress(OSError):
        (folder / "shape").write_text(f"{shape.threads} {shape.terms}\n")


def signature(game: Game) -> Any:
    import numba

    def array(c_type: Any) -> Any:
        return numba.from_dtype(dtype(c_type))[::1]

    word = numba.int64
    return numba.void(
        array(game.state), word, array(ctypes.c_int8), word, word, word, array(ctypes.c_int32), array(playout.Outcome)
    )


def ptx(game: Game, capability: Capability = (9, 0), thinking: bool = True) -> str:
    """The PTX of the kernel. Needs no GPU."""
    made, _ = load_cuda(capability).compile_ptx(make_kernel(game, thinking, capability), signature(game), cc=capability)
    return str(made)


def play_in_simulator(
    game: Game, options: Any, seats: int, bots: Any, seed: int, start: int, outcomes: Any, threads: int = 16
) -> None:
    """Run the launch code in Numba's CUDA simulator (NUMBA_ENABLE_CUDASIM=1)."""
    cuda, space = load_cuda(), game.actions.size
    from .kernel import lent_kernel, thread_body

    play = thread_body(*interpret(steps(game, True)).values())
    cuda.jit(lent_kernel(play))[1, threads](
        one(options),
        seats,
        bots,
        seed,
        start,
        SMALLEST.terms,
        rows(ctypes.c_int32, 1),
        outcomes,
        rows(game.state, threads, 2),
        rows(game.state, threads, 2),
        rows(chance.Random, threads),
        rows(ctypes.c_int16, threads, space),
        rows(ctypes.c_int32, threads, space),
        rows(ctypes.c_int64, threads, MAX_SEATS),
        rows(playout.Outcome, threads),
    )


def one(struct: Any) -> Any:
    return (type(struct) * 1)(struct)


def rows(c_type: Any, *shape: int) -> Any:
    """A ctypes array of that shape."""
    for size in reversed(shape):
        c_type = c_type * size
    return c_type()
