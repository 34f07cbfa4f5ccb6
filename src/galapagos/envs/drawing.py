"""A position as people see it: for a terminal, or as a picture."""

from __future__ import annotations

import io
from typing import Any

from galapagos.engine.game import Game
from galapagos.engine.message import catalogue
from galapagos.engine.story import Ids

MODES = ("ansi", "svg")
WIDTH = 120


def draw(game: Game, s: Any, seat: int, mode: str) -> str:
    """What that seat (or, for -1, a spectator) may see."""
    from rich.console import Console

    hidden, ids = game.hidden(s, seat), Ids(game)
    ids.fill(game.view.pieces(hidden))
    drawing = game.module("board").draw(game.view.view(hidden, seat, ids), seat, catalogue(game.name))
    out = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False, emoji=False)
    out.print(drawing)
    return out.export_svg(title=game.title) if mode == "svg" else out.export_text(styles=True)
