"""`galapagos lab fit`: fit the weights of a game's heuristics to the results of games, and test them in a duel."""

from __future__ import annotations

from typing import Annotated

import typer

from galapagos.engine.errors import Refused

from ..arguments import GameName, Json, Language, SearchBackend, Seed, parse_sizes
from ..number import number_option
from ..output import print_json


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

    from .fitting import announce, fight, gather, keep, show

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
