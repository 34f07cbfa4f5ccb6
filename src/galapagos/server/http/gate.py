"""What every request and socket passes first: its connection is told how far it has come, and there may be only so
many at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

from galapagos.engine.errors import Refused

from .. import protocol
from .connections import CONNECTION, Connection
from .limits import network_of
from ..protocol import said
from ..table.table import RUNNING

if TYPE_CHECKING:
    from ..app import Server

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Gate:
    """An ASGI middleware."""

    def __init__(self, app: App, server: Server) -> None:
        self.app, self.server = app, server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection: Connection = scope["state"][CONNECTION]
        if scope["type"] == "websocket":
            connection.upgrade()
            await self.pass_on(scope, receive, send, connection)
        else:
            connection.begin(has_body := has_a_body(HTTPConnection(scope)))
            try:
                await self.pass_on(scope, heard_by(connection, receive) if has_body else receive, send, connection)
            finally:
                connection.end()

    async def pass_on(self, scope: Scope, receive: Receive, send: Send, connection: Connection) -> None:
        """To the application, if there is room. A connection that comes through a proxy is counted here, by the
        address that the proxy forwards."""
        connections, request = self.server.connections, HTTPConnection(scope)
        if connection.is_reserved and not await self.sits(request):
            await turned_away()(scope, receive, send)
        elif connection.is_counted:
            await self.app(scope, receive, send)
        elif connections.enter(network := network_of(self.server.address(request))):
            try:
                await self.app(scope, receive, send)
            finally:
                connections.leave(network)
        else:
            await turned_away()(scope, receive, send)

    async def sits(self, request: HTTPConnection) -> bool:
        """Whether it is from somebody who plays at a table."""
        with suppress(Refused):
            person = await self.server.identities.of(request)
            return person is not None and bool(
                await self.server.store.cards(status=(RUNNING,), person=person.id, limit=1)
            )
        return False


def has_a_body(request: HTTPConnection) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


def heard_by(connection: Connection, receive: Receive) -> Receive:
    """Tells the connection when the whole body is there."""

    async def received() -> Message:
        message = await receive()
        if not message.get("more_body"):
            connection.arrived()
        return message

    return received


def turned_away() -> Response:
    """For requests and for sockets, and it ends the connection."""
    return Response(
        protocol.encode(said(Refused("connections-too-many"))), 503, {"connection": "close"}, "application/json"
    )
