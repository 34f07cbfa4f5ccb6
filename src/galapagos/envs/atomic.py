"""Compare-and-swap for compiled code. Interpreted code has one thread, so there it is plain Python."""

from __future__ import annotations

from typing import Any

import numba.extending
from numba.core import types

from galapagos.engine.language.struct import Numbers


def swap(numbers: Numbers, i: int, old: int, new: int) -> bool:
    """Replace `old` by `new`, and return whether it succeeded. Swaps are sequentially consistent."""
    if numbers[i] != old:
        return False
    numbers[i] = new
    return True


def _compare_and_swap(_context: Any, numbers: Any, i: Any, old: Any, new: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        memory, place, before, after = arguments
        array = context.make_array(signature.args[0])(context, builder, memory)
        found = builder.cmpxchg(builder.gep(array.data, [place]), before, after, "seq_cst", "seq_cst")
        return builder.extract_value(found, 1)

    return types.boolean(numbers, types.intp, types.int64, types.int64), build


compare_and_swap: Any = numba.extending.intrinsic(_compare_and_swap)


@numba.extending.overload(swap, inline="always")
def compiled_swap(numbers: Any, i: Any, old: Any, new: Any) -> Any:
    def call(numbers: Any, i: Any, old: Any, new: Any) -> Any:
        return compare_and_swap(numbers, i, old, new)

    return call
