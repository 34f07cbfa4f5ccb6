"""The language of the program's output."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .message import Message

ENGLISH = "en"  # repeated from `message`, which takes longer to load than a command's help

_spoken = ContextVar("spoken", default=ENGLISH)


def speak(language: str) -> None:
    """Set the language of the program's output."""
    _spoken.set(language)


def spoken() -> str:
    """The language of the program's output."""
    return _spoken.get()


def say(message: str | Message, /, **args: object) -> str:
    """A message in the program's language: `say("bot-thinking", player=name, bot=title)`."""
    from .message import message_of, word

    return word(message_of(message, args), spoken())
