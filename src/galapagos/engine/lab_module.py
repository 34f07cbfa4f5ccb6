"""A game's optional `lab.py`, which tells the lab more about the game. Each name in it is optional.

| name in `lab.py` | |
|---|---|
| `PASSES` | families of actions that do nothing; by default `("pass",)` if the game has it |
| `ROLES`, `role(s, which, seat)` | what chance assigns to a seat before the first decision, or -1 |
| `CHANCES`, `whose(s, which)` | families of chance that belong to a seat, and the seat of the next roll, or -1 |
| `PIECES`, `owner(s, which, piece)` | kinds of pieces with an owner, so that events can be counted by owner |
| `HOLDINGS` | things that players acquire, and the events that report it |
| `GIFTS` | first positions with something added for one seat |
| `MOVES` | small changes of component tables for tuning |

The lab compiles the three functions together with the rules, so they are in the rules subset.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from .language.event import AnyEvent

NONE = -1  # no value, no seat


@dataclass(frozen=True)
class Role:
    """A difference between seats at the first decision."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Holding:
    """A kind of thing that players acquire: part number `part` of the event names it."""

    name: str
    event: AnyEvent
    part: int


@dataclass(frozen=True)
class Gift:
    """A bonus or penalty for a seat before the first roll. One with an amount of a unit is a yardstick for others."""

    name: str
    give: Callable[[Any, int], None]
    amount: int = 0
    unit: str = ""


@dataclass(frozen=True)
class Moves:
    """A small random change: `move` edits the tables in place, as parsed from TOML, and returns a short description,
    empty if it changed nothing."""

    name: str
    tables: tuple[str, ...]
    move: Callable[[dict[str, Any], Random], str]
