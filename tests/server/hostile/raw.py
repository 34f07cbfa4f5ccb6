"""A misbehaving client: raw bytes on a connection."""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

TEXT, BINARY, CLOSE, PING, PONG, RESERVED = 1, 2, 8, 9, 10, 3
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: "
    "Upgrade\r\nCookie: {cookie}\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextmanager
def dialled(port: int, *, deaf: bool = False) -> Iterator[socket.socket]:
    """Opens a connection. A deaf one has a tiny receive buffer and does not read."""
    with dial(port, deaf=deaf) as connection:
        yield connection


def dial(port: int, *, source: str = "127.0.0.1", deaf: bool = False) -> socket.socket:
    """The same, from a given local address; the caller closes it."""
    connection = socket.socket()
    if deaf:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(10)
    connection.bind((source, 0))
    connection.connect(("127.0.0.1", port))
    return connection


def shake_hands(connection: socket.socket, table: str, cookie: str = "") -> bytes:
    """The bytes after the server's answer."""
    connection.sendall(HANDSHAKE.format(table=table, cookie=cookie).encode())
    data = b""
    while b"\r\n\r\n" not in data:
        data += connection.recv(1)
    assert data.startswith(b"HTTP/1.1 101"), data
    return data


def frame(kind: int, payload: bytes, *, is_last: bool = True, is_masked: bool = True) -> bytes:
    size = len(payload)
    head = bytes([is_last << 7 | kind]) + (
        bytes([is_masked << 7 | size])
        if size < 126
        else struct.pack("!BH", is_masked << 7 | 126, size)
        if size < 1 << 16
        else struct.pack("!BQ", is_masked << 7 | 127, size)
    )
    mask = os.urandom(4)
    return head + (mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if is_masked else payload)


def read_to_end(connection: socket.socket) -> bytes:
    """Reads until the server hangs up."""
    data = b""
    while part := connection.recv(65536):
        data += part
    return data


def hang_up(connection: socket.socket) -> None:
    """Closes the connection with a reset."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()
