"""What is taken back, and what all must agree to: what a wish comes to, for a table and a time. Nothing here waits or writes.

A proposal stands until the next move, until somebody who decides on it says no, its proposer included, or until somebody proposes something else: so none
ever blocks another. Who decides changes with time alone, since players who have been away for three minutes do not count; their own proposals are over.
"""

from __future__ import annotations

from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.history import BURNT
from galapagos.engine.match import Match

from . import entry
from .entry import AnyDeed
from .presence import RELIEF
from .table import AWAY, Late, Table


def undo(table: Table, now: float, person: str, version: int) -> tuple[AnyDeed, ...]:
    match, seat = table.mine_to_decide(person)
    table.check_version(version)
    policy = table.undo_policy
    if match.undo_refusal(seat, policy) is None:
        return (_take_back(match, seat, policy),)
    if match.undo_refusal(seat, BURNT) is not None:
        raise Refused("undo-nothing-of-yours")
    return (_ask(table, now, entry.Proposed("undo", seat)),)


def propose(table: Table, now: float, person: str, what: str, about: int) -> tuple[AnyDeed, ...]:
    match, seat = table.mine_to_decide(person)
    if what == "abort":
        is_early = sum(answer.seat >= 0 for answer in match.history.answers) < len(table.chairs)
        return (entry.Ended("aborted") if is_early else _ask(table, now, entry.Proposed("abort", seat)),)
    if what == "relieve":
        _check_gone(table, now, seat, about)
        return (_ask(table, now, entry.Proposed("relieve", seat, about)),)
    raise Refused("proposal-unknown")


def vote(table: Table, now: float, person: str, agrees: bool, number: int = 0) -> tuple[AnyDeed, ...]:
    """On the proposal with that number; 0 is the open one, whichever that is."""
    _, seat = table.mine_to_decide(person)
    proposal = table.open_proposal(now)
    if proposal is None:
        raise Refused("proposal-none")
    if number not in (0, proposal.number):
        raise Late("proposal-other")
    if seat == proposal.about:
        raise Refused("proposal-for-others")
    if agrees and seat in proposal.agreed:
        raise Refused("proposal-agreed")
    return (entry.Voted(seat, agrees),)


def settle(table: Table, now: float) -> tuple[AnyDeed, ...]:
    """What all who are asked have agreed to by now; bots agree to everything."""
    proposal = table.open_proposal(now)
    if proposal is None or not table.is_agreed(now):
        return ()
    if proposal.what == "undo":
        return (_take_back(table.running, proposal.seat, BURNT),)
    return (entry.Relieved(proposal.about, RELIEF, "away") if proposal.what == "relieve" else entry.Ended("aborted"),)


def _take_back(match: Match[Any, Any], seat: int, policy: str) -> entry.Undone:
    done = match.version
    match.undo(seat, policy)
    return entry.Undone(seat, policy, tuple(match.lines(done)))


def _check_gone(table: Table, now: float, seat: int, about: int) -> None:
    if not 0 <= about < len(table.chairs) or about == seat or not table.chairs[about].person:
        raise Refused("relieve-other-person")
    if table.chairs[about].relief:
        raise Refused("relieve-bot-already")
    if table.clock.left:
        raise Refused("relieve-by-clock")
    if not table.is_gone(about, now):
        raise Refused("relieve-too-early", number=f"{AWAY / 60:.0f}")


def _ask(table: Table, now: float, wanted: entry.Proposed) -> entry.Proposed | entry.Voted:
    """In the place of what is asked already; whoever asks for the same agrees to it."""
    asked = table.open_proposal(now)
    if asked is None or (asked.what, asked.about) != (wanted.what, wanted.about) or (asked.what == "undo" and asked.seat != wanted.seat):
        return wanted
    if wanted.seat in asked.agreed:
        raise Refused("proposal-asked-already")
    return entry.Voted(wanted.seat, True)
