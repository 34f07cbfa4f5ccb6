"""A process that plays the sets of a tournament. It reads the tournament and then the numbers of sets as lines of JSON,
and writes a line for each finished set.

    python -m galapagos.lab.tournament.worker
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator

from .schedule import Tournament


def work(orders: Iterator[str], answer: Callable[[object], None]) -> None:
    """Play sets until there are no more orders."""
    try:
        tournament = Tournament.from_data(json.loads(next(orders)))
        for number in orders:
            answer(tournament.play_set(int(number)).as_data())
    except BrokenPipeError:  # the parent has stopped reading
        return
    except Exception as error:
        answer({"error": f"{type(error).__name__}: {error}"})


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # other prints go to stderr
    work(sys.stdin, lambda line: print(json.dumps(line), file=answers, flush=True))


if __name__ == "__main__":
    main()
