"""The difference between two views, as a list of changes that a client applies."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

Place = tuple[str | int, ...]
PLAIN = frozenset({int, str, bool, float, type(None)})
# a path and its new value: (("players", 0, "points"), 7); or a path, None, and the new order of the list there
Change = tuple[Any, ...]


def differences(old: Any, new: Any) -> list[Change]:
    """Changes to apply in order. A new order lists the old index of each item; -1 is a new item, set by a later
    change."""
    out: list[Change] = []
    if old != new:
        _compare(old, new, (), out)
    return out


def _compare(old: Any, new: Any, place: Place, out: list[Change]) -> None:
    """Append the changes between two unequal values."""
    kind = type(new)
    if kind in PLAIN or type(old) is not kind:
        out.append((place, new))
    elif kind is list or kind is tuple:
        _compare_lists(old, new, place, out)
    elif issubclass(kind, msgspec.Struct):
        was, names = astuple(old), kind.__struct_fields__
        for index, after in enumerate(astuple(new)):
            before = was[index]
            if before is not after and before != after:
                _compare(before, after, (*place, names[index]), out)
    elif kind is dict and old.keys() == new.keys():
        for key, after in new.items():
            if old[key] != after:
                _compare(old[key], after, (*place, key), out)
    else:
        out.append((place, new))


def _compare_lists(old: Any, new: Any, place: Place, out: list[Change]) -> None:
    order = _new_order(old, new)
    if order:
        out.append((place, None, order))
        old = [old[index] if index >= 0 else None for index in order]
    elif len(old) != len(new):
        out.append((place, new))
        return
    for index, now in enumerate(new):
        was = old[index]
        if was is not now and was != now:
            _compare(was, now, (*place, index), out)


def _new_order(old: Any, new: Any) -> list[int]:
    """The old index of each item, if all items have unique ids and some of them moved; else empty."""
    if not old or not new or not hasattr(new[0], "id") or not hasattr(old[0], "id"):
        return []
    before, after = [item.id for item in old], [item.id for item in new]
    if before == after or not are_unique(before) or not are_unique(after):
        return []
    places = {id: place for place, id in enumerate(before)}
    return [places.get(id, -1) for id in after]


def are_unique(ids: list[int]) -> bool:
    return 0 < len(set(ids)) == len(ids) and all(ids)


def apply(view: Any, changes: list[Change]) -> Any:
    """Apply changes to a view given as plain data, and return it. Clients do the same."""
    for place, value, *order in changes:
        if not place:
            view = value
            continue
        inner = view
        for step in place[:-1]:
            inner = inner[step]
        was = inner[place[-1]] if order else []
        inner[place[-1]] = [was[index] if index >= 0 else None for index in order[0]] if order else value
    return view
