"""`galapagos admin`: manage tables and people. Running servers notice changes within a second or two."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.errors import Refused

from .arguments import Json
from .help import Command
from .number import number_option
from .output import console, harmless, print_json
from .store import StoreUrl, existing, tables, with_store

if TYPE_CHECKING:
    from galapagos.server.protocol.operating import ListedTable

STATUS = ("open", "running", "over")

app = typer.Typer(name="admin", add_completion=False, rich_markup_mode=None)
Who = Annotated[
    str,
    typer.Argument(metavar="PERSON", help="The id or the unique name of a person.", show_default=False),
]
Most = Annotated[int, number_option("--limit", "The maximum number to list.", 1, 100_000)]


@app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """Manage the tables and people in a server's store. The server may keep running; it notices changes within a second
    or two.

    \b
    galapagos admin list --status running
    galapagos admin close 5mQ0bN2dXw1LkRaz
    galapagos admin ban "Rude Finch" --store postgresql://galapagos@localhost/galapagos
    galapagos admin outdated                before an upgrade
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def list_(
    store: StoreUrl = "",
    status: Annotated[
        str, typer.Option(metavar="STATUS", help="Only tables that are open, running or over.", show_default=False)
    ] = "",
    game: Annotated[str, typer.Option(metavar="GAME", help="Only tables of this game.", show_default=False)] = "",
    limit: Most = 100,
    json: Json = False,
) -> None:
    """List tables with status, game, people, and the time of the last change."""
    from galapagos.engine.game import find_game
    from galapagos.engine.words.message import either
    from galapagos.server import administration

    if status and status not in STATUS:
        raise Refused("admin-status-unknown", names=either(STATUS), name=repr(status))
    name = find_game(game).name if game else ""
    show(
        with_store(
            existing(store), lambda opened: administration.tables(opened, (status,) if status else (), name, limit)
        ),
        json,
    )


list_.__name__ = "list"  # the command's name, which is a built-in of Python


def outdated(store: StoreUrl = "", json: Json = False) -> None:
    """List the tables that this version would end as unfinished, because their rules have changed.

    Run the new version of this command before an upgrade, while the old server still runs. The records of these tables
    remain available.
    """
    from galapagos.server import administration

    show(with_store(existing(store), administration.outdated), json)


def show(lines: Sequence[ListedTable], json: bool) -> None:
    from rich.markup import escape
    from rich.table import Table

    if json:
        import msgspec

        print_json(msgspec.to_builtins(lines))
        return
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("table", "game", "rules", "status", "changed", "people"):
        grid.add_column(column, no_wrap=column != "people", overflow="fold")
    for line in lines:
        grid.add_row(
            line.table, line.game, str(line.rules), line.status, moment(line.changed), escape("\n".join(line.people))
        )
    out = console()
    if lines:
        out.print(grid)
    out.print(f"{tables(len(lines))}.")


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.", show_default=False)],
    store: StoreUrl = "",
) -> None:
    """Close a table. Its record remains available."""
    from galapagos.server import administration

    with_store(existing(store), lambda opened: administration.close_table(opened, table))
    typer.echo(f"Table {table} is closed.")


def ban(who: Who, store: StoreUrl = "") -> None:
    """Ban a person: cookie, token and passphrase stop working, and open connections are closed."""
    from galapagos.server import administration

    person = with_store(existing(store), lambda opened: administration.ban(opened, who, True))
    typer.echo(f"{person.name} ({person.id}) is banned.")


def unban(who: Who, store: StoreUrl = "") -> None:
    """Lift a ban."""
    from galapagos.server import administration

    person = with_store(existing(store), lambda opened: administration.ban(opened, who, False))
    typer.echo(f"{person.name} ({person.id}) may come back.")


def erase(who: Who, store: StoreUrl = "") -> None:
    """Erase a person: the name disappears from all tables, and the texts from all chats. This cannot be undone."""
    from galapagos.server import administration

    person = with_store(existing(store), lambda opened: administration.erase(opened, who))
    typer.echo(f"{person.id} is erased.")


def reports(store: StoreUrl = "", limit: Most = 100, json: Json = False) -> None:
    """List reports about people, the newest first."""
    from rich.markup import escape

    from galapagos.server import administration

    found = with_store(existing(store), lambda opened: administration.reports(opened, limit))
    if json:
        import msgspec

        print_json(msgspec.to_builtins(found))
        return
    out = console()
    for one in found:
        out.print(
            f"[dim]{moment(one.at)}[/]  table {one.table}: {escape(one.reporter)} reports {escape(one.person)}",
            soft_wrap=True,
        )
        out.print(f"    {escape(harmless(one.text))}", soft_wrap=True)
    out.print(f"{len(found):,} report{'' if len(found) == 1 else 's'}.")


def rate(
    store: StoreUrl = "",
    again: Annotated[
        bool, typer.Option("--again", help="Really do it: without this, only the number of rated matches is shown.")
    ] = False,
    json: Json = False,
) -> None:
    """Compute all results and ratings anew from the logs of the tables, in the order in which they were rated.

    Without a change of the rules of rating, all ratings stay the same to the digit.
    """
    from galapagos.server import administration

    counts = with_store(existing(store), administration.rate if again else administration.count_rated)
    if json:
        print_json(counts)
        return
    for game, count in counts.items():
        typer.echo(f"{game}: {count:,} rated match{'' if count == 1 else 'es'}.")


def token(
    name: Annotated[str, typer.Option(metavar="NAME", help="Whose token it is; acts are logged with it.")] = "operator",
    end: Annotated[bool, typer.Option("--end", help="Only end the token of this name.")] = False,
    store: StoreUrl = "",
) -> None:
    """Make a token for the operator's page, /admin. An older one of the same name ends."""
    from galapagos.server import administration

    made = with_store(existing(store), lambda opened: administration.set_token(opened, name, end))
    typer.echo(made or f"The token of {name} has ended.")


for command in (list_, outdated, close, ban, unban, erase, reports, rate, token):
    app.command(cls=Command)(command)
