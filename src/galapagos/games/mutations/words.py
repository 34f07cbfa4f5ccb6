"""Words of a position: what they must be, and the sentence for what they are not."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .data import SEAT_NAMES
from .state import State


def option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused(f"{word!r} is not an option: write name=value.")
    return name, value


def word_at(words: list[str], place: int) -> str:
    if place >= len(words):
        raise Refused(f"{' '.join(words)!r} is not complete: see docs/notation.md.")
    return words[place]


def number_at(words: list[str], place: int) -> int:
    word = word_at(words, place)
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise Refused(f"{word!r} should be a whole number in {' '.join(words)!r}.")
    return int(word)


def seat_named(s: State, name: str) -> int:
    seat = index(SEAT_NAMES, name)
    if seat >= s.seats:
        raise Refused(f"Nobody plays {name} with {s.seats} players.")
    return seat


def species_number(s: State, name: str) -> int:
    number = int(name[1:]) if name[:1] == "s" and name[1:].isdigit() and len(name) < 5 else 0
    if not 1 <= number <= s.count:
        raise Refused(f"There is no species {name}: they go from s1 to s{s.count}.")
    return number - 1


def index(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Refused(f"{name!r} is not one of {', '.join(names)}.")
    return names.index(name)
