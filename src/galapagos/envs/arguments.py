"""What a caller gives, looked at before anything is done with it: whatever is wrong with it is one sentence."""

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
    """An option that the game does not have. Some libraries try arguments and expect a TypeError."""


def check_options(game: Game, names: Iterable[str]) -> None:
    known = [option.name for option in game.options]
    for name in names:
        if name not in known:
            raise UnexpectedArgument(
                f"__init__() got an unexpected keyword argument {name!r}: "
                f"{game.title} has the options {', '.join(known)}."
            )


def pick(what: str, name: Any, among: Any) -> Any:
    """What a word stands for; Refused names those that there are."""
    if not isinstance(name, str | None) or name not in among:
        raise Refused(f"There is no {what} {name!r}: use {', '.join(map(repr, among))}.")
    return among[name] if isinstance(among, dict) else name


def whole(what: str, number: Any) -> int:
    """Python's or numpy's, but no fraction and no text."""
    try:
        return index(number)
    except TypeError:
        raise Refused(f"{what} is a whole number, not {number!r}.") from None


def seed_of(number: Any) -> int:
    seed = whole("A seed", number)
    if not 0 <= seed <= LAST_SEED:
        raise Refused(f"A seed is a whole number from 0 to 2**63 - 1, not {seed}.")
    return seed


def check_seat(seat: int, players: int) -> None:
    if not 0 <= whole("A seat", seat) < players:
        raise Refused(f"There is no seat {seat}: they go from 0 to {players - 1}.")
