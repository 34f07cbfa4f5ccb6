"""Play a tournament on all cores, with a process per core because a game runs in Python between two searches.

A worker is started as a module and gets its orders line by line, so it does not run the caller's main script again.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Generator, Iterable
from contextlib import suppress
from multiprocessing.connection import wait
from typing import IO, Any, NoReturn

from galapagos.engine.cores import usable_cores

from .schedule import Set, Tournament


def play_sets(tournament: Tournament, numbers: Iterable[int], workers: int | None = None) -> Generator[Set]:
    """Each set as it finishes. Closing the generator ends the processes at once; with `workers=0` this process
    plays."""
    if workers == 0:
        for number in numbers:
            yield tournament.play_set(number)
        return
    waiting = iter(numbers)
    crew: dict[Any, WorkerProcess] = {}
    try:
        for number in waiting:
            hand = WorkerProcess(tournament)
            crew[hand.answers] = hand
            hand.tell(number)
            if len(crew) == (workers or usable_cores()):
                break
        busy = set(crew)
        while busy:
            for answers in wait(list(busy)):
                played = crew[answers].receive()
                number = next(waiting, -1)
                if number < 0:
                    busy.discard(answers)
                else:
                    crew[answers].tell(number)
                yield played
    finally:
        for hand in crew.values():
            hand.stop()


class WorkerProcess:
    """A process that plays the sets whose numbers it gets. It has its own session, so Ctrl-C reaches only the
    parent."""

    def __init__(self, tournament: Tournament) -> None:
        paths = os.pathsep.join(filter(None, sys.path))
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", f"{__package__}.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": paths},
            start_new_session=True,
        )
        assert self.process.stdin
        assert self.process.stdout
        self.orders: IO[bytes] = self.process.stdin
        self.answers: IO[bytes] = self.process.stdout
        self.tell(tournament.as_data())

    def tell(self, order: object) -> None:
        try:
            self.orders.write(json.dumps(order).encode() + b"\n")
            self.orders.flush()
        except BrokenPipeError:
            self.complain()

    def receive(self) -> Set:
        line = self.answers.readline()
        if not line:
            self.complain()
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return Set.from_data(answer)

    def complain(self) -> NoReturn:
        raise RuntimeError(f"a process that played games ended with code {self.process.wait()}") from None

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.answers.close()
        with suppress(BrokenPipeError):  # an order that was not read
            self.orders.close()
