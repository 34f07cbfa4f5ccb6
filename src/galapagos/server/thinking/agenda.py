"""What is to be thought about, in which order."""

from __future__ import annotations

import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum

from .wire import Advise, Choose, Question


class Urgency(IntEnum):
    """A table waits for a move, a person for a hint, nobody in particular for an analysis."""

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
    """Tasks by urgency; within one, first come, first served, whichever table it is."""

    def __init__(self) -> None:
        self.waiting: tuple[deque[Task], ...] = tuple(deque() for _ in Urgency)
        self.filled = threading.Condition()

    def add(self, task: Task) -> None:
        with self.filled:
            self.waiting[task.urgency].append(task)
            self.filled.notify()

    def drop(self, task: Task) -> None:
        with self.filled, suppress(ValueError):  # somebody has begun with it
            self.waiting[task.urgency].remove(task)

    def take(self) -> Task:
        """Waits for one."""
        with self.filled:
            self.filled.wait_for(lambda: any(self.waiting))
            return next(queue for queue in self.waiting if queue).popleft()

    def take_before(self, urgency: Urgency) -> Task | None:
        """One that is more urgent, if there is any."""
        with self.filled:
            return next((queue.popleft() for queue in self.waiting[:urgency] if queue), None)
