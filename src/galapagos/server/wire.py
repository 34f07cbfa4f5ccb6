"""Sockets that are passed on between processes."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

PASS_ON, HAND_OVER = "pass_on", "hand_over"     # under which an application finds these in the state of a connection
ANSWERS = 3.0                       # seconds in which another process takes a connection; who does not is taken for dead
TAKEN = b"HTTP/1.1 101 "            # how it says so


class Sockets(WebSocketsSansIOProtocol):
    """May be passed on to another process."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.far: asyncio.Transport | None = None               # to the process that has taken the connection, or may

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"] |= {PASS_ON: self.pass_on, HAND_OVER: self.hand_over}

    # --- to another process

    def hand_over(self, door: socket.socket) -> bool:
        """Whether a process of this machine will have this connection, which nobody has answered yet, and its request; if not, its door is blocked just now."""
        try:
            socket.send_fds(door, [self.request.serialize()], [self.transport.get_extra_info("socket").fileno()])
        except BlockingIOError:
            return False
        self.handshake_complete = True
        self.transport.close()                  # here, and not there
        return True

    async def pass_on(self, host: str, port: int, name: str, value: str) -> bool:
        """Whether a process there has taken this connection, which nobody has answered yet, by a request with that header: until somebody hangs up, all that comes
        goes to and fro here."""
        headers = self.request.headers.copy()
        if name in headers:                     # nobody says that but us
            del headers[name]
        headers[name] = value
        passage = Passage(self)
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(ANSWERS):
                self.far, _ = await self.loop.create_connection(lambda: passage, host, port)
                if not self.disconnected:
                    self.far.write(Request(self.request.path, headers).serialize())
                    await passage.answered
        if passage.is_taken:
            self.handshake_complete = True
            await passage.closed
        elif self.far:
            self.far.abort()
            self.far = None
        return passage.is_taken or self.disconnected

    def data_received(self, data: bytes) -> None:
        if self.far is None:
            super().data_received(data)
        elif not self.far.is_closing():
            self.far.write(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.far:
            hold(self.far)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.far:
            go_on(self.far)

    def shutdown(self) -> None:
        if self.far:
            self.transport.close()
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.far:
            self.far.close()


class Passage(asyncio.Protocol):
    """The far end of a connection that is passed on. Who does not keep up on one side is waited for on the other."""

    def __init__(self, near: Sockets) -> None:
        self.near, self.is_taken = near, False
        self.answered: asyncio.Future[None] = near.loop.create_future()
        self.closed: asyncio.Future[None] = near.loop.create_future()

    def data_received(self, data: bytes) -> None:
        if not self.answered.done():
            self.is_taken = data.startswith(TAKEN)
            self.answered.set_result(None)
        if self.is_taken and not self.near.transport.is_closing():
            self.near.transport.write(data)

    def pause_writing(self) -> None:
        hold(self.near.transport)

    def resume_writing(self) -> None:
        go_on(self.near.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.answered.done():
            self.answered.set_result(None)
        if self.is_taken:
            self.near.transport.close()
        self.closed.set_result(None)


def hold(transport: asyncio.Transport) -> None:
    if not transport.is_closing():
        transport.pause_reading()


def go_on(transport: asyncio.Transport) -> None:
    if not transport.is_closing():
        transport.resume_reading()
