"""The grid of environments, drawn for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .data import COLUMNS, SEAT_NAMES, TOKEN_NAMES
from .state import Creature, Phase, State, available, captures, cells, is_captured
from .text import marks

SQUARE_STYLES = ("red", "yellow", "green")
SEAT_STYLES = ("bold white", "bold dark_orange", "bold magenta", "bold dodger_blue1")
LETTERS = "RYG"


def draw(s: State, seat: int) -> RenderableType:
    grid = Table.grid(expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1)
    known = cells(s) if s.phase != Phase.ENVIRONMENTS else s.step
    for row in range(0, cells(s), COLUMNS):
        grid.add_row(*(environment(s, cell) if cell < known else Panel("") for cell in range(row, row + COLUMNS)))
    return Group(grid, players(s, seat))


def environment(s: State, cell: int) -> Panel:
    here = s.environments[cell]
    squares = Text("■ ", "dim")             # then letters: capital ones are available, small ones covered
    for colour in range(3):
        squares.append(LETTERS[colour] * available(here, colour), SQUARE_STYLES[colour])
        squares.append(LETTERS[colour].lower() * here.covered[colour], f"dim {SQUARE_STYLES[colour]}")
    lines = [creature(i, s.creatures[i]) for i in range(s.count) if s.creatures[i].cell == cell]
    title = f"e{cell + 1}"
    if is_captured(here):
        title += f" captured by {SEAT_NAMES[here.captor - 1]}"
    body = Text("\n").join([squares, *lines])
    return Panel(body, title=title, title_align="left", border_style="dim" if is_captured(here) else "green", padding=(0, 1))


def creature(i: int, one: Creature) -> Text:
    """`c4 RRG*`: blocks as letters, so that nobody needs colours to read them."""
    line = Text(f"{SEAT_NAMES[one.owner][0].upper()} c{i + 1} ", SEAT_STYLES[one.owner])
    for colour in range(3):
        line.append(LETTERS[colour] * one.blocks[colour], SQUARE_STYLES[colour])
    line.append(marks(one), "bold")
    return line


def players(s: State, seat: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("player", "captures", "creatures", "tokens"):
        table.add_column(heading)
    for other in range(s.seats):
        tokens = " ".join(name for i, name in enumerate(TOKEN_NAMES) if s.tokens[other] >> i & 1)
        name = SEAT_NAMES[other] + (" (you)" if other == seat else "") + (" ●" if other == s.active else "")
        count = sum(one.owner == other for one in s.creatures[: s.count])
        table.add_row(Text(name, SEAT_STYLES[other]), str(captures(s, other)), str(count), tokens or "none left")
    return table
