"""The option `--data`: reads component tables, and asks for confirmation if values are unusual."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.words.spoken import say

from .output import Stopped, error_console

if TYPE_CHECKING:
    from galapagos.engine.game import Game

MOST_TOLD = 5
YES = {"y", "yes", "j", "ja"}

Data = Annotated[
    str | None,
    typer.Option(
        "--data", metavar="FILE", help="Component tables to play with, from `galapagos lab tables`.", show_default=False
    ),
]
Yes = Annotated[bool, typer.Option("--yes", help="Accept unusual component tables without a question.")]


def with_data(game: Game, file: str | None, yes: bool) -> Game:
    """The game with the tables of a file, or unchanged without a file."""
    from galapagos.engine.game import find_game

    return find_game(game.name, read_data(game, Path(file), yes)) if file else game


def changed_components(game: Game) -> str:
    from galapagos.engine.components.variant import changed_tables

    return played_with(changed_tables(game.data))


def played_with(tables: Sequence[str]) -> str:
    """A sentence that names the tables that differ from the box."""
    return say("components-changed", names=", ".join(tables))


def read_data(game: Game, path: Path, yes: bool) -> str:
    """The tables of a file, in the form of `Game.data`. Warns on stderr about unusual values, and at a terminal asks
    for confirmation."""
    from galapagos.engine.components.bounds import unusual
    from galapagos.engine.components.variant import read_changes

    data = read_changes(game, path)
    found = unusual(game, data)
    if found and not yes:
        out, more = error_console(), len(found) - MOST_TOLD
        told = [*map(say, found[:MOST_TOLD]), *([say("components-more", count=more)] if more > 0 else [])]
        values = "; ".join(told)
        out.print(say("components-unusual", file=path, values=values), soft_wrap=True, markup=False)
        if sys.stdin.isatty() and out.is_terminal:
            out.print(say("components-confirm"), end=" ", markup=False)
            if input().strip().lower() not in YES:
                raise Stopped("components-declined", 1)
    return data
