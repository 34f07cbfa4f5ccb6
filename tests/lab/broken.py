"""Games with a mistake in their rules: Dodo, with one line changed, under another name."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import galapagos.games
from galapagos.engine.game import Game, find_game

Break = Callable[[str, str, str], Game]
DODO = Path(str(galapagos.games.__path__[0])) / "dodo"


@pytest.fixture
def break_dodo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Break]:
    """`break_dodo("rules/audit.py", "old text", "new text")` is the game with that change."""
    folder = tmp_path / "games" / "broken"

    def change(file: str, old: str, new: str) -> Game:
        shutil.copytree(DODO, folder, ignore=shutil.ignore_patterns("__pycache__", "*.md"))
        for path, before, after in ((folder / "__init__.py", 'name="dodo"', 'name="broken"'), (folder / file, old, new)):
            text = path.read_text()
            assert text.count(before) == 1
            path.write_text(text.replace(before, after))
        monkeypatch.setattr(galapagos.games, "__path__", [*galapagos.games.__path__, str(folder.parent)])
        return find_game("broken")

    yield change
    for name in [name for name in sys.modules if name.startswith("galapagos.games.broken")]:
        del sys.modules[name]
    if hasattr(galapagos.games, "broken"):
        del galapagos.games.broken
