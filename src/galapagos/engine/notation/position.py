"""Positions as text: clauses of the game's notation, and raw fields in braces for the rest.

    seats 2; turn 4; white r e1; orange ry e2 {creatures[1].marks=2}

So `describe` represents every reachable state exactly, and people write only what matters.
"""

from __future__ import annotations

import re
from typing import Any

from ..errors import Refused
from ..game import Game
from ..language.contract import OVER
from ..language.struct import leaves
from .clause import asked_in

FIELD = re.compile(r"([a-z_]\w*(?:\[\d+\]|\.[a-z_]\w*)*)=(-?\d{1,19})")
STEP = re.compile(r"\[(\d+)\]|\.?([a-z_]\w*)")


def describe(game: Game, s: Any) -> str:
    notation = _notation(game)
    text: str = notation.write(game, s)
    read = notation.read(game, text)
    if read == s:
        return text
    missing = [
        f"{path}={value}"
        for (path, value), (_, written) in zip(leaves(s), leaves(read), strict=True)
        if written != value
    ]
    return f"{text} {{{' '.join(missing)}}}"


def parse(game: Game, text: str) -> Any:
    words, brace, rest = text.strip().partition("{")
    s = _notation(game).read(game, words.strip())
    if brace:
        fields = rest.strip()
        if not fields.endswith("}"):
            raise Refused("position-brace-open")
        for field in fields[:-1].split():
            _assign(s, field)
    if not _is_sound(game, s):
        raise Refused("position-impossible", game=game.title)
    return s


def _is_sound(game: Game, s: Any) -> bool:
    """Whether a state is consistent. Raw fields can hold values that make the audit or the notation fail."""
    try:
        is_asked = OVER <= s.actor < s.seats and s.actor == asked_in(game, s)
        return is_asked and game.rules.audit(s) == 0 and bool(_notation(game).write(game, s))
    except (LookupError, ArithmeticError, ValueError):
        return False


def _notation(game: Game) -> Any:
    return game.module("notation").NOTATION


def _assign(s: Any, field: str) -> None:
    match = FIELD.fullmatch(field)
    if match is None:
        raise Refused("field-malformed", field=repr(field))
    path, number = match[1], int(match[2])
    if path.startswith("options."):
        raise Refused("field-is-option", field=repr(field))
    steps = [int(step[1]) if step[1] else step[2] for step in STEP.finditer(path)]
    target, last = s, steps[-1]
    try:
        for step in steps[:-1]:
            target = target[step] if isinstance(step, int) else getattr(target, step)
        if isinstance(last, int):
            target[last] = number
            kept = target[last]
        else:
            getattr(target, last)
            setattr(target, last, number)
            kept = getattr(target, last)
    except (AttributeError, IndexError, TypeError, OverflowError):
        raise Refused("field-misfit", field=repr(field)) from None
    if kept != number:  # it overflowed
        raise Refused("field-misfit", field=repr(field))
