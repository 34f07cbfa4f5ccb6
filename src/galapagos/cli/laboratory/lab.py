"""`galapagos lab`: test whether a game is fair, and what a change does."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..arguments import GameName, Json, Language, Options, SearchBackend, Seed, parse_names, parse_options, parse_sizes
from ..components import Data, Yes, read_data
from ..help import Command
from ..number import number_option
from ..output import console, print_json
from .fit import fit
from .tune import tune

app = typer.Typer(name="lab", add_completion=False, rich_markup_mode=None)
ResultsFolder = Annotated[
    str | None,
    typer.Option("--results", metavar="DIR", help="The folder for games.", show_default="in your data folder"),
]
Output = Annotated[
    str | None,
    typer.Option(
        "--output",
        metavar="DIR",
        help="Write a page, report.html, and the findings as CSV and JSON to this folder.",
        show_default=False,
    ),
]
ComparisonOutput = Annotated[
    str | None,
    typer.Option(
        "--output",
        metavar="DIR",
        help="Write a page, comparison.html, and CSV and JSON to this folder.",
        show_default=False,
    ),
]
Address = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on the machines of a Ray cluster, HOST:PORT.",
        show_default="this machine",
    ),
]


@app.callback(invoke_without_command=True)
def lab(context: typer.Context) -> None:
    """Find out whether a game is fair, how long it takes, which components are unbalanced, and what a change does.

    All results come from games between bots. Games are stored, so none is played twice.

    \b
    galapagos lab report evo --quick
    galapagos lab run experiment.toml
    galapagos lab tables evo > map.toml
    galapagos lab report evo --data map.toml --output report
    galapagos lab show report
    galapagos lab tune map.toml
    galapagos lab fit dodo --players 2
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def report(
    game: GameName,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="N,N",
            help="Numbers of players, separated by commas; by default, all.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help="The bots, separated by commas: random, greedy, or a level with its iterations.",
        ),
    ] = "greedy,level5@12",
    data: Data = None,
    yes: Yes = False,
    option: Options = None,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer games: a first result in about a minute.")] = False,
    games: Annotated[
        int | None,
        number_option("--games", "Games per number of players, of bots that do not search; by default 20,000.", 1),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Skip the studies of gifts, luck, skill and options.")] = False,
    seed: Seed = 0,
    language: Language = "en",
    output: Output = None,
    results: ResultsFolder = None,
    backend: SearchBackend = "cpu",
    cluster: Address = None,
    json: Json = False,
) -> None:
    """Report on a game: seats, starts, length, endings, waiting, drama, the value of each card, luck, skill, options.

    Win shares are compared with 1 / players. A verdict is fair if the difference is certainly below 0.02, unfair if it
    is certainly above, and open otherwise. Intervals hold for a whole page at once, with 95 % confidence.

    \b
    galapagos lab report evo --quick
    galapagos lab report evo --output report && galapagos lab show report
    galapagos lab report evo --quick --language de
    galapagos lab report dodo --players 2,3 --bots greedy --games 50k --json
    """
    from galapagos.engine.game import find_game
    from galapagos.lab import report as reports

    from .findings import check_folder, tell
    from .playing import keeping, open_lab, play

    check_folder(output)
    found = find_game(game)
    if data:
        read_data(found, Path(data), yes)
    plan = reports.plan(
        found,
        parse_sizes(players),
        parse_names(bots),
        Path(data) if data else None,
        parse_options(option),
        quick=quick,
        games=games,
        seed=seed,
        studies=not plain,
    )
    laboratory = open_lab(results, backend, cluster)
    with keeping(laboratory, plan.experiments, json):
        play(laboratory, plan.experiments, json)
        tell(plan.report(laboratory), output, json)


def run(
    file: Annotated[str, typer.Argument(metavar="FILE", help="An experiment, in TOML.", show_default=False)],
    yes: Yes = False,
    language: Language = "en",
    output: Output = None,
    results: ResultsFolder = None,
    backend: SearchBackend = "cpu",
    cluster: Address = None,
    json: Json = False,
) -> None:
    """Run an experiment: every combination of the values that it varies. Stored games are not played again.

    \b
    galapagos lab run experiment.toml
    galapagos lab run experiment.toml --output figures
    galapagos lab run experiment.toml --cluster 10.0.0.5:6379

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

    from .findings import check_folder, tell
    from .playing import keeping, open_lab, play

    check_folder(output)
    experiment = read_experiment(Path(file))
    for path in experiment.data:
        if path:
            read_data(find_game(experiment.game), Path(path), yes)
    laboratory = open_lab(results, backend, cluster)
    with keeping(laboratory, [experiment], json):
        play(laboratory, [experiment], json)
        tell(Report(find_game(experiment.game), laboratory.results(experiment)), output, json)


def compare(
    before: Annotated[
        str, typer.Argument(metavar="A", help="The folder of a report, or an experiment in TOML.", show_default=False)
    ],
    after: Annotated[str, typer.Argument(metavar="B", help="Another one, of the same game.", show_default=False)],
    every: Annotated[
        bool, typer.Option("--all", help="Show all figures, even those that are open or unchanged.")
    ] = False,
    language: Language = "en",
    output: ComparisonOutput = None,
    results: ResultsFolder = None,
    backend: SearchBackend = "cpu",
    cluster: Address = None,
    json: Json = False,
) -> None:
    """Show the effect of a change, from tables that both sides have, game by game with the same dice.

    \b
    galapagos lab report evo --output usual
    galapagos lab report evo --data map.toml --output changed
    galapagos lab compare usual changed
    galapagos lab compare usual changed --output difference && galapagos lab show difference
    """
    from galapagos.engine.game import find_game
    from galapagos.lab.comparison import Comparison, check_sides, read_side

    from .findings import check_folder, tell_changes
    from .playing import keeping, open_lab, play

    check_folder(output)
    sides = [read_side(Path(before)), read_side(Path(after))]
    game = find_game(check_sides(*sides))
    laboratory = open_lab(results, backend, cluster)
    orders = [order for side in sides for order in side]
    with keeping(laboratory, orders, json):
        play(laboratory, orders, json)
        first, second = (laboratory.results(*side) for side in sides)
        tell_changes(Comparison(game, (before, after), first, second), output, every, json)


def show(
    folder: Annotated[
        str, typer.Argument(metavar="DIR", help="The folder of a report or a comparison.", show_default=False)
    ],
    language: Language = "en",
) -> None:
    """Open a report or a comparison in a browser.

    \b
    galapagos lab show report
    """
    from galapagos.lab.paper.folder import find_page
    from galapagos.server.running import show as show_page

    page = find_page(Path(folder)).resolve()
    show_page(page.as_uri())
    console().print(str(page), soft_wrap=True)


def tables(game: GameName, language: Language = "en", json: Json = False) -> None:
    """Print the component tables of a game with their sources (in English). Edit them and use them with --data.

    \b
    galapagos lab tables evo > map.toml
    """
    from galapagos.engine.components.source import components_of
    from galapagos.engine.components.toml import as_data, document
    from galapagos.engine.game import find_game

    found = find_game(game)
    if json:
        print_json(as_data(components_of(found)))
    else:
        typer.echo(document(found.title, components_of(found)), nl=False)


for command in (report, run, compare, tune, fit, show, tables):
    app.command(cls=Command)(command)
