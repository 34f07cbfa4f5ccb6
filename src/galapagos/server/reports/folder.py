"""Reports of the lab in a folder of the operator's: which there are, and the page of each."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from galapagos.engine.words.message import ENGLISH
from galapagos.lab.paper.files import DATA, PAGE

from ..protocol import LabReport
from ..table.hub import NotFound

MOST = 200  # that are listed
MOST_BYTES = 16 << 20  # of a file that is read
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")


class KeptCell(msgspec.Struct):
    players: int
    games: int


class KeptReport(msgspec.Struct):
    """As much of report.json as a list tells."""

    game: str
    cells: list[KeptCell]
    games: int = 0  # with those of studies; 0 where an older version wrote it
    language: str = ENGLISH


class Shelf:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.known: dict[Path, tuple[int, LabReport]] = {}

    def reports(self) -> list[LabReport]:
        """Those that were written last come first."""
        found = [report for report in map(self.read, self.names()) if report]
        return sorted(found, key=lambda report: -report.written)[:MOST]

    def names(self) -> list[str]:
        if self.folder is None or not self.folder.is_dir():
            return []
        return [entry.name for entry in self.folder.iterdir() if NAME.fullmatch(entry.name)]

    def read(self, name: str) -> LabReport | None:
        """None for what is no report, or not yet: its page is written last."""
        data, page = self.file(name, DATA), self.file(name, PAGE)
        if data is None or page is None:
            return None
        written = page.stat().st_mtime_ns
        if self.known.get(page, (0,))[0] != written:
            try:
                kept = msgspec.json.decode(data.read_bytes(), type=KeptReport)
            except (OSError, msgspec.DecodeError):
                return None
            sizes = sorted({cell.players for cell in kept.cells})
            self.known[page] = (
                written,
                LabReport(
                    name,
                    kept.game,
                    sizes,
                    kept.games or sum(cell.games for cell in kept.cells),
                    written / 1e9,
                    kept.language,
                ),
            )
        return self.known[page][1]

    def page(self, name: str) -> bytes:
        page = self.file(name, PAGE) if NAME.fullmatch(name) else None
        if page is None:
            raise NotFound("lab-report-unknown")
        return page.read_bytes()

    def file(self, name: str, part: str) -> Path | None:
        """A plain file in a plain folder on the shelf: no link leads elsewhere."""
        if self.folder is None:
            return None
        path = self.folder / name / part
        if path.parent.is_symlink() or path.is_symlink() or not path.is_file() or path.stat().st_size > MOST_BYTES:
            return None
        return path
