"""HTTP routes. Bodies and answers are message types, so one place validates, refuses and documents them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from inspect import cleandoc
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from galapagos.engine.errors import Refused

from ..metrics import REFUSALS
from ..protocol import encode
from ..protocol.fields import MOST_BYTES
from ..protocol.refusal import said
from ..store import Damaged, Full, Person
from ..table.hub import NotFound
from .identity import Unauthenticated, cookie_of
from .limits import TooMany

if TYPE_CHECKING:
    from ..app import Server


class TooLarge(Refused):
    """The body exceeds `MOST_BYTES`."""


STATUS: dict[type[Exception], int] = {
    NotFound: 404,
    Unauthenticated: 401,
    TooLarge: 413,
    TooMany: 429,
    Full: 503,
    Damaged: 503,
}


@dataclass
class ApiRequest:
    """A request, as handlers see it."""

    server: Server
    person: Person | None
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    address: str
    cookie: str  # of the session; empty for a program
    operator: str = ""  # the token of an operator; not checked yet

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""

    def who(self) -> Person:
        if self.person is None:
            raise Unauthenticated("who-are-you-api")
        return self.person


@dataclass
class Reply:
    """An answer with cookies, headers or another media type."""

    body: Any
    remember: str = ""  # the cookie to set
    forget: bool = False  # deletes the cookie
    media: str = "application/json"
    headers: Mapping[str, str] | None = None


OPERATOR = "x-galapagos-operator"
Handler = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    answer: Any = None
    body: Any = None
    query: tuple[str, ...] = ()
    makes: bool = False  # creates something, so it has a stricter limit
    heavy: bool = False  # replays a match or a position, so it has a stricter limit
    media: str = "text/plain"  # of an answer without a message type

    @property
    def sentence(self) -> str:
        return cleandoc(self.handler.__doc__ or "")

    def route(self) -> Route:
        return Route(self.path, self.respond, methods=[self.method])

    async def respond(self, request: Request) -> Response:
        server: Server = request.app.state.server
        try:
            address = server.address(request)
            server.requests.check(address)
            if self.method != "GET":
                check_origin(server, request)
            body = await self.read(request) if self.body else None
            if self.makes:
                server.makings.check(address)
            if self.heavy:
                server.readings.check(address)
            person = await server.identities.of(request)
            reply = await self.handler(
                ApiRequest(
                    server,
                    person,
                    request.path_params,
                    request.query_params,
                    body,
                    address,
                    cookie_of(request),
                    request.headers.get(OPERATOR, ""),
                )
            )
        except Refused as refused:
            REFUSALS.labels("http").inc()
            return refuse(refused)
        return self.answered(server, reply)

    async def read(self, request: Request) -> Any:
        try:
            data = await read_body(request)
        except ClientDisconnect:
            raise Refused("request-cut-off") from None
        try:
            return msgspec.json.decode(data or b"{}", type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("request-malformed", reason=error) from None

    def answered(self, server: Server, reply: Any) -> Response:
        made = reply if isinstance(reply, Reply) else Reply(reply)
        content = made.body if isinstance(made.body, (bytes, str)) else encode(made.body)
        response = Response(content, media_type=made.media, headers=dict(made.headers or {}))
        if made.remember:
            server.identities.remember(response, made.remember)
        if made.forget:
            server.identities.forget(response)
        return response


async def read_body(request: Request) -> bytes:
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > MOST_BYTES:
            raise TooLarge("request-too-large", number=MOST_BYTES)
    return data


def refuse(refused: Refused, status: int = 0) -> Response:
    return Response(encode(said(refused)), status or STATUS.get(type(refused), 400), media_type="application/json")


def check_origin(server: Server, connection: HTTPConnection) -> None:
    """Refuses requests by pages of other sites. Browsers send an Origin header; programs do not."""
    origin = connection.headers.get("origin")
    if origin is None or origin in server.settings.origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host != connection.headers.get("host"):
        raise Refused("origin-foreign")
