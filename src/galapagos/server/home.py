"""Where tables are at home: each in one process, in which its sockets meet. One that comes to another process is passed on, so that each move is played and told once."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from .store import Store
from .wire import PASS_ON

LED = "x-galapagos-led"             # the header of a connection that comes by way of another process, and is not passed on again


class Homes:
    """Any process can serve any table: that they meet saves work, and where they cannot, processes follow one another by the store."""

    def __init__(self, store: Store, secret: bytes, here: str, moved: Callable[[str], None]) -> None:
        self.store, self.secret, self.here, self.moved = store, secret.hex(), here, moved

    def has_led(self, socket: HTTPConnection) -> bool:
        """Whether another process has passed it on, and has checked what is checked first."""
        return LED in socket.scope.get("state", {}) or hmac.compare_digest(socket.headers.get(LED, "").encode(), self.secret.encode())

    async def lead(self, socket: WebSocket) -> bool:
        """Whether a socket that nobody has answered was at home elsewhere; it is over then. A home that does not answer is moved here."""
        table, pass_on = socket.path_params["table"], socket.scope.get("state", {}).get(PASS_ON)
        if not self.here or not pass_on:
            return False
        home = await self.store.home(table, self.here)
        if home in ("", self.here):
            return False
        if await pass_on(*host_and_port(home), LED, self.secret):
            return True
        await self.store.home(table, self.here, gone=home)
        self.moved(table)
        return False


def host_and_port(address: str) -> tuple[str, int]:
    parts = urlsplit(f"//{address}")
    if not parts.hostname or not parts.port or parts.netloc != address:
        raise ValueError(address)
    return parts.hostname, parts.port
