"""A process that makes one report of the lab, unless whoever wants it goes first: an order on its standard input, how
far it is on its standard output.

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

from ..logs import configure
from .process import be_nice, leave_with_parent, spare_cores

log = logging.getLogger(__name__)

NICENESS = 15  # beyond that of everybody else


class Order(msgspec.Struct, frozen=True):
    game: str
    players: int
    language: str
    bots: tuple[str, ...]
    games: int
    studies: bool
    backend: str
    results: str  # where games are kept
    folder: str  # where the report is put


def make(order: Order) -> None:
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
        print(0.95 * played / total, flush=True)  # the rest is for figures and plots

    lab.run(*planned.experiments, progress=progress)
    draft = folder.with_name(f".{folder.name}")  # there as a whole or not at all
    write(planned.report(lab), draft)
    shutil.rmtree(folder, ignore_errors=True)
    draft.rename(folder)


def main() -> None:
    be_nice(NICENESS)
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    speak(order.language)
    leave_with_parent()
    configure(logging.INFO)
    try:
        make(order)
    except Exception:
        log.exception("a report failed")
        os._exit(1)
    os._exit(0)  # a thread still reads


if __name__ == "__main__":
    main()
