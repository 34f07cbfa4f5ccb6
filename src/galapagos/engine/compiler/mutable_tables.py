"""Tables that can be changed after compilation: compiled code reads them from memory instead of inlining them.

Such code contains addresses of this process, so it is not cached on disk.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numba
import numba.core.cgutils
import numba.core.imputils
import numba.extending
import numpy as np

from .backend import Functions, as_numpy
from .compile import cpu_twins
from .program import Program

types: Any = numba.types
cgutils: Any = numba.core.cgutils
extending: Any = numba.extending
imputils: Any = numba.core.imputils


class MutableTable:
    """A table of ints that may change, but not its shape."""

    def __init__(self, value: Any) -> None:
        self.array = np.array(value, np.int64)


class MutableProgram(Program):
    """A program in which some tables are mutable, given by the ids of their tuples."""

    def __init__(self, program: Program, tables: Mapping[int, MutableTable]) -> None:
        super().__init__(program.entries, program.within, program.bind)
        self.tables = tables

    def bound(self, value: Any) -> Any:
        return self.tables.get(id(value), value) if type(value) is tuple else super().bound(value)

    def built(self) -> Functions:
        return Functions(self.entries, cpu_twins(self).function, as_numpy)


class MutableArray(types.Array):  # type: ignore[misc]
    """The Numba type of a mutable table: an array at a constant address."""

    def __init__(self, table: MutableTable) -> None:
        self.table = table
        super().__init__(types.int64, table.array.ndim, "C", readonly=True, name=f"mutable table {id(table)}")

    @property
    def key(self) -> Any:
        return super().key, id(self.table)

    def copy(self, **changes: Any) -> Any:
        """Numba asks for a read-only copy of a constant's type, which this type already is."""
        return self if changes == {"readonly": True} else super().copy(**changes)


def typeof_table(table: MutableTable, _context: Any) -> MutableArray:
    return MutableArray(table)


def refer_to_table(context: Any, builder: Any, kind: MutableArray, table: MutableTable) -> Any:
    array = table.array
    word = context.get_value_type(types.intp)

    def constants(numbers: tuple[int, ...]) -> Any:
        return cgutils.create_constant_array(word, [context.get_constant(types.intp, number) for number in numbers])

    made = context.make_array(kind)(context, builder)
    memory = context.add_dynamic_addr(builder, array.ctypes.data, info="a mutable table")
    context.populate_array(
        made,
        data=builder.bitcast(memory, made.data.type),
        shape=constants(array.shape),
        strides=constants(array.strides),
        itemsize=context.get_constant(types.intp, array.itemsize),
        parent=None,
        meminfo=None,
    )
    return made._getvalue()


extending.register_model(MutableArray)(extending.models.ArrayModel)
extending.typeof_impl.register(MutableTable)(typeof_table)
imputils.lower_constant(MutableArray)(refer_to_table)
