"""Runs the program in the test process: exit code, output, and files."""

from __future__ import annotations

import io
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from galapagos.cli import run
from galapagos.engine.words.spoken import ENGLISH, speak

RECORDS = Path(__file__).parent.parent / "records" / "dodo"
RECORD = RECORDS / "two-captures-2-players.txt"


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str
    written: list[str]  # files under the folder that it ran in


Galapagos = Callable[..., Result]


@pytest.fixture
def galapagos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Galapagos:
    """`galapagos("simulate dodo --games", 3)`, in an empty folder. The first argument is split as a shell does, and
    `typed` is the standard input."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("GALAPAGOS_DATA", str(folder / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("GALAPAGOS_DEBUG", raising=False)
    # nothing is compiled behind the tests' back
    monkeypatch.setattr("galapagos.bots.levels.is_ready", lambda _game: False)

    def call(line: object = "", *arguments: object, typed: str = "") -> Result:
        before = files(folder)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = run([*shlex.split(str(line)), *map(str, arguments)])
        finally:
            speak(ENGLISH)
        printed = capsys.readouterr()
        return Result(code, printed.out, printed.err, sorted(files(folder) - before))

    return call


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
