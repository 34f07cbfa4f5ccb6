"""What programs say in English, in the language of whoever reads it.

A refusal or a remark is an English sentence where it is made. `en.ftl` has its pattern, another language's file what it is there, and `phrase` finds
the one by the other: `This table has 4 seats.` fits `This table has { $count } seats.` What is in no file stays as it is.
"""

from __future__ import annotations

import re
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import NamedTuple

ENGLISH = "en"                      # as in message, which takes longer to load than a command's help
HERE = Path(__file__).parent
GAP = re.compile(r"\{ \$([a-z]+) \}")
NUMBERS = {"count", "least", "most", "number"}      # parameters that are written in digits
DIGITS, ANYTHING = r"\d+", ".+?"
SENTENCE = re.compile(r"\S+ .*[.?]$", re.DOTALL)    # what may stand in another as a phrase of its own


class Pattern(NamedTuple):
    """A phrase in English: its id, and what fits it."""

    name: str
    fits: re.Pattern[str]
    letters: int                        # that are its own: a phrase with more of them is tried first


class Phrasebook:
    def __init__(self, language: str) -> None:
        from ..message import Catalogue

        file = HERE / f"{language}.ftl"
        self.words = Catalogue(language, [file]) if language != ENGLISH and file.exists() else None

    def phrase(self, sentence: str) -> str:
        from ..message import Message, Value

        for name, fits, _ in patterns() if self.words else ():
            if self.words and (found := fits.fullmatch(sentence)):
                args: dict[str, Value] = {part: int(text) if part in NUMBERS else self.inner(text) for part, text in found.groupdict().items()}
                return self.words.word(Message(name, args))
        return sentence

    def inner(self, text: str) -> str:
        """A parameter, which may be a phrase itself."""
        return self.phrase(text) if SENTENCE.match(text) else text


@cache
def patterns() -> list[Pattern]:
    """Every line of en.ftl, those with most letters of their own first."""
    lines = (line.partition(" = ") for line in (HERE / f"{ENGLISH}.ftl").read_text(encoding="utf-8").splitlines() if " = " in line and not line.startswith("#"))
    return sorted((Pattern(name, re.compile(regex(text), re.DOTALL), len(GAP.sub("", text))) for name, _, text in lines), key=lambda one: -one.letters)


def regex(text: str) -> str:
    """`This table has { $count } seats.` as what finds its parameters. One that comes again is the same again."""
    parts, known = GAP.split(text), set[str]()
    for i in range(1, len(parts), 2):
        name = parts[i]
        parts[i] = f"(?P={name})" if name in known else f"(?P<{name}>{DIGITS if name in NUMBERS else ANYTHING})"
        known.add(name)
    return "".join(part if i % 2 else re.escape(part) for i, part in enumerate(parts))


@cache
def phrasebook(language: str) -> Phrasebook:
    return Phrasebook(language)


_spoken = ContextVar("spoken", default=ENGLISH)


def speak(language: str) -> None:
    """What this program says from now on, it says in that language."""
    _spoken.set(language)


def spoken() -> str:
    """The language that this program speaks."""
    return _spoken.get()


def phrase(sentence: str) -> str:
    return phrasebook(spoken()).phrase(sentence)
