"""`galapagos serve`: run a server for people and bots."""

from __future__ import annotations

import logging
import math
from pathlib import Path
from typing import Annotated

import typer

from galapagos.engine.errors import Refused

from .components import Yes, read_data
from .number import number_option
from .store import new_default_url
from .table.saves import data_home

DAY = 86_400.0
Origins = Annotated[list[str], typer.Option(metavar="URL", help="Allow pages of another origin; repeatable.")]


def components(given: list[str], yes: bool) -> dict[str, str]:
    """The component tables of each `GAME=FILE`, by game."""
    from galapagos.engine.game import find_game

    found: dict[str, str] = {}
    for text in given:
        name, equals, file = text.partition("=")
        if not equals or not file:
            raise Refused("serve-data-malformed", text=text)
        game = find_game(name.lower())
        if game.name in found:
            raise Refused("serve-data-twice", game=game.name)
        found[game.name] = read_data(game, Path(file), yes)
    return found


def serve(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE", help="A game in a file, such as ./finches.py; repeatable.", show_default=False),
    ] = None,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on; 0.0.0.0 is open to your network.")
    ] = "127.0.0.1",
    port: Annotated[
        int, number_option("--port", "The port to listen on; 0 takes a free one.", least=0, most=65535)
    ] = 8000,
    store: Annotated[
        str,
        typer.Option(metavar="URL", help="The database: sqlite:///FILE or postgresql://USER@HOST/DATABASE."),
    ] = "",
    origin: Origins = [],  # noqa: B006
    behind_proxy: Annotated[
        bool,
        typer.Option("--behind-proxy", help="Trust X-Forwarded-For and -Proto. Use it only behind a proxy."),
    ] = False,
    secure: Annotated[bool, typer.Option("--secure", help="Send cookies over TLS only.")] = False,
    keep_open_tables: Annotated[
        float, typer.Option(metavar="DAYS", help="Delete tables that were not started after this time.")
    ] = 1,
    keep_tables: Annotated[
        float, typer.Option(metavar="DAYS", help="End matches without a move after this time.")
    ] = 30,
    keep_guests: Annotated[
        float, typer.Option(metavar="DAYS", help="Delete guests who have not come back after this time.")
    ] = 90,
    keep_chat: Annotated[float, typer.Option(metavar="DAYS", help="Delete chat lines after this time.")] = 30,
    messages: Annotated[
        float,
        typer.Option(metavar="RATE", help="Messages per second that one socket may send, in the long run."),
    ] = 20,
    requests: Annotated[
        float, typer.Option(metavar="RATE", help="Requests per second that one address may make.")
    ] = 20,
    new: Annotated[
        float, typer.Option(metavar="RATE", help="People and tables per minute that one address may create.")
    ] = 20,
    connections: Annotated[
        int, number_option("--connections", "Connections that one address may have at once.", least=1)
    ] = 200,
    deadline: Annotated[
        float, typer.Option(metavar="SECONDS", help="The time in which a whole request must arrive.")
    ] = 20,
    prepare: Annotated[
        bool,
        typer.Option("--prepare/--no-prepare", help="Compile all games for bots at the start, or each on demand."),
    ] = True,
    webhook: Annotated[
        list[str],
        typer.Option(metavar="HOST", help="Allow webhooks to this HOST or HOST:PORT; repeatable."),
    ] = [],  # noqa: B006
    data: Annotated[
        list[str],
        typer.Option(
            metavar="GAME=FILE",
            help="Component tables for new tables of a game, from `galapagos lab tables`; repeatable.",
        ),
    ] = [],  # noqa: B006
    yes: Yes = False,
    reports: Annotated[
        str,
        typer.Option(
            metavar="DIR",
            help="The folder with the lab's reports for the page.",
            show_default="reports in the folder for your data",
        ),
    ] = "",
    lab: Annotated[
        bool, typer.Option("--lab", help="Let people start quick reports from the page, one at a time.")
    ] = False,
    reload: Annotated[
        bool,
        typer.Option("--reload", help="Load a FILE anew whenever you save it; open tables go on under the new rules."),
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL", help="This server's public address, for links in webhooks; by default, where it listens."
        ),
    ] = "",
) -> None:
    """Run a server. People play each other and bots, in the browser or with `galapagos play --server URL`.

    \b
    galapagos serve
    galapagos serve --host 0.0.0.0 --port 80
    galapagos serve --store postgresql://galapagos@localhost/galapagos
    galapagos serve --data evo=map.toml
    galapagos serve ./finches.py --reload

    A move is on disk before any player sees it. Ctrl-C finishes commands under way, then stops.
    See docs/server.md for TLS, proxies and operation.
    """
    from galapagos.engine.game import open_game
    from galapagos.server.logs import configure
    from galapagos.server.running import run
    from galapagos.server.settings import Settings

    if reload and not files:
        raise Refused("serve-reload-nothing")
    for file in files or []:
        open_game(file)
    for name, days in (
        ("open-tables", keep_open_tables),
        ("tables", keep_tables),
        ("guests", keep_guests),
        ("chat", keep_chat),
    ):
        if not 0 < days <= 36_500:
            raise Refused("serve-keep-malformed", name=name)
    settings = Settings(
        origins=tuple(origin),
        behind_proxy=behind_proxy,
        secure=secure,
        idle_open_tables=keep_open_tables * DAY,
        idle_tables=keep_tables * DAY,
        idle_guests=keep_guests * DAY,
        idle_chats=keep_chat * DAY,
        prepare=prepare,
        webhooks=tuple(host.lower() for host in webhook),
        public_url=public_url.rstrip("/"),
        messages_per_second=messages,
        requests_per_second=requests,
        new_per_minute=new,
        connections=connections,
        request_seconds=deadline,
        data=components(data, yes),
        reports=reports or str(data_home() / "reports"),
        lab_results=str(data_home() / "lab") if lab else "",
    )
    if not all(0 < rate < math.inf for rate in (messages, requests, new, deadline)):
        raise Refused("serve-limits-malformed")
    if reports and not Path(reports).is_dir():
        raise Refused("serve-reports-missing", folder=reports)
    configure(logging.INFO)
    run(store or new_default_url(), settings, host, port, open_page, reload)
