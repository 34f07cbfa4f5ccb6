"""Open a table in the terminal: for a new match, or for a saved one that goes on."""

from __future__ import annotations

import contextlib
import os
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, game_names
from galapagos.engine.match.dice import Dice
from galapagos.engine.match.match import Match
from galapagos.engine.words.spoken import say

from ..components import changed_components
from ..files import read_record
from ..output import Stopped
from ..seats import fill_seats, usual_seats
from .drawing import called_apart
from .saves import latest, new_file
from .table import TerminalTable

if TYPE_CHECKING:
    from rich.console import Console


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
    if position is not None:
        if players is not None or options:
            raise Refused("position-with-players")
        match = game.from_position(position, Dice.new(seed))
        return open_table(out, match, fill_seats(game, match.state.seats, seats), seed, language)
    number = players if players is not None else len(seats) if len(seats) > 1 else usual_seats(game, options)
    names = fill_seats(game, number, seats)
    return open_table(out, game.new(number, seed, **options), names, seed, language)


def open_table(out: Console, match: Match, players: tuple[str, ...], seed: str | None, language: str) -> TerminalTable:
    luck = int.from_bytes(os.urandom(4)) if seed is None else zlib.crc32(seed.encode())
    return TerminalTable(match, players, new_file(match.game.folder), out, luck, language=language)


def resumed(out: Console, name: str | None, language: str) -> TerminalTable:
    """The table of the last match, the last one of a game, or the one in a file."""
    if name is not None and name not in game_names():
        return table_of(out, Path(name), language, name)
    path = latest(name or "")
    if path is None:
        raise Refused("resume-none-of-game", game=name) if name else Refused("resume-none")
    return table_of(out, path, language)


def table_of(out: Console, path: Path, language: str, named: str = "") -> TerminalTable:
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
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401     gives input() its history and its arrow keys
    match, out = table.match, table.out
    seats = ", ".join(f"{table.name(seat)} ({name})" for seat, name in enumerate(called_apart(table.players)))
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
