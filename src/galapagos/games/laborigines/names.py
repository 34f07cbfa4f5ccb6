"""What the refusals of a position call things."""

from __future__ import annotations

from .actions import LaborigineId
from .data import FACE_NAMES, Face
from .state import State, laborigine_word, seat_word


def spaced(word: str) -> str:
    return f"{word[:-1]} {word[-1]}" if word[-1].isdigit() else word


def seat_name(s: State, seat: int) -> str:
    return spaced(seat_word(s, seat))


def laborigine_name(s: State, who: LaborigineId) -> str:
    return spaced(laborigine_word(s, who))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def tile_word(place: int) -> str:
    return f"t{place + 1}"


def face_name(face: int) -> str:
    return "green tile" if face == Face.GREEN else FACE_NAMES[face - 1].replace("_", " ")


def count_of(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
