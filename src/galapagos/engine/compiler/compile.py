"""Compiles rules as they stand. No decorators, no second import: every function that the entry points reach gets a twin
over the same code object, whose globals hold twins instead of functions, and stubs of the contract give way to what a
game binds in their place."""

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
njit: Any = numba.njit  # its stub does not know the options that we need
CompileResult: Any = numba.core.compiler.CompileResult
dumps: Any = numba.core.serialize.dumps
Compiled = Any
Jit = Callable[[Function, Any, bool], Compiled]
Progress = Callable[[str, int, int], None]  # name of the function, how many are done, how many there are

SCALARS: dict[Any, Any] = {int: numba.int64, bool: numba.boolean, float: numba.float64, type(None): numba.void}
# no interpreter's lock; nothing is allocated, so nothing is counted
CPU = {"error_model": "numpy", "nogil": True, "_nrt": False, "pipeline_class": Pipeline}
uncached = count()  # builds that no other process can bring along


def numba_type(hint: Any) -> Any:
    """A type hint as Numba's type. Between functions every int is 64 bits wide, so each function is compiled once;
    buffers keep their width."""
    if get_origin(hint) is list:  # list[i16], list[State]: a caller's buffer
        item = get_args(hint)[0]
        return numba.from_dtype(np.dtype(get_args(item)[1] if get_origin(item) is Annotated else item))[::1]
    if get_origin(hint) is Annotated:  # i16 as a parameter
        return numba.int64
    if get_origin(hint) is Ids:  # pieces, one after the other
        return numba.types.range_state64_type
    if isinstance(hint, NewType):  # a kind of piece
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
    """An array within a struct is handed on as a buffer: Numba types that, and does not know that there is nothing to
    do."""
    return array


def is_family(hint: Any) -> bool:
    """A NamedTuple of ints, such as a family of actions."""
    return isinstance(hint, type) and issubclass(hint, tuple) and not holds_buffers(hint)


def holds_buffers(hint: Any) -> bool:
    """A NamedTuple of buffers, in the place of as many parameters."""
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
    """Globals of a twin, filled when the compiler asks: a function loaded from the cache asks for nothing."""

    def __init__(self, twins: Twins, names: dict[str, Any]) -> None:
        super().__init__(__name__=names["__name__"], __builtins__=builtins)
        self.twins, self.names = twins, names

    def __missing__(self, name: str) -> Any:
        value = self[name] = self.twins.value(self.names[name])
        return value


class Twins:
    """The linker knows functions by their names alone, so those of each build have its tag in theirs: `legal` of one
    game, or of a build with bounds checks, must never be taken for that of another that a cache brings into the same
    process."""

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
            return np.array(value, np.int64)  # constant memory, where a tuple would be a cascade of branches
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
    """The members of an enum as plain ints under the same names: Numba's enums are neither ints nor indexes
    everywhere."""
    row: Any = namedtuple(enum.__name__, enum.__members__)  # type: ignore[misc]
    return row(*map(int, enum.__members__.values()))


def is_table(value: Any) -> bool:
    """A plain tuple of ints, or of tables of one shape."""
    if type(value) is not tuple or not value:
        return False
    if all(isinstance(item, int) for item in value):
        return True
    return all(is_table(item) for item in value) and len({np.shape(item) for item in value}) == 1


def cpu_twins(program: Program, folder: Path | None = None, progress: Progress | None = None, **options: Any) -> Twins:
    """Twins for one processor core. `folder` keeps them; its name must depend on the program and the options."""
    total = len(program.reached()) if progress else 0
    done = 0

    def jit(twin: Function, sig: Any, is_entry: bool) -> Compiled:
        nonlocal done
        try:
            made = compile_entry(twin, sig, folder, options) if is_entry else compile_inner(twin, sig, options)
        except numba.errors.NumbaError as error:  # hundreds of frames of the compiler help nobody
            raise TypeError(str(error)) from None
        done += 1
        if progress:
            progress(twin.__name__, done, total)
        return made

    return Twins(program, jit, f"_{folder.name if folder else next(uncached)}")


def compile_inner(twin: Function, sig: Any, options: dict[str, Any]) -> Compiled:
    """Neither a wrapper for Python nor a file of its own."""
    signatures = () if twin.__defaults__ else (sig,)  # what is left out of a call has a type of its own
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
    """An entry has one signature. Numba's dispatcher would look for it at each call: 1.6 us instead of 0.2 for a step
    of a batch."""
    [build] = made.overloads.values()
    found: Callable[..., Any] = build.entry_point
    return found


def entry_file(folder: Path, name: str) -> Path:
    return folder / f"{name}{SUFFIX}"


def pack_cpu(result: Any) -> bytes:
    assert not result.library.has_dynamic_globals, "a table is too large to be kept with the code"
    return bytes(dumps(result._reduce()))


def compile_cpu(
    program: Program, folder: Path | None = None, progress: Progress | None = None, **options: Any
) -> dict[str, Compiled]:
    return cpu_twins(program, folder, progress, **options).all()


def compilers() -> str:
    """What makes the code, besides the program itself."""
    digest = hashlib.sha256()
    for module in (programs, pipeline, sys.modules[__name__]):
        digest.update(Path(str(module.__file__)).read_bytes())
    return f"{sys.version} {numba.__version__} {llvmlite.__version__} {np.__version__} {digest.hexdigest()}"
