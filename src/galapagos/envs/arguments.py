"""Validate the arguments of environments."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game

from . import step as steps

LAST_SEED = 2**63 - 1
REWARDS = {"win": steps.WIN, "rank": steps.RANK, "score": steps.SCORE}


class UnexpectedArgument(Refused, TypeError):
    """An unknown option. It is a TypeError too, because some libraries probe arguments and expect one."""


def check_options(game: Game, names: Iterable[str]) -> None:
    known = [option.name for option in game.options]
    for name in names:
        if name not in known:
            raise UnexpectedArgument(
                f"__init__() got an unexpected keyword argument {name!r}: "
                f"{game.title} has the options {', '.join(known)}."
            )


def pick(what: str, name: Any, among: Any) -> Any:
    """The value of a name, or the name itself if `among` is not a dict."""
    if not isinstance(name, str | None) or name not in among:
        raise Refused("value-unknown", what=what, name=repr(name), names=", ".join(map(repr, among)))
    return among[name] if isinstance(among, dict) else name


def whole(what: str, number: Any) -> int:
    """An int, given as an int of Python or numpy."""
    try:
        return index(number)
    except TypeError:
        raise Refused("value-not-whole", what=what, number=repr(number)) from None


def seed_of(number: Any) -> int:
    seed = whole("A seed", number)
    if not 0 <= seed <= LAST_SEED:
        raise Refused("seed-out-of-range", seed=seed)
    return seed


def check_seat(seat: int, players: int) -> None:
    if not 0 <= whole("A seat", seat) < players:
        raise Refused("seat-number-unknown", seat=seat, most=players - 1)
