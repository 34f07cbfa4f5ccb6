"""Moves by players and bots."""

from __future__ import annotations

import time
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.match.match import Match
from galapagos.engine.words.message import Message

from ..metrics import MOVE_SECONDS, moves
from .acting import check_version, deciding_seat, player_seat
from .entry import AnyDeed, Moved
from .room import Room
from .table import RUNNING, Table


def answer(table: Table, now: float, person: str, version: int, action: int | str) -> tuple[AnyDeed, ...]:
    """The deed of a player's answer."""
    match, seat = deciding_seat(table, person)
    check_version(table, version)
    return (moved(match, seat, action),)


def answer_for(table: Table, now: float, seat: int, version: int, action: int, bot: str) -> tuple[AnyDeed, ...]:
    """The deed of an answer by a bot, or of a forced one; none if the table has moved on in the meantime."""
    match = table.match
    if (
        table.status != RUNNING
        or not match
        or match.version != version
        or table.actor != seat
        or table.chairs[seat].player != bot
    ):
        return ()
    return (moved(match, seat, action, bot),)


def moved(match: Match[Any, Any], seat: int, action: int | str, bot: str = "") -> Moved:
    if seat != match.state.actor:
        raise Refused("not-your-turn")
    code = match.code(action)
    why = match.refusal(code)
    if why:
        raise Refused(match.game.message(why))
    return Moved(seat, (match.game.actions.text(code),), bot)


async def play(room: Room, person: str, version: int, action: int | str) -> None:
    came = time.perf_counter()
    await room.act(answer, person, version, action)
    count(room, came)


async def play_for(room: Room, seat: int, version: int, action: int, bot: str = "") -> None:
    came = time.perf_counter()
    if await room.act(answer_for, seat, version, action, bot):
        count(room, came)


def count(room: Room, came: float) -> None:
    """Counts all moves alike, because the metrics must not reveal bots or forced answers."""
    moves(room.table.opened.game).inc()
    MOVE_SECONDS.observe(time.perf_counter() - came)


async def stand(room: Room, person: str, action: str | None) -> None:
    """Sets or removes a standing answer. It is not logged, because the others must not see it."""
    async with room.turn():
        match, seat = player_seat(room.table, person)
        match.stand(seat, action)
        room.audience.tell(room.table, room.names, time.time())
        room.after(room, True)


async def why_not(room: Room, person: str, action: int | str) -> Message | None:
    async with room.turn():
        match, seat = player_seat(room.table, person)
        if seat != room.table.actor:
            raise Refused("not-your-turn")
        return match.refusal(action)
