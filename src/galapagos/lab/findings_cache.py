"""Cache findings beside the games they rest on, so that the same report opens at once."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from functools import cache
from pathlib import Path

from .inference.verdict import Verdict
from .measures.finding import Finding, Findings
from .store import ResultStore, write_aside

FOLDER = "findings"
# code that findings depend on
MADE_BY = ("report.py", "measures", "inference", "statistics.py", "tournament/rating.py")

Pages = list[tuple[str, Findings]]


def cached_findings(store: ResultStore, rests_on: Iterable[str], make: Callable[[], Pages]) -> Pages:
    """`rests_on` names every chunk of games, and what each is used for."""
    key = hashlib.sha256("\n".join((code_mark(), *rests_on)).encode()).hexdigest()[:24]
    path = store.folder / FOLDER / f"{key}.json"
    try:
        return [(name, Findings(map(read, rows))) for name, rows in json.loads(path.read_text(encoding="utf-8"))]
    except (OSError, ValueError, TypeError, KeyError):  # missing or damaged
        pages = make()
    path.parent.mkdir(exist_ok=True)
    write_aside(path, json.dumps([(name, [asdict(finding) for finding in findings]) for name, findings in pages]))
    return pages


def read(row: dict[str, object]) -> Finding:
    return Finding(**{**row, "verdict": Verdict(row["verdict"]) if row["verdict"] else None})  # type: ignore[arg-type]


@cache
def code_mark() -> str:
    here = Path(__file__).parent
    files = sorted(
        file for name in MADE_BY for file in ([here / name] if name.endswith(".py") else (here / name).glob("*.py"))
    )
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
