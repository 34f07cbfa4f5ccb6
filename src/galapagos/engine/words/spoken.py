"""The language that this program speaks, and what it says in it."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .message import Message

ENGLISH = "en"  # as in message, which takes longer to load than a command's help

_spoken = ContextVar("spoken", default=ENGLISH)


def speak(language: str) -> None:
    """What this program says from now on, it says in that language."""
    _spoken.set(language)


def spoken() -> str:
    """The language that this program speaks."""
    return _spoken.get()


def say(message: str | Message, /, **args: object) -> str:
    """A message in that language: `say("bot-thinking", player=name, bot=title)`."""
    from .message import message_of, word

    return word(message_of(message, args), spoken())
