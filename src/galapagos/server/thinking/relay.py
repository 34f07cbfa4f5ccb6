"""Questions of another process of the same server, which has no bots of its own: it asks over a line, and the server asks its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from socket import socket
from typing import NamedTuple

from .asking import Asking, Unanswered
from .wire import Answer, Ask, Drop, Failure, Order, Progress, Report, Want, decode_order, pack, read_message

READY = b"!"                    # what is said first on a line, by who will ask


class Line(NamedTuple):
    """To the bots, where another process has them."""

    socket: socket
    cut: Callable[[], None]         # called when nobody is at the other end any more

    async def connect(self) -> FarThinkers:
        reader, writer = await asyncio.open_connection(sock=self.socket)
        writer.write(READY)
        return FarThinkers(reader, writer, self.cut)


class FarThinkers(Asking):
    """The bots, for who has the far end of a line."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, gone: Callable[[], None]) -> None:
        super().__init__()
        self._writer, self._gone, self._are_here = writer, gone, True
        self._hearing = asyncio.create_task(self._hear_all(reader))

    async def _hear_all(self, reader: asyncio.StreamReader) -> None:
        await self._listen(reader)
        self._gone()

    def _send(self, order: Order) -> None:
        if not self._writer.is_closing():
            self._writer.write(pack(order))

    async def close(self) -> None:
        self._are_here = False
        self._hearing.cancel()
        self._give_up(list(self._open.values()), "The bots have left.")
        self._writer.close()


class Relay:
    """The near end of such a line."""

    def __init__(self, thinkers: Asking, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.thinkers, self.reader, self.writer = thinkers, reader, writer
        self.tasks: dict[int, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Until nobody is at the other end any more; what was asked then is dropped."""
        try:
            while True:
                self.take(decode_order(await read_message(self.reader)))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            for task in self.tasks.values():
                task.cancel()
            self.writer.close()

    def take(self, order: Order) -> None:
        match order:
            case Ask(number=number):
                task = self.tasks[number] = asyncio.create_task(self.answer(order))
                task.add_done_callback(lambda done: self.tasks.pop(number, None))
            case Drop(number=number):
                if dropped := self.tasks.get(number):
                    dropped.cancel()
            case Want(game=game):
                self.thinkers.want(game)

    async def answer(self, order: Ask) -> None:
        try:
            result = await self.thinkers.ask(order.question, lambda part: self.tell(Progress(order.number, part)))
        except Unanswered as unanswered:
            result = Failure(str(unanswered))
        self.tell(Answer(order.number, result))

    def tell(self, report: Report) -> None:
        if not self.writer.is_closing():
            self.writer.write(pack(report))
