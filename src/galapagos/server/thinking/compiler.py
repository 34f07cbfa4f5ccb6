"""A process that compiles the search of a game into the cache. It ends early if its parent ends.

    python -m galapagos.server.thinking.compiler dodo

The first line of standard input has the component tables, if they differ from the box.
"""

from __future__ import annotations

import os
import sys

from galapagos.bots.thought import load_search
from galapagos.engine.game import find_game

from .process import exit_with_parent, lower_priority

NICENESS = 5  # added to that of the bots' process, because people wait for its answers


def main() -> None:
    lower_priority(NICENESS)
    data = sys.stdin.buffer.readline().decode().strip()
    exit_with_parent()
    load_search(find_game(sys.argv[1], data))
    os._exit(0)  # a thread still reads standard input


if __name__ == "__main__":
    main()
