"""A batch on a GPU, with one environment per thread and arrays on the device. It plays the same games as on the CPU.

The arrays have `__cuda_array_interface__`, so torch, CuPy and others use them without a copy:
`torch.as_tensor(env.observation, device="cuda")`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from functools import cache
from typing import Any

import numba
import numpy as np

from galapagos.engine.compiler.backend import dtype, program
from galapagos.engine.compiler.cuda import Capability, compile_gpu, load_cuda
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.contract import MAX_SEATS
from galapagos.engine.language.option import Value

from . import step as steps
from .batch import BatchEnv
from .memory import Field, inner_fields, offsets, visible_fields
from .step import Buffers, Layout

ENTRIES = (steps.advance_one, steps.sample_one)
THREADS = 128  # per block
# Fields from `units` on are scratch memory, which each thread has in local memory.
GIVEN = Buffers._fields[: Buffers._fields.index("units")]
SAMPLED = ("lanes", "layouts", "actions", "legal_count", "legal")
CHECKED = ("layouts", "actions", "legal_count", "legal_mask")
ROOM_FOR_ONE = 1 << 14  # bytes, enough for one struct of an array that is not used
ALL_OPEN = np.iinfo(np.int32).max


def advance_kernel(cuda: Any, game: Game, advance_one: Any) -> Any:
    """A kernel in which each thread steps a batch of one environment.

    It copies the state into local memory, where accesses of threads in lockstep are coalesced.
    """
    state, space, seats_room, size = dtype(game.state), game.actions.size, MAX_SEATS, game.features.size
    short, word, long = numba.int16, numba.int32, numba.int64

    def kernel(
        states: Any,
        lanes: Any,
        actions: Any,
        counts: Any,
        mask: Any,
        listed: Any,
        player: Any,
        terminated: Any,
        reward: Any,
        observation: Any,
        raw: Any,
        blank: Any,
        layouts: Any,
        scales: Any,
        checked: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            mine = cuda.local.array(1, state)
            units = cuda.local.array(size, short)
            weight = cuda.local.array(space, word)
            scores = cuda.local.array(seats_room, long)
            for k in range(size):
                units[k] = 0
            layout, own = layouts[0], slice(i, i + 1)
            wide, most, seats, many = layout.players, layout.most, layout.seats, layout.features
            mine[0] = states[i]
            advance_one(
                0,
                checked,
                Buffers(
                    mine,
                    lanes[own],
                    actions[own],
                    counts[own],
                    mask[i * wide : (i + 1) * wide],
                    listed[i * most : (i + 1) * most],
                    player[own],
                    terminated[own],
                    reward[i * seats : (i + 1) * seats],
                    observation[i * many : (i + 1) * many],
                    raw[own],
                    blank,
                    layouts,
                    scales,
                    units,
                    weight,
                    scores,
                ),
                0,
            )
            states[i] = mine[0]

    return kernel


def sample_kernel(cuda: Any, sample_one: Any) -> Any:
    def kernel(lanes: Any, layouts: Any, actions: Any, counts: Any, listed: Any) -> None:
        i = cuda.grid(1)
        if i < len(lanes):
            sample_one(i, lanes, layouts[0].most, actions, counts, listed)

    return kernel


def check_kernel(cuda: Any) -> Any:
    """A kernel that finds the first environment whose action is not open."""

    def kernel(layouts: Any, actions: Any, counts: Any, mask: Any, found: Any) -> None:
        i, wide = cuda.grid(1), layouts[0].players
        if i < len(actions) and counts[i] > 0:
            if actions[i] < 0 or actions[i] >= wide or mask[i * wide + actions[i]] == 0:
                cuda.atomic.min(found, 0, i)

    return kernel


@cache
def kernels(game: Game, capability: Capability | None = None) -> tuple[Any, Any, Any]:
    cuda, made = load_cuda(capability), compile_gpu(program(game, ENTRIES), capability)
    return advance_kernel(cuda, game, made["advance_one"]), sample_kernel(cuda, made["sample_one"]), check_kernel(cuda)


@cache
def compiled(game: Game) -> tuple[Any, ...]:
    cuda = load_cuda()
    if not cuda.is_available():
        raise Refused("batch-gpu-missing")
    return tuple(cuda.jit(kernel) for kernel in kernels(game))


def ptx(game: Game, capability: Capability = (9, 0)) -> str:
    """The PTX of the step. Needs no GPU."""
    cuda, layout = load_cuda(capability), Layout()
    fields = inner_fields(game, layout) | visible_fields(game, layout)
    types = [numba.from_dtype(dtype(fields[name].c_type))[::1] for name in GIVEN]
    made, _ = cuda.compile_ptx(kernels(game, capability)[0], numba.void(*types, numba.boolean), cc=capability)
    return str(made)


class GpuBatchEnv(BatchEnv):
    observation: Any  # these arrays are on the device
    raw: Any
    legal_mask: Any
    legal: Any
    legal_count: Any
    reward: Any
    terminated: Any
    truncated: Any
    current_player: Any
    actions: Any

    def _lay_out(self, layout: Layout, options: Mapping[str, Value]) -> None:
        self._cuda = load_cuda()
        self._kernels = compiled(self.game)
        self._fields: dict[str, Field] = inner_fields(self.game, layout) | visible_fields(self.game, layout)
        places, size = offsets(self._fields)
        whole, nothing = (self._cuda.to_device(np.zeros(room, np.uint8)) for room in (size, ROOM_FOR_ONE))
        self._flat = {
            name: (
                whole[places[name] : places[name] + field.bytes]
                if field.bytes
                else nothing[: ctypes.sizeof(field.c_type)]
            ).view(dtype(field.c_type))
            for name, field in self._fields.items()
        }
        self.layout, self._blank = layout, self.game.blank(options)
        self._write("blank", np.frombuffer(bytes(self._blank), dtype(self.game.state)))
        self._write("scales", np.array(self.game.features.scales, np.float32))
        for name, field in visible_fields(self.game, layout).items():
            if field.bytes:
                shape = field.shape if field.shown_as else (self.n, layout.size)
                setattr(self, name, self._flat[name].view(field.shown_as or np.int8).reshape(*shape))
        self._blocks = -(-self.n // THREADS)
        self._found = self._cuda.to_device(np.full(1, ALL_OPEN, np.int32))

    def step(self, actions: Any) -> None:
        """Step with an int32 array on the device, or anything that numpy converts."""
        if actions is not self.actions:
            on_device = hasattr(actions, "__cuda_array_interface__")
            host = (
                None
                if on_device
                else self.whole_numbers(actions).clip(steps.HOLD, self.layout.players).astype(np.int32)
            )
            self._flat["actions"].copy_to_device(self._cuda.as_cuda_array(actions) if on_device else host)
        self._launch(2, CHECKED, self._found)
        illegal = int(self._found.copy_to_host()[0])
        if illegal != ALL_OPEN:
            self._found.copy_to_device(np.full(1, ALL_OPEN, np.int32))
            raise Refused("batch-gpu-action-not-open", number=illegal)
        self._launch(0, GIVEN, True)

    def sample(self, mask: Any = None) -> Any:
        if mask is not None:
            raise Refused("batch-gpu-samples-all")
        self._launch(1, SAMPLED)
        return self.actions

    def begin(self, mask: Any, numbers: Any, seeds: Any) -> None:
        raise Refused("batch-gpu-one-seed")

    def greedy(self, mask: Any = None) -> Any:
        raise Refused("batch-gpu-not-greedy")

    def move(self, codes: Any) -> None:
        actions = self._flat["actions"].copy_to_host()
        self._write("actions", np.asarray(codes, np.int32))
        self._write("layouts", np.frombuffer(bytes(self.layout), dtype(Layout)))
        self._launch(0, GIVEN, False)
        self._write("actions", actions)

    def load(self, i: int, data: bytes, seed: int | None = None) -> None:
        raise Refused("batch-gpu-loads-not")

    def guess(self, i: int, seat: int, seed: int) -> None:
        raise Refused("batch-gpu-guesses-not")

    def __getstate__(self) -> Any:
        raise Refused("batch-gpu-copies-not")

    def _row(self, name: str, i: int) -> bytes:
        width = self._fields[name].items // self.n
        return bytes(self._flat[name][i * width : (i + 1) * width].copy_to_host().tobytes())

    def _lanes(self) -> Any:
        return self._flat["lanes"].copy_to_host()

    def _write_lanes(self, lanes: Any) -> None:
        self._write("lanes", lanes)

    def _write(self, name: str, values: Any) -> None:
        self._flat[name].copy_to_device(np.ascontiguousarray(values))

    def _launch(self, which: int, names: tuple[str, ...], *more: Any) -> None:
        self._kernels[which][self._blocks, THREADS](*(self._flat[name] for name in names), *more)
