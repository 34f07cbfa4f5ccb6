"""The island of the day: what there is today, my try, and how the others did."""

from __future__ import annotations

import time

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game, game_names
from galapagos.engine.match.dice import commitment

from ..http.endpoint import ApiRequest, Endpoint
from ..islands import calendar, tries
from ..protocol.islands import IslandInfo, IslandLine, IslandResults, Islands, PlayIsland
from ..protocol.people import PersonInfo
from ..protocol.tables import TableInfo
from ..store import Result
from .players import may_see

MOST_LINES = 200


async def islands(request: ApiRequest) -> Islands:
    """Returns today's islands, with my tries."""
    store, key, today = request.server.store, request.server.island_key, calendar.day_at(time.time())
    own = await store.islands.tries_of(request.id) if request.id else []
    mine = {one.game: one.table for one in own if one.day == today}
    found = list[IslandInfo]()
    for name in game_names():
        card = await store.card(mine[name]) if name in mine else None
        found.append(
            IslandInfo(
                name,
                find_game(name).default_seats,
                calendar.BOT,
                commitment_of(key, name, today),
                commitment_of(key, name, calendar.day_after(today)),
                card.table if card else "",
                card.status if card else "",
                len(await store.islands.results(today, name, calendar.end_of(today))),
            )
        )
    days = {one.day for one in own if await counts(request, one.table, one.day)}
    return Islands(today, calendar.end_of(today), calendar.streak(days, today), found)


def commitment_of(key: bytes, game: str, day: str) -> str:
    return commitment(bytes.fromhex(calendar.secret_of(key, game, day)))


async def counts(request: ApiRequest, table: str, day: str) -> bool:
    """Whether a try has a result, and was over in time."""
    mine = [one for one in await request.server.store.results.of(table) if one.person == request.id]
    return bool(mine) and mine[0].rank > 0 and mine[0].at < calendar.end_of(day)


async def results(request: ApiRequest) -> IslandResults:
    """Returns how everybody did at an island, the best first: for those whose own try is over, and for everybody when
    the day is over. The secret of the dice follows when the day is over."""
    store, key, reader = request.server.store, request.server.island_key, request.id
    game, day = find_game(request.path["game"]).name, request.path["day"]
    end = calendar.end_of(day)
    is_past = end <= time.time()
    if not is_past and not (reader and await tries.has_finished(store, game, day, reader)):
        raise Refused("island-others-later")
    found = await store.islands.results(day, game, end)
    return IslandResults(
        day,
        game,
        commitment_of(key, game, day),
        calendar.secret_of(key, game, day) if is_past else "",
        len(found),
        [await line_of(request, result) for result in found[:MOST_LINES]],
    )


async def line_of(request: ApiRequest, result: Result) -> IslandLine:
    """A result, with name and replay only for those who may see this person's results."""
    store, is_me = request.server.store, result.person == request.id
    person = await store.person(result.person)
    if person is None or not await may_see(store, request.id, person):
        return IslandLine(result.rank, result.points)
    return IslandLine(result.rank, result.points, PersonInfo(person.id, person.name), result.table, is_me)


async def play(request: ApiRequest) -> TableInfo:
    """Plays today's island: my only try, which this begins or returns; or a new table for practice, after that try."""
    wish: PlayIsland = request.body
    server, me = request.server, request.who().id
    room = await tries.play(server.hub, server.island_key, find_game(request.path["game"]).name, me, wish.practice)
    return await room.describe()


ENDPOINTS = (
    Endpoint("GET", "/api/islands", islands, Islands),
    Endpoint("GET", "/api/islands/{day}/{game}", results, IslandResults, heavy=True),
    Endpoint("POST", "/api/islands/{game}", play, TableInfo, PlayIsland, makes=True),
)
