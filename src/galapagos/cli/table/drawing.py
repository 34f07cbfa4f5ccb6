"""Draws the board and the result."""

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

BULLET = 3  # columns before a sentence of the log


def hanging(mark: str, sentence: str, width: int = 0) -> Table:
    """A sentence after a mark, with a hanging indent."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=width or None, justify="right", no_wrap=True)
    table.add_column()
    table.add_row(f"[dim]{mark}[/]", escape(sentence))
    return table


def called(player: str) -> str:
    """The name of a player; a level has a title."""
    return say(f"bot-{player}") if is_level(player) else say("you") if player == "you" else player


def called_apart(players: Sequence[str]) -> list[str]:
    """The names of all players; bots of one kind are numbered."""
    return [
        f"{called(player)} {players[: seat + 1].count(player)}"
        if player != "you" and players.count(player) > 1
        else called(player)
        for seat, player in enumerate(players)
    ]


def board(match: Match, seat: int, language: str = ENGLISH) -> Any:
    """The board as that seat (or, for -1, a spectator) may see it."""
    return drawn(match.game, match.view(seat), seat, language)


def drawn(game: Game, view: Any, seat: int, language: str = ENGLISH) -> Any:
    return game.module("board").draw(view, seat, catalogue(game.name, language))


def ending(match: Match, language: str = ENGLISH) -> list[str]:
    """Sentences that say how the match ended, and what decided it."""
    return [match.words(language).sentence(message) for message in verdict(match.game, match.state)]


def result(match: Match, players: tuple[str, ...] = (), language: str = ENGLISH) -> Group:
    """The ranking, the winner first."""
    who = called_apart(players)
    names = [
        match.seat_name(seat, language) + (f" ({who[seat]})" if seat < len(who) else "") for seat in range(match.seats)
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
