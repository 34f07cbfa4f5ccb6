"""What a table shows: the board, the choices, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.markup import escape
from rich.table import Table

from galapagos.bots import is_level
from galapagos.engine.match.replay import place
from galapagos.engine.match.result import verdict
from galapagos.engine.words.message import ENGLISH, catalogue
from galapagos.engine.words.spoken import say

if TYPE_CHECKING:
    from galapagos.engine.game import Game
    from galapagos.engine.match.match import Match

BULLET = 3  # columns before the text of the story


def hanging(mark: str, sentence: str, width: int = 0) -> Table:
    """A sentence behind a mark, its further lines below its first."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=width or None, justify="right", no_wrap=True)
    table.add_column()
    table.add_row(f"[dim]{mark}[/]", escape(sentence))
    return table


def called(player: str) -> str:
    """A player by name, a level by its title."""
    return say(f"bot-{player}") if is_level(player) else say("you") if player == "you" else player


def board(match: Match, seat: int, language: str = ENGLISH) -> Any:
    """The board as that seat (or, for -1, a spectator) may see it."""
    return drawn(match.game, match.view(seat), seat, language)


def drawn(game: Game, view: Any, seat: int, language: str = ENGLISH) -> Any:
    return game.module("board").draw(view, seat, catalogue(game.name, language))


def ending(match: Match, language: str = ENGLISH) -> list[str]:
    """How the match ended, and by what it was won, in sentences."""
    return [match.words(language).sentence(message) for message in verdict(match.game, match.state)]


def result(match: Match, players: tuple[str, ...] = (), language: str = ENGLISH) -> Group:
    """Who came where, best first."""
    names = [
        match.seat_name(seat, language) + (f" ({called(players[seat])})" if seat < len(players) else "")
        for seat in range(match.seats)
    ]
    return Group(*(f"[bold]{escape(sentence)}[/]" for sentence in ending(match, language)), places(match.ranks, names))


def places(ranks: Sequence[int], names: Sequence[str]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    won = say("place-wins" if ranks.count(1) == 1 else "place-shares")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
        name = escape(names[seat])
        table.add_row(
            say(place(rank)), f"[bold]{name}[/]" if rank == 1 else name, f"[green]{won if rank == 1 else ''}[/]"
        )
    return table
