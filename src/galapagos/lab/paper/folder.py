"""A report as a folder: the page, its plots as files, and CSV and JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galapagos.engine.errors import Refused

from ..files import CHANGES, CHANGES_DATA, COMPARISON, DATA, PAGE, PLOTS, TABLE
from ..measures.finding import as_csv
from ..report import Report
from .document import document, draw
from .svg import file

if TYPE_CHECKING:
    from ..comparison import Comparison
    from ..laboratory import Results


def texts(report: Report) -> dict[str, str]:
    """The content by file name; the page comes last, so that it never exists without the others."""
    drawings = draw(report.pages)
    plots = {f"{PLOTS}/{name.replace(' ', '-')}.svg": file(drawn) for name, drawn in drawings.items()}
    page = document(report, drawings)
    return {**plots, TABLE: as_csv(report.findings), DATA: as_json(report.as_data()), PAGE: page}


def comparison_texts(comparison: Comparison) -> dict[str, str]:
    from .comparison import document

    return {
        CHANGES: as_csv(comparison.findings),
        CHANGES_DATA: as_json(comparison.as_data()),
        COMPARISON: document(comparison),
    }


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def make_folder(folder: Path, plots: bool = True) -> None:
    """Create the folder and one for plots in it."""
    try:
        (folder / PLOTS if plots else folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("folder-not-possible", folder=folder, reason=(error.strerror or str(error)).lower()) from None


def write(report: Report, folder: Path) -> Path:
    make_folder(folder)
    for name, text in texts(report).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder / PAGE


def write_report(results: Results, folder: str | Path) -> Path:
    """Write everything that the results show, without studies; return the path of the page."""
    return write(Report(results.cells[0].table.game, results), Path(folder))


def find_page(folder: Path) -> Path:
    """The page of the report or comparison in a folder."""
    for page in (folder, folder / PAGE, folder / COMPARISON):
        if page.name in (PAGE, COMPARISON) and page.is_file():
            return page
    raise Refused("report-not-in-folder", folder=folder)
