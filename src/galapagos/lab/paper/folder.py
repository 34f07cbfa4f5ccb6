"""A report as a folder: the page for people, its plots as files, CSV and JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused

from ..measures.finding import as_csv
from .document import document, draw
from .files import DATA, PAGE, PLOTS, TABLE
from .svg import file

if TYPE_CHECKING:
    from ..report import Report


def texts(report: Report) -> dict[str, str]:
    """What is written, by the names of the files; the page comes last, so that it is never there alone."""
    drawings = draw(report.pages)
    plots = {f"{PLOTS}/{name.replace(' ', '-')}.svg": file(drawn) for name, drawn in drawings.items()}
    return {**plots, TABLE: as_csv(report.findings), DATA: json.dumps(report.as_data(), ensure_ascii=False, indent=1) + "\n", PAGE: document(report, drawings)}


def make_folder(folder: Path) -> None:
    """And in it one for plots."""
    try:
        (folder / PLOTS).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("folder-not-possible", folder=folder, reason=(error.strerror or str(error)).lower()) from None


def write(report: Report, folder: Path) -> Path:
    make_folder(folder)
    for name, text in texts(report).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder / PAGE


def find_page(folder: Path) -> Path:
    """The page of a report that was written there."""
    page = folder if folder.name == PAGE else folder / PAGE
    if not page.is_file():
        raise Refused("report-not-in-folder", folder=folder)
    return page
