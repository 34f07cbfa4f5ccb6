"""The result of long work is not lost if the disk is full or the folder is read-only."""

from __future__ import annotations

import resource
import subprocess
from pathlib import Path

import pytest

from galapagos.cli.files import deliver
from galapagos.engine.errors import Refused
from galapagos.engine.match.match import from_position
from galapagos.lab.tournament.score_sheet import read
from tests.bots.positions import LOSING_WITHOUT

from .conftest import RECORD, Galapagos
from .terminal import PROGRAM
from .test_wrong_input import assert_refused


@pytest.mark.parametrize(
    "line",
    [
        ("tournament", "dodo", "--output", "/proc/chart.svg"),
        ("analyse", RECORD, "--output", "/proc/chart.svg"),
        ("fuzz", "dodo", "--out", "/proc/found.txt"),
    ],
)
def test_a_folder_that_cannot_be_written_is_refused_before_the_work(
    galapagos: Galapagos, line: tuple[str, ...]
) -> None:
    result = galapagos(*line)
    assert_refused(result, f"{line[-2]} {line[-1]} is not possible: ")
    assert result.out == ""


@pytest.fixture
def spare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files."""
    folder = tmp_path / "spare"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


def test_what_cannot_be_delivered_goes_to_a_folder_for_temporary_files(tmp_path: Path, spare: Path) -> None:
    with pytest.raises(
        Refused,
        match=r"chart.svg cannot be written \(no such file or directory\): it is in .*/spare/.*/chart.svg instead.",
    ):
        deliver(tmp_path / "gone" / "chart.svg", "<svg/>")
    (file,) = spare.rglob("chart.svg")
    assert file.read_text() == "<svg/>"


def run_on_a_full_disk(folder: Path, most: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A full disk: the kernel limits the size of files."""
    return subprocess.run(
        [PROGRAM, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )


def test_an_analysis_is_shown_though_its_picture_cannot_be_written(tmp_path: Path) -> None:
    match = from_position("dodo", LOSING_WITHOUT)
    while not match.is_over:
        match.play(match.legal()[0])
    (tmp_path / "game.txt").write_text(match.record.text())
    done = run_on_a_full_disk(
        tmp_path, 0, "analyse", "game.txt", "--iterations", "4", "--backend", "python", "--output", "chart.svg"
    )
    assert done.returncode == 2
    assert "given away per decision" in done.stdout
    assert (
        done.stderr == "galapagos: chart.svg cannot be written (file too large): nothing else can be written either.\n"
    )


def test_a_tournament_shows_what_was_played(tmp_path: Path) -> None:
    bots = (
        "tournament",
        "dodo",
        "--bots",
        "greedy,random",
        "--players",
        "2",
        "--games",
        "40",
        "--workers",
        "0",
        "--to-the-end",
    )
    done = run_on_a_full_disk(
        tmp_path, 2000, *bots, "--backend", "python", "--option", "turn_limit=1", "--record", "results.jsonl"
    )
    _, sets, _ = read(tmp_path / "results.jsonl")
    assert done.returncode == 2
    assert f"{2 * len(sets)} games in {len(sets)} mirrored sets" in done.stdout
    assert done.stderr == (
        f"galapagos: results.jsonl cannot be written (file too large): stopped after {len(sets)} of 20 sets, "
        "which are saved: "
        "continue with galapagos tournament --resume results.jsonl.\n"
    )
