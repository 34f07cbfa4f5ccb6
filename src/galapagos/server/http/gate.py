"""ASGI middleware in front of everything: it tells a connection how far its request has come, and limits the number of
connections."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from galapagos.engine.errors import Refused

from ..protocol import encode
from ..protocol.refusal import said
from ..table.table import RUNNING
from .connections import CONNECTION, Connection
from .limits import network_of

if TYPE_CHECKING:
    from ..app import Server


class Gate:
    def __init__(self, app: ASGIApp, server: Server) -> None:
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
        """Calls the application if there is room. Connections through a proxy are counted here, by the forwarded
        address."""
        connections, request = self.server.connections, HTTPConnection(scope)
        if connection.is_reserved and not await self.sits(request):
            await too_many_connections()(scope, receive, send)
        elif connection.is_counted:
            await self.app(scope, receive, send)
        elif connections.enter(network := network_of(self.server.address(request))):
            try:
                await self.app(scope, receive, send)
            finally:
                connections.leave(network)
        else:
            await too_many_connections()(scope, receive, send)

    async def sits(self, request: HTTPConnection) -> bool:
        """Whether the request comes from a person who plays at a table."""
        with suppress(Refused):
            person = await self.server.identities.of(request)
            return person is not None and bool(
                await self.server.store.cards(status=(RUNNING,), person=person.id, limit=1)
            )
        return False


def has_a_body(request: HTTPConnection) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


def heard_by(connection: Connection, receive: Receive) -> Receive:
    """Tells the connection when the whole body has arrived."""

    async def received() -> Message:
        message = await receive()
        if not message.get("more_body"):
            connection.arrived()
        return message

    return received


def too_many_connections() -> Response:
    """The answer to requests and sockets that are one too many. It closes the connection."""
    return Response(encode(said(Refused("connections-too-many"))), 503, {"connection": "close"}, "application/json")
