"""Undo and proposals. Each function returns the deeds that a command leads to, and changes nothing.

A proposal is open until the next move (one about a rest of the clock stays), until a voter or the proposer says no, or
until a player proposes something else, so no proposal blocks another. The voters change with time, because a player who
has been away for too long loses the vote, and that player's proposals lapse.
"""

from __future__ import annotations

from itertools import islice

from galapagos.engine.errors import Refused
from galapagos.engine.match.history import BURNT

from ..protocol.fields import DAY, MOST_DAYS
from . import entry
from .acting import Late, check_version, deciding_seats, seat_to_undo
from .agreement import agreeing, grace, is_agreed, is_gone, open_proposal
from .chair import RESTS
from .entry import AnyDeed
from .presence import RELIEF
from .table import Table


def undo(table: Table, now: float, person: str, version: int, seen: int = -1) -> tuple[AnyDeed, ...]:
    """Takes back the last answer on the person's device, which shows the table from the seat `seen`, or asks the
    others."""
    match, seats = deciding_seats(table, person)
    seat = seat_to_undo(table, match, person, seen)
    check_version(table, version)
    if seat not in seats:
        raise Refused("undo-nothing-of-yours")
    policy = table.undo_policy
    if match.undo_refusal(seat, policy) is None:
        return (entry.Undone(seat, policy),)
    if match.undo_refusal(seat, BURNT) is not None:
        raise Refused("undo-nothing-of-yours")
    if table.is_contest:
        raise Refused("rated-undo")
    return (_ask(table, now, entry.Proposed("undo", seat)),)


def propose(
    table: Table, now: float, person: str, what: str, about: int, proposer: int = -1, days: int = 0
) -> tuple[AnyDeed, ...]:
    """Proposes something for a seat on the person's device: for that one, if it can."""
    _, seats = deciding_seats(table, person)
    seat = proposer if proposer in seats else seats[0]
    if what == "abort":
        if table.is_contest and not is_early(table):
            raise Refused("rated-abort")
        return (entry.Ended("aborted") if is_early(table) else _ask(table, now, entry.Proposed("abort", seat)),)
    if what == "relieve":
        _check_gone(table, now, seat, about)
        return (_ask(table, now, entry.Proposed("relieve", seat, about)),)
    if what == "claim":
        _check_claim(table, now, seat, about)
        return (entry.Ended("claimed", about),)
    if what in RESTS:
        if table.clock.rule.kind != "days":
            raise Refused("clock-rests-days-only")
        if what == "holiday" and days < 1:
            raise Refused("clock-holiday-days", most=MOST_DAYS)
        return (_ask(table, now, entry.Proposed(what, seat, days=days if what == "holiday" else 0)),)
    raise Refused("proposal-unknown")


def is_early(table: Table) -> bool:
    """Whether not every player can have made a decision yet, so that each of them may end the match alone."""
    decisions = (answer for answer in table.running.history.answers if answer.seat >= 0)
    return sum(1 for _ in islice(decisions, len(table.chairs))) < len(table.chairs)


def vote(table: Table, now: float, person: str, agrees: bool, number: int = 0) -> tuple[AnyDeed, ...]:
    """Votes on the proposal with that number; 0 stands for the open one. The players on one device vote together."""
    _, seats = deciding_seats(table, person)
    proposal = open_proposal(table, now)
    if proposal is None:
        raise Refused("proposal-none")
    if number not in (0, proposal.number):
        raise Late("proposal-other")
    others = [seat for seat in seats if seat != proposal.about]
    if not others:
        raise Refused("proposal-for-others")
    if agrees and others[0] in agreeing(table, proposal):
        raise Refused("proposal-agreed")
    return (entry.Voted(others[0], agrees),)


def settle(table: Table, now: float) -> tuple[AnyDeed, ...]:
    """The deeds that the voters have agreed to by now. Bots do not vote."""
    proposal = open_proposal(table, now)
    if proposal is None or not is_agreed(table, now):
        return ()
    if proposal.what == "undo":
        return (entry.Undone(proposal.seat, BURNT),)
    if proposal.what == "holiday":
        return (entry.Rested(now + proposal.days * DAY),)
    if proposal.what == "weekends":
        return (entry.Reckoned(not table.clock.rule.weekends),)
    return (entry.Relieved(proposal.about, RELIEF, "away") if proposal.what == "relieve" else entry.Ended("aborted"),)


def _check_gone(table: Table, now: float, seat: int, about: int) -> None:
    if not 0 <= about < len(table.chairs) or about == seat or not table.chairs[about].person:
        raise Refused("relieve-other-person")
    if table.chairs[about].relief:
        raise Refused("relieve-bot-already")
    seconds = grace(table.clock.rule)
    if seconds is None:
        raise Refused("relieve-by-clock")
    if not is_gone(table, about, now):
        raise Refused("relieve-too-early", number=round(seconds / 60))


def _check_claim(table: Table, now: float, seat: int, about: int) -> None:
    """A claim is for a game of two that is played for time. In all others a bot can play on."""
    if len(table.chairs) != 2 or table.clock.rule.kind != "bank":
        raise Refused("claim-two-and-bank")
    _check_gone(table, now, seat, about)


def _ask(table: Table, now: float, wanted: entry.Proposed) -> entry.Proposed | entry.Voted:
    """Replaces the open proposal, or agrees to it if it is the same."""
    asked = open_proposal(table, now)
    if (
        asked is None
        or (asked.what, asked.about, asked.days) != (wanted.what, wanted.about, wanted.days)
        or (asked.what == "undo" and asked.seat != wanted.seat)
    ):
        return wanted
    if wanted.seat in agreeing(table, asked):
        raise Refused("proposal-asked-already")
    return entry.Voted(wanted.seat, True)
