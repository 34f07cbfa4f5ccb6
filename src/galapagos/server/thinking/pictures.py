"""Pictures for links: a position as a spectator sees it, or some lines of text, drawn as in the terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from galapagos.engine.errors import Refused
from galapagos.engine.match.match import SPECTATOR, Match
from galapagos.engine.match.record import Record
from galapagos.engine.words.message import catalogue

if TYPE_CHECKING:
    from rich.console import RenderableType  # imported on demand, because a browser has neither rich nor a painter

FONT, RICH_FONT = "DejaVu Sans Mono", "Fira Code"
FONT_FACE = re.compile(r"@font-face\s*{.*?}", re.DOTALL)  # rich loads its font from another host
SCALE = 0.8
CARD = 60, 14  # columns and lines


def may_draw() -> bool:
    """Whether the library that paints pictures is there."""
    return find_spec("vl_convert") is not None


def draw_position(record: Record, lines: int) -> bytes:
    """The position after that many lines of a record, as PNG."""
    return draw(Match.replay(record, lines))


def draw(match: Match[Any, Any]) -> bytes:
    """The position as a spectator sees it, as PNG."""
    game, view = match.game, match.request(SPECTATOR).view
    board = game.module("board")
    return paint(board.draw(view, SPECTATOR, catalogue(game.name)), game.title, board.PICTURE[0])


def draw_card(title: str, lines: Sequence[str]) -> bytes:
    """Lines of text, as PNG."""
    from rich.align import Align
    from rich.console import Group
    from rich.panel import Panel
    from rich.text import Text

    columns, rows = CARD
    text = Group(*(Text(line, justify="center") for line in lines))
    return paint(Panel(Align.center(text, vertical="middle"), width=columns, height=rows, padding=1), title, columns)


def paint(drawing: RenderableType, title: str, columns: int) -> bytes:
    from rich.console import Console

    out = Console(
        record=True,
        width=columns,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        emoji=False,
    )
    out.print(drawing)
    svg = FONT_FACE.sub("", out.export_svg(title=title)).replace(RICH_FONT, FONT).replace("arial", FONT)
    png: bytes = painter().svg_to_png(svg, scale=SCALE)
    return png


@cache
def painter() -> Any:
    if not may_draw():
        raise Refused("pictures-off")
    import vl_convert

    from galapagos.envs.pixels import FONT as FOLDER

    vl_convert.register_font_directory(str(FOLDER))
    return vl_convert
