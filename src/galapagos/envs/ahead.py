"""Memory that is needed soon, asked for in time: the rows of the next environments come into the cache while this one is worked on."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

LINE = 64                       # bytes that come at once
WRITE, KEEP, DATA = 1, 3, 1     # what LLVM calls them: it will be written to, soon and often, and is no code


def fetch(rows: Any, i: int, lines: int) -> None:
    """Asks for lines of memory from item i on, wherever that is. Nobody notices but by the time: CPython does nothing."""


@intrinsic
def fetch_line(_typing: Any, rows: Any, i: Any, line: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        array, item, number = arguments
        begin = cgutils.get_item_pointer(context, builder, rows, context.make_array(rows)(context, builder, array), [item])  # type: ignore[no-untyped-call]
        byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
        place = builder.gep(builder.bitcast(begin, byte), [builder.mul(number, number.type(LINE))])
        kind = ir.FunctionType(ir.VoidType(), [byte, word, word, word])
        builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8"), [place, word(WRITE), word(KEEP), word(DATA)])  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(rows, types.intp, types.intp), generate


@overload(fetch)
def compiled_fetch(rows: Any, i: Any, lines: Any) -> Any:
    def fetched(rows: Any, i: Any, lines: Any) -> None:
        for line in range(lines):
            fetch_line(rows, i, line)  # type: ignore[call-arg]

    return fetched
