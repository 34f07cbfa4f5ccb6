"""The seats of a table, and what one of them has proposed to the others."""

from __future__ import annotations

import msgspec

from .entry import Occupant


class Chair(msgspec.Struct):
    """A seat of a table, and who plays it."""

    person: str = ""
    bot: str = ""
    nonce: str = ""
    device: str = ""  # the person on whose device this one plays, if it is another one's
    relief: str = ""  # the bot that plays on for the person
    why: str = ""  # why it does: clock, away or resigned
    relieved: bool = False  # whether a bot has ever played for the person
    away: float = 0.0  # since when the person is away; 0 while connected
    answers: int = 0  # by the person
    spent: float = 0.0  # seconds that the person took for these answers

    @property
    def player(self) -> str:
        """The bot that decides here; empty if a person does."""
        return self.relief or self.bot

    @property
    def owner(self) -> str:
        """The person whose device the seat is played on: this one, unless several play on it."""
        return self.device or self.person

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


def chair_of(plan: Occupant) -> Chair:
    return Chair(plan.person, plan.bot, plan.nonce, plan.device)


RESTS = ("holiday", "weekends")  # proposals about the clock of a correspondence table


class Proposal(msgspec.Struct):
    """A question to all other players. It is open until a "no", another proposal or, unless it is about a rest, the
    next move."""

    what: str
    seat: int
    about: int
    agreed: list[int]
    number: int = 0  # of its entry; older snapshots have none
    days: int = 0  # of a holiday
