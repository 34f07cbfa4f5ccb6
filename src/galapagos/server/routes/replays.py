"""Matches looked at again: moment by moment, played on from, and judged; and positions that nobody played."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from ..http.endpoint import Asked, Endpoint, Reply
from ..protocol import AnalysisInfo, AskPosition, PositionText
from ..table.table import OVER, Table, record_of
from ..thinking import Film, PositionShown
from .tables import TABLE, number_of, room_of


async def film(asked: Asked) -> Reply:
    """The match from the viewpoint of a seat. While it runs, only of mine."""
    room = await room_of(asked)
    async with room.turn():
        seat, record = viewpoint(asked, room.table), room.table.record()
    return Reply(await asked.server.thinkers.unroll(record.text(), seat, record.data))


def viewpoint(asked: Asked, table: Table) -> int:
    own = table.seat_of(asked.id)
    seat = number_of(asked, "seat", own)
    if not -1 <= seat < len(table.chairs):
        raise Refused("seat-unknown", seat=seat)
    if table.status != OVER:
        if seat not in (own, -1):
            raise Refused("replay-own-seat")
        is_told = getattr(table.game.text, "is_told", None)
        if table.match and is_told and not is_told(0, table.match.state):
            raise Refused("replay-memory")
    return seat


async def position(asked: Asked) -> PositionText:
    """The position at a version, in notation. What is hidden from me is guessed."""
    room = await room_of(asked)
    async with room.turn():
        table = room.table
        if table.status != OVER and not table.is_solo:
            raise Refused("replay-play-on")
        seat, record = viewpoint(asked, table), table.record()
    version = number_of(asked, "version", len(record.actions))
    if not 0 <= version <= len(record.actions):
        raise Refused("replay-versions", most=len(record.actions))
    return PositionText(
        await asked.server.thinkers.describe(record.text(), version, seat, table.status != OVER, record.data)
    )


async def analyse(asked: Asked) -> AnalysisInfo:
    """A bot's analysis of a match that is over. The first call starts it; ask again until it is done."""
    room = await room_of(asked)
    asked.who()
    return await asked.server.analyses.of(room.table.id, record_of(room.table))


async def show_position(asked: Asked) -> Reply:
    """Shows a position in notation as a request. The server does not store it."""
    wish: AskPosition = asked.body
    return Reply(await asked.server.thinkers.show(wish.game, wish.text, wish.actions, wish.seat, wish.why))


ENDPOINTS = (
    Endpoint("GET", f"{TABLE}/film", film, Film, query=("seat",), heavy=True),
    Endpoint("GET", f"{TABLE}/position", position, PositionText, query=("version", "seat"), heavy=True),
    Endpoint("GET", f"{TABLE}/analysis", analyse, AnalysisInfo),
    Endpoint("POST", "/api/positions", show_position, PositionShown, AskPosition, heavy=True),
)
