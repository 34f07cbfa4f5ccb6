"""A process that fills the cache with the search of a game, unless whoever wants it goes first.

    python -m galapagos.server.thinking.compiler dodo

The first line that it reads has the component tables, if they are not those of the box.
"""

from __future__ import annotations

import os
import sys

from galapagos.bots.thought import load_search
from galapagos.engine.game import find_game

from .process import be_nice, leave_with_parent

NICENESS = 5  # beyond that of the thoughts, which somebody waits for


def main() -> None:
    be_nice(NICENESS)
    data = sys.stdin.buffer.readline().decode().strip()
    leave_with_parent()
    load_search(find_game(sys.argv[1], data))
    os._exit(0)  # a thread still reads


if __name__ == "__main__":
    main()
