"""Saved matches: one record each, on disk before its last move is shown."""

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused
from galapagos.engine.words.spoken import say

from ..files import read_record, write_whole

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.match.match import Match


def data_home() -> Path:
    """GALAPAGOS_DATA, or the user's data folder."""
    home = os.environ.get("GALAPAGOS_DATA")
    return (
        Path(home) if home else Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "galapagos"
    )


def new_file(game: str, kind: str = "matches", ending: str = ".txt") -> Path:
    """A new file name in a folder of the data folder; the file is not created."""
    stem, number = data_home() / kind / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}", 1
    path = stem.with_name(stem.name + ending)
    while path.exists():
        number += 1
        path = stem.with_name(f"{stem.name}-{number}{ending}")
    return path


def latest(game: str = "") -> Path | None:
    """The most recent match that is not over."""
    folder = data_home() / "matches"
    files = sorted(folder.glob(f"{game or '*'}-*.txt"), key=lambda file: file.stat().st_mtime, reverse=True)
    return next((file for file in files if is_running(file)), None)


def resume_command(file: str = "") -> str:
    """The command that continues the last match, or the one in a file."""
    return f"galapagos play --resume {shlex.quote(file) if file else ''}".rstrip()


def tell_where(out: Console, path: Path) -> None:
    """Print the path of a record, on a line of its own that does not wrap."""
    out.print(f"[dim]{say('record-shown')}[/]")
    out.print(shown(path), soft_wrap=True, markup=False, style="dim")
    out.print(f"[dim]{say('record-what-next')}[/]")


def shown(path: Path) -> str:
    """A path quoted for a shell, with ~ for the home folder."""
    home = Path.home()
    return f"~/{shlex.quote(str(path.relative_to(home)))}" if path.is_relative_to(home) else shlex.quote(str(path))


def is_running(file: Path) -> bool:
    try:
        return not read_record(file).result
    except (Refused, OSError):
        return False


def save(match: Match, players: tuple[str, ...], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, saved_text(match, players))


def saved_text(match: Match, players: tuple[str, ...]) -> str:
    record = match.saved
    record.players = players
    return record.text()
