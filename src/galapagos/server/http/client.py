"""One connection from outside: the time in which a request must arrive, and the time in which a client must read."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from galapagos.engine.errors import Refused

from ..protocol import encode
from ..protocol.refusal import said
from .connections import CONNECTION, Connections
from .limits import network_of

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n" + encode(
    said(Refused("connections-too-many"))
)

NOTHING = asyncio.Protocol()  # for connections that are not accepted yet, or closed


class ClientProtocol(asyncio.Protocol):
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
