"""A tournament's games on all cores: a process on each, because between two searches a game is Python's."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from .schedule import Set, Tournament


def play_sets(tournament: Tournament, numbers: Iterable[int], workers: int | None = None) -> Generator[Set]:
    """Each set as it finishes. Closing the generator ends the processes at once; with no workers this process plays."""
    if workers == 0:
        for number in numbers:
            yield tournament.play_set(number)
        return
    from multiprocessing.connection import wait

    waiting = iter(numbers)
    crew: dict[Any, Worker] = {}
    try:
        for number in waiting:
            worker = Worker(tournament)
            crew[worker.connection] = worker
            worker.connection.send(number)
            if len(crew) == (workers or os.cpu_count() or 1):
                break
        busy = set(crew)
        while busy:
            for connection in wait(list(busy)):
                played = crew[connection].receive()
                number = next(waiting, -1)
                if number < 0:
                    busy.discard(connection)
                else:
                    crew[connection].connection.send(number)
                yield played
    finally:
        for worker in crew.values():
            worker.stop()


class Worker:
    """A process that plays the sets whose numbers it is told."""

    def __init__(self, tournament: Tournament) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        self.connection, inside = context.Pipe()
        self.process = context.Process(target=work, args=(tournament.as_data(), inside), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        inside.close()

    def receive(self) -> Set:
        try:
            answer = self.connection.recv()
        except EOFError:
            self.process.join()
            raise RuntimeError(f"a process that played games ended with code {self.process.exitcode}") from None
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return answer  # type: ignore[no-any-return]

    def stop(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """A process that starts meanwhile does not hear it either, not even while it is still importing. It is the parent's business."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(data: dict[str, Any], orders: Connection) -> None:
    """Runs in a process of its own, until the parent has had enough."""
    from .schedule import Tournament

    try:
        tournament = Tournament.from_data(data)
        while True:
            orders.send(tournament.play_set(orders.recv()))
    except (EOFError, BrokenPipeError):
        return
    except Exception as error:
        orders.send(f"{type(error).__name__}: {error}")
