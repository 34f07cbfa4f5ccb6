"""Convert component tables to TOML and back. Rows are inline tables, and members of enums are names."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from ..errors import Refused
from ..words.message import Message
from .source import Component

WIDTH = 120
LARGEST = (1 << 15) - 1  # number in a table, because fields of a state have at most 16 bits
MOST_ITEMS, MOST_LETTERS = 1000, 100
WORD = re.compile(rf"[A-Za-z0-9_-]{{0,{MOST_LETTERS}}}")  # safe in notations, catalogues and maps
MOST_SHOWN = 40  # characters of a wrong value in a message


def document(title: str, components: list[Component]) -> str:
    """All tables, each with its provenance as a comment."""
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


def built(where: str, like: Any, value: Any, names: Mapping[str, Any]) -> Any:
    """A value from TOML or JSON, converted to the type of `like`. `names` has the classes of rows and enums."""
    if isinstance(like, bool):
        return check(where, value, bool, "truth")
    if isinstance(like, IntEnum):
        return member(where, names[type(like).__name__], value)
    if isinstance(like, int):
        return number(where, value)
    if isinstance(like, str):
        return word(where, value)
    if hasattr(like, "_fields"):
        return row(where, like, check(where, value, dict, "row", written(like)), names)
    if isinstance(like, dict):
        items = check(where, value, dict, "table", written(like)).items()
        check_length(where, len(items), MOST_ITEMS)
        pattern = next(iter(like.values()))
        return {
            word(where, name): built(f"{where}.{name}", like.get(name, pattern), item, names) for name, item in items
        }
    items = check(where, value, list, "list", written(like))
    check_length(where, len(items), MOST_ITEMS if like else 0)
    return tuple(
        built(f"{where}[{place}]", like[min(place, len(like) - 1)], item, names) for place, item in enumerate(items)
    )


def check(where: str, value: Any, kind: type, what: str, example: str = "") -> Any:
    """The value itself. `what` names the expected kind: number, text, table, list or truth."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Refused(f"data-no-{what}", where=where, value=shown(value), example=example)
    return value


def shown(value: Any) -> str | Message:
    """A wrong value, shortened for a message."""
    if isinstance(value, dict):
        return Message("data-a-table")
    return Message("data-a-list") if isinstance(value, list) else ascii(value)[:MOST_SHOWN]


def number(where: str, value: Any) -> int:
    found: int = check(where, value, int, "number")
    if abs(found) > LARGEST:
        raise Refused("data-number-too-large", where=where, most=f"{LARGEST:,}")
    return found


def word(where: str, value: Any) -> str:
    found: str = check(where, value, str, "text")
    if not WORD.fullmatch(found):
        raise Refused("data-text-malformed", where=where, most=MOST_LETTERS, value=shown(found))
    return found


def check_length(where: str, items: int, most: int) -> None:
    if items > most:
        raise Refused("data-list-too-long", where=where, most=most)


def member(where: str, kind: type[IntEnum], value: Any) -> IntEnum:
    members = {name.lower(): one for name, one in kind.__members__.items()}
    if not isinstance(value, str) or value not in members:
        raise Refused("data-member-unknown", where=where, names=", ".join(members), value=shown(value))
    return members[value]


def row(where: str, like: Any, value: dict[str, Any], names: Mapping[str, Any]) -> Any:
    unknown = [name for name in value if name not in like._fields]
    missing = [name for name in like._fields if name not in value and name not in like._field_defaults]
    if unknown:
        raise Refused("data-column-unknown", where=where, column=shown(unknown[0]), names=", ".join(like._fields))
    if missing:
        raise Refused("data-column-missing", where=where, column=missing[0], names=", ".join(like._fields))
    return names[type(like).__name__](
        **{name: built(f"{where}.{name}", getattr(like, name), item, names) for name, item in value.items()}
    )


def as_data(components: list[Component]) -> dict[str, Any]:
    """The tables as JSON data, with values as TOML would parse them."""
    return {
        component.name: {
            "value": tomllib.loads(f"x = {written(component.value)}")["x"],
            "provenance": component.provenance,
            "reconstructed": component.is_reconstructed,
        }
        for component in components
    }
