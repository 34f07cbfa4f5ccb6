"""`galapagos fuzz`: search for bugs in the rules, and save the first match that shows one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import GameName, Options, Seed, parse_options
from .number import number_option
from .output import console, progress_bar, waiting

if TYPE_CHECKING:
    from galapagos.engine.game import Game
    from galapagos.lab.fuzzing import Found, Fuzzing

FOUND = 1


def fuzz(
    game: GameName,
    games: Annotated[int, number_option("--games", "How many games.", least=1)] = 10_000,
    players: Annotated[int | None, number_option("--players", "Only this number of players; by default, all.")] = None,
    option: Options = None,
    seed: Seed = 0,
    fast: Annotated[bool, typer.Option("--fast", help="Skip bounds checks: faster, but finds less.")] = False,
    backend: Annotated[
        str, typer.Option("--backend", metavar="NAME", help="python (slow, without compilation) or cpu (all cores).")
    ] = "cpu",
    out: Annotated[
        str | None,
        typer.Option("--out", metavar="FILE", help="The file for a finding.", show_default="GAME-fuzz-SEED-NUMBER.txt"),
    ] = None,
) -> None:
    """Play random and greedy games to find bugs in the rules.

    Fuzzing finds crashes, dead ends, endless games, components that appear or vanish, actions that are listed but
    refused or allowed but not listed, and leaks of hidden information. Without --players and --option it tries every
    number of players and a variety of options. A finding is saved as a record for `galapagos replay`, and the exit code
    is 1.

    \b
    galapagos fuzz dodo --games 100000
    galapagos fuzz dodo --games 500 --players 2 --option supply=unlimited
    """
    from galapagos.engine.compiler.backend import check_backend, functions
    from galapagos.engine.game import find_game
    from galapagos.lab import fuzzing

    from .files import check_output

    found, options = find_game(game), parse_options(option)
    check_backend(backend)
    seats = tuple(found.seats) if players is None else (players,)
    if out is not None:
        check_output("--out", Path(out))
    # refuses impossible tables before any work
    tables = list(fuzzing.list_tables(found, seats, options or None, seed))
    with waiting(f"Compiling the rules of {found.title}; this is kept for the next time"):
        _ = functions(found, backend, not fast).fuzz_games
    with progress_bar("games", games) as progress:
        report = fuzzing.fuzz(
            found, games, tables=tables, seed=seed, backend=backend, checked=not fast, progress=progress
        )
    show(found, report)
    if report.found:
        keep(report.found, Path(out or f"{found.name}-fuzz-{seed}-{report.found.number}.txt"))
        raise typer.Exit(FOUND)


def show(game: Game, report: Fuzzing) -> None:
    out = console()
    speed = report.decisions / max(report.seconds, 1e-9)
    out.print(
        f"[bold]{game.title}[/]: {report.games:,} games at {report.tables} kinds of tables, {report.decisions:,} "
        "decisions in "
        f"{report.seconds:.1f} s ({speed:,.0f} a second)"
    )
    if report.never_seen:
        out.print(f"Never played: {', '.join(report.never_seen)}")
    else:
        count, name = min((count, name) for name, count in report.seen.items())
        out.print(f"Every family of actions was played; {name} least often ({count:,} times)")
    if report.found is None:
        out.print("[green]No finding.[/]")


def keep(found: Found, path: Path) -> None:
    from .files import deliver

    out = console()
    out.print(f"[bold red]Found in game {found.number:,}[/]: {found.sentence}", soft_wrap=True)
    deliver(path, found.record.text())
    out.print(f"It is kept in {path}; look at it with: galapagos replay {path}", soft_wrap=True)
