"""`galapagos warm`: fill the cache with compiled code."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import parse_game
from .output import console, error_console

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from rich.progress import TaskID

    from galapagos.engine.game import Game

Report = tuple[str, int, int]  # the function just compiled, the number done, the total


def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Only these.", show_default=False)] = None,
    checked: Annotated[
        bool, typer.Option("--checked", help="Compile the build with bounds checks, for tests and `fuzz`.")
    ] = False,
    webassembly: Annotated[bool, typer.Option("--webassembly", help="Compile the modules for browsers, too.")] = False,
) -> None:
    """Compile all games and their bots into the cache, on all cores. Cached code is not compiled again.

    The cache is in GALAPAGOS_CACHE, or in galapagos/ in your cache folder.

    \b
    galapagos warm
    galapagos warm dodo --checked
    """
    import time

    from galapagos.engine.compiler.cache import cache_home
    from galapagos.engine.game import all_games, find_game

    if webassembly:
        from galapagos.engine.compiler.wasm import find_linker

        find_linker()  # refuses before anything is compiled
    every = [find_game(name) for name in dict.fromkeys(map(parse_game, games))] if games else all_games()
    home = cache_home()
    begin, before = time.perf_counter(), compiled_files(home)
    compile_games(every, checked, webassembly)
    made = {file.relative_to(home).parts[0].split("-")[0] for file in compiled_files(home) - before}
    new, old = (", ".join(game.name for game in every if (game.name in made) == is_new) for is_new in (True, False))
    if new:
        there = f"; cached already: {old}" if old else ""
        console().print(f"Compiled in {time.perf_counter() - begin:.1f} s into {home}: {new}{there}", soft_wrap=True)
    else:
        console().print(f"Nothing to do; {home} has them already: {old}", soft_wrap=True)


def compiled_files(cache: Path) -> set[Path]:
    """The compiled functions in the cache."""
    from galapagos.engine.compiler.cache import SUFFIX

    return {*cache.rglob(f"*{SUFFIX}"), *cache.rglob("*.wasm")}


def compile_games(games: list[Game], checked: bool, webassembly: bool) -> None:
    """Compile each game in its own process, one per core, because the compiler uses a single core."""
    from concurrent.futures import ThreadPoolExecutor, as_completed

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from galapagos.engine.compiler.backend import program
    from galapagos.engine.cores import usable_cores

    games = sorted(games, key=lambda game: len(program(game).reached()), reverse=True)  # the longest first
    err = error_console()
    columns = (
        TextColumn("{task.description:12}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("[dim]{task.fields[function]}"),
    )
    with (
        Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress,
        ThreadPoolExecutor(usable_cores()) as pool,
    ):
        workers = [CompilerProcess(game.name, checked, webassembly) for game in games]
        tasks = [progress.add_task(game.name, total=None, function="", start=False) for game in games]

        def follow(worker: CompilerProcess, task: TaskID) -> None:
            progress.start_task(task)
            for function, done, total in worker.run():
                progress.update(task, completed=done, total=total, function=function)
            progress.update(task, completed=1, total=1, function="")  # cached functions are not reported

        try:
            for job in as_completed(
                [pool.submit(follow, worker, task) for worker, task in zip(workers, tasks, strict=True)]
            ):
                job.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.stop()
            raise


class CompilerProcess:
    """Compiles one game in a child process, which reports its progress."""

    def __init__(self, name: str, checked: bool, webassembly: bool) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        self.name = name
        self.reports, self.sender = context.Pipe(duplex=False)
        self.process = context.Process(target=compile_one, args=(name, checked, webassembly, self.sender), daemon=True)

    def run(self) -> Iterator[Report]:
        self.process.start()
        self.sender.close()
        while True:
            try:
                report = self.reports.recv()
            except EOFError:
                break
            if isinstance(report, str):
                raise RuntimeError(f"{self.name} does not compile: {report}")
            yield report
        self.process.join()

    def stop(self) -> None:
        if self.process.is_alive():
            self.process.terminate()


def compile_one(name: str, checked: bool, webassembly: bool, reports: Connection) -> None:
    """Runs in the child process. It ignores Ctrl-C, which the parent handles."""
    from galapagos.bots.thought import MODULE, SEARCH
    from galapagos.engine.compiler.backend import ENTRIES, compile_all
    from galapagos.engine.compiler.wasm import build
    from galapagos.engine.game import find_game
    from galapagos.lab.tournament.table import STRETCH

    def tell(function: str, done: int, total: int) -> None:
        reports.send((function, done, total))

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for entries in (ENTRIES,) if checked else (ENTRIES, SEARCH, STRETCH):  # tests search with the interpreted rules
            compile_all(find_game(name), checked, entries, tell)
        if webassembly:
            build(find_game(name), MODULE, "side")
    except Exception as error:
        reports.send(f"{type(error).__name__}: {error}")
