"""The grid of environments, drawn for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .data import COLUMNS, SEAT_NAMES
from .names import SIGNS, marks
from .state import Creature, Mark, Phase, State, available, cells, is_captured, is_marked, uneaten
from .view import PHASES, box, player

SQUARE_STYLES = ("red", "yellow", "green")
SEAT_STYLES = ("bold white", "bold dark_orange", "bold magenta", "bold dodger_blue1")
LETTERS = "RYG"
EATEN = "·"


def draw(s: State, seat: int) -> RenderableType:
    grid = Table.grid(expand=True)
    for _ in range(COLUMNS):
        grid.add_column(ratio=1)
    known = cells(s) if s.phase != Phase.ENVIRONMENTS else s.step
    for row in range(0, cells(s), COLUMNS):
        grid.add_row(*(environment(s, cell) if cell < known else Panel("") for cell in range(row, row + COLUMNS)))
    return Group(headline(s), grid, players(s, seat), supply(s), legend())


def headline(s: State) -> Text:
    if s.turn == 0:
        return Text(f"Before the first turn: {PHASES[s.phase]}", "bold")
    phase = "the game is over" if s.ending else f"{PHASES[s.phase]} phase"
    if s.phase == Phase.MIGRATION:
        phase += f", round {s.step // s.seats + 1} of {s.options.migration_rounds}"
    return Text(f"Turn {s.turn} of at most {s.options.turn_limit}: {phase}", "bold")


def environment(s: State, cell: int) -> Panel:
    here = s.environments[cell]
    squares = Text("■ ", "dim")             # then letters: capital ones are there to eat, small ones covered
    for colour in range(3):
        left = uneaten(s, cell, colour)
        squares.append(LETTERS[colour] * left, SQUARE_STYLES[colour])
        squares.append(EATEN * (available(here, colour) - left), f"dim {SQUARE_STYLES[colour]}")
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
    if is_marked(one, Mark.STARVED):
        line.stylize("dim strike")
    return line


def players(s: State, seat: int) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("player, ● active", "captures", "creatures", "bases left", "tokens"):
        table.add_column(heading)
    for other in range(s.seats):
        seen = player(s, other)
        name = seen.name + (" (you)" if other == seat else "") + (" ●" if other == s.active else "")
        bases = "unlimited" if seen.bases is None else str(seen.bases)
        table.add_row(Text(name, SEAT_STYLES[other]), str(seen.captures), str(seen.creatures), bases, " ".join(seen.tokens) or "none left")
    return table


def supply(s: State) -> Text:
    blocks = box(s)
    return Text("Blocks left in the box: " + ("unlimited" if blocks is None else ", ".join(f"{n} {name}" for name, n in blocks.items())))


def legend() -> Text:
    return Text("  ".join(["r covered", f"{EATEN} eaten", *(f"{sign} {word}" for sign, word in SIGNS.values())]), "dim")
