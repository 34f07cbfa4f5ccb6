"""Frames to and from the wire, with as little ado as each of many needs."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN

WINDOW, EFFORT = 13, {"level": 1, "memLevel": 6}       # of compressed frames: about half the time of the usual effort for a third more bytes; 64 KiB a socket
UNREAD = 4                          # messages of one client that may wait before no more are read
WRITE = "write"                     # under which an application finds `write` in the state of a connection


waiting: dict[Sockets, None] = {}   # those with frames that were not handed on yet, in their order


def flush() -> None:
    """When all that came together has been told, and not before: whoever hears of it wakes up, and would take the processor."""
    for socket in waiting:
        if not socket.transport.is_closing():
            socket.transport.write(b"".join(socket.conn.data_to_send()))
    waiting.clear()


class Sockets(WebSocketsSansIOProtocol):
    """Frames are small and many: they are compressed with little effort, and an application may write them without a task of its own."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [ServerPerMessageDeflateFactory(server_max_window_bits=WINDOW, client_max_window_bits=12, compress_settings=EFFORT)]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Whether a frame is on its way. It is not where the client has gone, or does not keep up: then it has to be waited for."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        if not waiting:
            self.loop.call_soon(flush)
        waiting[self] = None
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading goes on while few messages wait: most are answered before the next comes, and to stop and go on costs more than they do."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
