"""`galapagos export`, `import` and `backup`: a server's store as files."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from galapagos.engine.errors import Refused

if TYPE_CHECKING:
    from galapagos.server.store import Entry, Store, TableCard

Result = TypeVar("Result")
SQLITE = "sqlite:///"

StoreUrl = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        help="The database: sqlite:///FILE or postgresql://USER@HOST/DATABASE.",
        show_default=False,
    ),
]
TableFile = Annotated[str, typer.Argument(metavar="FILE", help="A file of tables.", show_default=False)]


def export(
    file: TableFile,
    store: StoreUrl = "",
    table: Annotated[
        list[str] | None, typer.Option("--table", metavar="TABLE", help="Only this table; repeatable.")
    ] = None,
    names: Annotated[bool, typer.Option("--names", help="Write people's names too, not only their ids.")] = False,
) -> None:
    """Write the tables of a server to a file for `galapagos import`. The server may keep running.

    The file has one line of JSON per table, with all its moves. It contains no chat, passphrases or tokens, but it does
    contain the secrets of the dice, even of running matches.

    \b
    galapagos export tables.jsonl
    galapagos export tables.jsonl --store postgresql://ann@localhost/games
    """
    from galapagos.server.store.archive import export_tables

    from .files import check_output

    path = Path(file)
    check_output("FILE", path)
    url = existing(store)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as out:
            count = with_store(url, lambda opened: export_tables(opened, out, table or (), names=names))
            out.flush()
            os.fsync(out.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    typer.echo(f"{tables(count)} in {file}.")


def import_(file: TableFile, store: StoreUrl = "") -> None:
    """Read tables from a file that `galapagos export` wrote. Tables that the store has already stay as they are.

    The whole file is checked first, and every match is replayed. If there is any error, nothing is imported.

    \b
    galapagos import tables.jsonl
    galapagos import tables.jsonl --store postgresql://ann@localhost/games
    """
    from galapagos.server.store.archive import import_tables

    with Path(file).open("rb") as content:
        imported = with_store(store or new_default_url(), lambda opened: import_tables(opened, content, check_table))
    known = f"; {tables(imported.known)} there already" if imported.known else ""
    typer.echo(f"{tables(imported.tables)} imported{known}.")


import_.__name__ = "import"  # the command's name, which is a keyword of Python


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The copy.", show_default=False)], store: StoreUrl = ""
) -> None:
    """Copy the whole store to a file while the server runs: a consistent snapshot of tables, people and chat.

    To restore a backup, stop the server and start it with the copy as its store.

    \b
    galapagos backup monday.sqlite
    galapagos backup monday.sqlite --store sqlite:////srv/tables.sqlite
    """
    from galapagos.server.store.backup import back_up

    from .files import check_output

    url = existing(store)
    if not url.startswith(SQLITE):
        raise Refused("store-backup-postgres")
    check_output("FILE", Path(file))
    back_up(Path(url.removeprefix(SQLITE)), Path(file))
    typer.echo(f"The store is copied to {file}.")


def default_url() -> str:
    """The store beside the saved matches."""
    from .table.saves import data_home

    return f"{SQLITE}{data_home() / 'tables.sqlite'}"


def new_default_url() -> str:
    """The same, and creates its folder."""
    url = default_url()
    Path(url.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)
    return url


def existing(url: str) -> str:
    """The address of an existing store; reading must not create one."""
    url = url or default_url()
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
        raise Refused("store-missing", file=url.removeprefix(SQLITE))
    return url


def with_store(url: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    from galapagos.server.store import Full, open_store

    async def run() -> Result:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Full as full:
        raise Refused(full.message) from full


def check_table(card: TableCard, log: Sequence[Entry]) -> None:
    """Refuse a table that a server could not load."""
    from galapagos.server.table.room import replay

    try:
        table = replay(card.table, log)
        made_by_log = (table.game.name, table.opened.rules, table.status, table.opened.public, tuple(table.people()))
    except Exception as error:  # a foreign log can fail in any way
        raise Refused(
            "store-table-not-replayable", table=card.table, reason=str(error).rstrip(".") or type(error).__name__
        ) from error
    if made_by_log != (card.game, card.rules, card.status, card.public, card.people):
        raise Refused("store-card-differs", table=card.table)


def tables(count: int) -> str:
    return f"{count:,} table{'' if count == 1 else 's'}"
