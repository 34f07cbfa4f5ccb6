"""Presence, clocks that run out, and early ends. Each function returns deeds and changes nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable

from galapagos.engine.errors import Refused

from . import entry
from .acting import device_seat
from .agreement import is_gone
from .entry import AnyDeed
from .table import OVER, RUNNING, Stopped, Table

log = logging.getLogger(__name__)

RELIEF = "level3"  # the bot that plays on for a person


def resign(table: Table, now: float, person: str, own: int = -1) -> tuple[AnyDeed, ...]:
    """A bot plays on for a seat on the person's device, and the result says so. The match ends if no other person is
    left."""
    _, seat = device_seat(table, person, own)
    if table.chairs[seat].why == "resigned":
        raise Refused("seat-resigned")
    others = [
        chair
        for number, chair in enumerate(table.chairs)
        if number != seat and chair.person and chair.why != "resigned"
    ]
    if not others or len(table.chairs) == 2:
        return (entry.Ended("resigned", seat),)
    return (entry.Relieved(seat, RELIEF, "resigned"),)


def come_back(table: Table, now: float, person: str, own: int = -1) -> tuple[AnyDeed, ...]:
    _, seat = device_seat(table, person, own)
    chair = table.chairs[seat]
    if not chair.relief:
        raise Refused("seat-is-yours")
    if chair.why == "resigned":
        raise Refused("seat-resigned")
    return (entry.Returned(seat),)


def run_out(table: Table, now: float, seat: int) -> tuple[AnyDeed, ...]:
    """A bot plays on for a seat whose clock has reached zero."""
    when = table.clock.runs_out()
    if table.status == RUNNING and table.clock.seat == seat and when is not None and now >= when:
        return (entry.Relieved(seat, RELIEF, "clock"),)
    return ()


def note(table: Table, now: float, seat: int, is_here: Callable[[str], bool]) -> tuple[AnyDeed, ...]:
    """A player has disconnected or come back. Players who come back get their seat back, which ends a proposal to
    relieve them, and their own proposal if they had already lost the vote."""
    chair = table.chairs[seat]
    is_back = is_here(chair.owner)
    if not chair.person or table.status == OVER or is_back == (chair.away == 0):
        return ()
    if not is_back:
        return (entry.Away(seat),)
    returned = [entry.Returned(seat)] if chair.why == "away" else []
    proposal = table.proposal
    is_over = proposal and (proposal.about == seat or (proposal.seat == seat and is_gone(table, seat, now)))
    return (entry.Back(seat), *returned, *([entry.Voted(seat, False)] if is_over else []))


def end(table: Table, now: float, why: str) -> tuple[AnyDeed, ...]:
    """Ends a table for the operator, by expiry, or because the rules have changed. When a rated match expires, the
    player who was asked has left."""
    if table.status == OVER:
        return ()
    actor, runs_out = table.actor, table.clock.runs_out()
    if why == "expired" and runs_out is not None and runs_out > now:  # a rest may be long
        return ()
    has_left = why == "expired" and table.opened.rated and actor >= 0 and not table.chairs[actor].player
    return (entry.Ended(why, actor if has_left else -1),)


def reload(table: Table, now: float) -> tuple[AnyDeed, ...]:
    """The game's file was saved: a table goes on from its record under the new rules, or ends where they refuse it."""
    if table.status == OVER:
        return ()
    rules = table.game.rules_version
    try:
        if table.status == RUNNING:
            table.replayed(table.lines)
    except Stopped as stopped:
        log.warning("its match cannot go on under the new rules", extra={"table": table.id, "why": str(stopped)})
        return (entry.Reloaded(rules, stopped_at=stopped.place), entry.Ended("unfinished"))
    return (entry.Reloaded(rules),)


def follow(table: Table, now: float, rematch: str) -> tuple[AnyDeed, ...]:
    return () if table.followed else (entry.Followed(rematch),)
