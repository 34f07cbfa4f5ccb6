"""`galapagos play`: a match in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from galapagos.engine.errors import Refused

from .arguments import Language, Options, Players, game_named, parse_names, parse_options
from .components import Data, Yes, with_data
from .output import console


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game, or its file; without it, you are asked.", show_default=False),
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="NAMES",
            help="The players, separated by commas: you, level1 (easy) to level5 (hard), greedy or random.",
            show_default="you,level2,…",
        ),
    ] = None,
    option: Options = None,
    data: Data = None,
    yes: Yes = False,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="WORD", help="The same seed gives the same dice.", show_default=False),
    ] = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="POSITION", help="Begin at this position.")
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Continue the last match, the last one of GAME, or the one in a file."),
    ] = False,
    server: Annotated[
        str | None,
        typer.Option(
            "--server",
            metavar="URL",
            help="Play on this server: give a table instead of GAME, or a game for a new table.",
            show_default=False,
        ),
    ] = None,
    token: Annotated[
        str,
        typer.Option(
            "--token",
            metavar="TOKEN",
            envvar="GALAPAGOS_TOKEN",
            help="Your token on the server; without it, you are a guest.",
            show_default=False,
        ),
    ] = "",
    public: Annotated[bool, typer.Option("--public", help="Show a new table to everybody on the server.")] = False,
    language: Language = "en",
) -> None:
    """Play in the terminal, with bots and people at this keyboard, or with people on a server.

    Type the number of a choice, or ? for help. Every decision is saved at once, so you can leave at any time.

    \b
    galapagos play                              asks for a game and its options
    galapagos play dodo --players 2             you against an easy bot
    galapagos play dodo --seats level5          you against the best bots
    galapagos play dodo --seats you,level3,you  two people and a bot
    galapagos play dodo --seats greedy,greedy   watch
    galapagos play evo --data map.toml          with other components
    galapagos play ./finches.py                 a game of your own
    galapagos play --resume                     continue the last match
    galapagos play --resume my-game.txt         continue a saved match
    galapagos play --server http://127.0.0.1:8000
    galapagos play dodo --server http://127.0.0.1:8000 --seats you,open
    """
    from galapagos.engine.game import find_game

    from .table.opening import new_table, resumed, sit_down

    game = game_named(game) if game else None
    out, names, options = console(), parse_names(seats) if seats else [], parse_options(option)
    is_empty = players is None and not names and not options and data is None and position is None
    if server is not None:
        from .remote.play import play_there

        if resume or seed is not None:
            raise Refused("resume-on-server")
        if data is not None:
            raise Refused("components-by-server")
        play_there(out, server, token, game, players, names, options, position or "", public, language)
        return
    if resume:
        if not is_empty or seed is not None:
            raise Refused("resume-with-more")
        table = resumed(out, game, language)
    elif game is None and is_empty:
        from .table.questions import ask_for_table

        table = ask_for_table(out, seed, language)
    else:
        if game is None:
            raise Refused("game-missing")
        table = new_table(
            out, with_data(find_game(game.lower()), data, yes), players, names, options, seed, position, language
        )
    sit_down(table)
