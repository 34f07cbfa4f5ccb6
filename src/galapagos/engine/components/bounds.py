"""What a table could hold: which one is wrong, which values are possible, and which are far from those of the box."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from typing import Any

from ..errors import Refused
from ..game import Game, find_game
from .source import read
from .variant import UNCHECKED, Unplayable, changed_tables, passing

FAR = 2  # a number beyond so many times the box's is unusual
LONG = 40  # letters of a table that are shown


def advice(game: Game, tables: Mapping[str, Any], error: Unplayable) -> Refused:
    """Names the table because of which a game cannot be played, and says what it could hold."""
    named = [name for name in tables if name != UNCHECKED]
    wrong = [
        name
        for name in named
        if not can_play(game, {one: value for one, value in tables.items() if one in (name, UNCHECKED)})
    ]
    others = {name: value for name, value in tables.items() if name not in wrong}
    wrong = wrong or named  # each of them fits the box, but not the others
    possible = " ".join(possible_values(game, others, name) for name in wrong)
    waiver = f" {UNCHECKED} = true in the file skips this check." if error.is_assertion else ""
    all_wrong = " and ".join(shown(name, tables[name]) for name in wrong)
    return Refused(f"{game.title} cannot be played with {all_wrong}: {error.why}. {possible}{waiver}")


def can_play(game: Game, tables: Mapping[str, Any]) -> bool:
    try:
        with passing(game.name, json.dumps(tables)):
            return True
    except Refused:
        return False


def shown(name: str, value: Any) -> str:
    text = json.dumps(value)
    return f"{name} = {text}" if len(text) <= LONG else f"this {name}"


def possible_values(game: Game, others: Mapping[str, Any], name: str) -> str:
    """A sentence. Tries numbers from the box's on, beside the other tables, until the first position is impossible."""
    box = read(game.module("data"))[name].value
    if type(box) is not int:
        return f"In the box {name} {described(box)}."

    def fits(value: int) -> bool:
        return can_play(game, {**others, name: value})

    if not fits(box):
        return f"In the box {name} is {box}."
    least, most = furthest(fits, box, -1), furthest(fits, box, 1)
    return (
        f"{name} can be {least} to {most} before the first roll; in the box it is {box}."
        if least < most
        else f"{name} must be {box}."
    )


def furthest(fits: Callable[[int], bool], start: int, step: int) -> int:
    """The last number in a direction that fits, by steps that double and then halve."""
    last, width = start, 1
    while fits(last + step * width):
        last += step * width
        width *= 2
    while width > 1:
        width //= 2
        if fits(last + step * width):
            last += step * width
    return last


def described(value: Any) -> str:
    if not isinstance(value, (tuple, dict)):
        return f"is {json.dumps(value)}"
    items = tuple(value.values() if isinstance(value, dict) else value)
    is_row = all(type(item) is int for item in items)
    return f"has {len(items)} numbers from {min(items)} to {max(items)}" if is_row else f"has {len(items)} rows"


# --- unusual values


def unusual(game: Game, data: str) -> list[str]:
    """Numbers of changed tables that are far from the box's, each as `START_POINTS is 300, where the box has 10`."""
    box, made = read(game.module("data")), find_game(game.name, data)
    module = made.module("data")
    return [remark for name in changed_tables(data) for remark in remarks(name, box[name].value, getattr(module, name))]


def remarks(name: str, box: Any, changed: Any) -> Iterator[str]:
    known: dict[str, list[int]] = {}
    for _, column, number in numbers_in(box, name, name):
        known.setdefault(column, []).append(number)
    if isinstance(box, (tuple, dict)) and not is_near(len(changed), [len(box)]):
        yield f"{name} has {len(changed)} rows, where the box has {len(box)}"
    for where, column, number in numbers_in(changed, name, name):
        if column in known and not is_near(number, known[column]):
            least, most = min(known[column]), max(known[column])
            yield f"{where} is {number}, where the box has {least if least == most else f'{least} to {most}'}"


def is_near(number: int, known: list[int]) -> bool:
    least, most = min(known), max(known)
    return (least * FAR if least < 0 else least / FAR) <= number <= (most * FAR if most > 0 else most / FAR)


def numbers_in(value: Any, where: str, column: str) -> Iterator[tuple[str, str, int]]:
    """Each number of a table: its place, the column by which it is compared with others, and itself."""
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
