"""The exception for invalid input. It carries a message that the catalogues put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .words.message import Message


class Refused(ValueError):
    """Invalid input, which changed nothing: `raise Refused("bot-unknown", name=repr(name), names=", ".join(names))`.

    `str` gives the English sentence, `say` the sentence in the program's language. It can be pickled. Arguments may be
    what a stranger typed, so each becomes one harmless line.
    """

    message: Message

    def __init__(self, message: str | Message, /, **args: object) -> None:
        from .words.message import refusal_of  # imported late, because it takes longer to load than a command's help

        self.message = refusal_of(message, args)
        super().__init__(self.message)

    def __str__(self) -> str:
        from .words.message import word

        return word(self.message)
