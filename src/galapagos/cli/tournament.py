"""`galapagos tournament`: compare bots, with statistics."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import (
    Iterations,
    Json,
    Options,
    Picture,
    Players,
    SearchBackend,
    Seed,
    Time,
    check_picture,
    game_named,
    parse_limit,
    parse_names,
    parse_options,
)
from .components import Data, Yes, changed_components, with_data
from .files import reason
from .number import number_option, parse_number
from .output import Stopped, console, print_json, progress_bar
from .seats import usual_seats

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from galapagos.lab.tournament import Judge, ScoreSheet, Set, TournamentReport

DEFAULT_GAMES, DEFAULT_BOTS = 400, "level5,greedy"


def parse_target(written: str | float) -> float:
    return float(parse_number("--target", str(written)))


def tournament(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The name of a game, or its file.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help="Two or more of random, greedy, level1 to level5, separated by commas; by default level5,greedy.",
            show_default=False,
        ),
    ] = None,
    players: Players = None,
    games: Annotated[
        int | None, number_option("--games", f"The maximum number of games; by default {DEFAULT_GAMES}.")
    ] = None,
    iterations: Iterations = None,
    time: Time = None,
    target: Annotated[
        float,
        typer.Option(
            "--target",
            metavar="X",
            help="Test whether the first of two bots wins more than X / players.",
            parser=parse_target,
        ),
    ] = 1.0,
    to_the_end: Annotated[
        bool, typer.Option("--to-the-end", help="Play all games, even when the question is settled.")
    ] = False,
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    yes: Yes = False,
    record: Annotated[
        str | None,
        typer.Option("--record", metavar="FILE", help="Write the results to this new file.", show_default=False),
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option("--resume", metavar="FILE", help="Continue a tournament that was stopped.", show_default=False),
    ] = None,
    output: Picture = None,
    workers: Annotated[int | None, number_option("--workers", "Processes; by default, one per core.", 0, 1024)] = None,
    backend: SearchBackend = "cpu",
    json: Json = False,
) -> None:
    """Let bots play against each other, on all cores, until it is clear which one is better.

    With two bots, the first has one seat and the second all others. The test asks whether the first wins more than its
    share, 1 / players. More than two bots all meet and are rated. A set of games has the same dice, and every bot plays
    every seat in it. The test may stop after any set and is wrong in at most 5 of 100 tournaments. Intervals are 95 %,
    over sets.

    A level has its own number of iterations, unless --iterations or --time is given. level5@800 is level5 with 800
    iterations, level5@50ms has 50 milliseconds, and level5:depth=20 changes a number of the game's heuristics.

    \b
    galapagos tournament dodo --bots level5,greedy --players 4 --games 400
    galapagos tournament dodo --bots level3,level2,level1 --iterations 100
    galapagos tournament evo --bots level5@1600,level5@800 --output chart.svg
    galapagos tournament --resume results.jsonl --games 1000
    """
    from galapagos.engine.errors import Refused
    from galapagos.engine.game import find_game
    from galapagos.lab.tournament import ScoreSheet, Tournament

    from .table.saves import new_file

    picture = check_picture(output)
    if resume is not None:
        fixed = (game, bots, players, iterations, time, option, data, record)
        if any(given is not None for given in fixed) or (seed, target, backend) != (0, 1.0, "cpu"):
            raise Refused("tournament-resume-with-more")
        sheet = go_on(Path(resume), games)
    else:
        if game is None:
            raise Refused("tournament-without-game")
        found = with_data(find_game(game_named(game)), data, yes)
        options = parse_options(option)
        planned = Tournament(
            found,
            usual_seats(found, options) if players is None else players,
            tuple(parse_names(bots or DEFAULT_BOTS)),
            DEFAULT_GAMES if games is None else games,
            parse_limit(iterations, time),
            options,
            seed,
            target,
            backend,
        )
        sheet = ScoreSheet.new(Path(record) if record else new_file(found.folder, "tournaments", ".jsonl"), planned)
    try:
        with sheet:
            play(sheet, workers, to_the_end, picture, json)
    except OSError as error:
        raise Refused("tournament-not-written", file=sheet.path, reason=reason(error), **how_far(sheet)) from None


def go_on(path: Path, games: int | None) -> ScoreSheet:
    from dataclasses import replace

    from galapagos.lab.tournament import ScoreSheet

    sheet = ScoreSheet.open(path)
    if games is not None:
        sheet.tournament = replace(sheet.tournament, games=games)
    return sheet


def play(sheet: ScoreSheet, workers: int | None, to_the_end: bool, picture: Path | None, json: bool) -> None:
    """Play the remaining games, and show the results even if the command is stopped."""
    from galapagos.bots import is_level
    from galapagos.lab import tournament as tournaments

    from .compiling import compile_bots

    planned, stopped = sheet.tournament, None

    def keep(played: Set) -> None:
        sheet.keep(played)
        advance(planned.seats)

    is_searching = any(is_level(bot.name) for bot in planned.entrants)
    try:
        if planned.backend == "cpu":
            compile_bots(planned.game, search=is_searching, arena=True, quiet=json)
        with progress_bar("games", planned.sets * planned.seats, quiet=json) as advance:
            advance(len(sheet.sets) * planned.seats)
            judge = tournaments.run(planned, list(sheet.sets), keep=keep, workers=workers, to_the_end=to_the_end)
    except (KeyboardInterrupt, OSError) as error:
        stopped = error
        judge = tournaments.Judge(planned)
        for played in sheet.sets:
            judge.see(played)
    if sheet.sets:
        tell(sheet, judge, to_the_end, picture, json)
    if isinstance(stopped, OSError):
        raise stopped
    if stopped:
        raise Stopped("tournament-stopped", **how_far(sheet))


def how_far(sheet: ScoreSheet) -> dict[str, str | int]:
    command = f"galapagos tournament --resume {shlex.quote(str(sheet.path))}"
    return {"number": len(sheet.sets), "count": sheet.tournament.sets, "command": command}


def tell(sheet: ScoreSheet, judge: Judge, to_the_end: bool, picture: Path | None, json: bool) -> None:
    from galapagos.lab.chart import draw_tournament
    from galapagos.lab.tournament import report

    from .files import deliver

    sets = sorted(sheet.sets, key=lambda played: played.number) if to_the_end else judge.counted(sheet.sets)
    result = report(sheet.tournament, sets, judge)
    if json:
        print_json({**result.as_data(), "file": str(sheet.path)})
    else:
        show(console(), result)
        console().print(f"[dim]Kept in {sheet.path}[/]", soft_wrap=True)
    if picture:
        deliver(picture, draw_tournament(result))


def show(out: Console, result: TournamentReport) -> None:
    played = result.tournament
    seats = played.seats
    out.print(
        f"[bold]{played.game.title}[/]: {result.games:,} games in {result.sets:,} mirrored sets, {seats} "
        f"players, seed {played.seed}"
    )
    if played.game.data:
        out.print(changed_components(played.game))
    if played.options:
        out.print("Options: " + ", ".join(f"{name}={value}" for name, value in played.options.items()))
    out.print(standing_table(result))
    mean, low, high = result.length
    out.print(f"Length    {mean:.1f} decisions on average, 8 of 10 games {low:.0f} to {high:.0f}")
    ends = ", ".join(f"{name.replace('_', ' ')} {count / result.games:.1%}" for name, count in result.endings.items())
    out.print(f"Endings   {ends}")
    out.print(f"Verdict   {verdict(result)}")


def standing_table(result: TournamentReport) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("bot")
    for heading in ("wins", "95 % interval", "× 1/n", "rating", "95 % interval", "ms/move"):
        table.add_column(heading, justify="right", no_wrap=True)
    rows = (
        result.standings
        if result.tournament.is_duel
        else sorted(result.standings, key=lambda standing: -standing.rating.points)
    )
    for row in rows:
        share, rating = row.share, row.rating
        table.add_row(
            row.bot,
            f"{share.mean:.1%}",
            f"{share.low:.1%} – {share.high:.1%}",
            f"{share.mean * result.tournament.seats:.2f}",
            f"{rating.points:+.0f}",
            f"{rating.low:+.0f} – {rating.high:+.0f}",
            f"{row.seconds_per_move * 1000:.2f}",
        )
    return table


def verdict(result: TournamentReport) -> str:
    played = result.tournament
    if not played.is_duel:
        return "settled: all pairs differ." if result.verdict else "open: not all pairs differ clearly yet."
    first, second = played.bots
    goal = f"{played.target / played.seats:.1%}"
    if result.verdict:
        return (
            f"settled: {first} wins {'more' if result.verdict > 0 else 'less'} than {goal} against tables of {second}."
        )
    return f"open: whether {first} wins more than {goal} against tables of {second} takes more games."
