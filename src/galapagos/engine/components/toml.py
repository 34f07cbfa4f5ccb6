"""Component tables as TOML and back: rows by the names of their columns, members of enums by their names."""

from __future__ import annotations

import json
import tomllib
from enum import IntEnum
from typing import Any

from ..errors import Refused
from .source import Component

WIDTH = 120
LARGEST = (1 << 15) - 1         # number of a table: what a state counts is smaller still


def document(title: str, components: list[Component]) -> str:
    """All tables, each under its provenance."""
    parts = [f"# {title}: edit what you like, leave out what stays as it is, and hand it back by --data.\n"]
    parts += [f"# {component.provenance}\n{component.name} = {table(component)}\n" for component in components]
    return "\n".join(parts)


def table(component: Component) -> str:
    value = component.value
    flat = written(value)
    is_short = len(flat) + len(component.name) < WIDTH and not component.rows
    if is_short or not isinstance(value, tuple) or not isinstance(value[0], (tuple, dict)):
        return flat
    rows = component.rows or ("",) * len(value)
    lines = [f"    {written(row)},{f'  # {said}' if said else ''}" for row, said in zip(value, rows, strict=True)]
    return "\n".join(["[", *lines, "]"])


def written(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, IntEnum):
        return json.dumps(value.name.lower())
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if hasattr(value, "_asdict"):
        return "{" + ", ".join(f"{name} = {written(item)}" for name, item in value._asdict().items()) + "}"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {written(item)}" for name, item in value.items()) + "}"
    return "[" + ", ".join(map(written, value)) + "]"


def expression(where: str, like: Any, value: Any) -> str:
    """Python's text of a value from TOML, in the form of the one whose place it takes; `where` says which one, where it does not fit."""
    if isinstance(like, bool):
        return repr(check(where, value, bool, "true or false"))
    if isinstance(like, IntEnum):
        return member(where, type(like), value)
    if isinstance(like, int):
        return repr(number(where, value))
    if isinstance(like, str):
        return repr(check(where, value, str, "a text"))
    if hasattr(like, "_fields"):
        return row(where, like, check(where, value, dict, "a row such as " + written(like)))
    if isinstance(like, dict):
        items = check(where, value, dict, "a table such as " + written(like)).items()
        pattern = next(iter(like.values()))
        return "{" + ", ".join(f"{name!r}: {expression(f'{where}.{name}', like.get(name, pattern), item)}" for name, item in items) + "}"
    items = check(where, value, list, "a list such as " + written(like))
    parts = [expression(f"{where}[{place}]", like[min(place, len(like) - 1)], item) for place, item in enumerate(items)] if like else list(map(repr, items))
    return "(" + "".join(f"{part}, " for part in parts) + ")"


def check(where: str, value: Any, kind: type, what: str) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refused(f"{where} is {what}, not {value!r}.")
    return value


def number(where: str, value: Any) -> int:
    found: int = check(where, value, int, "a whole number")
    if abs(found) > LARGEST:
        raise Refused(f"{where} is a whole number up to {LARGEST:,}.")
    return found


def member(where: str, kind: type[IntEnum], value: Any) -> str:
    names = {name.lower(): name for name in kind.__members__}
    if value not in names:
        raise Refused(f"{where} is one of {', '.join(names)}, not {value!r}.")
    return f"{kind.__name__}.{names[value]}"


def row(where: str, like: Any, value: dict[str, Any]) -> str:
    unknown = [name for name in value if name not in like._fields]
    missing = [name for name in like._fields if name not in value and name not in like._field_defaults]
    if unknown or missing:
        raise Refused(f"{where} has {'no column ' + unknown[0] if unknown else 'nothing for ' + missing[0]}: a row has {', '.join(like._fields)}.")
    parts = ", ".join(f"{name}={expression(f'{where}.{name}', getattr(like, name), item)}" for name, item in value.items())
    return f"{type(like).__name__}({parts})"


def as_data(components: list[Component]) -> dict[str, Any]:
    """For programs: the value of each table as TOML would give it back."""
    return {
        component.name: {"value": tomllib.loads(f"x = {written(component.value)}")["x"], "provenance": component.provenance, "reconstructed": component.is_reconstructed}
        for component in components
    }
