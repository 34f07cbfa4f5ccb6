"""Replay records line by line, resume them with their dice, and verify their dice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..errors import Refused
from ..words.message import Message, catalogue
from .dice import Dice, commitment
from .record import UNDO, Record, undo_of

if TYPE_CHECKING:
    from .match import Match


def replay(record: Record, lines: int | None = None) -> Match:
    """The match of a record after all of its lines, or the first few. Chance is read from the record."""
    from .match import Match

    game = record.find_game()
    if record.position:
        match = game.from_position(record.position)
        game.check_options(match.state, record.options)
    else:
        match = Match(game, game.recorded_state(record.seats, record.options), None)
    for number, line in enumerate(record.actions[:lines], 1):
        play_line(match, line, number)
    return match


def play_line(match: Match, line: str, number: int) -> None:
    """Play a line of a record: an action, or an undo such as `undo 3`."""
    try:
        if line.split()[:1] == [UNDO]:
            count, burnt = undo_of(line)
            if not 0 < count <= len(match.history.answers):
                raise Refused("record-undo-too-much")
            match.take_back(count, burnt)
        elif match.is_over:
            raise Refused("record-over")
        else:
            match.play(line)
    except Refused as refused:
        raise Refused("record-action-refused", number=number, line=repr(line[:40]), sentence=refused) from None
    except Exception as error:
        if not match.game.data:
            raise
        from ..components.variant import complaint

        raise Refused("record-data-fails", number=number, line=repr(line[:40]), reason=complaint(error)) from None


def resume(record: Record) -> Match:
    """A saved match with its dice, ready to continue."""
    match = replay(record)
    if record.secret and not match.is_over:
        verify(record)
        match.dice = Dice(bytes.fromhex(record.secret), record.nonces)
        match.run()
    return match


@dataclass(frozen=True)
class Verification:
    """The result of `verify`: the numbers of rolls and decisions checked, and the match."""

    rolls: int
    decisions: int
    finished: bool
    match: Match = field(repr=False)


def verify(record: Record) -> Verification:
    """Replay a record and recompute every roll from the secret, or raise Refused with the first error."""
    dice = _revealed_dice(record)
    match, rolls, decisions = replay(record, 0), 0, 0
    for number, line in enumerate(record.actions, 1):
        is_undo = line.split()[:1] == [UNDO]
        rolled = match.game.actions.text(match.rolled(dice)) if match.is_chance and not is_undo else ""
        play_line(match, line, number)
        if rolled and rolled != line:
            raise Refused("record-dice-differ", number=number, line=repr(line), rolled=repr(rolled))
        rolls += bool(rolled)
        decisions += not rolled and not is_undo
    _check_result(record, match)
    return Verification(rolls, decisions, match.is_over, match)


def _revealed_dice(record: Record) -> Dice:
    if not record.commitment and not record.secret:
        raise Refused("verify-no-commitment")
    if not record.secret:
        raise Refused("verify-no-secret")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise Refused("verify-secret-malformed") from None
    if commitment(secret) != record.commitment:
        raise Refused("verify-secret-wrong")
    return Dice(secret, record.nonces)


def _check_result(record: Record, match: Match) -> None:
    if not record.result or (match.is_over and record.result == match.ranks):
        return
    if not match.is_over:
        raise Refused("verify-result-early")
    if len(record.result) != record.seats:
        raise Refused("verify-ranks-wrong", count=len(record.result), number=record.seats)
    raise Refused("verify-result-wrong", told=_places(match, record.result), true=_places(match, match.ranks))


def _places(match: Match, ranks: list[int]) -> str:
    """`orange 1st, white 2nd`, best first."""
    words = catalogue("")
    ranked = sorted((rank, seat) for seat, rank in enumerate(ranks))
    return ", ".join(f"{match.seat_name(seat)} {words.word(place(rank))}" for rank, seat in ranked)


def place(rank: int) -> Message:
    return Message("place", {"number": rank})
