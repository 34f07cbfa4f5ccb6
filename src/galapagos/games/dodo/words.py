"""Words of a position: what they must be, and the sentence for what they are not."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .data import CELLS, SEAT_NAMES
from .state import Creature, Mark, State, cells, is_marked

PHASES = ("environments", "begin", "placement", "tokens", "migration", "consumption", "reproduction")
MARKS = {
    "relocated": Mark.RELOCATED, "moved": Mark.MOVED, "advantage": Mark.FAVOURED, "fed": Mark.FED, "starved": Mark.STARVED, "captor": Mark.CAPTOR,
}


def mark_names(creature: Creature) -> list[str]:
    return [name for name, mark in MARKS.items() if is_marked(creature, mark)]


def option_of(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused(f"{word!r} is not an option: write name=value.")
    return name, value


def word_of(words: list[str], place: int) -> str:
    if place >= len(words):
        raise Refused(f"{' '.join(words)!r} is not complete: see docs/notation.md.")
    return words[place]


def number_of(words: list[str], place: int) -> int:
    word = word_of(words, place)
    if not (word.isascii() and word.isdigit() and len(word) < 8):
        raise Refused(f"{word!r} should be a whole number in {' '.join(words)!r}.")
    return int(word)


def seat_of(s: State, name: str) -> int:
    seat = index_of(SEAT_NAMES, name)
    if seat >= s.seats:
        raise Refused(f"Nobody plays {name} with {s.seats} players.")
    return seat


def cell_of(s: State, name: str) -> int:
    cell = index_of(tuple(f"e{cell + 1}" for cell in range(CELLS)), name)
    if cell >= cells(s):
        raise Refused(f"There is no environment {name} with {s.seats} players.")
    return cell


def index_of(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Refused(f"{name!r} is not one of {', '.join(names)}.")
    return names.index(name)
