"""Games with a mistake in their rules: Dodo, with one file changed, under another name."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import galapagos.games
from galapagos.engine.game import Game, find_game

Edit = Callable[[str, Callable[[str], str]], Game]
Break = Callable[[str, str, str], Game]
DODO = Path(str(galapagos.games.__path__[0])) / "dodo"


@contextmanager
def editing(folder: Path) -> Iterator[Edit]:
    """Return `edit("data.py", change)`, which makes a game whose file has the text `change(text)`; each call makes
    another game."""
    paths, home = galapagos.games.__path__, folder / "games"

    def edit(file: str, change: Callable[[str], str]) -> Game:
        forget()
        shutil.rmtree(home, ignore_errors=True)
        copy = Path(shutil.copytree(DODO, home / "broken", ignore=shutil.ignore_patterns("__pycache__", "*.md")))
        (copy / file).write_text(change((copy / file).read_text()))
        (copy / "__init__.py").write_text((copy / "__init__.py").read_text().replace('name="dodo"', 'name="broken"'))
        return find_game("broken")

    galapagos.games.__path__ = [*paths, str(home)]
    yield edit
    galapagos.games.__path__ = paths
    forget()


def forget() -> None:
    find_game.cache_clear()
    for name in [name for name in sys.modules if name.startswith("galapagos.games.broken")]:
        del sys.modules[name]
    if hasattr(galapagos.games, "broken"):
        del galapagos.games.broken


@pytest.fixture
def edit_dodo(tmp_path: Path) -> Iterator[Edit]:
    with editing(tmp_path) as edit:
        yield edit


@pytest.fixture
def break_dodo(tmp_path: Path) -> Iterator[Break]:
    """`break_dodo("rules/audit.py", "old text", "new text")` is Dodo with that change."""

    def change(file: str, old: str, new: str) -> Game:
        def replace(text: str) -> str:
            assert text.count(old) == 1
            return text.replace(old, new)

        return edit(file, replace)

    with editing(tmp_path) as edit:
        yield change
