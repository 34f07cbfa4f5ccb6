"""Processes that write to one file take turns."""

from __future__ import annotations

from pathlib import Path

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.store import Full, open_store, turn
from galapagos.server.store.turn import Turn


def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "PATIENCE", 0.01)
    here, there = Turn(tmp_path / "turn"), Turn(tmp_path / "turn")
    with here, pytest.raises(Full, match="keeps the database locked: nothing was written"), there:
        pass
    with there:
        pass


@pytest.mark.anyio
async def test_a_file_for_it_that_cannot_be_used_is_said_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite-turn").mkdir()
    with pytest.raises(Refused, match=r"x\.sqlite-turn: Is a directory"):
        await open_store(f"sqlite:///{tmp_path / 'x.sqlite'}", is_shared=True)
