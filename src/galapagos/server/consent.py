"""What is taken back, and what all must agree to."""

from __future__ import annotations

import time
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.history import BURNT
from galapagos.engine.match import Match

from . import entry
from .presence import RELIEF
from .room import Room

AWAY = 180.0                        # seconds after which the others may let a bot play on


async def undo(room: Room, person: str, version: int) -> None:
    async with room.turn():
        match, seat = room.mine_at(person, version)
        policy = room.table.undo_policy
        if match.undo_refusal(seat, policy) is None:
            await _take_back(room, match, seat, policy)
        elif match.undo_refusal(seat, BURNT) is not None:
            raise Refused("There is nothing of yours to take back.")
        else:
            await _propose(room, entry.Proposed("undo", seat))


async def _take_back(room: Room, match: Match[Any, Any], seat: int, policy: str) -> None:
    done = match.version
    match.undo(seat, policy)
    await room.do(entry.Undone(seat, policy, tuple(match.lines(done))))


async def propose(room: Room, person: str, what: str, about: int) -> None:
    async with room.turn():
        match, seat = room.mine(person)
        if what == "abort":
            is_early = sum(answer.seat >= 0 for answer in match.history.answers) < len(room.table.chairs)
            await (room.do(entry.Ended("aborted")) if is_early else _propose(room, entry.Proposed("abort", seat)))
        elif what == "relieve":
            _check_away(room, seat, about)
            await _propose(room, entry.Proposed("relieve", seat, about))
        else:
            raise Refused("One can propose to relieve a seat whose player is away, or to abort.")


def _check_away(room: Room, seat: int, about: int) -> None:
    if not 0 <= about < len(room.table.chairs) or about == seat or not room.table.chairs[about].person:
        raise Refused("Name the seat of another person.")
    chair = room.table.chairs[about]
    if chair.relief:
        raise Refused("A bot plays on there already.")
    if room.table.clock.left:
        raise Refused("This table has a clock: it decides when a bot plays on.")
    if not chair.away or time.time() - chair.away < AWAY:
        raise Refused(f"A bot may play on {AWAY / 60:.0f} minutes after somebody went away, not before.")


async def vote(room: Room, person: str, agrees: bool) -> None:
    async with room.turn():
        _, seat = room.mine(person)
        if room.table.proposal is None:
            raise Refused("Nobody asks for anything now.")
        if seat == room.table.proposal.about:
            raise Refused("This is for the others to decide.")
        await room.do(entry.Voted(seat, agrees))
        await _carry_out(room)


async def _propose(room: Room, proposed: entry.Proposed) -> None:
    if room.table.proposal:
        raise Refused("Something else is asked already: it ends with the next move.")
    await room.do(proposed)
    await _carry_out(room)


async def _carry_out(room: Room) -> None:
    """What all have agreed to; bots agree to everything."""
    proposal, match = room.table.proposal, room.table.match
    if proposal is None or match is None or not room.table.is_agreed():
        return
    if proposal.what == "undo":
        await _take_back(room, match, proposal.seat, BURNT)
    elif proposal.what == "relieve":
        await room.do(entry.Relieved(proposal.about, RELIEF, "away"))
    else:
        await room.do(entry.Ended("aborted"))
