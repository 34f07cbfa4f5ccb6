"""`galapagos warm`: compile everything now, so that nobody waits later."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .output import console, error_console

if TYPE_CHECKING:
    from queue import Queue

    from galapagos.engine.game import Game

Report = tuple[str, str, int, int]      # the game, the function just compiled, how many are done, how many there are


def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these.", show_default=False)] = None,
    checked: Annotated[bool, typer.Option("--checked", help="The build with bounds checks, which tests and `fuzz` use.")] = False,
) -> None:
    """Compile all games into the cache, on all cores. What is there already is not made again.

    The cache is in GALAPAGOS_CACHE, or in galapagos/ in your cache folder.

    \b
    galapagos warm
    galapagos warm dodo --checked
    """
    import time

    from galapagos.engine.compile import cache_home
    from galapagos.engine.game import all_games, find_game

    every = [find_game(name) for name in dict.fromkeys(games)] if games else all_games()
    begin = time.perf_counter()
    compile_games(every, checked)
    names = ", ".join(game.name for game in every)
    console().print(f"Compiled in {time.perf_counter() - begin:.1f} s into {cache_home()}: {names}", soft_wrap=True)


def compile_games(games: list[Game], checked: bool) -> None:
    """One process per game and core: the compiler uses one core only."""
    import multiprocessing

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    context = multiprocessing.get_context("spawn")
    columns = (TextColumn("{task.description:12}"), BarColumn(), MofNCompleteColumn(), TextColumn("[dim]{task.fields[function]}"), TimeElapsedColumn())
    err = error_console()
    workers = min(len(games), os.cpu_count() or 1)
    with context.Manager() as manager, Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        reports: Queue[Report] = manager.Queue()
        tasks = {game.name: progress.add_task(game.name, total=None, function="") for game in games}
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            jobs = [pool.submit(compile_one, game.name, checked, reports) for game in games]
            while not all(job.done() for job in jobs):
                follow(reports, progress, tasks)
            for job in jobs:
                job.result()


def follow(reports: Queue[Report], progress: Any, tasks: dict[str, Any]) -> None:
    from queue import Empty

    try:
        game, function, done, total = reports.get(timeout=0.2)
    except Empty:
        return
    progress.update(tasks[game], completed=done, total=total, function=function)


def compile_one(name: str, checked: bool, reports: Queue[Report]) -> None:
    """Runs in a process of its own."""
    from galapagos.engine.backend import compile_all
    from galapagos.engine.game import find_game

    compile_all(find_game(name), checked, lambda function, done, total: reports.put((name, function, done, total)))
    reports.put((name, "", 1, 1))
