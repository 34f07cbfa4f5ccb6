"""Replays, positions and analyses of matches, and positions in notation."""

from __future__ import annotations

import time
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.match.record import Record
from galapagos.engine.match.request import Request

from ..http.endpoint import ApiRequest, Endpoint, Reply
from ..protocol.tables import AnalysisInfo, AskPosition, PositionText
from ..table.room import Room
from ..table.table import OVER, record_of
from ..thinking import Film, PositionShown
from .tables import TABLE, number_of, room_of, seen_from


async def film(request: ApiRequest) -> Reply:
    """Returns the match from the viewpoint of a seat; while it runs, only of mine."""
    room = await room_of(request)
    async with room.turn():
        seat, record = viewpoint(request, room), room.table.record(time.time())
    return Reply(await request.server.thinkers.unroll(record.text(), seat, record.data))


def viewpoint(request: ApiRequest, room: Room) -> int:
    table, seat = room.table, seen_from(request, room)
    if table.status != OVER:
        is_told = getattr(table.game.text, "is_told", None)
        if table.match and is_told and not is_told(0, table.match.state):
            raise Refused("replay-memory")
    return seat


async def position(request: ApiRequest) -> PositionText:
    """Returns the position at a version, in notation. Hidden parts are guessed."""
    room = await room_of(request)
    async with room.turn():
        table = room.table
        if table.status != OVER and (table.is_contest or not table.is_solo):
            raise Refused("rated-play-on" if table.is_contest else "replay-play-on")
        seat, record = viewpoint(request, room), table.record(time.time())
    version = version_of(request, record)
    return PositionText(
        await request.server.thinkers.describe(record.text(), version, seat, table.status != OVER, record.data)
    )


async def past_request(request: ApiRequest) -> Reply:
    """Returns what a seat was asked at a version; while the match runs, only my own seat."""
    room = await room_of(request)
    async with room.turn():
        seat, record = viewpoint(request, room), room.table.record(time.time())
    version = version_of(request, record)
    return Reply(await request.server.thinkers.recall(record.text(), version, seat, record.data))


def version_of(request: ApiRequest, record: Record) -> int:
    version = number_of(request, "version", len(record.actions))
    if not 0 <= version <= len(record.actions):
        raise Refused("replay-versions", most=len(record.actions))
    return version


async def analyse(request: ApiRequest) -> AnalysisInfo:
    """Analyses a match that is over. The first call starts the analysis; repeat the call until it is done."""
    room = await room_of(request)
    request.who()
    return await request.server.analyses.of(room.table.id, record_of(room.table, time.time()))


async def show_position(request: ApiRequest) -> Reply:
    """Returns a position in notation as a request. The server does not store it."""
    wish: AskPosition = request.body
    return Reply(
        await request.server.thinkers.show(wish.game, wish.text, wish.actions, wish.seat, wish.why, wish.since)
    )


ENDPOINTS = (
    Endpoint("GET", f"{TABLE}/film", film, Film, query=("seat",), heavy=True),
    Endpoint("GET", f"{TABLE}/position", position, PositionText, query=("version", "seat"), heavy=True),
    Endpoint("GET", f"{TABLE}/request", past_request, Request[Any], query=("version", "seat"), heavy=True),
    Endpoint("GET", f"{TABLE}/analysis", analyse, AnalysisInfo),
    Endpoint("POST", "/api/positions", show_position, PositionShown, AskPosition, heavy=True),
)
