"""A hall of the server, in a process of its own.

    python -m galapagos.server.hall DOOR LINE

Both are numbers of open sockets: through the one it is given the sockets of people, over the other it hears what it is to do, and asks the bots.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from contextlib import suppress

import msgspec

from . import logs
from .halls import MOST_HEAD, Terms
from .home import LED
from .running import Serving, configuration, find_members_at_once, keep_pauses_short
from .thinking import Line
from .wire import Sockets

MOST_TERMS = 1 << 20


class HallServing(Serving):
    """It does not listen: sockets come through the door."""

    def __init__(self, terms: Terms, door: socket.socket, line: socket.socket) -> None:
        super().__init__(configuration(terms.url, terms.settings, Line(line, self.leave)))
        self.door = door

    def leave(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self.door.fileno(), self.open_door)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.door.fileno())
        self.door.close()                       # the porter serves whoever comes from now on
        await super().shutdown(sockets)

    def open_door(self) -> None:
        with suppress(BlockingIOError):
            head, (number,), *_ = socket.recv_fds(self.door, MOST_HEAD, 1)
            task = asyncio.get_running_loop().create_task(self.let_in(socket.socket(fileno=number), head))
            self.server_state.tasks.add(task)
            task.add_done_callback(self.server_state.tasks.discard)

    async def let_in(self, person: socket.socket, head: bytes) -> None:
        """Somebody whose request the porter has read."""
        person.setblocking(False)
        with suppress(OSError):
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
                lambda: Sockets(self.config, self.server_state, self.lifespan.state | {LED: True}), person)
            protocol.data_received(head)


def read_terms(line: socket.socket) -> Terms:
    """Byte by byte, as there is more to come that others read."""
    text = bytearray()
    while not text.endswith(b"\n") and len(text) < MOST_TERMS:
        text += line.recv(1) or sys.exit(1)
    return msgspec.json.decode(text, type=Terms)


def main() -> None:
    door, line = (socket.socket(fileno=int(number)) for number in sys.argv[1:3])
    logs.configure(logging.INFO)
    serving = HallServing(read_terms(line), door, line)
    door.setblocking(False)
    keep_pauses_short()
    find_members_at_once()
    serving.run(sockets=[])


if __name__ == "__main__":
    main()
