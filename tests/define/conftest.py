"""Games in files, which are forgotten after each test."""

from __future__ import annotations

from pathlib import Path

import pytest

from galapagos.engine.game_files import VARIABLE

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def no_games_in_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
