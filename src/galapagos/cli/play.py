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

    from .table.table import Table

YOU = "you"
FRIENDLY = "level2"  # who sits down where nobody is named


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; without it, you are asked.", show_default=False)
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="NAMES",
            help="Who sits where, by commas: you, level1 (easy) to level5 (hard), greedy or random.",
            show_default="you,level2,…",
        ),
    ] = None,
    option: Options = None,
    data: Data = None,
    yes: Yes = False,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="WORD", help="The same dice every time; without it, nobody can know them."),
    ] = None,
    position: Annotated[
        str | None, typer.Option("--position", metavar="POSITION", help="Begin at this position.")
    ] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with the last match, or that of GAME, or of the file named in its place."),
    ] = False,
    server: Annotated[
        str | None,
        typer.Option(
            "--server",
            metavar="URL",
            help="Play on this server: a table named in GAME's place, or a new one of GAME.",
            show_default=False,
        ),
    ] = None,
    token: Annotated[
        str,
        typer.Option(
            "--token",
            metavar="TOKEN",
            envvar="GALAPAGOS_TOKEN",
            help="Who you are there; without it, a guest.",
            show_default=False,
        ),
    ] = "",
    public: Annotated[
        bool, typer.Option("--public", help="Let everybody there see a new table with open seats.")
    ] = False,
    language: Language = "en",
) -> None:
    """Play a game in the terminal, with people at this keyboard and bots; or with people elsewhere, on a server.

    Type the number of a choice, or ? to see what else can be typed. Every decision is kept at once, so you may leave at
    any time.

    \b
    galapagos play                              asks what you want
    galapagos play dodo --players 2             you against a friendly bot
    galapagos play dodo --seats level5          you against the best there are
    galapagos play dodo --seats you,level3,you  two people and a bot
    galapagos play dodo --seats greedy,greedy   watch
    galapagos play evo --data map.toml          with other components
    galapagos play --resume                     go on with the last match
    galapagos play --resume my-game.txt         go on with one that you saved
    galapagos play --server http://127.0.0.1:8000
    galapagos play dodo --server http://127.0.0.1:8000 --seats you,open
    """
    from galapagos.engine.game import find_game

    out = console()
    if server is not None:
        from .remote.remote import play_there

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
) -> Table:
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
    """One name per seat; a single bot takes every seat but the first, and friendly ones do where nobody is named.
    `more` are other names."""
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


def open_table(out: Console, match: Match, players: tuple[str, ...], seed: str | None, language: str) -> Table:
    from .table.saves import new_file
    from .table.table import Table

    luck = int.from_bytes(os.urandom(4)) if seed is None else zlib.crc32(seed.encode())
    return Table(match, players, new_file(match.game.folder), out, luck, language=language)


def resumed(out: Console, name: str | None, language: str) -> Table:
    """The last match, the last one of a game, or that of a file."""
    from galapagos.engine.game import game_names

    from .table.saves import latest

    if name is not None and name not in game_names():
        return table_of(out, Path(name), language, name)
    path = latest(name or "")
    if path is None:
        raise Refused("resume-none-of-game", game=name) if name else Refused("resume-none")
    return table_of(out, path, language)


def table_of(out: Console, path: Path, language: str, named: str = "") -> Table:
    from galapagos.engine.match.match import Match

    from .files import read_record
    from .table.table import Table

    record = read_record(path)
    if record.result:
        raise Refused("resume-over", file=path)
    if not record.secret:
        raise Refused("resume-without-secret", file=path)
    match = Match.resume(record)
    players = fill_seats(match.game, record.seats, list(record.players))
    table = Table(match, players, path, out, int.from_bytes(os.urandom(4)), named, language)
    table.recall()
    return table


def sit_down(table: Table) -> None:
    """Plays. Whoever presses Ctrl-C leaves the table; the match is kept."""
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
