"""Names of people: as they are shown, and by their shapes, in which names that look alike are the same."""

from __future__ import annotations

import unicodedata

from galapagos.engine.errors import Refused
from galapagos.engine.words.harmless import BLANK, harmless, is_blank

from .look_alikes import LOOK_ALIKES

INVISIBLE = {"\u034f", *BLANK, *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0))}

LATIN = {ord(letter): latin for latin, letters in LOOK_ALIKES.items() for letter in letters}
STROKES = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
PAIRS = (("rn", "m"), ("vv", "w"))


def clean(name: str) -> str:
    """A name as it is shown: one line, no control characters, at least one visible letter. The same letters are always
    the same text, however a keyboard writes them."""
    words = harmless("".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name)))
    if is_blank(words):
        raise Refused("name-empty")
    return words


def shapes(name: str) -> tuple[str, ...]:
    """What a name looks like in small letters, as it is written, and in capitals. Two names with a shape in common look
    alike, or differ only in case. The first one is the same for a name in any case."""
    return tuple(dict.fromkeys(look(one) for one in (name.casefold(), name, name.upper())))


def look(name: str) -> str:
    """A name with Latin letters for all that look like them (UTS 39), without case, spaces and punctuation."""
    visible = "".join(letter for letter in name if letter not in INVISIBLE)
    letters = unicodedata.normalize("NFKD", visible).translate(LATIN).casefold().translate(STROKES)
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "ZPC")
    return unicodedata.normalize("NFC", plain or letters)
