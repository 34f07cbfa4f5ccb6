"""`galapagos lab`: is a game fair, and what would a change do?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from galapagos.engine.errors import Refused

from .arguments import GameName, Json, Options, SearchBackend, Seed, parse_names, parse_options
from .help import Command
from .number import number_option
from .output import Stopped, console, error_console, print_json, progress_bar, waiting

if TYPE_CHECKING:
    from rich.table import Table

    from galapagos.lab.experiment import Experiment
    from galapagos.lab.laboratory import Lab, Results
    from galapagos.lab.measures.finding import Finding
    from galapagos.lab.report import Report

app = typer.Typer(name="lab", add_completion=False, rich_markup_mode=None)
ResultsFolder = Annotated[str | None, typer.Option("--results", metavar="DIR", help="Where games are kept.", show_default="a folder for your data")]
Output = Annotated[str | None, typer.Option("--output", metavar="DIR", help="Write the findings there, as CSV and JSON.", show_default=False)]
Data = Annotated[str | None, typer.Option("--data", metavar="FILE", help="Component tables to play with, from `galapagos lab tables`.", show_default=False)]


@app.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    """Find out whether a game is fair, how long it takes, which part of it is off, and what a change would do.

    Everything rests on games between bots, which are kept: nothing is played twice.

    \b
    galapagos lab report evo --quick
    galapagos lab run experiment.toml
    galapagos lab tables evo > map.toml
    galapagos lab report evo --data map.toml --output report
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def report(
    game: GameName,
    players: Annotated[str | None, typer.Option("--players", metavar="N,N", help="Table sizes, by commas; without it, all.", show_default=False)] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES", help="Who plays, by commas: random, greedy, or a level with its iterations.")] = "greedy,level5@12",
    data: Data = None,
    option: Options = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer games: a first look in about a minute.")] = False,
    games: Annotated[int | None, number_option("--games", "Games a table size by bots that do not search; 20,000 without it.", 1)] = None,
    seed: Seed = 0,
    output: Output = None,
    results: ResultsFolder = None,
    backend: SearchBackend = "cpu",
    json: Json = False,
) -> None:
    """Report on a game: seats, starts, length, endings, questions that are no choice.

    Shares of the win are compared with 1 / players. A verdict is fair where the difference is surely below 0.02, unfair where it is
    surely above, else open; intervals hold for a whole page, 19 times in 20.

    \b
    galapagos lab report evo --quick
    galapagos lab report dodo --players 2,3 --bots greedy --games 50k --json
    """
    from galapagos.engine.game import find_game
    from galapagos.lab import report as reports

    found = find_game(game)
    experiments = reports.plan(
        found, parse_sizes(players), parse_names(bots), Path(data) if data else None, parse_options(option), quick=quick, games=games, seed=seed)
    laboratory = open_lab(results, backend)
    with keeping(laboratory, experiments, json):
        played = play(laboratory, experiments, json)
    tell(reports.Report(found, played), output, json)


def run(
    file: Annotated[str, typer.Argument(metavar="FILE", help="An experiment, in TOML.", show_default=False)],
    output: Output = None,
    results: ResultsFolder = None,
    backend: SearchBackend = "cpu",
    json: Json = False,
) -> None:
    """Play an experiment: every combination of what it varies. What was played before is not played again.

    \b
    galapagos lab run experiment.toml
    galapagos lab run experiment.toml --output figures

    \b
    [base]
    game = "evo"
    games = 20000
    [vary]
    players = [3, 4, 5]
    bots = ["greedy", "level5@12"]
    data = ["", "map.toml"]
    [stop]
    role = "start"
    precision = 0.01
    """
    from galapagos.engine.game import find_game
    from galapagos.lab.experiment import read_experiment
    from galapagos.lab.report import Report

    experiment = read_experiment(Path(file))
    laboratory = open_lab(results, backend)
    with keeping(laboratory, [experiment], json):
        played = play(laboratory, [experiment], json)
    tell(Report(find_game(experiment.game), played), output, json)


def tables(game: GameName, json: Json = False) -> None:
    """Print the component tables of a game, each with its origin, to be edited and handed back by --data.

    \b
    galapagos lab tables evo > map.toml
    """
    from galapagos.engine.game import find_game
    from galapagos.lab.components.source import components_of
    from galapagos.lab.components.toml import as_data, document

    found = find_game(game)
    if json:
        print_json(as_data(components_of(found)))
    else:
        typer.echo(document(found.title, components_of(found)), nl=False)


