"""Names of people, as they are shown."""

from __future__ import annotations

import unicodedata

from galapagos.engine.errors import Refused
from galapagos.engine.words.harmless import BLANK, harmless, is_blank

# Cyrillic, Greek and Latin letters that look like a Latin one, small or large
ALIKE = str.maketrans(
    "авеікмнорстухѕјԁһӏ" + "αβεζηικμνορτυχ" + "ıl|10", "abeikmhopctyxsjdhi" + "abezhikmnoptyx" + "iiiio"
)
INVISIBLE = {"\u034f", *BLANK, *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0))}


def clean(name: str) -> str:
    """A name as it is shown: one line, no control characters, at least one visible letter. The same letters are always
    the same text, however a keyboard writes them."""
    words = harmless("".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name)))
    if is_blank(words):
        raise Refused("name-empty")
    return words


def look(name: str) -> str:
    """A key that is equal for names which a reader may take for the same."""
    visible = "".join(letter for letter in name if letter not in INVISIBLE)
    return " ".join(unicodedata.normalize("NFKC", visible).casefold().split()).translate(ALIKE)
