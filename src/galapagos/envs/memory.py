"""The memory of a batch: one buffer for the public arrays, and one for internal ones."""

from __future__ import annotations

import ctypes
import math
from typing import Any, NamedTuple

import numpy as np

from galapagos.engine.compiler.backend import dtype
from galapagos.engine.game import Game
from galapagos.engine.language.contract import MAX_SEATS
from galapagos.engine.language.feature import MOST

from .sharing import count_claims
from .step import FEATURES, RAW, Lane, Layout

ALIGNMENT = 64  # bytes of a cache line; JAX requires it to share memory
LEAST_CHUNKS = 8  # per thread
LARGEST_CHUNK = 32  # environments, because the others wait for the chunk of a preempted thread


class Field(NamedTuple):
    """An array: its ctypes type, its shape, and its numpy type for callers."""

    c_type: Any
    shape: tuple[int, ...]
    shown_as: Any = None

    @property
    def items(self) -> int:
        return math.prod(self.shape)

    @property
    def bytes(self) -> int:
        return ctypes.sizeof(self.c_type) * self.items


def visible_fields(game: Game, layout: Layout) -> dict[str, Field]:
    """The public arrays, with a row for each environment."""
    n = layout.envs
    return {
        "observation": Field(ctypes.c_float, (n, layout.features), np.float32),
        "raw": Field(game.state, (n if layout.observation == RAW else 0,)),
        "legal_mask": Field(ctypes.c_int8, (n, layout.players), np.bool_),
        "legal": Field(ctypes.c_int16, (n, layout.most), np.int16),
        "legal_count": Field(ctypes.c_int16, (n,), np.int16),
        "reward": Field(ctypes.c_float, (n, layout.seats), np.float32),
        "terminated": Field(ctypes.c_int8, (n,), np.bool_),
        "truncated": Field(ctypes.c_int8, (n,), np.bool_),
        "current_player": Field(ctypes.c_int8, (n,), np.int8),
        "actions": Field(ctypes.c_int32, (n,), np.int32),
    }


def inner_fields(game: Game, layout: Layout) -> dict[str, Field]:
    """The internal arrays: states, and scratch memory for each thread."""
    threads = layout.threads
    return {
        "states": Field(game.state, (layout.envs,)),
        "blank": Field(game.state, (1,)),
        "lanes": Field(Lane, (layout.envs,)),
        "wanted": Field(ctypes.c_int8, (layout.envs,)),
        "layouts": Field(Layout, (1,)),
        "scales": Field(ctypes.c_float, (game.features.size,)),
        "units": Field(ctypes.c_int16, (threads * MOST,)),
        "weight": Field(ctypes.c_int32, (threads * layout.space,)),
        "scores": Field(ctypes.c_int64, (threads * MAX_SEATS,)),
        "scratch": Field(game.state, (2,)),
        "claims": Field(ctypes.c_int64, (count_claims(threads),)),
    }


def offsets(fields: dict[str, Field]) -> tuple[dict[str, int], int]:
    """The offset of each array, and the total size."""
    found, end = {}, 0
    for name, field in fields.items():
        found[name] = end
        end += -(-field.bytes // ALIGNMENT) * ALIGNMENT
    return found, end


class BatchMemory:
    """Arrays in one buffer by name, as ctypes or numpy arrays."""

    def __init__(self, fields: dict[str, Field]) -> None:
        self.fields = fields
        places, size = offsets(fields)
        self.whole = (ctypes.c_int8 * (size + ALIGNMENT))()
        first = -ctypes.addressof(self.whole) % ALIGNMENT
        self.memory: dict[str, Any] = {
            name: (field.c_type * field.items).from_buffer(self.whole, first + places[name])
            for name, field in fields.items()
        }

    def __getitem__(self, name: str) -> Any:
        return self.memory[name]

    def contents(self) -> dict[str, bytes]:
        return {name: bytes(memory) for name, memory in self.memory.items()}

    def fill(self, contents: dict[str, bytes]) -> None:
        for name, data in contents.items():
            ctypes.memmove(self.memory[name], data, len(data))

    def flat(self, name: str) -> Any:
        """An array for compiled code."""
        return np.frombuffer(self.memory[name], dtype(self.fields[name].c_type))

    def array(self, name: str) -> Any:
        """An array for callers."""
        field = self.fields[name]
        return np.frombuffer(self.memory[name], field.shown_as).reshape(field.shape)

    def bytes(self, name: str) -> Any:
        """An array of structs as rows of bytes."""
        field = self.fields[name]
        return np.frombuffer(self.memory[name], np.int8).reshape(field.items, ctypes.sizeof(field.c_type))


def make_layout(game: Game, seats: int, envs: int, threads: int, observation: int) -> Layout:
    layout = Layout()
    layout.seats, layout.envs, layout.threads, layout.observation = seats, envs, threads, observation
    layout.chunks = 1 if threads == 1 else min(envs, max(LEAST_CHUNKS * threads, envs // LARGEST_CHUNK))
    layout.space, layout.players, layout.most = game.actions.size, game.actions.players, game.most_choices
    layout.features = game.features.size if observation == FEATURES else 0
    layout.size = ctypes.sizeof(game.state)
    return layout
