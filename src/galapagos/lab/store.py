"""Results on disk: a folder per cell, named by a hash of everything that its games depend on; in it a folder per chunk,
with a Parquet file per table.

A chunk is written to a temporary folder and then renamed, so it is complete or absent after a crash.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galapagos.engine.errors import Refused

from .cell import Cell, Chunk
from .tracing.subject import as_column, subject_of

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

    from .tracing.tracer import Columns, Tables

UNFINISHED = ".unfinished"
STALE = 3600.0  # seconds after which an unfinished chunk is deleted


def duckdb() -> Any:
    """The database module, which only the lab needs."""
    try:
        import duckdb as found
    except ImportError:
        raise Refused("duckdb-not-installed") from None
    return found


def connect() -> DuckDBPyConnection:
    made: DuckDBPyConnection = duckdb().connect(config={"threads": 1})
    return made


@contextmanager
def interruptible() -> Iterator[None]:
    """Turn both errors that DuckDB raises on Ctrl-C during a query into KeyboardInterrupt."""
    try:
        yield
    except Exception as error:
        if isinstance(error, RuntimeError | duckdb().Error) and "interrupt" in str(error).lower():
            raise KeyboardInterrupt from None
        raise


class ResultStore:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / UNFINISHED).mkdir(parents=True, exist_ok=True)
        for old in (folder / UNFINISHED).iterdir():
            if time.time() - old.stat().st_mtime > STALE:
                shutil.rmtree(old, ignore_errors=True)

    @cached_property
    def database(self) -> DuckDBPyConnection:
        """The connection for writing; opening one takes as long as writing a chunk."""
        return connect()

    def path(self, chunk: Chunk) -> Path:
        return self.folder / chunk.cell.game / chunk.cell.key / f"{chunk.number:06}"

    def has(self, chunk: Chunk) -> bool:
        return self.path(chunk).is_dir()

    def keep(self, chunk: Chunk, tables: Tables) -> None:
        path = self.path(chunk)
        path.parent.mkdir(parents=True, exist_ok=True)
        describe(chunk.cell, path.parent / "cell.json")
        draft = Path(tempfile.mkdtemp(dir=self.folder / UNFINISHED))
        draft.chmod(path.parent.stat().st_mode)  # mkdtemp makes it private
        for name, columns in tables.items():
            write(self.database, chunk.cell, name, columns, draft / f"{name}.parquet")
        try:
            draft.rename(path)
        except OSError:  # another process has stored the same chunk
            shutil.rmtree(draft)

    def files(self, chunks: Iterable[Chunk], table: str) -> list[str]:
        return [
            str(self.path(chunk) / f"{table}.parquet")
            for chunk in chunks
            if table in ("games", "seats", *chunk.cell.measures)
        ]


def describe(cell: Cell, path: Path) -> None:
    """Write a description for people who open the folder."""
    if not path.exists():
        write_aside(path, json.dumps({"title": cell.title, **cell.description}, indent=1) + "\n")


def write_aside(path: Path, text: str) -> None:
    """Write a temporary file and rename it, so that the file is complete or absent."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def write(database: DuckDBPyConnection, cell: Cell, name: str, columns: Columns, path: Path) -> None:
    """Write a table: numbers as they are, names for endings, roles and outcomes, and the columns that all rows of a
    cell share."""
    words = worded(cell, name)
    selected = [f"{text(value)} AS {key}" for key, value in constants(cell).items()]
    selected += [f"{words.get(column, column)} AS {column}" for column in columns] + [
        f"{how} AS {column}" for column, how in words.items() if column not in columns
    ]
    database.register("columns", columns)
    database.execute(
        f"COPY (SELECT {', '.join(selected)} FROM columns) TO {text(str(path))} (FORMAT parquet, COMPRESSION zstd)"
    )
    database.unregister("columns")
    with path.open("rb") as file:
        os.fsync(file.fileno())


def constants(cell: Cell) -> dict[str, Any]:
    """The columns that tell cells apart."""
    options = " ".join(f"{name}={value}" for name, value in cell.options)
    return {
        "cell": cell.key,
        "game": cell.game,
        "players": cell.players,
        "bots": ",".join(cell.bots),
        "options": options,
        "data": cell.data_name,
        "gift": cell.gift,
        "seed": cell.seed,
    }


def worded(cell: Cell, name: str) -> dict[str, str]:
    """SQL expressions for columns that are names instead of numbers."""
    game = cell.table.game
    subject = subject_of(game)
    if name == "games":
        return {"ending": picked(game.endings, "ending")}
    if name == "seats":
        bots = [bot.text for bot in cell.table.seating.bots]
        roles = {f"role_{as_column(role.name)}": role for role in subject.roles}
        named = {column: picked(role.values, column) for column, role in roles.items()}
        return {"bot": picked(bots, "seat"), **named, **{f"{column}_number": column for column in roles}}
    if name == "rolls":
        outcomes = [
            [" ".join(game.actions.spelling(action).words) for action in range(family.start, family.stop)]
            for family in subject.chances
        ]
        outcome = f"list_extract(list_extract({text(outcomes)}, family + 1), outcome + 1)"
        return (
            {"family": picked(subject.chance_names, "family"), "outcome": outcome, "outcome_number": "outcome"}
            if subject.chances
            else {}
        )
    return {}


def picked(names: Iterable[str], column: str) -> str:
    """The name for a number; NULL below 0."""
    return f"list_extract({text(list(names))}, {column} + 1)"


def text(value: Any) -> str:
    """A value as an SQL literal."""
    if isinstance(value, list):
        return f"[{', '.join(map(text, value))}]"
    return str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"
