"""`galapagos play`: a match in the terminal."""

from __future__ import annotations

import contextlib
import os
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.errors import Refused
from galapagos.engine.words.spoken import say

from .arguments import Language, Options, Players, parse_names, parse_options
from .components import Data, Yes, changed_components, with_data
from .output import Stopped, console
from .seats import usual_seats

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game
    from galapagos.engine.match.match import Match

    from .table.table import TerminalTable

YOU = "you"
FRIENDLY = "level2"  # the default bot


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; without it, you are asked.", show_default=False)
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
    galapagos play --resume                     continue the last match
    galapagos play --resume my-game.txt         continue a saved match
    galapagos play --server http://127.0.0.1:8000
    galapagos play dodo --server http://127.0.0.1:8000 --seats you,open
    """
    from galapagos.engine.game import find_game

    out = console()
    if server is not None:
        from .remote.play import play_there

        if resume or seed is not None:
            raise Refused("resume-on-server")
        if data is not None:
            raise Refused("components-by-server")
        play_there(
            out,
            server,
            token,
            game,
            players,
            parse_names(seats) if seats else [],
            parse_options(option),
            position or "",
            public,
            language,
        )
        return
    if resume:
        if players is not None or seats or option or data or seed is not None or position is not None:
            raise Refused("resume-with-more")
        table = resumed(out, game, language)
    elif game is None and players is None and not seats and not option and data is None and position is None:
        from .table.questions import ask_for_table

        table = ask_for_table(out, seed, language)
    else:
        if game is None:
            raise Refused("game-missing")
        found = with_data(find_game(game.lower()), data, yes)
        table = new_table(
            out, found, players, parse_names(seats) if seats else [], parse_options(option), seed, position, language
        )
    sit_down(table)


def new_table(
    out: Console,
    game: Game,
    players: int | None,
    seats: list[str],
    options: dict[str, str],
    seed: str | None,
    position: str | None,
    language: str,
) -> TerminalTable:
    from galapagos.engine.match.dice import Dice

    if position is not None:
        if players is not None or options:
            raise Refused("position-with-players")
        match = game.from_position(position, Dice.new(seed))
        return open_table(out, match, fill_seats(game, match.state.seats, seats), seed, language)
    number = players if players is not None else len(seats) if len(seats) > 1 else usual_seats(game, options)
    names = fill_seats(game, number, seats)
    return open_table(out, game.new(number, seed, **options), names, seed, language)


def fill_seats(game: Game, number: int, seats: list[str], more: tuple[str, ...] = ()) -> tuple[str, ...]:
    """One name per seat. A single bot takes all seats but the first; without names, easy bots do. `more` are other
    allowed names."""
    from galapagos.bots import bots_of

    game.check_seats(number)
    seats = [name.lower() for name in seats]
    for name in seats:
        if name not in (YOU, *more, *bots_of(game)):
            raise Refused("seat-name-unknown", name=repr(name), names=", ".join([YOU, *more, *bots_of(game)]))
    if not seats:
        return (YOU, *[FRIENDLY] * (number - 1))
    if len(seats) == 1:
        return (YOU, *seats * (number - 1))
    if len(seats) != number:
        raise Refused("seats-number-wrong", count=len(seats), number=number)
    return tuple(seats)


def open_table(out: Console, match: Match, players: tuple[str, ...], seed: str | None, language: str) -> TerminalTable:
    from .table.saves import new_file
    from .table.table import TerminalTable

    luck = int.from_bytes(os.urandom(4)) if seed is None else zlib.crc32(seed.encode())
    return TerminalTable(match, players, new_file(match.game.folder), out, luck, language=language)


def resumed(out: Console, name: str | None, language: str) -> TerminalTable:
    """The table of the last match, the last one of a game, or the one in a file."""
    from galapagos.engine.game import game_names

    from .table.saves import latest

    if name is not None and name not in game_names():
        return table_of(out, Path(name), language, name)
    path = latest(name or "")
    if path is None:
        raise Refused("resume-none-of-game", game=name) if name else Refused("resume-none")
    return table_of(out, path, language)


def table_of(out: Console, path: Path, language: str, named: str = "") -> TerminalTable:
    from galapagos.engine.match.match import Match

    from .files import read_record
    from .table.table import TerminalTable

    record = read_record(path)
    if record.result:
        raise Refused("resume-over", file=path)
    if not record.secret:
        raise Refused("resume-without-secret", file=path)
    match = Match.resume(record)
    players = fill_seats(match.game, record.seats, list(record.players))
    table = TerminalTable(match, players, path, out, int.from_bytes(os.urandom(4)), named, language)
    table.recall()
    return table


def sit_down(table: TerminalTable) -> None:
    """Play a match. Ctrl-C leaves the table; the match stays saved."""
    from .table.drawing import called

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401     gives input() its history and its arrow keys
    match, out = table.match, table.out
    seats = ", ".join(f"{table.name(seat)} ({called(name)})" for seat, name in enumerate(table.players))
    out.print(f"[bold]{match.words(table.language).say('title')}[/]: {seats}")
    if match.game.data:
        out.print(f"[dim]{changed_components(match.game)}[/]")
    if match.dice:
        fixed = say("dice-fixed", hash=match.dice.commitment[:16])
        out.print(f"[dim]{fixed}[/]")
    try:
        table.run()
    except KeyboardInterrupt:
        raise Stopped("left-table", more=table.way_on) from None
