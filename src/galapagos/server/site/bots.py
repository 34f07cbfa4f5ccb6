"""The server's connection to its bots in other web workers. They take the same orders as the bots' process and send the
same reports.

Quick questions are answered at once, without another worker. A search in a browser cannot be interrupted, so a worker
gets one question at a time, the most urgent first. Analyses take long, so they have a worker of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from galapagos.bots import is_level

from ..thinking.asking import Asking
from ..thinking.wire import (
    Advise,
    Analyse,
    Answered,
    Ask,
    Choose,
    Drop,
    FindPuzzles,
    Order,
    decode_report,
    encode,
)
from .thinking import answer

MOVES, ANALYSES = "moves", "analyses"

SendToWorker = Callable[[str, bytes], None]  # the name of the worker, and an order


class BotsElsewhere(Asking):
    def __init__(self, send: SendToWorker) -> None:
        super().__init__()
        self._lines = {name: WorkerLine(name, send) for name in (MOVES, ANALYSES)}
        self._games = dict.fromkeys(self._games, "ready")

    async def close(self) -> None:
        self._is_open = False
        self._give_up(list(self._open.values()), "The bots were stopped.")

    def hear(self, message: bytes) -> None:
        """A report from one of the workers."""
        report = decode_report(message)
        if isinstance(report, Answered):
            for line in self._lines.values():
                line.drop(report.number)
        self._hear(report)

    def _send(self, order: Order) -> None:
        if isinstance(order, Ask):
            if isinstance(order.question, (Analyse, FindPuzzles)):
                self._lines[ANALYSES].ask(order)
            elif isinstance(order.question, Advise) or (
                isinstance(order.question, Choose) and is_level(order.question.bot)
            ):
                self._lines[MOVES].ask(order)
            else:
                asyncio.get_running_loop().call_soon(lambda: self._hear(answer(order)))
        elif isinstance(order, Drop):
            for line in self._lines.values():
                line.drop(order.number)
        # other orders prepare a game, which bots do here when they are asked


class WorkerLine:
    """The questions for one worker, in the order in which it gets them."""

    def __init__(self, name: str, send: SendToWorker) -> None:
        self.name, self.send = name, send
        self.waiting: list[Ask] = []
        self.current: int | None = None

    def ask(self, order: Ask) -> None:
        self.waiting.append(order)
        self.go_on()

    def drop(self, number: int) -> None:
        """Takes a question away. The answer to the one under way may still come; it has no effect."""
        self.waiting = [order for order in self.waiting if order.number != number]
        if self.current == number:
            self.current = None
            self.go_on()

    def go_on(self) -> None:
        if self.current is None and self.waiting:
            order = min(self.waiting, key=lambda order: not isinstance(order.question, Choose))  # moves before hints
            self.waiting.remove(order)
            self.current = order.number
            self.send(self.name, encode(order))
