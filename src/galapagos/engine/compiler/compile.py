"""Compile rules with Numba, without decorators in the rules.

Every function reachable from the entry points gets a twin: a compiled function with the same code object, whose globals
refer to other twins, and to a game's functions instead of the contract's stubs.
"""

from __future__ import annotations

import builtins
import ctypes
import hashlib
import sys
import types
from collections import namedtuple
from collections.abc import Callable
from enum import IntEnum
from functools import cache
from itertools import count
from pathlib import Path
from typing import Annotated, Any, NewType, get_args, get_origin, get_type_hints

import llvmlite
import numba
import numba.core.compiler
import numba.core.serialize
import numba.extending
import numpy as np

from ..language.question import Ids
from . import pipeline
from . import program as programs
from .cache import SUFFIX, CacheFile
from .pipeline import Pipeline
from .program import Function, Program

lower_cast: Callable[..., Callable[[Any], Any]] = numba.extending.lower_cast
njit: Any = numba.njit  # its type stub lacks some options
CompileResult: Any = numba.core.compiler.CompileResult
dumps: Any = numba.core.serialize.dumps
Compiled = Any
Jit = Callable[[Function, Any, bool], Compiled]
Progress = Callable[[str, int, int], None]  # name of a function, functions compiled, functions in all

SCALARS: dict[Any, Any] = {int: numba.int64, bool: numba.boolean, float: numba.float64, type(None): numba.void}
# without the GIL, and without reference counting, because rules allocate nothing
CPU = {"error_model": "numpy", "nogil": True, "_nrt": False, "pipeline_class": Pipeline}
uncached = count()  # numbers of builds that are not cached


def numba_type(hint: Any) -> Any:
    """The Numba type of a type hint. Ints passed between functions have 64 bits, so each function is compiled once;
    buffers keep their width."""
    if get_origin(hint) is list:  # list[i16], list[State]: a caller's buffer
        item = get_args(hint)[0]
        return numba.from_dtype(np.dtype(get_args(item)[1] if get_origin(item) is Annotated else item))[::1]
    if get_origin(hint) is Annotated:  # i16 as a parameter
        return numba.int64
    if get_origin(hint) is Ids:
        return numba.types.range_state64_type
    if isinstance(hint, NewType):  # the id of a kind of piece
        return numba.int64
    hint = get_origin(hint) or hint  # Family[CreatureId, Cell] is a Family
    if hint in SCALARS:
        return SCALARS[hint]
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        return numba.int64
    if isinstance(hint, type) and issubclass(hint, ctypes.Structure):
        return numba.from_dtype(np.dtype(hint))
    if is_family(hint):
        named: Any = numba.types.NamedUniTuple
        return named(numba.int64, len(hint._fields), hint)
    raise TypeError(f"{hint!r} is not in the rules subset")


@lower_cast(numba.types.NestedArray, numba.types.Array)
def refer(_context: Any, _builder: Any, _from: Any, _to: Any, array: Any) -> Any:
    """Pass an array within a struct as a buffer. Numba can type this cast, but does not implement it."""
    return array


def is_family(hint: Any) -> bool:
    """A NamedTuple of ints, such as a family of actions."""
    return isinstance(hint, type) and issubclass(hint, tuple) and not holds_buffers(hint)


def holds_buffers(hint: Any) -> bool:
    """A NamedTuple of buffers, used as a group of parameters."""
    return (
        isinstance(hint, type)
        and issubclass(hint, tuple)
        and any(get_origin(field) is list for field in get_type_hints(hint).values())
    )


def signature(function: Function, program: Program) -> Any:
    def numba_hint(hint: Any) -> Any:
        if holds_buffers(hint):
            named: Any = numba.types.NamedTuple
            return named([*map(numba_hint, get_type_hints(hint, include_extras=True).values())], hint)
        if get_origin(hint) is list and get_args(hint)[0] in program.bind:
            return numba_type(list[program.bind[get_args(hint)[0]]])  # type: ignore[misc]
        return numba_type(program.bound(hint))

    hints = get_type_hints(function, include_extras=True)
    names = (*function.__code__.co_varnames[: function.__code__.co_argcount], "return")
    missing = [name for name in names if name not in hints]
    if missing:
        raise TypeError(f"{function.__module__}.{function.__qualname__}: no type for {', '.join(missing)}")
    *arguments, result = (numba_hint(hints[name]) for name in names)
    return result(*arguments)


class Scope(dict[str, Any]):
    """The globals of a twin, filled lazily, because a function loaded from the cache needs none."""

    def __init__(self, twins: Twins, names: dict[str, Any]) -> None:
        super().__init__(__name__=names["__name__"], __builtins__=builtins)
        self.twins, self.names = twins, names

    def __missing__(self, name: str) -> Any:
        value = self[name] = self.twins.value(self.names[name])
        return value


