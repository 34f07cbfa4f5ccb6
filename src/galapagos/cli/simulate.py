"""`galapagos simulate`: play many games, and count results."""

from __future__ import annotations

from json import loads
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import GameName, Json, Options, Players, Seed, parse_names, parse_options
from .components import Data, Yes, changed_components, with_data
from .number import number_option
from .output import console, print_json, progress_bar, waiting
from .seats import usual_seats

if TYPE_CHECKING:
    from rich.table import Table

    from galapagos.engine.game import Game
    from galapagos.lab.simulation import Simulation


def simulate(
    game: GameName,
    games: Annotated[int, number_option("--games", "The number of games, such as 5000, 5k or 1e6.", least=1)] = 1000,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="NAMES", help="random or greedy: one for all seats, or one per seat, separated by commas."
        ),
    ] = "random",
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    yes: Yes = False,
    backend: Annotated[
        str,
        typer.Option("--backend", metavar="NAME", help="python (slow, without compilation), cpu (all cores) or gpu."),
    ] = "cpu",
    checked: Annotated[bool, typer.Option("--checked", help="Use the build with bounds checks, as tests do.")] = False,
    json: Json = False,
) -> None:
    """Play many games between bots, and count wins, lengths and endings.

    Win shares have 95 % intervals. A win that k players share counts 1/k for each. Lengths are in players' decisions.

    \b
    galapagos simulate dodo --games 100000
    galapagos simulate dodo --players 3 --bots greedy,random,random
    galapagos simulate dodo --games 1M --option deck=short --seed 7 --json
    galapagos simulate evo --data map.toml
    """
    from galapagos.engine.batch.play import BACKENDS, bot_kinds
    from galapagos.engine.compiler.backend import check_backend
    from galapagos.engine.game import find_game
    from galapagos.lab import simulation

    found, names, options = with_data(find_game(game), data, yes), parse_names(bots), parse_options(option)
    seats = usual_seats(found, options) if players is None else players
    check_backend(backend, BACKENDS)
    found.new_state(seats, options)  # refuses an impossible table before any work
    check_bots(found, names)
    bot_kinds(seats, names)
    with waiting(f"Compiling the rules of {found.title}; this is kept for the next time", quiet=json):
        simulation.prepare(found, seats, names, options, backend, checked)
    with progress_bar("games", games, quiet=json) as progress:
        result = simulation.simulate(
            found, seats, names, games, seed=seed, options=options, backend=backend, checked=checked, progress=progress
        )
    if json:
        print_json(as_json(result))
    else:
        show(result)


def check_bots(game: Game, names: list[str]) -> None:
    """Refuse bots that search, because they are too slow for simulations."""
    from galapagos.bots import bots_of
    from galapagos.engine.errors import Refused
    from galapagos.engine.loops.playout import BOTS

    for name in names:
        if name in bots_of(game) and name not in BOTS:
            others = [other for other in dict.fromkeys(names) if other != name] or ["greedy"]
            command = f"galapagos tournament {game.folder} --bots {','.join([name, *others])}"
            raise Refused("simulate-bot-too-slow", names=" and ".join(BOTS), command=command, bot=name)


def as_json(result: Simulation) -> dict[str, Any]:
    return {
        "game": result.game.folder,
        **({"data": loads(result.game.data)} if result.game.data else {}),
        "players": len(result.bots),
        "bots": list(result.bots),
        "options": dict(result.options),
        "backend": result.backend,
        "seed": result.seed,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 6),
        "decisions_per_second": round(result.decisions_per_second, 1),
        "win_share": [share.mean for share in result.win_shares],
        "win_share_interval": [[share.low, share.high] for share in result.win_shares],
        "length": {"mean": result.length.mean, "p10": result.length.p10, "p90": result.length.p90},
        "endings": dict(result.endings),
    }


def show(result: Simulation) -> None:
    out = console()
    games = "game" if result.games == 1 else "games"
    out.print(f"[bold]{result.game.title}[/]: {result.games:,} {games}, {len(result.bots)} players, seed {result.seed}")
    if result.game.data:
        out.print(changed_components(result.game))
    if result.options:
        out.print("Options: " + ", ".join(f"{name}={value}" for name, value in result.options.items()))
    out.print(win_table(result))
    out.print(
        f"Length    {result.length.mean:.1f} decisions on average, 8 of 10 games {result.length.p10:.0f} to "
        f"{result.length.p90:.0f}"
    )
    ends = ", ".join(
        f"{name.replace('_', ' ')} {count / result.games:.1%}" for name, count in result.endings.items() if count
    )
    out.print(f"Endings   {ends}")
    out.print(
        f"Speed     {result.decisions_per_second:,.0f} decisions a second ({result.decisions:,} in "
        f"{result.seconds:.2f} s, {result.backend})"
    )


def win_table(result: Simulation) -> Table:
    from rich.table import Table

    from galapagos.engine.words.message import catalogue

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("player", "bot", "wins", "95 % interval"):
        table.add_column(heading, justify="left" if heading in ("player", "bot") else "right")
    table.add_column("")
    s, words = result.game.new_state(len(result.bots), result.options), catalogue(result.game.name)
    for seat, (bot, share) in enumerate(zip(result.bots, result.win_shares, strict=True)):
        name = f"{seat + 1} {words.word(result.game.text.seat_name(s, seat))}"
        table.add_row(
            name, bot, f"{share.mean:.2%}", f"{share.low:.2%} – {share.high:.2%}", "█" * round(share.mean * 30)
        )
    return table
