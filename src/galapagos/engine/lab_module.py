"""What a game tells the lab of itself beyond what every game has: `lab.py` in its folder. Each part of the file may be
missing, and so may the file.

| name in `lab.py` | |
|---|---|
| `PASSES` | names of the families of actions by which a player does nothing; `("pass",)` without it, or none where there is no such family |
| `ROLES`, `role(s, which, seat)` | what chance makes of a seat before the first decision, such as the first player or a start place: the number of a value, or -1 |
| `CHANCES`, `whose(s, which)` | families of chance whose outcomes are somebody's, and whose the next one will be: a seat, or -1 |
| `PIECES`, `owner(s, which, piece)` | kinds of pieces that belong to a seat, and to which: so events that name a piece are counted for its owner |
| `HOLDINGS` | what a player comes to have, by the events that tell of it |
| `GIFTS` | positions before the first roll with something added for one seat |
| `MOVES` | small changes of component tables, which tuning tries |

The three functions are in the rules subset, because the lab compiles them with the rules.
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
    """What seats differ in when the first decision comes."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Holding:
    """A kind of thing that players come to have: `part` says which part of the event names it."""

    name: str
    event: AnyEvent
    part: int


@dataclass(frozen=True)
class Gift:
    """Something more, or less, for a seat before the first roll. One that gives so many of a unit is a measure for the
    others."""

    name: str
    give: Callable[[Any, int], None]
    amount: int = 0
    unit: str = ""


@dataclass(frozen=True)
class Moves:
    """A way to change components a little: `move` changes those tables, which it gets as TOML has them, and says in a
    few words what it did; nothing where it found nothing to do."""

    name: str
    tables: tuple[str, ...]
    move: Callable[[dict[str, Any], Random], str]
