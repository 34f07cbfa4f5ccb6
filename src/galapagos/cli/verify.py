"""`galapagos verify`: whether a match was fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused

from .arguments import RecordFile
from .output import console

if TYPE_CHECKING:
    from galapagos.engine.match import Match
    from galapagos.engine.record import Record, Verdict


def verify(file: RecordFile) -> None:
    """Check that a finished match was fair: every roll follows from the secret that was fixed before the first one.

    It also checks that every decision was open, and that the result is the true one.

    \b
    galapagos verify game.txt
    """
    from .drawing import result
    from .files import read_record

    record = read_record(file)
    try:
        match, verdict = check(record)
    except Refused as refused:
        raise Refused(f"Not verified. {refused}") from None
    out = console()
    out.print(f"[green]Fair.[/] The secret fits the commitment; {verdict.rolls:,} rolls follow from it, and "
              f"{verdict.decisions:,} decisions keep to the rules.")
    if match.is_over:
        out.print(result(match, record.players))
    else:
        out.print("The match is not over yet.")


def check(record: Record) -> tuple[Match, Verdict]:
    """The first thing that is wrong is told: a roll, an action, or at last the result."""
    from dataclasses import replace

    from galapagos.engine.record import verify as verify_dice

    match, trouble = play_through(record)
    verdict = verify_dice(replace(record, actions=record.actions[: len(match.actions)], result=[]))
    if trouble:
        raise Refused(trouble)
    check_result(record, match)
    return match, verdict


def play_through(record: Record) -> tuple[Match, str]:
    """The match as far as its actions are possible, and what is wrong with the next one."""
    from galapagos.engine.match import Match

    match = Match.replay(record, 0)
    for number, action in enumerate(record.actions, 1):
        try:
            match.play(action)
        except Refused as refused:
            fault = "comes after the end of the match." if match.is_over else f"is not possible: {refused}"
            return match, f"Action {number}, {action[:40]!r}, {fault}"
    return match, ""


def check_result(record: Record, match: Match) -> None:
    from .drawing import places

    if not record.result or (match.is_over and record.result == match.ranks):
        return
    if not match.is_over:
        raise Refused("The record has a result, but the match is not over.")
    if len(record.result) != record.seats:
        raise Refused(f"The record has {len(record.result)} ranks for {record.seats} seats.")
    raise Refused(f"By its result the match ended with {places(match, record.result)}, but it was {places(match, match.ranks)}.")
