"""The island of the day."""

from __future__ import annotations

import msgspec

from .people import PersonInfo


class IslandInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Today's island of a game: the same start, dice and bots for everybody."""

    game: str
    seats: int
    bot: str  # at all other seats
    commitment: str  # hash of the secret that determines the dice
    tomorrow: str  # the same of tomorrow's
    table: str = ""  # of my try
    status: str = ""  # of that table
    finished: int = 0  # people whose try is over


class Islands(msgspec.Struct, frozen=True):
    day: str  # such as 2026-11-19; days change at midnight UTC
    ends: float
    streak: int  # days in a row on which I finished a try
    islands: list[IslandInfo]


class IslandLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A result; without a person for those who may not see that person's results."""

    rank: int
    points: int
    person: PersonInfo | None = None
    table: str = ""  # for its replay
    me: bool = False


class IslandResults(msgspec.Struct, frozen=True, omit_defaults=True):
    day: str
    game: str
    commitment: str
    secret: str = ""  # when the day is over
    count: int = 0
    lines: list[IslandLine] = []  # the best first


class PlayIsland(msgspec.Struct, frozen=True, omit_defaults=True):
    practice: bool = False