for command in (report, run, tables):
    app.command(cls=Command)(command)


# --- playing


def open_lab(folder: str | None, backend: str) -> Lab:
    from galapagos.engine.backend import check_backend
    from galapagos.lab.laboratory import Lab
    from galapagos.lab.store import duckdb

    from .saves import data_home

    check_backend(backend)
    duckdb()                            # says what is missing before anything is done
    return Lab(Path(folder) if folder else data_home() / "lab", backend=backend)


def parse_sizes(text: str | None) -> list[int]:
    if text is None:
        return []
    sizes = parse_names(text)
    if not all(size.isascii() and size.isdigit() for size in sizes):
        raise Refused(f"--players {text} is not possible: write table sizes by commas, such as 3,4.")
    return list(map(int, sizes))


def play(laboratory: Lab, experiments: Sequence[Experiment], quiet: bool) -> Results:
    cells = [cell for experiment in experiments for cell in experiment.cells]           # refuses what cannot be played, before any work
    with waiting(f"Compiling the rules of {cells[0].table.game.title}; this is kept for the next time", quiet):
        cost = laboratory.cost(*experiments)
    if cost.games and not quiet:
        error_console().print(f"{cost.games:,} games to play, about {in_words(cost.seconds)}; {cost.kept:,} are there already.", soft_wrap=True)
    with progress_bar("games", cost.games + cost.kept, quiet) as progress:
        return laboratory.run(*experiments, progress=progress)


def in_words(seconds: float) -> str:
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    return f"{seconds / 60:.0f} minutes" if seconds < 5400 else f"{seconds / 3600:.1f} hours"


@contextmanager
def keeping(laboratory: Lab, experiments: Sequence[Experiment], quiet: bool) -> Iterator[None]:
    """Who stops it keeps what was played."""
    try:
        yield
    except KeyboardInterrupt:
        there = sum(chunk.size for chunk in laboratory.results(*experiments).chunks)
        raise Stopped(f"Stopped; {there:,} games are kept, and the same command goes on from there.") from None


# --- telling


def tell(report: Report, output: str | None, json: bool) -> None:
    if output:
        write(report, Path(output))
    if json:
        print_json(report.as_data())
    else:
        show(report)
        if output:
            console().print(f"[dim]Written to {output}[/]", soft_wrap=True)


def write(report: Report, folder: Path) -> None:
    from json import dumps

    from galapagos.lab.measures.finding import as_csv

    from .files import deliver

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise Refused(f"--output {folder} is not possible: that is a file.") from None
    deliver(folder / "findings.csv", as_csv(report.findings))
    deliver(folder / "report.json", dumps(report.as_data(), ensure_ascii=False, indent=1) + "\n")


def show(report: Report) -> None:
    out = console()
    out.print(f"[bold]{report.game.title}[/]")
    for cell in report.results.cells:
        out.print(f"  {report.results.count(cell):,} games: {cell.title}", soft_wrap=True)
    for page in report.pages:
        out.print(f"\n[bold]{page.name.capitalize()}[/]{summary(page.findings)}")
        out.print(finding_table(page.findings))


def summary(findings: Sequence[Finding]) -> str:
    """`: 2 unfair, 5 fair, 1 open`, where there are verdicts."""
    from collections import Counter

    counts = Counter(str(finding.verdict) for finding in findings if finding.verdict)
    words = [f"{counts[verdict]} {verdict}" for verdict in ("unfair", "open", "fair") if counts[verdict]]
    return f": {', '.join(words)}" if words else ""


def finding_table(findings: Sequence[Finding]) -> Table:
    from rich.table import Table

    is_share = any(finding.fair is not None for finding in findings)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("players", "bots", ""):
        table.add_column(heading)
    for heading in ("mean", "interval", *(("fair", "verdict") if is_share else ())):
        table.add_column(heading, justify="left" if heading == "verdict" else "right", no_wrap=True)
    for finding in findings:
        verdict = [figure(finding.fair), f"{finding.verdict}{', disputed' if finding.disputed else ''}"] if finding.fair is not None else []
        table.add_row(
            f"{finding.players}", " ".join(filter(None, (finding.bots, finding.options, finding.data))), finding.row, figure(finding.mean),
            f"{figure(finding.low)} – {figure(finding.high)}" if finding.high < float("inf") else "", *verdict)
    return table


def figure(value: Any) -> str:
    return f"{value:.3f}" if abs(value) < 10 else f"{value:.1f}"
