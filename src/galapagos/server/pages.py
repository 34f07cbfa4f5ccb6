"""Serves the built page. If it is missing, serves a plain one with the open tables and a link to the HTTP routes."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from galapagos.engine.game import find_game

from .device import device_routes, own_files
from .files import INDEX, PAGE, has_parts, read
from .protocol.tables import TableLine
from .sharing import tags
from .table.lists import lines

FOLDER = PAGE
NO_PAGE = (
    "This server has no page for browsers: in a checkout, `make page` builds it; otherwise install a wheel that "
    "`make wheel` has built."
)
# the same as in web/src/router.ts
PATHS = (
    "/",
    "/new",
    "/new/{game}",
    "/table/{table}",
    "/replay/{table}",
    "/rules/{game}",
    "/position/{game}",
    "/lesson/{game}",
    "/mistakes/{table}",
    "/lab",
    "/lab/{report}",
    "/you",
    "/player/{name}",
    "/island",
    "/people",
    "/leaders/{game}",
    "/admin",
    "/puzzles",
    "/puzzles/{game}",
    "/tournaments",
    "/tournament/{tournament}",
)
SHARED = ("/table/{table}", "/replay/{table}", "/player/{name}")
TITLE = "<title>"
FOREVER = "public, max-age=31536000, immutable"  # names in assets/ contain a hash of the content


def page_routes() -> list[BaseRoute]:
    if not has_page():
        return [Route("/", plain_page)]

    async def page(request: Request) -> Response:
        return page_itself()

    async def shared(request: Request) -> Response:
        """The page, with what a link to it says in a chat."""
        return page_itself(said=await tags(request.app.state.server, request))

    routes = [Route(path, shared if path in SHARED else page) for path in PATHS]
    return [Mount("/assets", Assets(directory=FOLDER / "assets")), *device_routes(), *routes]


def has_page() -> bool:
    return (FOLDER / INDEX).is_file()


def page_itself(status: int = 200, said: str = "") -> Response:
    """The page, which finds out from the path what to show. `said` are more tags for its head."""
    text = read(own_files()[INDEX] if has_parts() else FOLDER / INDEX).decode()
    return HTMLResponse(text.replace(TITLE, said + TITLE, 1), status, {"cache-control": "no-cache"})


def is_for_people(request: Request) -> bool:
    """Whether the page (not JSON) answers a wrong address, because a browser asked."""
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(
        ("/api/", "/assets/")
    )
    return wants_page and has_page()


class Assets(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        return response


async def plain_page(request: Request) -> Response:
    found = await lines(request.app.state.server.store, "")
    rows = "".join(f"<li>{describe(line)}</li>" for line in found) or "<li>No table is open.</li>"
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport "
        "content='width=device-width'><title>Galapagos</title>"
        f"<h1>Galapagos</h1><h2>Open tables</h2><ul>{rows}</ul><p>{NO_PAGE}</p>"
        "<p>Play from a terminal: <code>galapagos play --server URL</code>. For programs: <a "
        "href=/api/openapi.json>the HTTP routes</a>.</p></html>"
    )


def describe(line: TableLine) -> str:
    people = ", ".join(seat.person.name if seat.person else seat.bot or "a free seat" for seat in line.seats)
    return escape(f"{find_game(line.game).title}: {people}")
