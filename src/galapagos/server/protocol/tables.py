"""Games, tables, and the positions and analyses of their matches."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from galapagos.engine.errors import Refused

from ..thinking import LoggedStep
from .fields import CLOCKS, DAY, LONGEST_CLOCK, ActionText, Id, Nonce, OwnName, Text
from .people import PersonInfo

# --- games


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    kind: str  # choice, number or subset
    default: str
    sentence: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    title: str
    sentence: str
    seats: tuple[int, ...]
    default_seats: int
    rules: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    bot_titles: dict[str, str]
    bots_are: str  # ready, preparing or waiting
    view: str  # the type of its views, such as TableView
    components: tuple[str, ...] = ()  # component tables of new tables that differ from the box


# --- tables


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """Such as `{"kind": "bank", "seconds": 600, "increment": 5}`."""

    kind: str = "none"  # none, move or days (a time for each answer), or bank (a time for the whole game)
    seconds: int = 0
    increment: int = 0  # of a bank, after each answer
    weekends: bool = False  # of days: Saturdays and Sundays do not count
    offset: int = 0  # minutes that the table's time is ahead of UTC, for its weekends

    def check(self) -> None:
        if self.kind not in CLOCKS:
            raise Refused("clock-kind-unknown", name=repr(self.kind), names=", ".join(CLOCKS))
        if self.kind == "days" and not DAY <= self.seconds <= LONGEST_CLOCK:
            raise Refused("clock-days", most=LONGEST_CLOCK // DAY)
        if not (5 if self.kind != "none" else 0) <= self.seconds <= LONGEST_CLOCK:
            raise Refused("clock-seconds", most=LONGEST_CLOCK)
        if not 0 <= self.increment <= 3600:
            raise Refused("clock-increment")
        if self.kind != "days" and self.weekends:
            raise Refused("clock-rests-days-only")
        if not -720 <= self.offset <= 840:
            raise Refused("clock-offset")


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player may ask for now."""

    what: str  # resign, return, abort, relieve, claim, holiday or weekends
    about: int = -1  # the seat to relieve, or whose player has left
    asks: tuple[int, ...] = ()  # seats that must agree; if there are none, it happens at once


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    person: PersonInfo | None = None
    bot: str = ""  # that has the seat, or plays for the person
    relieved: str = ""  # why a bot plays for the person: clock, away or resigned
    away: bool = False  # the person has no open socket
    gone: bool = False  # the person has been away for so long that the others decide
    gone_at: float = 0.0  # from when on that is so, by the server's time; 0 if the person is here
    may: tuple[Offer, ...] = ()  # what the person may ask for
    device: str = ""  # id of the person on whose device this one plays, if several play on it


class ProposalInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    what: str  # undo, relieve, abort, holiday or weekends
    seat: int
    about: int = -1
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()  # seats that have not voted
    number: int = 0  # for votes
    days: int = 0  # of a holiday


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, as everybody may see it."""

    id: Id
    game: str
    status: str  # open, running or over
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    commitment: str  # hash of the secret that determines the dice
    host: str = ""  # id of a person
    public: bool = False
    clock: ClockRule = ClockRule()
    solo: bool = False  # one person plays, against bots
    hints: bool = False  # a person may ask a bot for advice
    proposal: ProposalInfo | None = None
    ended: str = ""  # finished, resigned, claimed, aborted, unfinished, closed or expired
    ended_by: int = -1
    ranks: tuple[int, ...] = ()
    followed: str = ""  # id of the table of the rematch
    watching: int = 0  # spectators
    components: tuple[str, ...] = ()  # component tables that differ from the box
    position: str = ""  # where the match began; only for solo tables, and when the match is over
    rated: bool = False
    reloads: int = 0  # how often the game's file was saved since: words and rules are other ones
    stopped_at: str = ""  # `12 (eat hard)`: the action that the new rules do not allow, if the match ended by that
    island: str = ""  # the day, if this is a try at an island of the day
    practice: bool = False  # a try at an island that does not count
    tournament: str = ""


class TableLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: Id
    game: str
    status: str
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    changed: float
    clock: ClockRule = ClockRule()
    turn: int = 0
    asked: bool = False  # it is my turn
    winners: tuple[int, ...] = ()  # seats
    rated: bool = False


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """`{"me": true}`, with a `name` for another player on my device; `{"bot": "level2"}`; or `{}` for an open seat."""

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: OwnName = ""


class OpenTable(msgspec.Struct, frozen=True, omit_defaults=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(max_length=12)] = []  # empty: me and easy bots
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = {}
    public: bool = False
    clock: ClockRule = ClockRule()
    hints: bool = True  # allows hints, at a solo table
    nonce: Nonce = ""
    position: Annotated[str, Meta(max_length=4096)] = ""
    rated: bool = False  # counts for ratings: no hints, only fair undo, and who leaves loses


class TakeSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: Annotated[int, Meta(ge=-1, le=12)] = -1  # -1: any free seat
    nonce: Nonce = ""  # a rated table needs one
    name: OwnName = ""


class SetSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Gives a seat to a bot; an empty name frees the seat, for the host or if its player is on my device."""

    seat: Annotated[int, Meta(ge=0, le=12)]
    bot: Annotated[str, Meta(max_length=40)] = ""


class ReportPerson(msgspec.Struct, frozen=True):
    person: Id
    text: Text


class Log(msgspec.Struct, frozen=True):
    """All events that I may know, step by step."""

    steps: list[LoggedStep]


class AskPosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in notation, actions and chance outcomes to play from there, and an action to explain."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=4096)]
    actions: Annotated[list[ActionText], Meta(max_length=100)] = []
    seat: Annotated[int, Meta(ge=-1, le=12)] | None = None  # the viewpoint; null: the player to move
    why: Annotated[str, Meta(max_length=200)] = ""
    since: Annotated[int, Meta(ge=0, le=100)] | None = None  # a film of the actions after the first so many


class PositionText(msgspec.Struct, frozen=True):
    position: str


class AnalysisInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The progress of an analysis (0 to 1) and its result."""

    part: float
    result: dict[str, Any] | None = None
