"""Players: results, ratings, leaderboards, and what is stored about a person."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .contacts import InvitationInfo, MyPeople
from .operating import ActInfo
from .pairing import PairingWish
from .people import Me, PersonInfo
from .puzzles import MyPuzzles
from .tables import TableLine


class RatingPoint(msgspec.Struct, frozen=True):
    at: float
    points: int


class RatingInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rating: of two players, 100 points more mean 64 wins in 100."""

    game: str
    kind: str  # people or bots: whom the player met
    points: int
    spread: int  # the uncertainty, as a standard deviation
    matches: int
    provisional: bool = False  # the uncertainty is still large
    course: list[RatingPoint] = []  # after each of the last matches


class FiguresInfo(msgspec.Struct, frozen=True):
    """Results at tables of one size. Rank, points and seconds are averages."""

    game: str
    seats: int
    matches: int
    won: int
    rank: float
    points: float
    seconds: float  # for an answer


class OpponentInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a player did against a person, or against a level of bots."""

    matches: int
    ahead: int
    behind: int
    person: PersonInfo | None = None
    bot: str = ""


class MomentInfo(msgspec.Struct, frozen=True):
    """A turning point of a match in the player's favour."""

    table: str
    game: str
    version: int
    gain: float  # of the chance of winning


class Player(msgspec.Struct, frozen=True):
    """A person's results, for those who may see them. Matches at tables by link are for the people who played there."""

    person: PersonInfo
    me: bool
    ratings: list[RatingInfo]
    figures: list[FiguresInfo]
    opponents: list[OpponentInfo]
    running: list[TableLine]
    over: list[TableLine]
    moments: list[MomentInfo]  # of matches that were analysed, the best first
    animal: str = ""


class ProfileChoice(msgspec.Struct, frozen=True):
    """Who may see my results, whether I stand on leaderboards, and how I am drawn."""

    visible: Annotated[str, Meta(max_length=20)]  # everybody, known (people who sat at a table with me) or nobody
    listed: bool
    here: bool = False  # people who sat at a table with me see when I am here
    animal: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9-]*$(?!\n)")] = ""  # in the page's words


class Leader(msgspec.Struct, frozen=True):
    person: PersonInfo
    rating: RatingInfo


class Leaders(msgspec.Struct, frozen=True):
    """The best players of a game who want to be listed: against people, and against bots."""

    game: str
    people: list[Leader]
    bots: list[Leader]


class MyData(msgspec.Struct, frozen=True):
    """What the server stores about me. Each table has its own record."""

    me: Me
    made: float
    seen: float
    profile: ProfileChoice
    player: Player
    device: list[PersonInfo]  # other players on my device
    tables: list[str]
    islands: list[str]  # days and games of my tries at islands of the day
    chat: list[str]  # by all of them
    reports: list[str]  # by me
    names: list[str]  # mine, also earlier ones
    people: MyPeople
    invitations: list[InvitationInfo]
    acts: list[ActInfo]  # of operators, about me
    puzzles: list[MyPuzzles]
    waiting: PairingWish | None = None  # what I wait for
