"""`galapagos lab tune`: search components or options for a target, with fast bots, and judge them with bots that
search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..arguments import Json, Language, SearchBackend
from ..number import number_option
from ..output import Stopped, console, error_console, print_json, progress_bar, waiting
from .findings import plain_table

if TYPE_CHECKING:
    from rich.table import Table

    from galapagos.lab.tuning import Tuning
    from galapagos.lab.tuning.judgement import JudgedRow
    from galapagos.lab.tuning.notes import Attempt

SHOWN = 10  # attempts in the list
VERDICTS = {"fair": "verdict-reached", "unfair": "verdict-missed", "open": "verdict-open"}


def tune(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="The search space and the target, in TOML.", show_default=False)
    ],
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            metavar="FILE",
            help="The file for the tables that were found, for --data.",
            show_default="beside FILE, FILE.found.toml",
        ),
    ] = None,
    seconds: Annotated[
        int | None, number_option("--seconds", "Stop after about this time; the same command continues.", 1)
    ] = None,
    threads: Annotated[int | None, number_option("--threads", "Games at once; by default, one per core.", 1)] = None,
    every: Annotated[bool, typer.Option("--all", help="List all attempts.")] = False,
    language: Language = "en",
    backend: SearchBackend = "cpu",
    json: Json = False,
) -> None:
    """Search components or options for a target: fair starts, a game length, no unused card.

    Fast bots race small changes against each other with the same dice. Bots that search try the result of each round
    and correct the next one. In the end they judge the result on fresh games. Progress is saved beside FILE, and the
    same command continues.

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
    by = "points"               # or share, or rank: the measure of success
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
    from galapagos.engine.compiler.backend import check_backend
    from galapagos.lab.tuning import Tuning, read_plan

    from ..files import check_output

    path = Path(file)
    found = Path(output) if output else path.with_suffix(".found.toml")
    plan = read_plan(path)
    check_backend(backend)
    check_output("--output", found)
    out = error_console()
    tell = (lambda _: None) if json else (lambda text: out.print(text, soft_wrap=True, markup=False))
    tuning = Tuning(plan, found.with_suffix(".notes.json"), threads, backend, tell)
    try:
        is_over = search(tuning, seconds, json)
    except KeyboardInterrupt:
        raise Stopped("tuning-stopped", number=tuning.notes.round + 1, sentence=write(tuning, found)) from None
    written = write(tuning, found)
    if json:
        print_json({**tuning.as_data(), "over": is_over, "file": str(found) if tuning.document else None})
    else:
        show(tuning, is_over, every)
        console().print(f"[dim]{written}[/]", soft_wrap=True)


def write(tuning: Tuning, path: Path) -> str:
    """Write the tables, if any were found, and return a sentence about it."""
    from galapagos.lab.paper.catalogue import say

    from ..files import deliver

    if tuning.document:
        deliver(path, tuning.document)
        return say("written-to", folder=str(path))
    if tuning.has_found:
        return say(
            "tune-options", options=" ".join(f"--option {name}={value}" for name, value in tuning.notes.best.options)
        )
    return say("tune-nothing")


def search(tuning: Tuning, seconds: int | None, quiet: bool) -> bool:
    from galapagos.lab.paper.catalogue import game_title, say

    from .lab import in_words

    with waiting(say("tune-compiling", game=game_title(tuning.plan.game.name)), quiet):
        cost = tuning.cost()
    if cost.games and not quiet:
        error_console().print(say("tune-cost", games=cost.games, time=in_words(cost.seconds)), soft_wrap=True)
    with progress_bar("games", cost.games, quiet) as progress:
        tuning.progress = progress
        return tuning.run(seconds)


# --- output


def show(tuning: Tuning, is_over: bool, every: bool) -> None:
    from galapagos.lab.paper.catalogue import game_title, number, say

    out, notes, judge = console(), tuning.notes, tuning.plan.judge
    out.print(f"[bold]{game_title(tuning.plan.game.name)}[/]: {notes.best.title}", soft_wrap=True)
    if tuning.rows:
        out.print(say("tune-judged", games=number(notes.judged), bots=judge.bots))
        out.print(table_of(tuning.plan.game.name, tuning.rows))
    out.print(say("tune-over" if not is_over else "tune-reached" if tuning.is_reached else "tune-missed"))
    attempts = tuning.nearest
    if attempts:
        out.print(f"\n{say('tune-tried', count=len(attempts))}")
        out.print(table_of_attempts(attempts if every else attempts[:SHOWN]))
    if len(attempts) > SHOWN and not every:
        out.print(f"[dim]{say('tune-more', count=len(attempts) - SHOWN)}[/]")


def table_of_attempts(attempts: list[Attempt]) -> Table:
    from galapagos.lab.paper.catalogue import decimal, say

    table = plain_table("what", "off")
    for attempt in attempts:
        table.add_row(attempt.change, say("tune-unplayable") if attempt.off is None else decimal(attempt.off))
    return table


def table_of(game: str, rows: list[JudgedRow]) -> Table:
    from galapagos.lab.paper.catalogue import decimal, say
    from galapagos.lab.paper.words import named

    table = plain_table("table", "what", "wanted", "mean", "interval", "verdict")
    for row in rows:
        digits = 3 if row.high <= 1 else 1
        low, high, *found = (
            decimal(value, digits) for value in (row.wanted.low, row.wanted.high, row.mean, row.low, row.high)
        )
        aim = low if low == high else say("range", low=low, high=high)
        verdict = say(VERDICTS[row.verdict])
        table.add_row(
            row.table, named(game, row.name), aim, found[0], say("range", low=found[1], high=found[2]), verdict
        )
    return table
