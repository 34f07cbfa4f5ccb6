"""What a table shows: the board, the choices, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.markup import escape
from rich.table import Table

from galapagos.bots import title_of

if TYPE_CHECKING:
    from galapagos.engine.match import Match

BULLET = 3                  # columns before the text of the story
PLACES = {1: "1st", 2: "2nd", 3: "3rd"}


def hanging(mark: str, sentence: str, width: int = 0) -> Table:
    """A sentence behind a mark, its further lines below its first."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=width or None, justify="right", no_wrap=True)
    table.add_column()
    table.add_row(f"[dim]{mark}[/]", escape(sentence))
    return table


def board(match: Match, seat: int) -> Any:
    """The board as that seat (or, for -1, a spectator) may see it."""
    return match.game.module("board").draw(match.game.hidden(match.state, seat), seat)


def result(match: Match, players: tuple[str, ...] = ()) -> Group:
    """Who came where, best first."""
    table = Table.grid(padding=(0, 2, 0, 0))
    winners = match.ranks.count(1)
    for rank, seat in best_first(match.ranks):
        name = match.seat_name(seat) + (f" ({escape(title_of(players[seat]))})" if seat < len(players) else "")
        won = ("wins" if winners == 1 else "shares the win") if rank == 1 else ""
        table.add_row(place(rank), f"[bold]{name}[/]" if rank == 1 else name, f"[green]{won}[/]")
    return Group(f"[bold]{escape(match.ending)}[/]", table)


def places(match: Match, ranks: list[int]) -> str:
    """`orange 1st, white 2nd`."""
    return ", ".join(f"{match.seat_name(seat)} {place(rank)}" for rank, seat in best_first(ranks))


def best_first(ranks: list[int]) -> list[tuple[int, int]]:
    """Ranks with their seats."""
    return sorted((rank, seat) for seat, rank in enumerate(ranks))


def place(rank: int) -> str:
    return PLACES.get(rank, f"{rank}th")
