"""Which values a component table may have: the table at fault, the possible range, and unusual values."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from functools import reduce
from typing import Any

from ..errors import Refused
from ..game import Game, find_game
from ..words.message import Message
from .source import read
from .variant import UNCHECKED, Unplayable, changed_tables, passing

FAR = 2  # a number more than this many times the box's is unusual
LONG = 40  # most characters of a table that are shown


def advice(game: Game, tables: Mapping[str, Any], error: Unplayable) -> Refused:
    """An error that names the tables at fault and their possible values."""
    named = [name for name in tables if name != UNCHECKED]
    wrong = [
        name
        for name in named
        if not can_play(game, {one: value for one, value in tables.items() if one in (name, UNCHECKED)})
    ]
    others = {name: value for name, value in tables.items() if name not in wrong}
    wrong = wrong or named  # each table alone is possible, but not all together
    sentences = [possible_values(game, others, name) for name in wrong]
    if error.is_assertion:
        sentences.append(Message("data-unchecked-skips", {"name": UNCHECKED}))
    possible = reduce(lambda first, second: Message("then", {"first": first, "second": second}), sentences)
    shown_tables = [shown(name, tables[name]) for name in wrong]
    why = error.message.args["reason"]
    return Refused("game-not-playable-with", game=game.title, tables=shown_tables, reason=why, possible=possible)


def can_play(game: Game, tables: Mapping[str, Any]) -> bool:
    try:
        with passing(game.name, json.dumps(tables)):
            return True
    except Refused:
        return False


def shown(name: str, value: Any) -> str | Message:
    text = json.dumps(value)
    return f"{name} = {text}" if len(text) <= LONG else Message("data-this-table", {"table": name})


def possible_values(game: Game, others: Mapping[str, Any], name: str) -> Message:
    """A sentence with the possible values. Search outwards from the box's number until setup fails."""
    box = read(game.module("data"))[name].value
    if type(box) is not int:
        return described(name, box)

    def fits(value: int) -> bool:
        return can_play(game, {**others, name: value})

    if not fits(box):
        return Message("data-box-value", {"table": name, "value": box})
    least, most = furthest(fits, box, -1), furthest(fits, box, 1)
    if least == most:
        return Message("data-box-only", {"table": name, "box": box})
    return Message("data-box-range", {"table": name, "least": least, "most": most, "box": box})


def furthest(fits: Callable[[int], bool], start: int, step: int) -> int:
    """The last number in a direction that fits, by exponential and then binary search."""
    last, width = start, 1
    while fits(last + step * width):
        last += step * width
        width *= 2
    while width > 1:
        width //= 2
        if fits(last + step * width):
            last += step * width
    return last


def described(name: str, value: Any) -> Message:
    if not isinstance(value, (tuple, dict)):
        return Message("data-box-value", {"table": name, "value": json.dumps(value)})
    items = tuple(value.values() if isinstance(value, dict) else value)
    if not all(type(item) is int for item in items):
        return Message("data-box-rows", {"table": name, "count": len(items)})
    return Message("data-box-numbers", {"table": name, "count": len(items), "least": min(items), "most": max(items)})


# --- unusual values


def unusual(game: Game, data: str) -> list[Message]:
    """A remark for each number far from the box's, such as `START_POINTS is 300, where the box has 10`."""
    box, made = read(game.module("data")), find_game(game.name, data)
    module = made.module("data")
    return [remark for name in changed_tables(data) for remark in remarks(name, box[name].value, getattr(module, name))]


def remarks(name: str, box: Any, changed: Any) -> Iterator[Message]:
    known: dict[str, list[int]] = {}
    for _, column, number in numbers_in(box, name, name):
        known.setdefault(column, []).append(number)
    if isinstance(box, (tuple, dict)) and not is_near(len(changed), [len(box)]):
        yield Message("data-unusual-rows", {"table": name, "count": len(changed), "box": len(box)})
    for where, column, number in numbers_in(changed, name, name):
        if column in known and not is_near(number, known[column]):
            least, most = min(known[column]), max(known[column])
            in_box = least if least == most else Message("from-to", {"least": least, "most": most})
            yield Message("data-unusual-number", {"where": where, "number": number, "box": in_box})


def is_near(number: int, known: list[int]) -> bool:
    least, most = min(known), max(known)
    return (least * FAR if least < 0 else least / FAR) <= number <= (most * FAR if most > 0 else most / FAR)


def numbers_in(value: Any, where: str, column: str) -> Iterator[tuple[str, str, int]]:
    """Each number of a table, with its path and the name of its column."""
    if hasattr(value, "_asdict"):
        for name, item in value._asdict().items():
            yield from numbers_in(item, f"{where}.{name}", f"{column}.{name}")
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from numbers_in(item, f"{where}.{name}", column)
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from numbers_in(item, f"{where}[{place}]", column)
    elif isinstance(value, int) and not isinstance(value, (bool, IntEnum)):
        yield where, column, value
