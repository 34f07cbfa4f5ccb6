"""Compiles a game's bots, with a progress bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .output import error_console

if TYPE_CHECKING:
    from galapagos.engine.game import Game


def compile_bots(game: Game, *, search: bool = True, arena: bool = False, quiet: bool = False) -> None:
    """Compile the search, the loops for games between bots (`arena`), or both. Each takes about half a minute, or
    nothing if it is cached."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from galapagos.bots.thought import SEARCH
    from galapagos.engine.compiler.backend import compile_all
    from galapagos.lab.tournament.table import STRETCH

    err = error_console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("[dim]{task.fields[function]}"),
    )
    with Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal) as progress:
        task = progress.add_task(f"Compiling {game.title}", total=None, function="")

        def follow(function: str, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total, function=function)

        if arena:
            compile_all(game, entries=STRETCH, progress=follow)
        if search:
            compile_all(game, entries=SEARCH, progress=follow)
