"""The lab's reports in the operator's folder."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from galapagos.engine.words.message import ENGLISH
from galapagos.lab.files import DATA, PAGE

from ..protocol.lab import LabReport
from ..table.hub import NotFound

MOST = 200  # reports in the list
MOST_BYTES = 16 << 20  # of a file
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")


class StoredCell(msgspec.Struct):
    players: int
    games: int


class StoredReport(msgspec.Struct):
    """The part of report.json that the list needs."""

    game: str
    cells: list[StoredCell]
    games: int = 0  # including those of studies; older reports have 0
    language: str = ENGLISH


class ReportFolder:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.known: dict[Path, tuple[int, LabReport]] = {}

    def reports(self) -> list[LabReport]:
        """All reports, the newest first."""
        found = [report for report in map(self.read, self.names()) if report]
        return sorted(found, key=lambda report: -report.written)[:MOST]

    def names(self) -> list[str]:
        if self.folder is None or not self.folder.is_dir():
            return []
        return [entry.name for entry in self.folder.iterdir() if NAME.fullmatch(entry.name)]

    def read(self, name: str) -> LabReport | None:
        """The report; None if it is not complete (its page is written last) or not a report."""
        data, page = self.file(name, DATA), self.file(name, PAGE)
        if data is None or page is None:
            return None
        written = page.stat().st_mtime_ns
        if self.known.get(page, (0,))[0] != written:
            try:
                stored = msgspec.json.decode(data.read_bytes(), type=StoredReport)
            except (OSError, msgspec.DecodeError):
                return None
            sizes = sorted({cell.players for cell in stored.cells})
            self.known[page] = (
                written,
                LabReport(
                    name,
                    stored.game,
                    sizes,
                    stored.games or sum(cell.games for cell in stored.cells),
                    written / 1e9,
                    stored.language,
                ),
            )
        return self.known[page][1]

    def page(self, name: str) -> bytes:
        page = self.file(name, PAGE) if NAME.fullmatch(name) else None
        if page is None:
            raise NotFound("lab-report-unknown")
        return page.read_bytes()

    def file(self, name: str, part: str) -> Path | None:
        """A regular file in a subfolder; symbolic links are refused, because they may lead elsewhere."""
        if self.folder is None:
            return None
        path = self.folder / name / part
        if path.parent.is_symlink() or path.is_symlink() or not path.is_file() or path.stat().st_size > MOST_BYTES:
            return None
        return path
