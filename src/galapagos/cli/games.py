"""`galapagos games` and `galapagos rules`: the list of games, and their rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.words.spoken import ENGLISH, say

from .arguments import GameName, Language, game_named
from .output import console

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game


def games(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Show the details of this game, or of one in a file.", show_default=False),
    ] = None,
) -> None:
    """List the games, or the options and actions of one.

    \b
    galapagos games
    galapagos games dodo
    """
    from galapagos.engine.game import all_games, find_game

    if game is not None:
        show_one(console(), find_game(game_named(game)))
    else:
        show_all(console(), all_games())


def show_all(out: Console, every: list[Game]) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 1, 0), header_style="dim")
    for heading in ("name", "game", "players"):
        table.add_column(heading, no_wrap=True)
    table.add_column("")
    for game in every:
        table.add_row(f"[bold cyan]{game.name}[/]", f"[bold]{game.title}[/]", players(game), game.sentence)
    out.print(table)
    out.print(
        "[dim]galapagos games NAME has its options, galapagos rules NAME its rules, galapagos play NAME starts it.[/]"
    )


def players(game: Game) -> str:
    return f"{game.seats[0]} to {game.seats[-1]}"


def show_options(out: Console, game: Game, language: str = ENGLISH) -> None:
    from rich.padding import Padding

    from galapagos.engine.words.message import as_name, catalogue

    words = catalogue(game.name, language)
    for option in game.options:
        values = option.range if isinstance(option.range, str) else say(option.range)
        usually = say("option-usually", value=option.usually)
        out.print(Padding(f"[cyan]{option.name}[/]={values} [dim]({usually})[/]", (0, 0, 0, 2)))
        out.print(Padding(words.say(f"option-{as_name(option.name)}"), (0, 0, 0, 6)))


def show_one(out: Console, game: Game) -> None:
    out.print(
        f"[bold]{game.title}[/], for {players(game)} players (usually {game.default_seats}); rules version "
        f"{game.rules_version}"
    )
    out.print(game.sentence)
    out.print("\n[bold]Options[/] [dim](--option name=value)[/]" if game.options else "\nIt has no options.")
    show_options(out, game)
    out.print("[bold]Actions[/] [dim](as records and `play` write them)[/]")
    for action in game.actions.phrases.values():
        words = " ".join([f"[cyan]{action.name}[/]", *(f"<{part.what}>" for part in action.parts)])
        out.print(f"  {words}")
    ends = ", ".join(name.replace("_", " ") for name in game.endings[1:])
    out.print(f"[bold]Endings[/]  {ends}")


def rules(
    game: GameName,
    place: Annotated[
        list[str] | None,
        typer.Argument(metavar="PLACE", help="A section, a ruling or a word of the rules; by default, all rules."),
    ] = None,
    language: Language = "en",
) -> None:
    """Show the rules of a game, or a part of them.

    \b
    galapagos rules dodo
    galapagos rules dodo D10
    galapagos rules dodo famine
    galapagos rules dodo --language de
    """
    from galapagos.engine.game import find_game

    from .rulebook import show_rules

    show_rules(console(), find_game(game), " ".join(place or []), language)
