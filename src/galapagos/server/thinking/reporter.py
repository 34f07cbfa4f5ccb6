"""A process that makes one report of the lab. It reads an order from standard input, writes its progress to standard
output, and ends early if its parent ends.

    python -m galapagos.server.thinking.reporter
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
from pathlib import Path

import msgspec

from galapagos.engine.game import find_game
from galapagos.engine.words.spoken import speak

from .process import exit_with_parent, lower_priority, spare_cores

log = logging.getLogger(__name__)

NICENESS = 15


class ReportOrder(msgspec.Struct, frozen=True):
    game: str
    players: int
    language: str
    bots: tuple[str, ...]
    games: int
    studies: bool
    backend: str
    results: str  # folder of the games
    folder: str  # of the report


def make(order: ReportOrder) -> None:
    from galapagos.lab.laboratory import Lab
    from galapagos.lab.paper.folder import write
    from galapagos.lab.report import plan
    from galapagos.lab.workers import ThreadWorkers

    planned = plan(
        find_game(order.game), [order.players], order.bots, quick=True, games=order.games or None, studies=order.studies
    )
    folder, lab = Path(order.folder), Lab(order.results, ThreadWorkers(spare_cores(), order.backend))
    chunks = {
        chunk
        for experiment in planned.experiments
        for cell in experiment.cells
        for chunk in cell.chunks(experiment.games)
    }
    total = sum(chunk.size for chunk in chunks)
    played = 0

    def progress(games: int) -> None:
        nonlocal played
        played += games
        print(0.95 * played / total, flush=True)  # figures and plots take the rest

    lab.run(*planned.experiments, progress=progress)
    draft = folder.with_name(f".{folder.name}")  # renamed when complete
    write(planned.report(lab), draft)
    shutil.rmtree(folder, ignore_errors=True)
    draft.rename(folder)


def main() -> None:
    from ..logs import configure

    lower_priority(NICENESS)
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=ReportOrder)
    speak(order.language)
    exit_with_parent()
    configure(logging.INFO)
    try:
        make(order)
    except Exception:
        log.exception("a report failed")
        os._exit(1)
    os._exit(0)  # a thread still reads standard input


if __name__ == "__main__":
    main()
