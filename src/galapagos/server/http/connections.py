"""Limits for connections from outside: their number, the time in which a request must arrive, and the time in which a
client must read."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from galapagos.engine.errors import Refused

from ..metrics import REFUSALS
from ..protocol import encode, said
from ..settings import Settings
from .limits import network_of

log = logging.getLogger(__name__)

CONNECTION = "connection"  # the key of the connection in the state of an ASGI scope
OWN = 64  # descriptors that this process needs for files and child processes
RESERVED = 64  # descriptors reserved for people who sit at a table
MINUTE = 60.0  # seconds between two log lines about the same address
MOST_NOTED = 10_000  # addresses for which the time of the last log line is remembered

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n" + encode(
    said(Refused("connections-too-many"))
)

NOTHING = asyncio.Protocol()  # for connections that are not accepted yet, or closed


def raise_descriptor_limit() -> None:
    """Raises the soft limit on open files to the hard limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # macOS does not take "unlimited"
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptor_limit() -> int:
    try:
        import resource
    except ImportError:
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


class Connections:
    """All connections of clients to this process."""

    def __init__(self, settings: Settings) -> None:
        self.most, self.seconds, self.is_proxied = settings.connections, settings.request_seconds, settings.behind_proxy
        limit = descriptor_limit()
        self.room = max(limit - OWN, limit // 2)
        self.room_for_all = self.room - min(RESERVED, self.room // 4)
        self.open: set[Connection] = set()
        self.counts: Counter[str] = Counter()  # connections by network, or requests behind a proxy
        self.waiting: dict[Connection, None] = {}  # for a request or the rest of one; the oldest first
        self.noted: dict[str, float] = {}  # when a network was last named in the log

    def enter(self, network: str) -> bool:
        """Counts one more connection, unless the network has reached its limit."""
        if self.counts[network] >= self.most:
            self.note(network, "too many connections from one address: more of them are refused")
            return False
        self.counts[network] += 1
        return True

    def leave(self, network: str) -> None:
        self.counts[network] -= 1
        if not self.counts[network]:
            del self.counts[network]

    def make_room(self, network: str) -> bool:
        """Closes the connection that has waited longest for its request; False if none waits."""
        oldest = next(iter(self.waiting), None)
        self.note(oldest.network if oldest else network, "descriptors are scarce: connections are closed or refused")
        if oldest:
            oldest.close()
        return oldest is not None

    def note(self, network: str, what: str) -> None:
        """Logs a line, at most once a minute for each network."""
        REFUSALS.labels("connection").inc()
        now = time.monotonic()
        if now - self.noted.get(network, -MINUTE) < MINUTE:
            return
        self.noted.pop(network, None)
        self.noted[network] = now
        if len(self.noted) > MOST_NOTED:
            del self.noted[next(iter(self.noted))]
        log.warning(what, extra={"address": network})


class Connection(asyncio.Protocol):
    """Sits between a transport and uvicorn's protocols, forwards everything, and closes the connection if a request
    takes too long to arrive or the client stops reading."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.connections: Connections = config.app.state.server.connections  # type: ignore[union-attr]
        self.make_http = partial(H11Protocol, config, server_state, _loop=_loop)
        self.app_state = app_state
        self.protocol = NOTHING
        self.network = ""
        self.is_counted = False  # by its network; behind a proxy, `Gate` counts by the forwarded address instead
        self.is_reserved = False  # whether it has a descriptor that is reserved for people at a table
        self.requests = 0  # being answered
        self.has_begun = False  # whether a part of the next request has arrived
        self.timer: asyncio.TimerHandle | None = None  # deadline for a request to arrive
        self.unread: asyncio.TimerHandle | None = None  # deadline for a client to read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.network = network_of(str(peer[0])) if peer else ""
        if not self.is_accepted():
            self.transport.write(BUSY)
            self.transport.close()
            return
        self.protocol = self.make_http(self.app_state | {CONNECTION: self})
        self.protocol.connection_made(self.transport)
        self.wait()

    def is_accepted(self) -> bool:
        """Counts the connection if there is room for it."""
        connections = self.connections
        if not connections.is_proxied:
            self.is_counted = connections.enter(self.network)
            if not self.is_counted:
                return False
        self.is_reserved = len(connections.open) >= connections.room_for_all and not connections.make_room(self.network)
        if len(connections.open) >= connections.room:
            return False
        connections.open.add(self)
        return True

    # --- called by the application

    def begin(self, has_body: bool) -> None:
        """The head of a request has arrived."""
        self.requests += 1
        if not has_body:
            self.arrived()

    def arrived(self) -> None:
        """The whole request has arrived. There is no deadline for its answer."""
        self.connections.waiting.pop(self, None)
        if self.timer:
            self.timer.cancel()

    def end(self) -> None:
        """A request was answered; the deadline for the next one begins."""
        self.requests -= 1
        if not self.requests and not self.transport.is_closing():
            self.wait()

    def upgrade(self) -> None:
        """The connection is a websocket now, for which uvicorn has set another protocol. It is put behind this one, so
        that we notice its end."""
        self.arrived()
        if self.transport.is_closing():
            self.leave()
        else:
            self.protocol = cast(asyncio.Protocol, self.transport.get_protocol())
            self.transport.set_protocol(self)

    # --- deadlines

    def wait(self) -> None:
        self.arrived()
        self.has_begun = False
        self.connections.waiting[self] = None
        self.timer = asyncio.get_running_loop().call_later(self.connections.seconds, self.expire)

    def expire(self) -> None:
        if self.has_begun and not self.transport.is_closing():  # browsers open connections and never use them
            self.connections.note(self.network, "a request did not arrive in time: its connection was closed")
        self.close()

    def look_if_read(self, before: int) -> None:
        """Closes the connection if the client has read nothing since the last check."""
        waiting = self.transport.get_write_buffer_size()
        if waiting < before:
            self.unread = asyncio.get_running_loop().call_later(self.connections.seconds, self.look_if_read, waiting)
        else:
            self.connections.note(self.network, "an answer was not read: its connection was closed")
            self.close()

    def close(self) -> None:
        self.transport.abort()
        self.leave()

    def leave(self) -> None:
        self.arrived()
        if self.is_counted:
            self.is_counted = False
            self.connections.leave(self.network)
        self.connections.open.discard(self)

    # --- called by the transport

    def data_received(self, data: bytes) -> None:
        self.has_begun = True
        self.protocol.data_received(data)

    def eof_received(self) -> bool | None:
        return self.protocol.eof_received()

    def pause_writing(self) -> None:
        self.unread = asyncio.get_running_loop().call_later(
            self.connections.seconds, self.look_if_read, self.transport.get_write_buffer_size()
        )
        self.protocol.pause_writing()

    def resume_writing(self) -> None:
        if self.unread:
            self.unread.cancel()
        self.protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        if self.unread:
            self.unread.cancel()
        self.protocol.connection_lost(exc)
        self.protocol = NOTHING  # breaks the reference cycle, so that both are freed at once
