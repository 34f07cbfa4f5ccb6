"""Sanitize text from users before it is shown to other users."""

from __future__ import annotations

import re
import unicodedata

# terminal control, line breaks, bidirectional overrides and invisible characters
HARMFUL = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
CONTROL = re.compile(f"[{HARMFUL}]")
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are invisible
MOST_QUOTED = 500  # letters of a text inside a sentence
MOST_MARKS = 4  # combining marks on one letter; more of them would cover the lines above and below


def harmless(text: str) -> str:
    """A text as one line without control characters."""
    return " ".join(with_few_marks(CONTROL.sub(" ", text)).split())


def quoted(text: str) -> str:
    """A text inside a sentence: its part of one line, cut where it is too long. Spaces stay, since it may be a path."""
    text = with_few_marks(CONTROL.sub(" ", text))
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def with_few_marks(text: str) -> str:
    if text.isascii():
        return text
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def is_blank(text: str) -> bool:
    """Whether all characters of a text are invisible."""
    return all(unicodedata.category(letter)[0] in "CMZ" or letter in BLANK for letter in text)
