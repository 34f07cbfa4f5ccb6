"""A hash of everything that affects the compiled code of a program: the byte code of every reachable function, and the
tables, enums and structs that these use. Comments, docstrings, messages and unused rules do not affect it.

Attribute names count as globals of the same name, if there are any. So the hash may include too much, but never too
little.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
import types
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from .program import Function, Program

NAME = re.compile(r"[A-Za-z_]\w*")


def fingerprint(program: Program) -> str:
    digest = hashlib.sha256()
    for part in ProgramWalk(program).parts():
        digest.update(f"{part}\n".encode())
    return digest.hexdigest()


class ProgramWalk:
    """A walk over a program, function by function."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.found: dict[Function, None] = {}
        self.waiting: list[Function] = []

    def parts(self) -> Iterator[str]:
        for entry in self.program.entries:
            yield self.describe(entry)
        while self.waiting:
            yield from self.read(self.waiting.pop())

    def read(self, function: Function) -> Iterator[str]:
        code = self.program.code(function)
        consts = code.co_consts[1:] if function.__doc__ else code.co_consts
        yield (
            f"{name_of(function)} {code.co_code.hex()} {consts} {code.co_names} {code.co_varnames} "
            f"{code.co_freevars} {code.co_argcount}"
        )
        for value in (*(function.__defaults__ or ()), *(cell.cell_contents for cell in function.__closure__ or ())):
            yield self.describe(value)
        for name, hint in function.__annotations__.items():
            yield f"{name}: {hint}"
        names = {*code.co_names, *NAME.findall(" ".join(map(str, function.__annotations__.values())))}
        for name in sorted(names & function.__globals__.keys()):
            value = function.__globals__[name]
            if isinstance(value, types.ModuleType):
                for attribute in sorted(names & vars(value).keys()):
                    yield f"{name}.{attribute} = {self.describe(getattr(value, attribute))}"
            else:
                yield f"{name} = {self.describe(value)}"

    def describe(self, value: Any) -> str:
        value = self.program.bound(value)
        if isinstance(value, Function):
            if self.program.is_rule(value) and value not in self.found:
                self.found[value] = None
                self.waiting.append(value)
            return name_of(value)
        if get_origin(value) is list:  # a buffer in a NamedTuple of buffers
            return f"list of {self.describe(get_args(value)[0])}"
        if get_origin(value) is Annotated:
            return repr(value)
        if isinstance(value, type):
            hints = get_type_hints(value, include_extras=True).values() if issubclass(value, tuple) else ()
            return f"{name_of(value)} {layout(value)} {' '.join(map(self.describe, hints))}"
        if isinstance(value, IntEnum):
            return str(int(value))
        if isinstance(value, tuple):
            return f"{name_of(type(value))} ({' '.join(map(self.describe, value))})"
        if value is None or isinstance(value, (int, float, str)):
            return repr(value)
        return name_of(type(value))  # compiled code cannot use its value


def name_of(value: Any) -> str:
    return f"{value.__module__}.{value.__qualname__}"


@cache
def layout(kind: Any) -> str:
    """The properties of a type that compiled code depends on: offsets of fields, members of enums."""
    if issubclass(kind, ctypes.Structure):
        fields = ((name, getattr(kind, name).offset, layout(c_type)) for name, c_type in kind._fields_)
        return f"{ctypes.sizeof(kind)} {[*fields]}"
    if issubclass(kind, ctypes.Array):
        return f"{kind._length_} {layout(kind._type_)}"
    if issubclass(kind, ctypes._SimpleCData):
        return str(kind._type_)
    if issubclass(kind, IntEnum):
        return str({name: int(member) for name, member in kind.__members__.items()})
    return str(getattr(kind, "_fields", ""))  # of a NamedTuple
