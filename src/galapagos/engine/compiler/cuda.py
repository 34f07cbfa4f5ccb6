"""Compile with Numba's CUDA. This module is imported only when a GPU is requested."""

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
    """Numba's CUDA module. With a capability it compiles for such a GPU, even if none is present."""
    if not hasattr(np, "row_stack"):  # removed from numpy 2.5, but still used by numba-cuda
        np.row_stack = np.vstack
    try:
        import numba.cuda
    except (ImportError, OSError, RuntimeError):  # the package or a CUDA library is missing
        raise Refused("gpu-not-installed") from None
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # small batches are intended
    if capability:
        import numba.cuda.dispatcher

        dispatcher: Any = numba.cuda.dispatcher
        dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    return numba.cuda


def compile_gpu(program: Program, capability: Capability | None = None) -> dict[str, Compiled]:
    """Compile the entry points as device functions, to be called from a kernel."""
    jit = load_cuda(capability).jit
    copy_by_words()
    return Twins(program, lambda twin, _signature, _is_entry: jit(device=True)(twin)).all()


@cache
def copy_by_words() -> None:
    """Represent structs in memory as arrays of words. Numba uses arrays of bytes, which a GPU copies one by one. Fields
    are still addressed by bytes."""
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
    """The alignment of a type in bytes: field offsets and the size of a struct are multiples of it."""
    if isinstance(kind, numba.types.Record):
        return max(alignment(field.type) for field in kind.fields.values())
    return alignment(kind.dtype) if isinstance(kind, numba.types.NestedArray) else int(kind.bitwidth) // 8


def keep(kernel: Any, folder: Path) -> None:
    """Use a cache folder for a kernel."""
    from numba.cuda.dispatcher import _Kernel
    from numba.cuda.serialize import dumps

    def pack(made: Any) -> bytes:
        with suppress(Exception):
            return bytes(dumps(made._reduce_states()))
        return b""  # counts as a miss

    kernel._cache = CacheFile(entry_file(folder, "kernel"), pack, lambda _target, packed: _Kernel._rebuild(**packed))


def compilers() -> str:
    """Versions of everything that affects GPU code, besides the program and `compile.compilers()`."""
    sources = (Path(__file__), Path(__file__).parents[1] / "batch" / "kernel.py")
    return "\n".join([version("numba-cuda"), *(source.read_text() for source in sources)])
