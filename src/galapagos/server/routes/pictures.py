"""Pictures of tables and players, for links in chats."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from galapagos.engine.game import find_game
from galapagos.engine.words.message import ENGLISH

from ..http.endpoint import ApiRequest, Endpoint, Reply
from ..ratings import model
from ..sharing import line_of, public_person, sentence_of
from ..store import Person
from ..table.hub import NotFound
from ..table.table import OPEN, OVER
from .replays import version_of
from .tables import TABLE, room_of

if TYPE_CHECKING:
    from ..app import Server

NOW, SEATS = -1, -2  # in place of a version: of a match that runs, and before its start
FRESH, FOR_LONG = 60.0, 86_400.0  # seconds that a picture is kept
PNG = "image/png"
MOST_LINES = 8


def png(picture: bytes, seconds: float, is_for_all: bool = True) -> Reply:
    """A picture that may be kept; also by a proxy, which would show it to others, if all may see it."""
    kept_by = "public" if is_for_all else "private"
    return Reply(picture, media=PNG, headers={"cache-control": f"{kept_by}, max-age={seconds:.0f}"})


async def table_picture(request: ApiRequest) -> Reply:
    """Returns a picture (PNG) of a table as a spectator sees it; with `version`, of a match that is over."""
    room, server = await room_of(request), request.server
    id = room.table.id
    if room.table.status == OPEN:
        return png(await server.pictures.of(id, SEATS, FRESH, lambda: open_table(server, id)), FRESH)
    async with room.turn():
        now = time.time()
        is_over, record, is_sealed = room.table.status == OVER, room.table.record(now), room.table.is_sealed(now)
    version = version_of(request, record) if is_over else NOW
    lines, seconds = (version, FOR_LONG) if is_over else (len(record.actions), FRESH)

    async def draw() -> bytes:
        return await server.thinkers.draw(record.text(), lines, record.data)

    return png(await server.pictures.of(id, version, seconds, draw), seconds, not is_sealed)


async def open_table(server: Server, id: str) -> bytes:
    line = await line_of(server.store, id)
    if line is None:
        raise NotFound("table-unknown")
    return await server.thinkers.draw_card(find_game(line.game).title, [sentence_of(line, ENGLISH)])


async def player_picture(request: ApiRequest) -> Reply:
    """Returns a picture (PNG) of the ratings of a person who shows them to everybody."""
    server = request.server
    person = await public_person(server.store, request.path["name"])
    if person is None:
        raise NotFound("player-unknown")
    return png(await server.pictures.of(person.id, NOW, FRESH, lambda: ratings_of(server, person)), FRESH)


async def ratings_of(server: Server, person: Person) -> bytes:
    ratings = await server.store.ratings.of([person.id])
    lines = [
        f"{find_game(one.game).title}: {model.points_of(one.mu)} ± {model.spread_of(one.sigma)}"
        for one in ratings[:MOST_LINES]
    ]
    return await server.thinkers.draw_card(person.name, [person.name, "", *lines])


ENDPOINTS = (
    Endpoint("GET", f"{TABLE}/picture.png", table_picture, query=("version",), heavy=True, media=PNG),
    Endpoint("GET", "/api/players/{name}/picture.png", player_picture, heavy=True, media=PNG),
)
