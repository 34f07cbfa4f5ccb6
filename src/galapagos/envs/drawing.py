"""Draw a position for a terminal, as a picture, or in a window."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.match.story import PieceRegistry
from galapagos.engine.words.message import catalogue

from .pixels import paint

MODES = ("human", "rgb_array", "ansi", "svg")
WIDTH = 120  # of text
RATE = 2  # frames per second


def check_mode(mode: str | None) -> None:
    if mode not in (None, *MODES):
        raise Refused("render-mode-unknown", name=repr(mode), names=", ".join(MODES))


def draw(game: Game, s: Any, seat: int, mode: str) -> Any:
    """A drawing of the position as a seat (-1: a spectator) sees it: text or pixels."""
    hidden = game.hidden(s, seat)
    ids = PieceRegistry.of_position(game, hidden)
    board = game.module("board")
    drawing = board.draw(game.view.view(hidden, seat, ids), seat, catalogue(game.name))
    if mode in ("rgb_array", "human"):
        return paint(drawing, *board.PICTURE)
    out = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        emoji=False,
    )
    out.print(drawing)
    return out.export_svg(title=game.title) if mode == "svg" else out.export_text(styles=True)
