"""What a game may do without: lab.py, a way to pass, and any language but English."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.small import with_heap


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_heap(tmp_path_factory.mktemp("tree"))


def run(program: Path, folder: Path, line: str, *arguments: object, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(program), "GALAPAGOS_DATA": str(folder), "COLUMNS": "100"}
    command = [sys.executable, "-m", "galapagos", *line.split(), *map(str, arguments)]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=folder, env=environment, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Birch takes", "The game is over", "wins by the last stone")),
        # its own words are English, those of all games are not
        (
            "de",
            ("Birch takes", "Das Spiel ist zu Ende", "gewinnt (the last stone: "),
        ),
    ],
)
def test_it_is_played_and_told_in_every_language(
    program: Path, tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    said = run(
        program,
        tmp_path,
        "play heap --seats you,greedy --seed 1 --language",
        language,
        typed="1\n" * 12,
    )
    assert [word for word in words if word not in said] == []
    (file,) = tmp_path.glob("matches/heap-*.txt")
    told = run(program, tmp_path, "replay", file, "--language", language)
    assert words[0] in told


def test_the_lab_reports_on_it(program: Path, tmp_path: Path) -> None:
    pytest.importorskip("duckdb")
    said = run(
        program,
        tmp_path,
        "lab report heap --players 2 --bots greedy --games 100 --plain --backend python --output",
        tmp_path / "report",
        "--json",
    )
    lengths = [finding for finding in json.loads(said)["findings"] if finding["measure"] == "length"]
    assert lengths
    assert "Heap" in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
