"""What things are called: one word in positions and on the board, the same word with a blank in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from .data import COLOUR_NAMES, DISEASE_NAMES, FACE_NAMES, Face, Variant
from .state import State, colour_of, owner, per_seat

ARTICLES = ("", "an", "", "", "", "a", "a", "an")          # of diseases


def seat_word(s: State, seat: int) -> str:
    """`red`; in team play `red1` and `red2`."""
    word = COLOUR_NAMES[colour_of(s, seat)]
    return f"{word}{seat // (s.seats // 2) + 1}" if s.options.variant == Variant.TEAMS else word


def laborigine_word(s: State, who: int) -> str:
    """`red`; one of twins is `red1` or `red2`."""
    word = seat_word(s, owner(s, who))
    return f"{word}{who % 2 + 1}" if per_seat(s) == 2 else word


def spaced(word: str) -> str:
    return f"{word[:-1]} {word[-1]}" if word[-1].isdigit() else word


def seat_name(s: State, seat: int) -> str:
    return spaced(seat_word(s, seat))


def laborigine_name(s: State, who: int) -> str:
    return spaced(laborigine_word(s, who))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def tile_word(place: int) -> str:
    return f"t{place + 1}"


def face_name(face: int) -> str:
    if face == Face.GREEN:
        return "green tile"
    return FACE_NAMES[face - 1].replace("_", " ")


def disease_name(disease: int) -> str:
    return DISEASE_NAMES[disease - 1].replace("_", " ")


def illness_name(disease: int) -> str:
    """With its article: what somebody suffers from."""
    name = disease_name(disease)
    return f"{ARTICLES[disease - 1]} {name}".strip()


def direction_name(direction: int) -> str:
    return ("clockwise", "counterclockwise")[direction]


def count_of(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def tokens_text(of: Sequence[int]) -> str:
    """`a red token`, `2 red tokens`, `3 tokens (2 red, 1 blue)`."""
    parts = [f"{n} {name}" for n, name in zip(of, COLOUR_NAMES, strict=True) if n]
    if len(parts) > 1:
        return f"{count_of(sum(of), 'token')} ({', '.join(parts)})"
    return f"{parts[0]} tokens" if sum(of) > 1 else f"a {parts[0].split()[1]} token"


def list_of(names: Sequence[str]) -> str:
    """`red`, `red and blue`, `red, blue and green`."""
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)
