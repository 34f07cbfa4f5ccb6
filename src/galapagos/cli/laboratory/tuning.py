"""Runs a tuning, and shows and writes what it found."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from galapagos.lab.paper.catalogue import decimal, game_title, number, say
from galapagos.lab.paper.words import named
from galapagos.lab.tuning import Tuning
from galapagos.lab.tuning.judgement import JudgedRow
from galapagos.lab.tuning.notes import Attempt

from ..files import deliver
from ..output import console, error_console, progress_bar, waiting
from .findings import plain_table
from .playing import in_words

SHOWN = 10  # attempts in the list
VERDICTS = {"fair": "verdict-reached", "unfair": "verdict-missed", "open": "verdict-open"}


def write(tuning: Tuning, path: Path) -> str:
    """Write the tables, if any were found, and return a sentence about it."""
    if tuning.document:
        deliver(path, tuning.document)
        return say("written-to", folder=str(path))
    if tuning.has_found:
        return say(
            "tune-options", options=" ".join(f"--option {name}={value}" for name, value in tuning.notes.best.options)
        )
    return say("tune-nothing")


def search(tuning: Tuning, seconds: int | None, quiet: bool) -> bool:
    with waiting(say("tune-compiling", game=game_title(tuning.plan.game.name)), quiet):
        cost = tuning.cost()
    if cost.games and not quiet:
        error_console().print(say("tune-cost", games=cost.games, time=in_words(cost.seconds)), soft_wrap=True)
    with progress_bar("games", cost.games, quiet) as progress:
        tuning.progress = progress
        return tuning.run(seconds)


# --- output


def show(tuning: Tuning, is_over: bool, every: bool) -> None:
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
    table = plain_table("what", "off")
    for attempt in attempts:
        table.add_row(attempt.change, say("tune-unplayable") if attempt.off is None else decimal(attempt.off))
    return table


def table_of(game: str, rows: list[JudgedRow]) -> Table:
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
