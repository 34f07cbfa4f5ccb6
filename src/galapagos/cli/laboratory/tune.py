"""`galapagos lab tune`: search components or options for a target, with fast bots, and judge them with bots that
search."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..arguments import Json, Language, SearchBackend
from ..number import number_option
from ..output import Stopped, console, error_console, print_json


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
    from .tuning import search, show, write

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
