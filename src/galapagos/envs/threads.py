"""The threads that step a batch."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Callable
from statistics import median
from typing import Any

from galapagos.engine.compiler.backend import Functions

from .sharing import CALLER, CHECK, ILLEGAL, MOVE, PATIENCE, SAMPLE, STEP
from .step import NOBODY

NAP = 20e-6  # seconds between two polls of a chunk in progress
TRIES, ROUND, LONGEST_ROUND = 7, 500, 8_000  # timed steps with and without helpers; steps between two trials
GAIN = 0.9  # helpers must save at least a tenth of the time


class BatchThreads:
    """The caller's thread, and helpers if that is faster. `memory` is claims and buffers."""

    def __init__(self, functions: Functions, memory: tuple[Any, Any], count: int) -> None:
        self.functions, self.memory, self.count = functions, memory, count
        self.work = functions.bare("work")
        self.helpers: Helpers | None = None  # started for the first shared job
        self.trial = Trial()

    def step(self) -> int:
        """Play the actions if all are open. Return the first environment whose action is not, or NOBODY."""
        is_shared, start = self._wants_help(), time.perf_counter()
        self._do(CHECK, is_shared)
        illegal = int(self.memory[0][ILLEGAL])
        if illegal == NOBODY:
            self._do(STEP, is_shared)
            self.trial.note(time.perf_counter() - start)
        return illegal

    def move(self) -> None:
        """Play actions and codes. This is not timed, because many environments may HOLD."""
        self._do(MOVE, self.count > 1 and self.trial.is_faster)

    def sample(self) -> None:
        self._do(SAMPLE, self._wants_help())

    def _wants_help(self) -> bool:
        return self.count > 1 and self.trial.wants_help()

    def _do(self, job: int, is_shared: bool) -> None:
        if not is_shared:
            self.work(CALLER, job, False, *self.memory)
            return
        if self.helpers is None:
            self.helpers = Helpers(self.work, self.memory, self.count - 1)
        self.helpers.wake()
        if not self.work(CALLER, job, True, *self.memory):
            is_finished = self.functions.bare("is_finished")
            self.helpers.wait(lambda: is_finished(PATIENCE, *self.memory))
            self.trial.lose()


class Helpers:
    """Threads that poll for jobs, and sleep while there are none."""

    def __init__(self, work: Callable[..., bool], memory: tuple[Any, Any], count: int) -> None:
        self.awake, stopped = [threading.Event() for _ in range(count)], threading.Event()
        self.threads = []
        for number, awake in enumerate(self.awake, start=CALLER + 1):
            arguments = (work, memory, number, awake, stopped)
            self.threads.append(threading.Thread(target=help_out, args=arguments, name=f"batch-{number}", daemon=True))
            self.threads[-1].start()
        weakref.finalize(self, stop, self.awake, stopped)

    def wake(self) -> None:
        for awake in self.awake:
            if not awake.is_set():
                awake.set()

    def wait(self, is_finished: Callable[[], bool]) -> None:
        """Wait for the chunks in progress."""
        while not is_finished():
            if not all(thread.is_alive() for thread in self.threads):
                raise RuntimeError("A thread of the batch has ended in the middle of a step.")
            time.sleep(NAP)


def help_out(
    work: Callable[..., bool], memory: tuple[Any, Any], number: int, awake: threading.Event, stopped: threading.Event
) -> None:
    """The loop of a helper. It has no reference to the batch, so that the batch can be garbage-collected."""
    while not stopped.is_set():
        work(number, CHECK, False, *memory)
        awake.clear()
        if not stopped.is_set():
            awake.wait()


def stop(awake: list[threading.Event], stopped: threading.Event) -> None:
    stopped.set()
    for event in awake:
        event.set()


class Trial:
    """Measures whether helpers make steps faster, which depends on the load of the machine.

    Two threads on one core are slower than one. So some steps are timed with helpers and some without, and the faster
    way is used until the next trial. Trials become rarer while helpers are slower, because a preempted helper costs
    milliseconds.
    """

    def __init__(self) -> None:
        self.step, self.length, self.is_faster, self.seconds = 0, ROUND, True, [0.0] * (2 * TRIES)

    def wants_help(self) -> bool:
        return self.step < TRIES or (self.step >= 2 * TRIES and self.is_faster)

    def note(self, seconds: float) -> None:
        """Record the duration of a step."""
        if self.step < 2 * TRIES:
            self.seconds[self.step] = seconds
        self.step += 1
        if self.step == 2 * TRIES:
            self._decide(median(self.seconds[:TRIES]) < GAIN * median(self.seconds[TRIES:]))
        if self.step >= self.length:
            self.step = 0

    def lose(self) -> None:
        """End the trial against helpers, because one was preempted in the middle of a chunk."""
        self.step = 2 * TRIES
        self._decide(False)

    def _decide(self, is_faster: bool) -> None:
        self.is_faster, self.length = is_faster, ROUND if is_faster else min(2 * self.length, LONGEST_ROUND)
