"""What compiled code of a program is made from, as a hash: the code of every function that it reaches, the tables,
enums and structs that these read, and nothing else. A comment, a docstring, a sentence for people or a rule that the
program never calls changes nothing.

Names that a function reads as attributes count as globals of that name too, where there are any: a little too much is
quick to find.
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
        if get_origin(value) is list:  # a buffer, in a named tuple of them
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
        return name_of(type(value))  # compiled code can do nothing with it but name it


def name_of(value: Any) -> str:
    return f"{value.__module__}.{value.__qualname__}"


@cache
def layout(kind: Any) -> str:
    """What compiled code knows of a type: where the fields of a struct lie, what the members of an enum are."""
    if issubclass(kind, ctypes.Structure):
        fields = ((name, getattr(kind, name).offset, layout(c_type)) for name, c_type in kind._fields_)
        return f"{ctypes.sizeof(kind)} {[*fields]}"
    if issubclass(kind, ctypes.Array):
        return f"{kind._length_} {layout(kind._type_)}"
    if issubclass(kind, ctypes._SimpleCData):
        return str(kind._type_)
    if issubclass(kind, IntEnum):
        return str({name: int(member) for name, member in kind.__members__.items()})
    return str(getattr(kind, "_fields", ""))  # of a named tuple