class Twins:
    """The twins of a program. The linker identifies functions by name only, so each name includes the tag of its build:
    otherwise `legal` of one game or build could be linked to another one loaded from a cache."""

    def __init__(self, program: Program, jit: Jit, tag: str = "") -> None:
        self.program, self.jit, self.tag = program, jit, tag
        self.made: dict[Function, Compiled] = {}
        self.open: list[Function] = []

    def all(self) -> dict[str, Compiled]:
        return {entry.__name__: self.function(self.program.bound(entry)) for entry in self.program.entries}

    def function(self, function: Function) -> Compiled:
        if function in self.open:
            raise TypeError(
                f"{function.__module__}.{function.__qualname__} calls itself: rules keep their stack in the state"
            )
        if function not in self.made:
            self.open.append(function)
            twin = Function(
                self.program.code(function), Scope(self, function.__globals__), function.__name__, function.__defaults__
            )
            twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__ + self.tag
            is_entry = any(function is self.program.bound(entry) for entry in self.program.entries)
            self.made[function] = self.jit(twin, signature(function, self.program), is_entry)
            self.open.pop()
        return self.made[function]

    def value(self, value: Any) -> Any:
        value = self.program.bound(value)
        if is_table(value):
            return np.array(value, np.int64)  # constant memory; a tuple would compile to a chain of branches
        if isinstance(value, type) and issubclass(value, IntEnum):
            return as_ints(value)
        if isinstance(value, NewType):
            return int
        if not self.program.is_rule(value):
            return value
        if isinstance(value, Function):
            return self.function(value)
        proxy = types.ModuleType(value.__name__)
        proxy.__getattr__ = lambda name: self.value(getattr(value, name))  # type: ignore[method-assign]
        return proxy


@cache
def as_ints(enum: type[IntEnum]) -> Any:
    """The members of an enum as plain ints, because Numba's enum members do not always work as ints or indexes."""
    row: Any = namedtuple(enum.__name__, enum.__members__)  # type: ignore[misc]
    return row(*map(int, enum.__members__.values()))


def is_table(value: Any) -> bool:
    """Whether a value is a tuple of ints, or of tables of the same shape."""
    if type(value) is not tuple or not value:
        return False
    if all(isinstance(item, int) for item in value):
        return True
    return all(is_table(item) for item in value) and len({np.shape(item) for item in value}) == 1


def cpu_twins(program: Program, folder: Path | None = None, progress: Progress | None = None, **options: Any) -> Twins:
    """Twins for the CPU. The name of the cache folder must depend on the program and the options."""
    total = len(program.reached()) if progress else 0
    done = 0

    def jit(twin: Function, sig: Any, is_entry: bool) -> Compiled:
        nonlocal done
        try:
            made = compile_entry(twin, sig, folder, options) if is_entry else compile_inner(twin, sig, options)
        except numba.errors.NumbaError as error:  # without hundreds of compiler frames in the traceback
            raise TypeError(str(error)) from None
        done += 1
        if progress:
            progress(twin.__name__, done, total)
        return made

    return Twins(program, jit, f"_{folder.name if folder else next(uncached)}")


def compile_inner(twin: Function, sig: Any, options: dict[str, Any]) -> Compiled:
    """Compile a function that only compiled code calls: without Python wrappers or a cache file."""
    signatures = () if twin.__defaults__ else (sig,)  # Numba types an omitted argument differently
    return njit(*signatures, no_cpython_wrapper=True, no_cfunc_wrapper=True, **CPU | options)(twin)


def compile_entry(twin: Function, sig: Any, folder: Path | None, options: dict[str, Any]) -> Compiled:
    made = njit(**CPU | options)(twin)
    if folder:
        made._cache = CacheFile(
            entry_file(folder, twin.__name__), pack_cpu, lambda target, packed: CompileResult._rebuild(target, *packed)
        )
    made.compile(sig)
    made.disable_compile()
    return made


def entry_point(made: Compiled) -> Callable[..., Any]:
    """The only overload of an entry point. Calling it without Numba's dispatcher takes 0.2 µs instead of 1.6 µs."""
    [build] = made.overloads.values()
    found: Callable[..., Any] = build.entry_point
    return found


def entry_file(folder: Path, name: str) -> Path:
    return folder / f"{name}{SUFFIX}"


def pack_cpu(result: Any) -> bytes:
    assert not result.library.has_dynamic_globals, "a table is too large to be cached with the code"
    return bytes(dumps(result._reduce()))


def compile_cpu(
    program: Program, folder: Path | None = None, progress: Progress | None = None, **options: Any
) -> dict[str, Compiled]:
    return cpu_twins(program, folder, progress, **options).all()


def compilers() -> str:
    """Versions of everything that affects the code, besides the program itself."""
    digest = hashlib.sha256()
    for module in (programs, pipeline, sys.modules[__name__]):
        digest.update(Path(str(module.__file__)).read_bytes())
    return f"{sys.version} {numba.__version__} {llvmlite.__version__} {np.__version__} {digest.hexdigest()}"
