"""Python in a browser: the same matches, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from galapagos.server.files import PARTS
from tests.page.conftest import NODE, ROOT

HERE = Path(__file__).parent


def lines(*command: str | Path, folder: Path = ROOT) -> list[str]:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout.splitlines()


def test_requests_of_whole_matches_are_those_of_cpython() -> None:
    games, probe = sorted(path.stem for path in (PARTS / "search").iterdir()), HERE / "probe.py"
    here = lines(sys.executable, probe, *games)
    there = lines(NODE, HERE / "probe.ts", PARTS, probe, *games, folder=ROOT / "web")
    assert len(here) == len(games)
    assert there == here
