"""The body of a refused request."""

from __future__ import annotations

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.words.message import ENGLISH, Message, word


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a refusal: a sentence with the reason, and what to do next."""

    sentence: str
    message: Message | None = None  # for clients with catalogues


def said(refused: Refused, language: str = ENGLISH) -> Sentence:
    return Sentence(word(refused.message, language), refused.message)
