"""The plain page of a server that has no other: open tables, and where the bot API is described."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from galapagos.engine.game import find_game

from .protocol import TableLine


async def front_page(request: Request) -> Response:
    lines = await request.app.state.server.hub.lines("")
    rows = "".join(f"<li>{describe(line)}</li>" for line in lines) or "<li>No table is open.</li>"
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Galapagos</title>"
        f"<h1>Galapagos</h1><h2>Open tables</h2><ul>{rows}</ul>"
        "<p>Play from a terminal: <code>galapagos play --server URL</code>. For programs: <a href=/api/openapi.json>the HTTP routes</a>.</p></html>")


def describe(line: TableLine) -> str:
    people = ", ".join(seat.person.name if seat.person else seat.bot or "a free seat" for seat in line.seats)
    return escape(f"{find_game(line.game).title}: {people}")
