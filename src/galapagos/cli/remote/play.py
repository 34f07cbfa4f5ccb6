"""`galapagos play --server URL`: choose a table on a server, or open a new one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from rich.markup import escape

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game, game_names
from galapagos.engine.words.message import catalogue
from galapagos.engine.words.spoken import say
from galapagos.server.protocol.people import Me
from galapagos.server.protocol.tables import OpenTable, SeatPlan, TableInfo, TableLine, TakeSeat

from ..components import played_with
from ..output import Stopped, harmless
from ..seats import YOU, fill_seats, usual_seats
from ..table.questions import ask, ask_for_number, ask_for_options, ask_for_seats, list_games, pick_game
from .server import RemoteServer
from .table import RemoteTable, describe_seats

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game

OPEN = "open"  # a seat for a person who joins later
NEW = "n"


def play_there(
    out: Console,
    url: str,
    token: str,
    place: str | None,
    players: int | None,
    seats: list[str],
    options: dict[str, str],
    position: str,
    public: bool,
    language: str,
) -> None:
    server = RemoteServer(url, token)
    me = server.introduce()
    is_game = place is not None and place.lower() in game_names()
    if place is None and (seats or options or position or players is not None):
        raise Refused("game-missing")
    if place is not None and is_game:
        info = open_table(server, wish_of(find_game(place.lower()), players, seats, options, position, public))
    elif place is not None:
        if seats or options or position or players is not None:
            raise Refused("table-with-seats", place=repr(place))
        info = server.get(f"/api/tables/{checked(place)}", TableInfo)
    else:
        info = ask_for_table(out, server, language)
    sit_down(RemoteTable(server, seated(server, me, info), out, language))


def checked(table: str) -> str:
    """The id of a table, from an id or an address."""
    id = table.rstrip("/").rpartition("/")[2]
    if not id or not id.isascii() or not id.replace("-", "").replace("_", "").isalnum():
        raise Refused("place-unknown", table=repr(table))
    return id


def wish_of(
    game: Game, players: int | None, seats: list[str], options: dict[str, str], position: str, public: bool
) -> OpenTable:
    number = players if players is not None else len(seats) if len(seats) > 1 else usual_seats(game, options)
    return wish(game, fill_seats(game, number, seats, (OPEN,)), options, position, public)


def wish(game: Game, names: tuple[str, ...], options: dict[str, str], position: str, public: bool) -> OpenTable:
    if YOU not in names:
        raise Refused("server-seats-wrong", you=YOU, open=OPEN)
    mine = names.index(YOU)
    plans = [
        SeatPlan(True, name="" if seat == mine else say("player-numbered", number=seat + 1))
        if name == YOU
        else SeatPlan(bot="" if name == OPEN else name)
        for seat, name in enumerate(names)
    ]
    return OpenTable(game.name, plans, options, public, nonce=secrets.token_urlsafe(12), position=position)


def open_table(server: RemoteServer, wish: OpenTable) -> TableInfo:
    return server.post("/api/tables", TableInfo, wish)


def seated(server: RemoteServer, me: Me, info: TableInfo) -> TableInfo:
    """Take a free seat before the start; otherwise be a spectator."""
    sits = any(seat.person and seat.person.id == me.id for seat in info.seats)
    if info.status == "open" and not sits:
        return server.post(f"/api/tables/{info.id}/sit", TableInfo, TakeSeat(nonce=secrets.token_urlsafe(12)))
    return info


def sit_down(table: RemoteTable) -> None:
    table.out.print(f"[bold]{escape(table.describe_seats())}[/]")
    if table.info.components:
        table.out.print(f"[dim]{escape(harmless(played_with(table.info.components)))}[/]", soft_wrap=True)
    fixed = say("dice-fixed-on-server", hash=table.info.commitment[:16], table=table.resume)
    table.out.print(f"[dim]{escape(fixed)}[/]", soft_wrap=True)
    try:
        table.run()
    except KeyboardInterrupt:
        raise Stopped("left-table", more=table.way_on) from None


# --- without a table


def ask_for_table(out: Console, server: RemoteServer, language: str) -> TableInfo:
    lines = server.get("/api/my/tables", list[TableLine])
    lines += [line for line in server.get("/api/tables", list[TableLine]) if line.id not in {mine.id for mine in lines}]
    for number, line in enumerate(lines, 1):
        out.print(f"   [bold cyan]{number}[/]  {describe_line(line, language)}")
    out.print(f"   [bold cyan]{NEW}[/]  {say('ask-new-table')}")
    chosen = ask(out, say("ask-table"), "1" if lines else NEW, lambda answer: pick_table(lines, answer))
    return server.get(f"/api/tables/{chosen}", TableInfo) if chosen else open_table(server, ask_for_wish(out, language))


def describe_line(line: TableLine, language: str) -> str:
    state = say("table-your-turn" if line.asked else f"table-{line.status}")
    title = catalogue(line.game, language).say("title") if line.game in game_names() else harmless(line.game)
    return f"[bold]{title}[/] {escape(', '.join(describe_seats(line.seats)))} [dim]({state})[/]"


def pick_table(lines: list[TableLine], answer: str) -> str:
    """The id of the table; empty for a new one."""
    if answer.lower() == NEW:
        return ""
    if answer.isdecimal():
        if not 1 <= int(answer) <= len(lines):
            raise Refused("table-number-unknown", answer=answer, most=len(lines), new=NEW)
        return lines[int(answer) - 1].id
    return checked(answer)


def ask_for_wish(out: Console, language: str) -> OpenTable:
    """Ask the same questions as for a local table."""
    games = list_games(out, language)
    game = ask(out, say("ask-game"), "1", lambda answer: pick_game(games, answer, False))
    assert game is not None
    options = ask_for_options(out, game, language)
    names = ask_for_seats(out, game, ask_for_number(out, game, options), (OPEN,))
    public = OPEN in names and ask(out, say("ask-public"), "yes", pick_yes)
    return wish(game, names, options, "", public)


def pick_yes(answer: str) -> bool:
    if answer.lower() not in ("yes", "y", "no"):
        raise Refused("say-yes-or-no")
    return answer.lower() != "no"
