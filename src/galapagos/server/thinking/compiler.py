"""A process that fills the cache with the search of a game, unless whoever wants it goes first.

    python -m galapagos.server.thinking.compiler dodo
"""

from __future__ import annotations

import os
import sys
import threading

from galapagos.bots.thought import load_search
from galapagos.engine.game import find_game

from .process import be_nice

NICENESS = 5                    # beyond that of the thoughts, which somebody waits for


def leave_with_parent() -> None:
    """Whoever started this holds its standard input open as long as it lives."""
    sys.stdin.buffer.read()
    os._exit(1)


def main() -> None:
    be_nice(NICENESS)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    load_search(find_game(sys.argv[1]))
    os._exit(0)                 # the thread above still reads


if __name__ == "__main__":
    main()
