"""Priority queues of questions for the bots' process."""

from __future__ import annotations

import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum

from .wire import Advise, Choose, Question


class Urgency(IntEnum):
    """Moves block a whole table, hints one person; analyses can wait."""

    MOVE = 0
    HINT = 1
    LEISURE = 2


@dataclass(eq=False)
class Task:
    number: int
    question: Question
    dropped: bool = False

    @property
    def urgency(self) -> Urgency:
        if isinstance(self.question, Choose):
            return Urgency.MOVE
        return Urgency.HINT if isinstance(self.question, Advise) else Urgency.LEISURE


class Agenda:
    """Tasks by urgency; within one urgency, first in, first out."""

    def __init__(self) -> None:
        self.waiting: tuple[deque[Task], ...] = tuple(deque() for _ in Urgency)
        self.filled = threading.Condition()

    def add(self, task: Task) -> None:
        with self.filled:
            self.waiting[task.urgency].append(task)
            self.filled.notify()

    def drop(self, task: Task) -> None:
        with self.filled, suppress(ValueError):  # a thread has taken it already
            self.waiting[task.urgency].remove(task)

    def take(self) -> Task:
        """Waits for the next task and removes it."""
        with self.filled:
            self.filled.wait_for(lambda: any(self.waiting))
            return next(queue for queue in self.waiting if queue).popleft()

    def take_before(self, urgency: Urgency) -> Task | None:
        """Removes and returns a more urgent task, if there is one."""
        with self.filled:
            return next((queue.popleft() for queue in self.waiting[:urgency] if queue), None)
