"""The heap in the terminal."""

from __future__ import annotations

from rich.text import Text

from galapagos.engine.words.message import Catalogue

from .view import HeapView

PICTURE = (40, 6)


def draw(view: HeapView, seat: int, words: Catalogue) -> Text:
    return Text(words.say("board", stones="● " * view.stones))
