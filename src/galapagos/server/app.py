"""The server: an ASGI application made of all parts."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from galapagos.engine.errors import Refused
from galapagos.engine.match.request import ChoiceBuilder

from . import metrics
from .http.connections import Connections
from .http.description import openapi
from .http.endpoint import refuse
from .http.gate import Gate
from .http.identity import Identities
from .http.limits import Limits
from .http.socket import serve_socket
from .naming import claim_all
from .pages import is_for_people, page_itself, page_routes
from .pairing.pairing import Pairing
from .protocol.frames import Advice, Advised
from .protocol.tables import Log
from .reports.analyses import Analyses
from .reports.folder import ReportFolder
from .reports.own_puzzles import PuzzleMaker
from .reports.quick import QuickReports
from .routes import ENDPOINTS
from .settings import Settings
from .sharing import Pictures
from .store import Full, open_store
from .table.acting import player_seat
from .table.hub import Hub
from .table.room import Room
from .thinking import Asking, LoggedStep, Thinkers
from .tournaments.hall import Hall

HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src "
        b"'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


TRIALS = 5  # wrong tokens of operators per minute and address


StartThinkers = Callable[[Settings], Awaitable[Asking]]


async def start_process(settings: Settings) -> Asking:
    return await Thinkers.start(games=None if settings.prepare else ())


class Server:
    """The state that all routes and sockets share."""

    def __init__(self, url: str, settings: Settings, start_thinkers: StartThinkers = start_process) -> None:
        self.url, self.settings, self.start_thinkers = url, settings, start_thinkers
        self.connections = Connections(settings)
        self.requests = Limits(settings.requests_per_second, 5 * settings.requests_per_second)
        self.readings = Limits(settings.requests_per_second / 10, 2 * settings.requests_per_second)
        self.makings = Limits(settings.new_per_minute / 60, settings.new_per_minute)
        self.sayings = Limits(settings.messages_per_second / 10, 2 * settings.messages_per_second)
        folder = Path(settings.reports) if settings.reports else None
        self.trials = Limits(TRIALS / 60, TRIALS)
        self.began = time.time()
        self.pictures = Pictures()
        self.reports = ReportFolder(folder)
        self.quick_reports = QuickReports(folder, Path(settings.lab_results) if settings.lab_results else None)

    async def start(self) -> None:
        self.store = await open_store(self.url)
        self.island_key = await self.store.secret("islands", secrets.token_bytes(32))
        await claim_all(self.store)
        self.identities = Identities(
            self.store, await self.store.secret("cookies", secrets.token_bytes(32)), self.settings.secure
        )
        self.thinkers = await self.start_thinkers(self.settings)
        self.hub = Hub(self.store, self.thinkers, self.settings)
        self.analyses = Analyses(self.thinkers, self.store)
        self.pairing = Pairing(self.store, self.hub)
        self.puzzle_maker = PuzzleMaker(self.thinkers, self.store)
        await self.hub.start()
        self.pairing.start()
        self.hall = Hall(self.hub)
        self.hall.start()

    async def close(self) -> None:
        await self.hall.close()
        await self.pairing.close()
        await self.hub.close()
        await self.quick_reports.close()
        await self.puzzle_maker.close()
        await self.analyses.close()
        await self.thinkers.close()
        await self.store.close()

    def address(self, connection: HTTPConnection) -> str:
        if self.settings.behind_proxy:
            forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if forwarded:
                return forwarded
        return connection.client.host if connection.client else ""

    async def erase(self, person: str) -> None:
        await self.store.erase_person(person)
        await self.hub.disconnect(person)
        await self.hub.rename(person)

    async def advise(self, room: Room, person: str, number: int) -> Advice:
        """A bot's best actions, at tables where all people play on one device."""
        async with room.turn():
            match, seat = player_seat(room.table, person)
            if seat != room.table.actor:
                raise Refused("hint-not-your-turn")
            if not room.table.is_on_one_device:
                raise Refused("hint-not-alone")
            if not room.table.opened.hints:
                raise Refused("hint-not-here")
            hidden = match.game.hidden(match.state, seat)
            ids = match.story.ids.copy()
        opinions = await self.thinkers.advise(match.game.folder, bytes(hidden), seat, ids, data=match.game.data)
        builder = ChoiceBuilder(match.game, hidden, ids)
        choices = [builder.choice(opinion.action) for opinion in opinions]
        return Advice(
            number,
            [
                Advised(choice.action, choice.text, choice.message, one.chance, one.is_close, one.reason)
                for one, choice in zip(opinions, choices, strict=True)
            ],
        )

    async def log_of(self, room: Room, seat: int) -> Log:
        """The log from the beginning. If memory has only its end, the bots' process retells it from the record."""
        async with room.turn():
            match, record = room.table.match, room.table.record(time.time())
            if match is None and not room.table.is_outdated:
                return Log([])
            if match and match.steps and match.steps[0].version == 0:
                return Log(
                    [LoggedStep(step.version, step.turn, step.seat, heard) for step, heard in match.told(seat) if heard]
                )
        return Log(await self.thinkers.retell(record.text(), seat, record.data))


def make_app(url: str, settings: Settings | None = None, start_thinkers: StartThinkers = start_process) -> Starlette:
    server = Server(url, settings or Settings(), start_thinkers)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        app.state.is_ready = True
        yield
        app.state.is_ready = False
        await server.close()

    app = Starlette(
        routes=routes(), lifespan=lifespan, exception_handlers={404: not_found, 405: not_found, Exception: broken}
    )
    app.state.server, app.state.is_ready = server, False
    app.add_middleware(Gate, server=server)
    app.add_middleware(Guard)  # around the gate
    return app


def routes() -> list[BaseRoute]:
    return [
        *page_routes(),
        Route("/healthz", healthy),
        Route("/readyz", ready),
        Route("/metrics", show_metrics),
        Route("/api/openapi.json", describe),
        WebSocketRoute("/api/tables/{table}/socket", serve_socket),
        *(endpoint.route() for endpoint in ENDPOINTS),
    ]


async def healthy(request: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """Whether moves can be stored."""
    server: Server = request.app.state.server
    try:
        await server.store.ping()
    except Full:
        return PlainTextResponse("The store cannot be written to.\n", 503)
    return PlainTextResponse("ok\n") if request.app.state.is_ready else PlainTextResponse("starting\n", 503)


async def show_metrics(request: Request) -> Response:
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


async def describe(request: Request) -> Response:
    return JSONResponse(openapi(ENDPOINTS))


async def not_found(request: Request, error: Exception) -> Response:
    if is_for_people(request):
        return page_itself(404)
    return refuse(Refused("address-empty"), getattr(error, "status_code", 404))


async def broken(request: Request, error: Exception) -> Response:
    return refuse(Refused("server-failed"), 500)


class Guard:
    """Adds security headers to every answer that does not set its own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                message["headers"] = [*own, *(header for header in HEADERS.items() if header[0] not in dict(own))]
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)
