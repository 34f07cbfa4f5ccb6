"""Frames to and from the wire, with as little ado as each of many needs."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

WINDOW, EFFORT = 13, {"level": 1, "memLevel": 6}       # of compressed frames: about half the time of the usual effort for a third more bytes; 64 KiB a socket
UNREAD = 4                          # messages of one client that may wait before no more are read
WRITE = "write"                     # under which an application finds it in the state of a connection
WHOLE, TEXT, MASKED, LONGER = 0x80, 0x81, 0x80, 126     # of a frame, RFC 6455, 5.2: in one piece; and a text; by a client; from which size on its length takes more than a byte
HEAD = 6                            # bytes before a short text of a client: what it is, its length, its mask

waiting: dict[Sockets, None] = {}   # those with frames that were not handed on yet, in their order


def frame_of(text: bytes) -> bytes:
    """A whole text, as a server sends it without extensions: RFC 6455, 5.2."""
    size = len(text)
    if size < LONGER:
        return bytes((TEXT, size)) + text
    return (b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)) + text


def flush() -> None:
    """When all that came together has been told, and not before: whoever hears of it wakes up, and would take the processor."""
    for one in waiting:
        if not one.transport.is_closing():
            one.transport.write(b"".join(one.conn.data_to_send()))
    waiting.clear()


class Sockets(WebSocketsSansIOProtocol):
    """Frames are small and many: they are compressed with little effort, and an application may write them without a task of its own."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.are_whole = True                                   # whether each message came alone and in one piece
        self.conn.available_extensions = [ServerPerMessageDeflateFactory(server_max_window_bits=WINDOW, client_max_window_bits=12, compress_settings=EFFORT)]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Whether a frame is on its way. It is not where the client has gone, or does not keep up: then it has to be waited for."""
        if self.close_sent or self.disconnected or self.conn.state is not OPEN or not self.writable.is_set():
            return False
        if self.conn.extensions:
            self.conn.send_text(text)
        else:
            self.conn.writes.append(frame_of(text))
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

    def takes(self, data: bytes) -> bool:
        """Whether this was a short text, as most messages are: then the parser need not see it. From the first time that anything else than one short
        frame has come, it sees all, since it may be in the middle of a frame then."""
        conn, size = self.conn, len(data) - HEAD
        if conn.state is not OPEN or conn.extensions:
            return False
        self.are_whole = self.are_whole and 0 <= size < LONGER and data[0] & 0xF0 == WHOLE and data[1] == MASKED | size
        if not self.are_whole or data[0] != TEXT:
            return False
        self.curr_msg_data_type, self.frames = "text", [apply_mask(data[HEAD:], data[2:HEAD])]
        self.send_receive_event_to_app()
        return True

    def data_received(self, data: bytes) -> None:
        if not self.takes(data):
            super().data_received(data)
