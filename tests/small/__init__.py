"""A small game: Heap has no lab.py, no way to pass, no language but English, and no board in the page.

It stands here and not under `galapagos/games`, so tests put it into a copy of the program (`with_heap`).
"""

from __future__ import annotations

import shutil
from pathlib import Path

import galapagos

HEAP = Path(__file__).parent / "heap"


def with_heap(folder: Path) -> Path:
    """A folder for PYTHONPATH in which the program has one more game."""
    package = folder / "galapagos"
    original = Path(galapagos.__file__).parent
    package.mkdir(parents=True)
    for child in original.iterdir():
        if child.name != "games":
            (package / child.name).symlink_to(child)
    shutil.copytree(original / "games", package / "games")
    shutil.copytree(HEAP, package / "games" / "heap")
    return folder
