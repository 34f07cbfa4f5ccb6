"""What `galapagos play` asks before the first match: Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from galapagos.engine.errors import Refused

from .arguments import parse_names
from .output import Stopped

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game

    from .table import Table

T = TypeVar("T")


def ask_for_table(out: Console, seed: str | None) -> Table:
    from galapagos.engine.match import new

    from .play import fill_seats, open_table, table_of
    from .saves import latest

    games, running = list_games(out), latest()
    if running:
        out.print(f"   [bold cyan]r[/]  go on with the last match [dim]({running.name})[/]")
    game = ask(out, "\nWhich game? [1] ", lambda answer: pick_game(games, answer, bool(running)))
    if game is None and running:
        return table_of(out, running)
    assert game is not None
    players = ask(out, f"How many players, {game.seats[0]} to {game.seats[-1]}? [{game.default_seats}] ", lambda answer: pick_number(game, answer))
    usual = fill_seats(game, players, [])
    seats = ask(
        out, f"Who sits where: you, level1 (easy) to level5 (hard), greedy or random? [{','.join(usual)}] ",
        lambda answer: fill_seats(game, players, parse_names(answer)) if answer else usual)
    out.print()
    return open_table(out, new(game.name, players, seed), seats, seed)


def list_games(out: Console) -> list[Game]:
    from galapagos.engine.game import all_games

    from .drawing import hanging

    games = all_games()
    for number, game in enumerate(games, 1):
        out.print(f"   [bold cyan]{number}[/]  [bold]{game.title}[/] [dim]({game.seats[0]} to {game.seats[-1]} players)[/]")
        out.print(hanging("", game.sentence, 5))
    return games


def ask(out: Console, question: str, parse: Callable[[str], T]) -> T:
    """Until the answer makes sense."""
    from rich.markup import escape

    from .turn import LEAVING

    while True:
        try:
            answer = input(question).strip().lower()
            if answer in LEAVING:
                raise Stopped("Nothing was begun.", 0)
            return parse(answer)
        except Refused as refused:
            out.print(f"[yellow]{escape(str(refused))}[/]")
        except EOFError:
            raise Refused("Nobody is at the keyboard: name a game and its seats, such as galapagos play dodo --seats greedy,greedy.") from None
        except KeyboardInterrupt:
            raise Stopped("Nothing was begun.") from None


def pick_game(games: list[Game], answer: str, may_resume: bool) -> Game | None:
    """By number or name; None to go on with the last match."""
    from galapagos.engine.game import find_game

    if answer == "r" and may_resume:
        return None
    if not answer:
        return games[0]
    if answer.isdecimal():
        if not 1 <= int(answer) <= len(games):
            raise Refused(f"There is no game number {answer}: they go from 1 to {len(games)}.")
        return games[int(answer) - 1]
    return find_game(answer)


def pick_number(game: Game, answer: str) -> int:
    if not answer:
        return game.default_seats
    if not answer.isdecimal():
        raise Refused(f"{answer!r} is not a number.")
    game.check_seats(int(answer))
    return int(answer)
