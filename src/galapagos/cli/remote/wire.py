"""Events of a client: frames from the server and lines from the keyboard, in one queue."""

from __future__ import annotations

import io
import os
import queue
import sys
import threading
import time
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from galapagos.engine.errors import Refused
from galapagos.engine.words.message import Message
from galapagos.server.protocol import encode
from galapagos.server.protocol.calls import AnyCall
from galapagos.server.protocol.frames import AnyFrame, Goodbye

from ..output import Stopped
from .server import PATIENCE, RemoteServer, harmless_json, why, worded

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0)  # seconds before each attempt to connect again
FINAL = (4400, 4404)  # close codes after which another attempt is useless
decoder: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)


class Typed(NamedTuple):
    """A line from the keyboard; None at the end of the input."""

    line: str | None


class Lost(NamedTuple):
    """A connection was closed, perhaps with a message of the server."""

    connection: TableSocket
    why: Message | None
    is_final: bool


Event = AnyFrame | Typed | Lost
Inbox = queue.SimpleQueue[Event]


class TableSocket:
    """A socket at a table, with a thread that reads it."""

    def __init__(self, server: RemoteServer, table: str, language: str, since: int | None, inbox: Inbox) -> None:
        address = f"{server.socket_url}/api/tables/{table}/socket?words={language}" + (
            f"&since={since}" if since is not None else ""
        )
        self.inbox = inbox
        try:
            self.socket: ClientConnection = connect(
                address, additional_headers=server.headers, max_size=None, open_timeout=PATIENCE, close_timeout=2
            )
        except (OSError, InvalidHandshake, InvalidURI) as error:
            raise Unreachable("address-unreachable", address=server.url, reason=why(error)) from None
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        why, code = None, 0
        try:
            for text in self.socket:
                frame = decoder.decode(
                    harmless_json(text if isinstance(text, str) else text.decode("utf-8", "replace"))
                )
                if isinstance(frame, Goodbye):
                    why = worded(frame)
                else:
                    self.inbox.put(frame)
            code = self.socket.close_code or 0
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
        except (msgspec.DecodeError, RecursionError):
            why, code = Message("server-speaks-unknown"), FINAL[0]
        self.inbox.put(Lost(self, why, code in FINAL))

    def send(self, call: AnyCall) -> None:
        try:
            self.socket.send(encode(call).decode())
        except ConnectionClosed:
            raise Refused("connection-cut") from None

    def close(self) -> None:
        self.socket.close()


class Unreachable(Refused):
    pass


def connect_again(
    server: RemoteServer, table: str, language: str, since: int | None, inbox: Inbox, way_on: str
) -> TableSocket:
    """Reconnect, with growing pauses between the attempts."""
    for pause in PAUSES:
        time.sleep(pause)
        try:
            return TableSocket(server, table, language, since, inbox)
        except Unreachable as refused:
            said = refused
    raise Stopped("connection-lost", 2, sentence=said, more=way_on)


class Keyboard:
    """Puts typed lines into the inbox, from a thread of its own."""

    def __init__(self, inbox: Inbox) -> None:
        self.inbox = inbox
        self.is_live = sys.stdin.isatty()  # otherwise lines answer one prompt each, in order
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        for line in lines():
            self.inbox.put(Typed(line))
        self.inbox.put(Typed(None))


def lines() -> Iterator[str]:
    """Lines from the descriptor of stdin: a thread that blocks in Python's own buffer would delay the program's end."""
    try:
        number = sys.stdin.fileno()
    except (io.UnsupportedOperation, AttributeError, ValueError):
        yield from iter(sys.stdin.readline, "")
        return
    rest = b""
    while more := read(number):
        *whole, rest = (rest + more).split(b"\n")
        for line in whole:
            yield line.decode("utf-8", "replace")
    if rest:
        yield rest.decode("utf-8", "replace")


def read(number: int) -> bytes:
    try:
        return os.read(number, 4096)
    except OSError:  # the terminal is gone
        return b""
