"""What a table shows: the board, the choices, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.markup import escape
from rich.table import Table

if TYPE_CHECKING:
    from galapagos.engine.match import Match

PLACES = {1: "1st", 2: "2nd", 3: "3rd"}


def board(match: Match, seat: int) -> Any:
    """The board as that seat (or, for -1, a spectator) may see it."""
    return match.game.module("board").draw(match.game.hidden(match.state, seat), seat)


def result(match: Match, players: tuple[str, ...] = ()) -> Table:
    """Who came where, best first."""
    table = Table(title=escape(match.ending), title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0), show_header=False)
    winners = match.ranks.count(1)
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(match.ranks)):
        name = match.seat_name(seat) + (f" ({players[seat]})" if players else "")
        won = ("wins" if winners == 1 else "shares the win") if rank == 1 else ""
        table.add_row(PLACES.get(rank, f"{rank}th"), f"[bold]{name}[/]" if rank == 1 else name, f"[green]{won}[/]")
    return table
