"""Ctrl-C in a real terminal while worker processes play."""

from __future__ import annotations

import time
from pathlib import Path

from galapagos.lab.tournament.score_sheet import read
from tests.cli.terminal import Terminal

CTRL_C = "\x03"
TOURNAMENT = (
    "tournament", "dodo", "--bots", "greedy,random", "--players", "2", "--games", "4000", "--backend", "python",
    "--option", "turn_limit=2", "--record", "results.jsonl", "--workers", "2", "--to-the-end",
)  # fmt: skip


def lines(folder: Path) -> int:
    file = folder / "results.jsonl"
    return len(file.read_bytes().splitlines()) if file.exists() else 0


def test_ctrl_c_keeps_what_was_played_and_the_tournament_goes_on(tmp_path: Path) -> None:
    with Terminal(*TOURNAMENT, folder=tmp_path) as terminal:
        deadline = time.monotonic() + 60
        while lines(tmp_path) < 4 and time.monotonic() < deadline:
            time.sleep(0.1)
        text = terminal.press(CTRL_C)
        assert terminal.code == 130
    assert "mirrored sets" in text
    assert "which are saved: continue with galapagos tournament --resume results.jsonl." in text
    assert "Traceback" not in terminal.seen
    _, sets, size = read(tmp_path / "results.jsonl")
    assert len(sets) >= 3
    assert size == (tmp_path / "results.jsonl").stat().st_size
    with Terminal(
        "tournament --resume results.jsonl --games", str(2 * len(sets) + 4), "--workers", "1", folder=tmp_path
    ) as terminal:
        assert "Verdict" in terminal.read()
        assert terminal.code == 0
