"""Ctrl-C in a real terminal while the lab plays."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

pytest.importorskip("duckdb")

CTRL_C = "\x03"
EXPERIMENT = (
    '[base]\ngame = "dodo"\nplayers = 2\nbots = "random"\ngames = 4000\nchunk = 10\noptions = {turn_limit = 1}\n'
)


def chunks(folder: Path) -> int:
    return len(list(folder.glob("kept/dodo/*/0*")))


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(EXPERIMENT)
    command = ("lab", "run", "x.toml", "--results", "kept", "--backend", "python")
    with Terminal(*command, folder=tmp_path) as terminal:
        deadline = time.monotonic() + 60
        while chunks(tmp_path) < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        text = terminal.press(CTRL_C)
        assert terminal.code == 130
    assert "games are saved, and the same command continues." in " ".join(text.split())
    assert "Traceback" not in terminal.seen
    assert chunks(tmp_path) >= 3
    kept = 10 * chunks(tmp_path)
    (tmp_path / "x.toml").write_text(EXPERIMENT.replace("4000", str(kept)))
    with Terminal(*command, folder=tmp_path) as terminal:
        assert "Questions" in terminal.read()
        assert terminal.code == 0
    assert 10 * chunks(tmp_path) == kept


PLAN = '[base]\ngame = "dodo"\nplayers = 2\noptions = {turn_limit = 3}\n'
PLAN += (
    '[search]\noptions = {turn_limit = [1, 2]}\nbots = "random"\ngames = 1\nrounds = 100000\n[target]\ndecisions '
    '= 20\n[judge]\nbots = "random"\n'
)


def test_ctrl_c_keeps_what_a_tuning_has_found(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(PLAN)
    with Terminal("lab tune x.toml --backend python", folder=tmp_path) as terminal:
        deadline = time.monotonic() + 60
        while not (tmp_path / "x.found.notes.json").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        text = terminal.press(CTRL_C)
        assert terminal.code == 130
    assert "the same command continues." in " ".join(text.split())
    assert "Traceback" not in terminal.seen
    assert "turn_limit=1" in json.loads((tmp_path / "x.found.notes.json").read_text())["attempts"]
