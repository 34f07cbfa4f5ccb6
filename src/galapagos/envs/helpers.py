"""Threads that help with the steps of a batch."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable
from statistics import median
from typing import Any

from .sharing import CALLER

NAP = 20e-6                     # seconds between two looks at a chunk that another thread still holds
TRIES, ROUND = 7, 500           # steps of each way that are timed; steps from one such trial to the next
GAIN = 0.9                      # helpers must save at least a tenth of the time


class Helpers:
    """So many threads that help as long as there are steps, and sleep when there are none."""

    def __init__(self, work: Callable[..., int], memory: tuple[Any, Any], count: int) -> None:
        self.awake, stopped = [threading.Event() for _ in range(count)], threading.Event()
        self.threads = [
            threading.Thread(target=help_out, args=(work, memory, number, awake, stopped), name=f"batch-{number}", daemon=True)
            for number, awake in enumerate(self.awake, start=CALLER + 1)]
        for thread in self.threads:
            thread.start()
        weakref.finalize(self, stop, self.awake, stopped)

    def wake(self) -> None:
        for awake in self.awake:
            if not awake.is_set():
                awake.set()

    def wait(self, is_finished: Callable[[], bool]) -> None:
        """Until those who still hold chunks have done them."""
        while not is_finished():
            if not all(thread.is_alive() for thread in self.threads):
                raise RuntimeError("A thread of the batch has ended in the middle of a step.")
            time.sleep(NAP)


class Trial:
    """Whether helpers make steps faster at present. That depends on what else runs on the machine: two threads on one core are
    slower than one. So a few steps are timed with helpers and a few without, and the faster way is kept until the next trial."""

    def __init__(self) -> None:
        self.step, self.is_faster, self.seconds = 0, True, [0.0] * (2 * TRIES)

    def wants_help(self) -> bool:
        return self.step < TRIES or (self.step >= 2 * TRIES and self.is_faster)

    def note(self, seconds: float) -> None:
        """What the step took."""
        if self.step < 2 * TRIES:
            self.seconds[self.step] = seconds
        self.step = (self.step + 1) % ROUND
        if self.step == 2 * TRIES:
            self.is_faster = median(self.seconds[:TRIES]) < GAIN * median(self.seconds[TRIES:])


def help_out(
    work: Callable[..., int], memory: tuple[Any, Any], number: int, awake: threading.Event, stopped: threading.Event,
) -> None:
    """It has no reference to the batch, so the batch can be deleted while this waits."""
    while not stopped.is_set():
        work(number, False, False, *memory)
        awake.clear()
        if not stopped.is_set():
            awake.wait()


def stop(awake: list[threading.Event], stopped: threading.Event) -> None:
    stopped.set()
    for event in awake:
        event.set()
