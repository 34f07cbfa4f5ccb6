"""What things are called in sentences and on the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .data import COLOUR_NAMES, SEAT_NAMES
from .state import Creature, Mark, State, is_marked

# Signs behind a creature, on the board.
SIGNS = {
    Mark.FAVOURED: ("*", "advantage"),
    Mark.MOVED: ("'", "moved"),
    Mark.RELOCATED: ("~", "relocated"),
    Mark.FED: ("+", "fed"),
    Mark.STARVED: ("†", "dead"),
    Mark.CAPTOR: ("!", "captor"),
}


def seat_name(s: State, seat: int) -> str:
    return SEAT_NAMES[seat]


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def listed(names: Sequence[str]) -> str:
    """`white, orange and pink`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def by_colour(numbers: Iterable[int]) -> str:
    """`2 red, 1 green`."""
    return ", ".join(f"{n} {name}" for n, name in zip(numbers, COLOUR_NAMES, strict=True) if n)


def short_name(s: State, i: int) -> str:
    """`c4 (2 red, 1 green)`, where it is clear whose it is."""
    return f"c{i + 1} ({by_colour(s.creatures[i].blocks)})"


def creature_name(s: State, i: int) -> str:
    return f"{SEAT_NAMES[s.creatures[i].owner]}'s {short_name(s, i)}"


def marks(creature: Creature) -> str:
    return "".join(sign for mark, (sign, _) in SIGNS.items() if is_marked(creature, mark))
