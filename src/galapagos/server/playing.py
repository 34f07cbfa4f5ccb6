"""During the game: answers."""

from __future__ import annotations

import time
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.match import Match
from galapagos.engine.message import Message

from . import entry
from .metrics import MOVE_SECONDS, moves
from .room import Room
from .table import RUNNING


def first_deed(room: Room) -> entry.Started:
    match = room.table.match = room.table.first_match()
    _play_on(room, match)
    return entry.Started(tuple(match.lines()))


async def play(room: Room, person: str, version: int, action: int | str) -> None:
    came = time.perf_counter()
    async with room.turn():
        match, seat = room.table.mine_to_decide(person)
        room.table.check_version(version)
        await _move(room, match, seat, action, came)


async def play_for(room: Room, seat: int, version: int, action: int, bot: str = "") -> None:
    """A bot's answer, or one that needs nobody; unless the table has gone on meanwhile."""
    came = time.perf_counter()
    async with room.turn():
        match = room.table.match
        if room.table.status == RUNNING and match and match.version == version and room.table.actor == seat and room.table.chairs[seat].player == bot:
            await _move(room, match, seat, action, came, bot)


async def _move(room: Room, match: Match[Any, Any], seat: int, action: int | str, came: float, bot: str = "") -> None:
    """All moves are counted alike: who gave an answer, and whether it needed anybody, is not for the metrics to tell."""
    done = match.version
    match.play(action, seat)
    _play_on(room, match)
    await room.do(entry.Moved(seat, tuple(match.lines(done)), bot), *_ending(match))
    moves(match.game.folder).inc()
    MOVE_SECONDS.observe(time.perf_counter() - came)


def _play_on(room: Room, match: Match[Any, Any]) -> None:
    """Where one person plays, an answer of his that needs nobody is given at once: there is nobody to hide it from."""
    while room.table.is_solo and match.automatic is not None and room.table.chairs[match.state.actor].person:
        match.play(match.automatic)


def _ending(match: Match[Any, Any]) -> list[entry.Ended]:
    return [entry.Ended("finished", ranks=tuple(match.ranks))] if match.is_over else []


async def stand(room: Room, person: str, action: str | None) -> None:
    """An answer left beforehand. Nobody else may know, so it is in no log."""
    async with room.turn():
        match, seat = room.table.mine(person)
        match.stand(seat, action)
        room.audience.tell(room.table, room.names, time.time())
        room.after(room, True)


async def why_not(room: Room, person: str, action: int | str) -> Message | None:
    async with room.turn():
        match, seat = room.table.mine(person)
        if seat != room.table.actor:
            raise Refused("It is not your turn.")
        return match.refusal(action)
