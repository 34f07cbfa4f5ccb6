"""Numba's CUDA, as far as batches of games need it. It is loaded only where a GPU is asked for."""

from __future__ import annotations

import types
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir

from ..errors import Refused
from .cache import CacheFile
from .compile import Compiled, Twins, entry_file
from .program import Program

Capability = tuple[int, int]


def load_cuda(capability: Capability | None = None) -> Any:
    """Numba's CUDA. With a capability it compiles for such a GPU though none may be here."""
    if not hasattr(np, "row_stack"):  # gone from numpy 2.5, and still asked for by numba-cuda
        np.row_stack = np.vstack
    try:
        import numba.cuda
    except (ImportError, OSError, RuntimeError):  # the package, or a library of CUDA that it looks for
        raise Refused("gpu-not-installed") from None
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # a small batch is no mistake
    if capability:
        import numba.cuda.dispatcher

        dispatcher: Any = numba.cuda.dispatcher
        dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    return numba.cuda


def compile_gpu(program: Program, capability: Capability | None = None) -> dict[str, Compiled]:
    """Device functions; the kernel that calls them is the caller's."""
    jit = load_cuda(capability).jit
    copy_by_words()
    return Twins(program, lambda twin, _signature, _is_entry: jit(device=True)(twin)).all()


@cache
def copy_by_words() -> None:
    """To Numba a struct is an array of bytes, which a GPU would copy one by one. In memory it is an array of words
    here, copied word by word; whoever asks for a field still counts in bytes."""
    import numba.cuda.datamodel.models
    import numba.cuda.models

    cuda: Any = numba.cuda

    class Words(cuda.datamodel.models.RecordModel):  # type: ignore[misc]
        def __init__(self, manager: Any, record: Any) -> None:
            super().__init__(manager, record)
            width = alignment(record)
            self.words = ir.ArrayType(ir.IntType(8 * width), record.size // width)

        def get_data_type(self) -> Any:
            return self.words

        def as_data(self, builder: Any, value: Any) -> Any:
            return builder.load(builder.bitcast(value, self.words.as_pointer()))

    cuda.models.cuda_data_manager.register(numba.types.Record, Words)


def alignment(kind: Any) -> int:
    """In bytes: where the fields of a struct lie, and its size, are multiples of it."""
    if isinstance(kind, numba.types.Record):
        return max(alignment(field.type) for field in kind.fields.values())
    return alignment(kind.dtype) if isinstance(kind, numba.types.NestedArray) else int(kind.bitwidth) // 8


def keep(kernel: Any, folder: Path) -> None:
    """From now on the kernel is loaded from that folder, or compiled and kept there."""
    from numba.cuda.dispatcher import _Kernel
    from numba.cuda.serialize import dumps

    def pack(made: Any) -> bytes:
        with suppress(Exception):
            return bytes(dumps(made._reduce_states()))
        return b""  # is as good as none

    kernel._cache = CacheFile(entry_file(folder, "kernel"), pack, lambda _target, packed: _Kernel._rebuild(**packed))


def compilers() -> str:
    """What makes the code, besides the program itself and what makes code for a processor."""
    sources = (Path(__file__), Path(__file__).parents[1] / "batch" / "kernel.py")
    return "\n".join([version("numba-cuda"), *(source.read_text() for source in sources)])
