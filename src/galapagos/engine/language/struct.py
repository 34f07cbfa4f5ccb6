"""Structs: C memory that CPython, compiled code and files share.

    @struct
    class Creature:
        owner: i8
        blocks: Annotated[list[i8], 3]

The decorated class is a `ctypes.Structure`. So `x = s.creatures[i]` is a reference and `s.creatures[i] = x` a copy, as
in compiled code. A state is copied, compared, saved and sent as bytes. Fields are signed, and unused slots are zero.
"""

from __future__ import annotations

import ctypes
import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

i8 = Annotated[int, ctypes.c_int8]
i16 = Annotated[int, ctypes.c_int16]
i32 = Annotated[int, ctypes.c_int32]
i64 = Annotated[int, ctypes.c_int64]
f32 = Annotated[float, ctypes.c_float]  # only for buffers, never in states
f64 = Annotated[float, ctypes.c_double]

# A caller's buffer: a list or a ctypes array when interpreted, a numpy array when compiled.
Actions = list[i16]
Weights = list[i32]
Numbers = list[i64]
Bytes = list[i8]
Floats = list[f32]
Units = list[i16]  # features as whole numbers of units

T = TypeVar("T")

_checked_types: list[tuple[Any, str, Any]] = []  # (class, method name, method with range checks)
_checking = False


def struct(cls: type[T]) -> type[T]:
    """Turn a class of annotated fields into a `ctypes.Structure`."""
    hints = get_type_hints(cls, include_extras=True, localns=vars(sys.modules[cls.__module__]))
    fields = [(name, _c_type(hint)) for name, hint in hints.items()]
    body: dict[str, Any] = {
        "_fields_": fields,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__doc__": cls.__doc__,
        "__slots__": (),
        "__eq__": _equal,
        "__hash__": None,
        "__repr__": _show,
        "__reduce__": _reduce,
    }
    made: Any = type(cls.__name__, (ctypes.Structure,), body)
    _register(made, "__setattr__", _checked_setattr(fields))
    return made  # type: ignore[no-any-return]


def _reduce(state: Any) -> Any:
    """For `copy.deepcopy` and `pickle`."""
    return from_bytes, (type(state), bytes(state))


def from_bytes(kind: type[T], data: bytes) -> T:
    return kind.from_buffer_copy(data)  # type: ignore[attr-defined,no-any-return]


def buffer(item: Any, size: int) -> Any:
    """An array of `size` ints or structs, all zero: `buffer(i16, 4096)`, `buffer(State, 2)`."""
    return (_c_type(item) * size)()


def buffer_part(whole: Any, start: int, size: int) -> Any:
    """A slice of a buffer that shares its memory."""
    item = whole._type_
    return (item * size).from_buffer(whole, start * ctypes.sizeof(item))


def copy(state: T) -> T:
    return type(state).from_buffer_copy(state)  # type: ignore[attr-defined,no-any-return]


def layout(kind: Any) -> str:
    """A short hash of the names, offsets and types of all fields."""
    return _layout(kind)


@cache
def _layout(kind: Any) -> str:
    return hashlib.sha256(_laid_out(kind).encode()).hexdigest()[:12]


def _laid_out(kind: Any) -> str:
    if hasattr(kind, "_fields_"):
        fields = (f"{name}@{getattr(kind, name).offset}:{_laid_out(part)}" for name, part in kind._fields_)
        return f"{{{','.join(fields)}}}"
    return f"{kind._length_}*{_laid_out(kind._type_)}" if hasattr(kind, "_length_") else f"{kind.__name__}"


def assign(target: T, source: T) -> None:
    """Copy `source` into `target`."""
    ctypes.memmove(ctypes.addressof(target), ctypes.addressof(source), ctypes.sizeof(source))  # type: ignore[arg-type]


def listening(cls: type[T]) -> type[T]:
    """The same struct with an attribute `hear` for a listener to events."""
    if (cls, 0) not in _variants:
        _variants[cls, 0] = type(cls.__name__, (cls,), {"hear": None, "__module__": cls.__module__})
    return _variants[cls, 0]  # type: ignore[no-any-return]


def counted(cls: type[T], size: int) -> type[T]:
    """The same struct with a tally of this size behind its own fields."""
    if (cls, size) not in _variants:
        fields = [*cls._fields_, ("tally", ctypes.c_int32 * size)]  # type: ignore[attr-defined]
        _variants[cls, size] = type(
            cls.__name__, (ctypes.Structure,), {"_fields_": fields, "__module__": cls.__module__, "__repr__": _show}
        )
    return _variants[cls, size]  # type: ignore[no-any-return]


_variants: dict[tuple[Any, int], Any] = {}


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Every int of a struct with its dotted path, in the order of memory: `creatures[3].owner`."""
    if isinstance(value, ctypes.Structure):
        for field in value._fields_:
            yield from leaves(getattr(value, field[0]), f"{path}.{field[0]}" if path else field[0])
    elif isinstance(value, ctypes.Array):
        for i, item in enumerate(value):
            yield from leaves(item, f"{path}[{i}]")
    else:
        yield path, value


@contextmanager
def range_checks(on: bool = True) -> Iterator[None]:
    """A context in which a value that does not fit its field raises OverflowError instead of being truncated."""
    before = _checking
    check_ranges(on)
    try:
        yield
    finally:
        check_ranges(before)


def check_ranges(on: bool = True) -> None:
    global _checking
    if on == _checking:
        return
    _checking = on
    for cls, name, method in _checked_types:
        if on:
            setattr(cls, name, method)
        else:
            delattr(cls, name)


def _register(cls: Any, name: str, method: Any) -> None:
    _checked_types.append((cls, name, method))
    if _checking:
        setattr(cls, name, method)


def _c_type(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return hint  # another struct
    base, meta = get_args(hint)
    if get_origin(base) is not list:
        return meta
    item = _c_type(get_args(base)[0])
    array: Any = item * meta
    if not _is_int(item):
        return array
    made: Any = type(array.__name__, (array,), {})  # a subclass, so that its checks can be switched
    _register(made, "__setitem__", _checked_setitem(array, item))
    return made


def _is_int(c_type: Any) -> bool:
    return issubclass(c_type, ctypes._SimpleCData)


def _limit(c_type: Any) -> int:
    return 1 << (8 * ctypes.sizeof(c_type) - 1)


def _checked_setitem(array: Any, item: Any) -> Any:
    limit, store = _limit(item), array.__setitem__

    def __setitem__(self: Any, index: int, value: int) -> None:
        if index < 0:
            raise IndexError(f"{index}: compiled code does not support negative indexes")
        if not -limit <= value < limit:
            raise OverflowError(f"{value} does not fit {item.__name__}")
        store(self, index, value)

    return __setitem__


def _checked_setattr(fields: list[tuple[str, Any]]) -> Any:
    limits = {name: _limit(c_type) for name, c_type in fields if _is_int(c_type)}
    store = ctypes.Structure.__setattr__

    def __setattr__(self: Any, name: str, value: Any) -> None:
        limit = limits.get(name)
        if limit is not None and not -limit <= value < limit:
            raise OverflowError(f"{type(self).__name__}.{name} = {value}")
        store(self, name, value)

    return __setattr__


def _equal(self: Any, other: object) -> bool:
    return isinstance(other, ctypes.Structure) and self._fields_ is other._fields_ and bytes(self) == bytes(other)


def _show(self: Any) -> str:
    """The fields that are not zero, for failing tests."""
    inside = ", ".join(f"{path}={value}" for path, value in leaves(self) if value)
    return f"{type(self).__name__}({inside})"
