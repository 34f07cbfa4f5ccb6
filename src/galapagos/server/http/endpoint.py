"""An HTTP route: its body and answer are message types, so that checking, refusing and describing are done once."""

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

from .. import protocol
from ..metrics import REFUSALS
from ..protocol import MOST_BYTES, said
from ..store import Damaged, Full, Person
from ..table.hub import NotFound
from .identity import Unknown, cookie_of
from .limits import TooMany

if TYPE_CHECKING:
    from ..app import Server


class TooLarge(Refused):
    """A body that nobody needs."""


STATUS: dict[type[Exception], int] = {NotFound: 404, Unknown: 401, TooLarge: 413, TooMany: 429, Full: 503, Damaged: 503}


@dataclass
class Asked:
    """A request, as far as a handler needs to know it."""

    server: Server
    person: Person | None
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    address: str
    cookie: str  # by which the person came; empty for a program

    @property
    def id(self) -> str:
        return self.person.id if self.person else ""

    def who(self) -> Person:
        if self.person is None:
            raise Unknown("who-are-you-api")
        return self.person


@dataclass
class Reply:
    """An answer with something beside it: a cookie, another type."""

    body: Any
    remember: str = ""  # a cookie
    forget: bool = False
    media: str = "application/json"
    headers: Mapping[str, str] | None = None


Handler = Callable[[Asked], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    answer: Any = None
    body: Any = None
    query: tuple[str, ...] = ()
    makes: bool = False  # something new, of which an address may not make many
    heavy: bool = False  # a match or a position is played again for it
    media: str = "text/plain"  # of an answer that is no message

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
                Asked(server, person, request.path_params, request.query_params, body, address, cookie_of(request))
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
        content = made.body if isinstance(made.body, (bytes, str)) else protocol.encode(made.body)
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
    return Response(
        protocol.encode(said(refused)), status or STATUS.get(type(refused), 400), media_type="application/json"
    )


def check_origin(server: Server, connection: HTTPConnection) -> None:
    """A browser says where a page comes from; only our own pages may act for a person. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in server.settings.origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host != connection.headers.get("host"):
        raise Refused("origin-foreign")
