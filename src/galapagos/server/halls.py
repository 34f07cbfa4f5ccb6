"""A server may be several processes of one machine. The first is the porter: it listens, answers requests and has the bots, and hands sockets to the hall in which
their table is played. Each hall is a process of its own; the porter is the first hall itself.

Which hall a table has follows from its name. Halls are at the same store, and follow one another by it as processes of several machines do.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from zlib import crc32

import msgspec
from starlette.websockets import WebSocket

from . import metrics
from .settings import Settings
from .thinking import READY, Asking, Relay
from .thinking.process import command, environment, see_out
from .wire import HAND_OVER

log = logging.getLogger(__name__)

BOOT = 20.0                         # seconds in which a hall is open; the server does not wait longer for it
REST = 1.0                          # seconds until a hall that has died is opened again
MOST_HEAD = 1 << 18                 # bytes of a request: no datagram is longer
STUCK = 3.0                         # seconds in which a hall takes a socket, or the porter keeps it
SECONDS_TO_END = 12.0               # that a hall has to finish what is under way


class Terms(msgspec.Struct, frozen=True):
    """What a hall is told first."""

    url: str
    settings: Settings


def hall_of(table: str, settings: Settings) -> int:
    return crc32(table.encode()) % settings.processes


def is_here(table: str, settings: Settings) -> bool:
    """Whether this process is the one, among those of its machine, in which a table is played."""
    return hall_of(table, settings) == settings.place


class Halls:
    """As the porter sees them."""

    def __init__(self, url: str, settings: Settings, thinkers: Asking) -> None:
        self.settings = settings
        others = range(1, settings.processes) if settings.place == 0 else ()
        self.others = {place: Hall(Terms(url, msgspec.structs.replace(settings, place=place)), thinkers) for place in others}

    async def open(self) -> None:
        """Returns when people can come; a hall that is not open then is opened later."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BOOT):
                await asyncio.gather(*(hall.begin() for hall in self.others.values()))

    async def close(self) -> None:
        await asyncio.gather(*(hall.close() for hall in self.others.values()))
        if self.others:
            metrics.clear()

    async def lead(self, socket: WebSocket) -> bool:
        """Whether a socket that nobody has answered went to another hall. The porter serves those that a hall does not take."""
        hall, hand_over = self.others.get(hall_of(socket.path_params["table"], self.settings)), socket.scope.get("state", {}).get(HAND_OVER)
        if not hall or not hand_over:
            return False
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(STUCK):
                while hall.door:
                    if hand_over(hall.door):
                        return True
                    await asyncio.sleep(0.01)
        return False


class Hall:
    """A process with a door, through which it is given sockets, and a line, over which it asks the bots; it ends with the line."""

    def __init__(self, terms: Terms, thinkers: Asking) -> None:
        self.terms, self.thinkers = terms, thinkers
        self.door: socket.socket | None = None          # while it is open
        self.keeper: asyncio.Task[None] | None = None
        self.opened = asyncio.Event()

    async def begin(self) -> None:
        self.keeper = asyncio.create_task(self.keep())
        await self.opened.wait()

    async def close(self) -> None:
        if self.keeper:
            self.keeper.cancel()
            await asyncio.wait([self.keeper])

    async def keep(self) -> None:
        """As long as the server runs, there is a process."""
        while True:
            try:
                await self.run()
            except Exception:
                log.exception("a hall failed")
            log.error("a hall has closed; it is opened again", extra={"place": self.terms.settings.place})
            await asyncio.sleep(REST)

    async def run(self) -> None:
        """One process, to its end."""
        inner, outer = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        near, line = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        with outer, near:
            with inner, line:
                process = await asyncio.create_subprocess_exec(
                    *command("hall", str(inner.fileno()), str(line.fileno())),
                    pass_fds=(inner.fileno(), line.fileno()), env=environment(), start_new_session=True)        # Ctrl-C is the porter's business
            outer.setblocking(False)
            reader, writer = await asyncio.open_connection(sock=near)
            try:
                writer.write(msgspec.json.encode(self.terms) + b"\n")
                await reader.readexactly(len(READY))
                self.door = outer
                self.opened.set()
                await Relay(self.thinkers, reader, writer).run()
            except asyncio.IncompleteReadError:
                pass
            finally:
                self.door = None
                writer.close()
                await see_out(process, SECONDS_TO_END)
                metrics.forget(process.pid)
