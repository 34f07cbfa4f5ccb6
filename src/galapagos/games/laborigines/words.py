"""Words of a written position: numbers, names, places."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .actions import LaborigineId, Place
from .data import TILES
from .names import tile_word
from .state import OFF, State, laborigine_word, laborigines, seat_word

PLACES = tuple(tile_word(place) for place in range(TILES))
Words = list[str]


def word(words: Words, place: int) -> str:
    if place >= len(words):
        raise Refused(f"{' '.join(words)!r} is not complete: see docs/notation.md.")
    return words[place]


def number(words: Words, place: int, most: int) -> int:
    text = word(words, place)
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) <= most):
        raise Refused(f"{text!r} should be a whole number up to {most} in {' '.join(words)!r}.")
    return int(text)


def seat_of(s: State, name: str) -> int:
    return index_of(tuple(seat_word(s, seat) for seat in range(s.seats)), name)


def laborigine_of(s: State, name: str) -> LaborigineId:
    return LaborigineId(index_of(tuple(laborigine_word(s, who) for who in laborigines(s)), name))


def place_of(name: str) -> Place:
    if name == "off":
        return OFF
    if name not in PLACES:
        raise Refused(f"{name!r} is not a tile: they go from t1 to t{TILES}.")
    return Place(PLACES.index(name))


def index_of(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Refused(f"{name!r} is not one of {', '.join(names)}.")
    return names.index(name)
