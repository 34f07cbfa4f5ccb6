"""`galapagos lab fit`: fit the weights of a game's heuristics to the results of games, and test them in a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.errors import Refused

from ..arguments import GameName, Json, Language, SearchBackend, Seed
from ..number import number_option
from ..output import Stopped, console, error_console, print_json, progress_bar, waiting
from .findings import plain_table

if TYPE_CHECKING:
    from rich.table import Table

    from galapagos.engine.game import Game
    from galapagos.lab.fitting.duel import Duel
    from galapagos.lab.fitting.fit import Fit, Quality
    from galapagos.lab.fitting.positions import Positions


def fit(
    game: GameName,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="N,N",
            help="Numbers of players, separated by commas; by default, the smallest.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[int, number_option("--games", "Games for each number of players.", 1)] = 4000,
    search: Annotated[
        int,
        number_option("--search", "Iterations of searching bots that play the games; 0 for greedy bots.", 0, 1000),
    ] = 0,
    stages: Annotated[
        int,
        number_option("--stages", "Turns over which weights change linearly; 1 for constant weights.", 1, 100),
    ] = 1,
    duel: Annotated[int, number_option("--duel", "Games of each duel; with 0, no weights are accepted.", 0)] = 200,
    iterations: Annotated[
        int | None,
        number_option("--iterations", "Iterations of the old weights in a duel; by default, the top level's.", 2),
    ] = None,
    seed: Seed = 0,
    write: Annotated[bool, typer.Option("--write", help="Write accepted weights into the game's folder.")] = False,
    language: Language = "en",
    backend: SearchBackend = "cpu",
    json: Json = False,
) -> None:
    """Fit the weights of a game's heuristics to the results of games.

    The fit uses positions at the ends of turns. New weights are accepted only if the searching bot with them clearly
    beats itself with the old ones, in equal time.

    \b
    galapagos lab fit dodo --players 2
    galapagos lab fit evo --games 10k --duel 0
    galapagos lab fit dodo --games 2000 --search 24
    """
    from galapagos.engine.compiler.backend import check_backend
    from galapagos.engine.game import find_game
    from galapagos.lab.fitting.fit import fit as fit_weights
    from galapagos.lab.fitting.weights import weights_of

    from .lab import parse_sizes

    found = find_game(game)
    sizes = parse_sizes(players) or [min(found.seats)]
    for size in sizes:
        found.new_state(size)  # refuses an impossible table before any work
    check_backend(backend)
    weights_of(found)
    if write and not duel:
        raise Refused("fit-write-without-duel")
    if not json:
        announce(found, sizes, games, search, duel, iterations, backend)
    fitted = fit_weights(found, gather(found, sizes, games, search, stages, seed, backend, json), stages)
    duels = [fight(fitted, size, duel, iterations, seed, backend, json) for size in sizes if duel]
    is_accepted = bool(duels) and all(fought.is_won for fought in duels)
    if json:
        print_json(
            {
                "game": found.name,
                "players": sizes,
                "games": games,
                "search": search,
                "seed": seed,
                **fitted.as_data(),
                "duels": [fought.as_data() for fought in duels],
                "accepted": is_accepted,
            }
        )
    else:
        show(fitted, duels, is_accepted)
    if write and is_accepted:
        keep(fitted, duels, sizes, games, search, stages, seed, iterations)


# --- playing


def announce(
    game: Game, sizes: list[int], games: int, search: int, duel: int, iterations: int | None, backend: str
) -> None:
    from galapagos.lab.fitting import cost
    from galapagos.lab.paper.catalogue import game_title, say

    from .lab import in_words as in_time

    with waiting(say("compiling", game=game_title(game.name)), False):
        thinking = game.module("heuristics").THINKING
        seconds = cost.seconds(game, sizes, games, search, duel, iterations or thinking.iterations, backend)
    said = say("fit-cost", games=games * len(sizes), duels=duel * len(sizes), time=in_time(seconds))
    error_console().print(said, soft_wrap=True)


def gather(
    game: Game, sizes: list[int], games: int, search: int, stages: int, seed: int, backend: str, quiet: bool
) -> list[Positions]:
    from galapagos.lab.fitting import positions
    from galapagos.lab.paper.catalogue import game_title, say

    made = []
    for size in sizes:
        with waiting(say("compiling", game=game_title(game.name)), quiet):
            positions.prepare(game, backend)
        try:
            with progress_bar(say("players", count=size), games, quiet) as progress:
                made.append(
                    positions.gather(
                        game,
                        size,
                        games,
                        stages=stages,
                        iterations=search,
                        seed=seed,
                        backend=backend,
                        progress=progress,
                    )
                )
        except KeyboardInterrupt:
            raise Stopped("fit-stopped-early") from None
    return made


def fight(fitted: Fit, size: int, games: int, iterations: int | None, seed: int, backend: str, quiet: bool) -> Duel:
    from galapagos.lab.fitting.duel import Duel
    from galapagos.lab.paper.catalogue import say

    thinking = fitted.game.module("heuristics").THINKING
    own = iterations or thinking.iterations
    duel = Duel(fitted.game, size, fitted.before, fitted.after, games, own, seed, backend)
    try:
        with waiting(say("fit-compiling"), quiet):
            _ = duel.contenders
        with progress_bar(say("players", count=size), duel.sets, quiet) as progress:
            for _ in duel.play():
                progress(1)
    except KeyboardInterrupt:
        raise Stopped(
            "fit-stopped-in-duel", number=len(duel.shares), count=duel.sets, sentence=in_words(duel)
        ) from None
    return duel


def keep(
    fitted: Fit,
    duels: list[Duel],
    sizes: list[int],
    games: int,
    search: int,
    stages: int,
    seed: int,
    iterations: int | None,
) -> None:
    from galapagos.engine.words.message import ENGLISH
    from galapagos.lab.fitting.source import path_of, source

    from ..files import deliver

    command = " ".join(
        filter(
            None,
            (
                f"galapagos lab fit {fitted.game.name} --players {','.join(map(str, sizes))} --games {games}",
                f"--search {search}" if search else "",
                f"--stages {stages}" if stages > 1 else "",
                f"--duel {duels[0].games}",
                f"--iterations {iterations}" if iterations else "",
                f"--seed {seed} --write",
            ),
        )
    )
    deliver(path_of(fitted.game), source(fitted.after, command, "\n".join(in_words(duel, ENGLISH) for duel in duels)))


# --- output


def show(fitted: Fit, duels: list[Duel], is_accepted: bool) -> None:
    from galapagos.lab.paper.catalogue import game_title, say

    out = console()
    out.print(f"[bold]{game_title(fitted.game.name)}[/]: {say('fit-quality')}")
    out.print(quality_table(fitted.qualities))
    out.print()
    out.print(weight_table(fitted))
    for duel in duels:
        out.print(f"\n{in_words(duel)}", soft_wrap=True)
    out.print(say("fit-accepted" if is_accepted else "fit-not-accepted"))


def in_words(duel: Duel, language: str = "") -> str:
    """The result of a duel, by default in the user's language; empty before the first set is finished."""
    from galapagos.engine.words.spoken import spoken
    from galapagos.lab.paper.catalogue import catalogue

    if not duel.shares:
        return ""
    found, (new, old) = duel.found, duel.contenders
    shares = {"share": found.mean, "low": found.low, "high": found.high, "even": 1 / duel.seats}
    return catalogue(language or spoken()).say(
        "fit-duel",
        players=duel.seats,
        games=len(duel.shares) * duel.seats,
        new=str(new.iterations),
        old=str(old.iterations),
        **{name: f"{100 * share:.1f}" for name, share in shares.items()},
    )


def quality_table(qualities: tuple[Quality, ...]) -> Table:
    from galapagos.lab.paper.catalogue import decimal, number, say

    table = plain_table(
        "players", "stage", "positions", "fit-nothing", "fit-loss-before", "after", "fit-auc-before", "after"
    )
    for quality in qualities:
        figures = (quality.nothing, quality.before, quality.after, quality.auc_before, quality.auc_after)
        stage = say(f"fit-stage-{quality.stage}")
        table.add_row(
            str(quality.players), stage, number(quality.positions), *(decimal(figure, 3) for figure in figures)
        )
    return table


def weight_table(fitted: Fit) -> Table:
    table = plain_table("fit-term", "before", "after")
    for place, term in enumerate(fitted.before.terms):
        table.add_row(term, *(span([row[place] for row in weights.table]) for weights in (fitted.before, fitted.after)))
    table.add_row("doubt", str(fitted.before.doubt), str(fitted.after.doubt))
    return table


def span(weights: list[int]) -> str:
    """A weight in the first and the last stage of the game."""
    return f"{weights[0]} … {weights[-1]}" if weights[0] != weights[-1] else str(weights[0])
