"""The messages between a server and its clients.

A socket gets `joined` first, with the whole request. After that it gets only what changes: `update` after each move,
`table` when seats, votes or presence change, and `chat`. A client sends an action with the version that it saw. The
server answers a call that it refuses with `refused`.

The page's types and docs/protocol.md are generated from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from galapagos.engine.errors import Refused
from galapagos.engine.match.difference import Change
from galapagos.engine.match.picture import PictureChange
from galapagos.engine.match.request import Choice, Request
from galapagos.engine.match.result import ScoreLine
from galapagos.engine.match.story import Happening
from galapagos.engine.words.message import ENGLISH, Message, word

from .thinking import LoggedStep

PROTOCOL = 3  # a page with another version asks to be reloaded
MOST_BYTES = 16_384  # of a message or body from a client, and of a person's settings
CLOCKS = ("none", "move", "bank")
LONGEST_CLOCK = 30 * 86_400  # seconds, for correspondence play
MOST_SETTINGS = 50  # per person

Name = Annotated[str, Meta(min_length=1, max_length=40)]
# $ also matches before a line break at the end
OwnName = Annotated[str, Meta(max_length=40)]  # of another player on my device; empty: it is me
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=-1, le=1 << 31)]
Setting = str | int | bool  # of the page, for a person


# --- people


class PersonInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person, as others see them."""

    id: str
    name: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    kept: bool = False  # has a passphrase, and can log in on another device
    turns: int = 0  # tables where it is my turn
    settings: dict[str, Setting] = {}
    webhook: str = ""  # gets a POST when it is my turn


class Introduce(msgspec.Struct, frozen=True):
    """A name and settings. Settings that are left out do not change; null removes one."""

    name: Name | None = None
    settings: Annotated[dict[str, Setting | None], Meta(max_length=MOST_SETTINGS)] | None = None


class KeepMe(msgspec.Struct, frozen=True):
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class LogIn(msgspec.Struct, frozen=True):
    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class SetWebhook(msgspec.Struct, frozen=True):
    """An address at a host that the operator allows. An empty one removes it."""

    url: Annotated[str, Meta(max_length=500)] = ""


class NewToken(msgspec.Struct, frozen=True):
    """A token for programs. The server shows it only once."""

    token: str


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

    kind: str = "none"  # none, move (a time for each answer) or bank (a time for the whole game)
    seconds: int = 0
    increment: int = 0  # of a bank, after each answer

    def check(self) -> None:
        if self.kind not in CLOCKS:
            raise Refused("clock-kind-unknown", name=repr(self.kind), names=", ".join(CLOCKS))
        if not (5 if self.kind != "none" else 0) <= self.seconds <= LONGEST_CLOCK:
            raise Refused("clock-seconds", most=LONGEST_CLOCK)
        if not 0 <= self.increment <= 3600:
            raise Refused("clock-increment")


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player may ask for now."""

    what: str  # resign, return, abort, relieve or claim
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
    what: str  # undo, relieve or abort
    seat: int
    about: int = -1
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()  # seats that have not voted
    number: int = 0  # for votes


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, as everybody may see it."""

    id: str
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
    island: str = ""  # the day, if this is a try at an island of the day
    practice: bool = False  # a try at an island that does not count


class TableLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
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


# --- players


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


class Player(msgspec.Struct, frozen=True):
    """A person's results, for those who may see them. Matches at tables by link are for the people who played there."""

    person: PersonInfo
    me: bool
    ratings: list[RatingInfo]
    figures: list[FiguresInfo]
    opponents: list[OpponentInfo]
    running: list[TableLine]
    over: list[TableLine]


class ProfileChoice(msgspec.Struct, frozen=True):
    """Who may see my results, and whether I stand on leaderboards."""

    visible: Annotated[str, Meta(max_length=20)]  # everybody, known (people who sat at a table with me) or nobody
    listed: bool


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
    tables: list[str]
    islands: list[str]  # days and games of my tries at islands of the day
    chat: list[str]
    reports: list[str]  # by me


# --- islands of the day


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


# --- refusals


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a refusal: a sentence with the reason, and what to do next."""

    sentence: str
    message: Message | None = None  # for clients with catalogues


def said(refused: Refused, language: str = ENGLISH) -> Sentence:
    return Sentence(word(refused.message, language), refused.message)


# --- the lab


class LabReport(msgspec.Struct, frozen=True):
    """A report of the lab on a game."""

    name: str
    game: str
    players: list[int]  # numbers of players
    games: int  # played for the report
    written: float
    language: str


class LabWork(msgspec.Struct, omit_defaults=True):
    """The current or latest quick report."""

    report: str
    game: str
    players: int
    part: float = 0.0
    done: bool = False
    trouble: Sentence | None = None  # the error


class LabReports(msgspec.Struct, frozen=True, omit_defaults=True):
    reports: list[LabReport]
    may_start: bool = False  # I may start a quick report
    missing: Sentence | None = None  # what the operator must install first
    work: LabWork | None = None


class StartLabReport(msgspec.Struct, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=12)]
    language: Annotated[str, Meta(max_length=20)] = "en"


# --- from the server, by socket


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message by socket."""


class Clocks(msgspec.Struct, frozen=True):
    left: tuple[float, ...]  # seconds by seat, when this was sent
    running: int  # the seat whose time runs, or -1


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    at: float
    person: PersonInfo
    text: str


