"""Which players have a vote at a table, and what they have agreed to. All functions are pure functions of the table
and a time, so each process computes the same result."""

from __future__ import annotations

from ..protocol.tables import ClockRule
from .chair import Proposal
from .table import RUNNING, Table

AWAY = 180.0  # seconds after which the other players decide without one who is away
AWAY_BANK = 60.0  # the same at a table with a bank of time, whose players mean to play without a break
LONGEST_BANK = 4 * 3600  # seconds; with more, players come and go


def grace(rule: ClockRule) -> float | None:
    """The seconds that a player may be away before the others decide; None if only the clock decides."""
    if rule.kind == "none":
        return AWAY
    return AWAY_BANK if rule.kind == "bank" and rule.seconds <= LONGEST_BANK else None


def gone_at(table: Table, seat: int) -> float | None:
    """The time from which the others may decide without this player; None if the player is here, or if only the clock
    decides."""
    chair, seconds = table.chairs[seat], grace(table.clock.rule)
    return chair.away + seconds if chair.person and chair.away and seconds is not None else None


def is_gone(table: Table, seat: int, at: float) -> bool:
    gone = gone_at(table, seat)
    return gone is not None and at >= gone


def voters(table: Table, at: float, about: int | None = None) -> list[int]:
    """The seats that vote on the open proposal, or on one about that seat: all people who play, except those who are
    gone and the player whom the proposal is about."""
    if about is None:
        about = table.proposal.about if table.proposal else -1
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person and not chair.relief and seat != about and not is_gone(table, seat, at)
    ]


def open_proposal(table: Table, at: float) -> Proposal | None:
    """The proposal that players can vote on. It lapses when its proposer loses the vote."""
    proposal = table.proposal
    return (
        proposal
        if proposal and table.match and table.status == RUNNING and proposal.seat in voters(table, at)
        else None
    )


def agreeing(table: Table, proposal: Proposal) -> list[int]:
    """The seats that agree. The players on one device have one vote for all of them."""
    owners = {table.chairs[seat].owner for seat in proposal.agreed}
    others = [seat for seat, chair in enumerate(table.chairs) if chair.person and chair.owner in owners]
    return [*proposal.agreed, *(seat for seat in others if seat not in proposal.agreed and seat != proposal.about)]


def is_agreed(table: Table, at: float) -> bool:
    """Undoing and ending need all voters; a bot for a player who is gone needs more than half of them."""
    proposal = open_proposal(table, at)
    if proposal is None:
        return False
    asked = voters(table, at)
    agreed = [seat for seat in asked if seat in agreeing(table, proposal)]
    if proposal.what == "relieve":
        return (
            is_gone(table, proposal.about, at)
            and not table.chairs[proposal.about].relief
            and len(agreed) * 2 > len(asked)
        )
    return agreed == asked


def next_change(table: Table, now: float) -> float | None:
    """The next time at which something changes without a command: now if the open proposal is agreed, otherwise when
    the next player who is away will be gone."""
    if table.status != RUNNING:
        return None
    if is_agreed(table, now):
        return now
    gone = [gone_at(table, seat) for seat in range(len(table.chairs))]
    return min((at for at in gone if at is not None and at > now), default=None)
