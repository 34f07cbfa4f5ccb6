"""The score sheet of a tournament: a file of JSON lines, the first one about the tournament, each other one a finished
set.

The file is append-only, and a line is on disk before its set is reported, so an interrupted tournament can be resumed.
"""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path
from types import TracebackType

from galapagos.engine.errors import Refused

from .schedule import Set, Tournament

FORMAT = 1
MOST_BYTES = 1 << 30


class ScoreSheet:
    """An open file and its sets. `with ScoreSheet.new(path, tournament) as sheet: sheet.keep(played)`."""

    def __init__(self, path: Path, tournament: Tournament, sets: list[Set], size: int) -> None:
        self.path, self.tournament, self.sets = path, tournament, sets
        self.file = path.open("r+b")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.file.close()
            raise Refused("tournament-running", file=path) from None
        self.file.truncate(size)  # drop an incomplete last line
        self.file.seek(size)

    @classmethod
    def new(cls, path: Path, tournament: Tournament) -> ScoreSheet:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb"):
                pass
        except FileExistsError:
            raise Refused("tournament-exists", file=path) from None
        sheet = cls(path, tournament, [], 0)
        sheet.write({"galapagos tournament": FORMAT, **tournament.as_data()})
        return sheet

    @classmethod
    def open(cls, path: Path) -> ScoreSheet:
        tournament, sets, size = read(path)
        return cls(path, tournament, sets, size)

    def keep(self, played: Set) -> None:
        self.write(played.as_data())
        self.sets.append(played)

    def write(self, line: object) -> None:
        self.file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> ScoreSheet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def read(path: Path) -> tuple[Tournament, list[Set], int]:
    """The tournament, its finished sets, and the number of bytes in complete lines."""
    if not path.is_file():
        raise Refused("file-missing", file=path)
    if path.stat().st_size > MOST_BYTES:
        raise Refused("tournament-too-large", file=path)
    content = path.read_bytes()
    size = content.rfind(b"\n") + 1
    header, *lines = content[:size].splitlines() or [b""]
    try:
        data = json.loads(header)
        if data["galapagos tournament"] != FORMAT:
            raise Refused("tournament-format", file=path, number=data["galapagos tournament"], format=FORMAT)
        tournament = Tournament.from_data(data)
        sets = [Set.from_data(json.loads(line)) for line in lines]
        check(tournament, sets)
    except Refused as refused:
        raise Refused("in-file", file=path, sentence=refused) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("tournament-foreign", file=path) from None
    return tournament, sets, size


def check(tournament: Tournament, sets: list[Set]) -> None:
    """Refuse sets that do not belong to this tournament."""
    if len({played.number for played in sets}) < len(sets):
        raise Refused("tournament-set-twice")
    for played in sets:
        if [game.seating for game in played.games] != tournament.seatings(played.number):
            raise Refused("tournament-set-unknown", number=played.number)
        for game in played.games:
            if len(game.shares) != tournament.seats or abs(sum(game.shares) - 1) > 1e-6 or min(game.shares) < 0:
                raise Refused("tournament-set-unwon", number=played.number)
