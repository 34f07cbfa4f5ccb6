"""Players who go and come, clocks that run out, and early ends. Each function returns the deeds that follow at a table
and a time, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from galapagos.engine.errors import Refused

from . import entry
from .agreement import is_gone
from .entry import AnyDeed
from .table import OVER, RUNNING, Table

RELIEF = "level3"  # the bot that plays on for a person


def resign(table: Table, now: float, person: str) -> tuple[AnyDeed, ...]:
    """A bot plays on, and the result says so. The game ends if no other player is left."""
    _, seat = table.mine(person)
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


def come_back(table: Table, now: float, person: str) -> tuple[AnyDeed, ...]:
    _, seat = table.mine(person)
    chair = table.chairs[seat]
    if not chair.relief:
        raise Refused("seat-is-yours")
    if chair.why == "resigned":
        raise Refused("seat-resigned")
    return (entry.Returned(seat),)


def run_out(table: Table, now: float, seat: int) -> tuple[AnyDeed, ...]:
    """The clock of a seat is at zero."""
    when = table.clock.runs_out()
    if table.status == RUNNING and table.clock.seat == seat and when is not None and now >= when:
        return (entry.Relieved(seat, RELIEF, "clock"),)
    return ()


def note(table: Table, now: float, seat: int, is_here: Callable[[str], bool]) -> tuple[AnyDeed, ...]:
    """A player has gone away or has come back. Who comes back has the seat back, and a proposal to let a bot play
    there is over; so is what the player proposed, if the others could already decide without him."""
    chair = table.chairs[seat]
    is_back = is_here(chair.person)
    if not chair.person or table.status == OVER or is_back == (chair.away == 0):
        return ()
    if not is_back:
        return (entry.Away(seat),)
    returned = [entry.Returned(seat)] if chair.why == "away" else []
    proposal = table.proposal
    is_over = proposal and (proposal.about == seat or (proposal.seat == seat and is_gone(table, seat, now)))
    return (entry.Back(seat), *returned, *([entry.Voted(seat, False)] if is_over else []))


def end(table: Table, now: float, why: str) -> tuple[AnyDeed, ...]:
    """By the operator, by time, or because the rules were changed."""
    return () if table.status == OVER else (entry.Ended(why),)


def follow(table: Table, now: float, rematch: str) -> tuple[AnyDeed, ...]:
    return () if table.followed else (entry.Followed(rematch),)
