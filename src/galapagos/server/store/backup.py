"""Online backup: a consistent copy of a SQLite store while a server keeps writing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from galapagos.engine.errors import Refused

from .rows import Full
from .sqlite import check_ours, translate


def back_up(store: Path, target: Path) -> None:
    """Copies the store. The target keeps its old content until the copy is complete, checked and on disk."""
    if not store.is_file():
        raise Refused("store-missing", file=store)
    if target.exists():
        if target.samefile(store):
            raise Refused("backup-onto-itself", file=target)
        with closing(sqlite3.connect(f"{target.absolute().as_uri()}?mode=ro", uri=True)) as old:
            refuse_others(old, target)
    draft = target.with_name(f".{target.name}.draft")
    draft.unlink(missing_ok=True)
    try:
        copy(store, draft)
        flush(draft)
        os.replace(draft, target)
        flush(target.parent)
    except sqlite3.Error as error:
        reason = translate(error)
        raise (
            Refused(reason.message)
            if isinstance(reason, Full)
            else Refused("backup-not-possible", file=store, reason=error)
        ) from error
    finally:
        for leftover in (draft, draft.with_name(f"{draft.name}-journal")):
            leftover.unlink(missing_ok=True)


def copy(store: Path, draft: Path) -> None:
    with (
        closing(sqlite3.connect(f"{store.absolute().as_uri()}?mode=rw", uri=True)) as source,
        closing(sqlite3.connect(draft)) as target,
    ):
        refuse_others(source, store)
        source.backup(target)  # all pages in one step, so writers neither wait nor show up in the copy
        target.execute("PRAGMA journal_mode = DELETE")  # a single file without a WAL
        if target.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
            raise Refused("backup-of-damaged", file=store)


def refuse_others(connection: sqlite3.Connection, path: Path) -> None:
    try:
        check_ours(connection, path)
    except sqlite3.DatabaseError:
        raise Refused("backup-no-store", file=path) from None


def flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
