"""Words of a position: what they must be, and the sentence for what they are not."""

from __future__ import annotations

from collections.abc import Sequence

from galapagos.engine.errors import Refused

from .data import BOARD_NAMES, ENDING_NAMES, EXTREME_NAMES, NOWHERE, SEAT_NAMES, SEATS, SPACE_NAMES
from .state import Phase, State, zone_of

ROLLED = {"board": "board-draw", "climate": "climate-roll", "meteor": "meteor-roll"}       # the bare words are tracks
PHASE_WORDS = tuple(ROLLED.get(word, word) for word in (phase.name.lower().replace("_", "-") for phase in Phase))
EXTREME_WORDS = EXTREME_NAMES
ENDINGS = tuple(name.replace("_", "-") for name in ENDING_NAMES)
ROW_WORDS = tuple(f"row{row + 1}" for row in range(SEATS))
SETTING_UP = (Phase.BOARD, Phase.DEAL, Phase.START)

Clauses = dict[str, list[str]]


def option_pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused(f"{word!r} is not an option: write name=value.")
    return name, value


def whole(word: str, most: int, least: int = 0) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 5 and least <= int(word) <= most):
        raise Refused(f"{word!r} should be a whole number from {least} to {most}.")
    return int(word)


def number_of(clauses: Clauses, key: str, default: int, most: int) -> int:
    words = clauses.get(key)
    return default if words is None else whole(words[0] if words else "", most)


def times(word: str, most: int) -> tuple[str, int]:
    """`horn*2`."""
    name, star, times = word.partition("*")
    return name, whole(times, most) if star else 1


def seat_of(s: State, name: str) -> int:
    seat = index_of(SEAT_NAMES, name)
    if seat >= s.seats:
        raise Refused(f"Nobody plays {name} with {s.seats} players.")
    return seat


def space_of(s: State, name: str) -> int:
    if name not in SPACE_NAMES or zone_of(s, SPACE_NAMES.index(name)) == NOWHERE:
        raise Refused(f"There is no space {name} on the island {BOARD_NAMES[s.board]}.")
    return SPACE_NAMES.index(name)


def index_of(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise Refused(f"{name!r} is not one of {', '.join(names)}.")
    return names.index(name)
