"""The questions of `galapagos play` before a match. Enter takes the default, which is in brackets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from rich.markup import escape

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.match.match import new
from galapagos.engine.words.message import catalogue, one_of
from galapagos.engine.words.spoken import say

from ..arguments import parse_names, parse_options
from ..games import show_options
from ..output import Stopped
from ..seats import YOU, fill_seats, possible_seats, usual_seats
from .commands import in_english
from .drawing import hanging
from .opening import open_table, table_of
from .saves import latest
from .turn import LEAVING

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.language.option import Option

    from .table import TerminalTable

T = TypeVar("T")
NONE = "none"


def ask_for_table(out: Console, seed: str | None, language: str) -> TerminalTable:
    games, running = list_games(out, language), latest()
    if running:
        out.print(f"   [bold cyan]r[/]  {say('ask-resume')} [dim]({running.name})[/]")
    game = ask(out, say("ask-game"), "1", lambda answer: pick_game(games, answer, bool(running)))
    if game is None and running:
        return table_of(out, running, language)
    assert game is not None
    options = ask_for_options(out, game, language)
    players = ask_for_number(out, game, options)
    seats = ask_for_seats(out, game, players)
    out.print()
    return open_table(out, new(game.name, players, seed, **options), seats, seed, language)


def list_games(out: Console, language: str) -> list[Game]:
    games = all_games()
    for number, game in enumerate(games, 1):
        words = catalogue(game.name, language)
        players = say("players-from-to", least=game.seats[0], most=game.seats[-1])
        out.print(f"   [bold cyan]{number}[/]  [bold]{words.say('title')}[/] [dim]({players})[/]")
        out.print(hanging("", words.say("sentence"), 5))
    return games


def ask_for_options(out: Console, game: Game, language: str) -> dict[str, str]:
    if not game.options:
        return {}
    out.print()
    show_options(out, game, language)
    question = say("ask-options", option=example(game.options[0]))
    return ask(out, question, NONE, lambda answer: pick_options(game, answer))


def ask_for_number(out: Console, game: Game, options: dict[str, str]) -> int:
    """Ask for a number of players that the options allow; a single possible one is not asked for."""
    numbers, usual = possible_seats(game, options), usual_seats(game, options)
    if len(numbers) == 1:
        return usual
    return ask(
        out, say("ask-players", numbers=one_of(numbers)), str(usual), lambda answer: pick_number(numbers, answer)
    )


def ask_for_seats(out: Console, game: Game, players: int, more: tuple[str, ...] = ()) -> tuple[str, ...]:
    return ask(
        out,
        say("ask-seats", names=", ".join((YOU, *more))),
        ",".join(fill_seats(game, players, [])),
        lambda answer: fill_seats(game, players, parse_names(answer), more),
    )


def ask(out: Console, question: str, usual: str, parse: Callable[[str], T]) -> T:
    """Ask until the answer is valid."""
    out.print(f"\n[bold]{escape(question)}[/]")
    while True:
        try:
            answer = input(f"[{usual}] > ").strip() or usual
            if in_english(answer) in LEAVING:
                raise Stopped("nothing-begun", 0)
            return parse(answer)
        except Refused as refused:
            out.print(f"[yellow]{escape(say(refused.message))}[/]")
        except EOFError:
            raise Refused("keyboard-missing") from None
        except KeyboardInterrupt:
            raise Stopped("nothing-begun") from None


# --- parsing answers


def pick_game(games: list[Game], answer: str, may_resume: bool) -> Game | None:
    """A game by number or name; None to continue the last match."""
    if answer.lower() == "r" and may_resume:
        return None
    if answer.isdecimal():
        if not 1 <= int(answer) <= len(games):
            raise Refused("game-number-unknown", answer=answer, most=len(games))
        return games[int(answer) - 1]
    return find_game(answer.lower())


def pick_options(game: Game, answer: str) -> dict[str, str]:
    """Options, separated by spaces or commas, in any case."""
    if answer.lower() == NONE:
        return {}
    options = parse_options(answer.replace(",", " ").split())
    known = {option.name: option for option in game.options}
    options = {name.lower(): spelled(known.get(name.lower()), value) for name, value in options.items()}
    possible_seats(game, options)  # refuses impossible options
    return options


def spelled(option: Option | None, value: str) -> str:
    """A value in the option's own spelling."""
    return next((known for known in getattr(option, "values", ()) if known.lower() == value.lower()), value.lower())


def example(option: Option) -> str:
    values = [value for value in getattr(option, "values", ()) if value != option.usually]
    return f"{option.name}={values[0] if values else option.usually}"


def pick_number(numbers: list[int], answer: str) -> int:
    if not answer.isdecimal():
        raise Refused("answer-no-number", answer=repr(answer))
    if int(answer) not in numbers:
        raise Refused("players-not-possible", numbers=one_of(numbers), answer=answer)
    return int(answer)
