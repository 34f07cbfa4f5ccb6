"""The things of a game in one file, drawn for the terminal."""

from __future__ import annotations

from itertools import cycle

from rich.console import Group
from rich.table import Table
from rich.text import Text

from galapagos.engine.words.message import Catalogue

from .view import CellView, TableView, ThingView

STYLES = {  # by the names of players, and in this order for others
    "red": "red",
    "blue": "dodger_blue1",
    "green": "green",
    "yellow": "yellow",
    "pink": "magenta",
    "orange": "dark_orange",
    "teal": "cyan",
    "white": "white",
    "violet": "purple",
}
EMPTY = "·"


def draw(view: TableView, seat: int, words: Catalogue) -> Group:
    head = words.say("board-head", turn=view.turn, player=name(view, view.active, words))
    shared = [line for thing in view.things if thing.seat < 0 for line in thing_lines(thing, view)]
    return Group(Text(head, style="bold"), *shared, players(view, words))


def name(view: TableView, seat: int, words: Catalogue) -> str:
    return words.say(f"player-{view.players[seat].name}")


def players(view: TableView, words: Catalogue) -> Table:
    """A line for each player, with what belongs to them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for player in view.players:
        own = [thing for thing in view.things if thing.seat == player.seat]
        sign = "▸" if player.seat == view.actor else " "
        called = Text(f"{sign} {name(view, player.seat, words)}", style=style(view, player.seat))
        table.add_row(called, *(Text.assemble((f"{thing.title} ", "dim"), cells(thing, view)) for thing in own))
    return table


def thing_lines(thing: ThingView, view: TableView) -> list[Text]:
    if thing.kind != "grid":
        return [Text.assemble((f"{thing.title} ", "dim"), cells(thing, view))]
    rows = [thing.cells[row * thing.columns : (row + 1) * thing.columns] for row in range(thing.rows)]
    width = max((len(sign(cell, view)) for cell in thing.cells), default=1)
    return [joined([padded(cell, view, width) for cell in row]) for row in rows]


def cells(thing: ThingView, view: TableView) -> Text:
    return joined([padded(cell, view, 1) for cell in thing.cells]) if thing.cells else Text(EMPTY)


def padded(cell: CellView, view: TableView, width: int) -> Text:
    return Text(sign(cell, view).rjust(width), style=style(view, cell.owner))


def joined(texts: list[Text]) -> Text:
    return Text(" ").join(texts)


def sign(cell: CellView, view: TableView) -> str:
    """The sign of a place: the initial of its owner, or their number if two have the same one."""
    if cell.gap:
        return ""
    if cell.owner < 0:
        return cell.text or EMPTY
    initials = [player.name[0] for player in view.players]
    own = initials[cell.owner]
    return own.upper() if initials.count(own) == 1 else str(cell.owner + 1)


def style(view: TableView, seat: int) -> str:
    """The colour that a player is called by, or one that no player is."""
    if seat < 0:
        return ""
    names = [player.name for player in view.players]
    free = cycle([name for name in STYLES if name not in names] or STYLES)
    return STYLES[[name if name in STYLES else next(free) for name in names][seat]]
