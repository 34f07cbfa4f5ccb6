"""Names of people, as they are shown."""

from __future__ import annotations

from galapagos.engine.errors import Refused
from galapagos.engine.words.harmless import harmless, is_blank


def clean(name: str) -> str:
    """A name as it is shown: one line, no control characters, at least one visible letter."""
    words = harmless("".join(letter if letter.isprintable() else " " for letter in name))
    if is_blank(words):
        raise Refused("name-empty")
    return words