class Joined(Frame, frozen=True):
    """The first frame of a socket, with everything that I may know. Another one follows when a curtain is lifted."""

    protocol: int
    table: TableInfo
    seat: int  # from which I see the table; -1 for a spectator
    request: Request[Any] | None  # null until the game begins, and behind a curtain
    clocks: Clocks | None = None
    chat: list[ChatLine] = []
    events_from: int = 0  # `request.events` has all events after this version
    now: float = 0.0  # the server's time
    mine: tuple[int, ...] = ()  # the seats of my device; with several, `seat` changes with the player who is asked
    curtain: int = -1  # the seat whose player must lift the curtain; -1 if there is none


class Update(Frame, frozen=True):
    """The changes of the request. `changes` turn the last view into the new one; `pictures` lie between the two."""

    version: int
    actor: int
    changes: list[Change]
    prompt: Message | None = None
    choices: tuple[Choice, ...] = ()  # only for the seat that is asked
    events: list[Happening] = []  # since the last frame
    pictures: list[PictureChange] = []
    scores: list[ScoreLine] | None = None  # left out if unchanged
    standing: str = ""
    undo: Message | None = None  # why I cannot undo; left out if I can
    undoes: int = 0  # how many answers and rolls my undo takes back
    clocks: Clocks | None = None
    seat: int | None = None  # from which my device sees the table from now on, if that changes


class Curtain(Frame, frozen=True):
    """A player on my device is asked who knows something that another one does not. Nothing of the game is sent until
    that player lifts the curtain."""

    seat: int


class Changed(Frame, frozen=True, tag="table"):
    """Seats, presence, votes or the status have changed."""

    table: TableInfo
    now: float = 0.0  # the server's time


class Chatted(Frame, frozen=True, tag="chat"):
    """A new line in the chat."""

    line: ChatLine


class Refusal(Frame, frozen=True, tag="refused"):
    """A call was refused and changed nothing. An id like `dodo/why-too-far` is in the catalogue of that game."""

    sentence: str
    to: int = 0  # id of the call
    message: Message | None = None  # for clients with catalogues
    version: int = -1  # of the game, if the call was late


class WhyNot(Frame, frozen=True, tag="why"):
    """The rule that forbids an action; an empty sentence if it is allowed."""

    to: int
    sentence: str
    message: Message | None = None


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    action: int
    text: str
    message: Message
    chance: float
    is_close: bool = False  # no real difference from the best action
    reason: Message | None = None  # what it gains, if that is clear


class Advice(Frame, frozen=True, tag="hint"):
    """The best actions, as rated by a bot."""

    to: int
    actions: list[Advised]


class Goodbye(Frame, frozen=True, tag="bye"):
    """The server closes the socket."""

    sentence: str
    message: Message | None = None


# --- from a client, by socket


class Call(
    msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True
):
    """A message by socket. The answer repeats the `id`."""

    id: Annotated[int, Meta(ge=0, le=1 << 31)] = 0


class Play(Call, frozen=True, kw_only=True):
    """Plays one of the choices."""

    version: Number
    action: Annotated[int, Meta(ge=0, le=1 << 16)] | ActionText


class Undo(Call, frozen=True, kw_only=True):
    """Takes my last answer back. If that would be unfair, the others vote on it."""

    version: Number


class Propose(Call, frozen=True, kw_only=True):
    """Proposes to let a bot play for an absent player, or to end the match. Replaces an older proposal. In a game of
    two with a bank of time, `claim` wins the game from a player who has left."""

    what: Annotated[str, Meta(max_length=20)]  # relieve, abort or claim
    about: Annotated[int, Meta(ge=-1, le=12)] = -1  # the seat to relieve, or whose player has left


class Vote(Call, frozen=True, kw_only=True):
    """Votes on a proposal. A no ends it; the proposer withdraws it with a no."""

    agrees: bool
    number: Number = 0  # of the proposal


class Why(Call, frozen=True, kw_only=True):
    """Asks why an action is not allowed."""

    action: Annotated[int, Meta(ge=0, le=1 << 16)] | ActionText


class Stand(Call, frozen=True, kw_only=True):
    """Sets a standing answer, such as `pass`, for my next turns. Null removes it."""

    action: ActionText | None = None


class Say(Call, frozen=True, kw_only=True):
    """Writes a line in the chat."""

    text: Text


class Hint(Call, frozen=True, kw_only=True):
    """Asks a bot for advice, at a table that allows it."""


OfDevice = Annotated[int, Meta(ge=-1, le=12)]  # a seat of my device; -1: the one from which it shows the table


class Resign(Call, frozen=True, kw_only=True):
    """Gives up. If others play on, a bot takes the seat."""

    seat: OfDevice = -1


class Return(Call, frozen=True, kw_only=True):
    """Takes a seat back from the bot that plays on."""

    seat: OfDevice = -1


class Lift(Call, frozen=True, kw_only=True):
    """Lifts the curtain: a player on a device of several sees the table now. While one of them is asked, only that one
    may."""

    seat: Annotated[int, Meta(ge=0, le=12)]
    since: Number = -1  # the version that this player has seen


AnyCall = Play | Undo | Propose | Vote | Why | Stand | Say | Hint | Resign | Return | Lift
AnyFrame = Joined | Update | Curtain | Changed | Chatted | Refusal | WhyNot | Advice | Goodbye

encode = msgspec.json.Encoder().encode
decode_call: msgspec.json.Decoder[AnyCall] = msgspec.json.Decoder(AnyCall)
