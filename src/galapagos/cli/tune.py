"""`galapagos lab tune`: other components or options for a target, found by fast bots and judged by bots that search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import Json, SearchBackend
from .number import number_option
from .output import Stopped, console, error_console, print_json, progress_bar, waiting

if TYPE_CHECKING:
    from rich.table import Table

    from galapagos.lab.tuning import Tuning
    from galapagos.lab.tuning.judgement import Row


def tune(
    file: Annotated[str, typer.Argument(metavar="FILE", help="What may change and what is aimed at, in TOML.", show_default=False)],
    output: Annotated[str | None, typer.Option("--output", metavar="FILE", help="Where to write the tables that were found, for --data.", show_default="beside FILE, FILE.found.toml")] = None,
    seconds: Annotated[int | None, number_option("--seconds", "Stop after about so long; the same command goes on.", 1)] = None,
    threads: Annotated[int | None, number_option("--threads", "How many games at once; as many as there are cores without it.", 1)] = None,
    backend: SearchBackend = "cpu",
    json: Json = False,
) -> None:
    """Search components or options for a target: starts that are fair, a length, no card that nobody uses.

    Fast bots race small changes against each other with the same dice; bots that search try out what a round has found, and correct the next one. In the
    end they judge it on games that nobody has searched with. What is known is kept beside FILE, and the same command goes on.

    \b
    galapagos lab tune meteor.toml
    galapagos lab tune meteor.toml --seconds 600 --output found.toml
    galapagos lab report evo --data found.toml

    \b
    [base]
    game = "evo"
    players = [4]
    [search]                    # one of moves, tables, options
    tables = {METEOR = [0, 6]}  # numbers, from 0 to 6
    # moves = "map"             # the game's own
    # options = {genes = ["players", "one_fewer"]}
    bots = "greedy"
    by = "points"               # or share, or rank: what is looked at
    [trial]
    bots = "level5@12"
    games = 200
    [target]
    fair = "start"              # a role of the game, or seat
    decisions = [150, 200]      # of a game
    used = {card = 0.2}         # each is played in a fifth of all games
    [judge]
    bots = "level5@12"
    games = 1000
    margin = 0.02
    """
    from galapagos.engine.backend import check_backend
    from galapagos.lab.tuning import Tuning, read_plan

    from .files import check_output, deliver

    path = Path(file)
    found = Path(output) if output else path.with_suffix(".found.toml")
    plan = read_plan(path)
    check_backend(backend)
    check_output("--output", found)
    tuning = Tuning(plan, found.with_suffix(".notes.json"), threads, backend, say=lambda text: None if json else error_console().print(text, soft_wrap=True, markup=False))
    try:
        is_over = search(tuning, seconds, json)
    except KeyboardInterrupt:
        if tuning.notes.searched or tuning.notes.tried:
            deliver(found, tuning.document)
        raise Stopped("tuning-stopped", number=tuning.notes.round + 1, file=found) from None
    deliver(found, tuning.document)
    if json:
        print_json({**tuning.as_data(), "over": is_over, "file": str(found)})
    else:
        show(tuning, found, is_over)


def search(tuning: Tuning, seconds: int | None, quiet: bool) -> bool:
    from .lab import in_words

    with waiting(f"Compiling the rules of {tuning.plan.game.title} with tables that stay open; this takes a minute or two", quiet):
        cost = tuning.cost()
    if cost.games and not quiet:
        error_console().print(f"{cost.games:,} games to play at most, about {in_words(cost.seconds)}.", soft_wrap=True)
    with progress_bar("games", cost.games, quiet) as progress:
        tuning.progress = progress
        return tuning.run(seconds)


# --- telling


def show(tuning: Tuning, found: Path, is_over: bool) -> None:
    out = console()
    out.print(f"[bold]{tuning.plan.game.title}[/]: {tuning.notes.best.title}", soft_wrap=True)
    if tuning.rows:
        out.print(f"{tuning.notes.judged:,} games a table by {tuning.plan.judge.bots}, none of which the search has seen; intervals hold together, 19 times in 20")
        out.print(table_of(tuning.rows))
    if not is_over:
        out.print("Out of time; the same command goes on.")
    else:
        out.print("The target is reached." if tuning.is_reached else "The target is not reached: raise rounds or generations to go on, or games of the judgement where it is open.")
    out.print(f"[dim]Written to {found}[/]", soft_wrap=True)


def table_of(rows: list[Row]) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("table", "", "wanted", "is", "from", "to", ""):
        table.add_column(heading, justify="right" if heading in ("wanted", "is", "from", "to") else "left")
    for row in rows:
        digits = 3 if row.high <= 1 else 1
        aim = f"{row.wanted.low:.{digits}f}" if row.wanted.low == row.wanted.high else f"{row.wanted.low:.{digits}f} – {row.wanted.high:.{digits}f}"
        table.add_row(row.table, row.name, aim, *(f"{value:.{digits}f}" for value in (row.mean, row.low, row.high)), {"fair": "reached", "unfair": "missed"}.get(row.verdict, row.verdict))
    return table
