"""Tournaments."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .fields import Name, Nonce
from .people import PersonInfo
from .tables import ClockRule


class TournamentPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    name: Name
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=12)]  # at a table
    rounds: Annotated[int, Meta(ge=1, le=20)]
    clock: ClockRule  # without one, a player who leaves would hold up the round
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = {}
    public: bool = False  # listed for everybody; otherwise for those who have the link
    rated: bool = False
    duplicate: bool = False  # all tables of a round have the same start and dice, and seats are compared across tables


class Enter(msgspec.Struct, frozen=True, omit_defaults=True):
    nonce: Nonce = ""  # my word to the dice; a rated tournament needs one


class AddBots(msgspec.Struct, frozen=True):
    bot: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=64)]


class TournamentLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    status: str  # open, running or over
    entrants: int
    round: int = 0  # that runs, or was the last
    rounds: int = 0
    seats: int = 0
    mine: bool = False  # I take part


class Placing(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entrant in the standing. A full score at a table is 1000."""

    place: int
    score: int
    rounds: int
    person: PersonInfo | None = None
    bot: str = ""
    left: bool = False
    me: bool = False


class RoundTable(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    seats: tuple[int, ...]  # indexes of `standing`
    scores: tuple[int, ...] = ()  # by seat, when the round is over


class RoundInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    tables: list[RoundTable]
    pausing: tuple[int, ...] = ()


class TournamentInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    plan: TournamentPlan
    host: PersonInfo
    status: str
    standing: list[Placing]
    rounds: list[RoundInfo]
    next_at: float = 0.0  # when the next round begins; 0 while a round runs
    table: str = ""  # mine in the round that runs
    entered: bool = False  # I take part
    hosting: bool = False
