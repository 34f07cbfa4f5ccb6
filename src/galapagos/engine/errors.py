"""What a person did wrong, as a message that the catalogues word."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .words.message import Message


class Refused(ValueError):
    """An input that changes nothing: `raise Refused("bot-unknown", name=repr(name), names=", ".join(names))`.

    `str` words it in English, `say` in the language that the program speaks. It crosses process borders as its message.
    Texts may be what a stranger typed, so each is made one harmless line.
    """

    message: Message

    def __init__(self, message: str | Message, /, **args: object) -> None:
        from .words.message import refusal_of  # not above: it takes longer to load than a command's help

        self.message = refusal_of(message, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        from .words.message import word

        return word(self.message)
