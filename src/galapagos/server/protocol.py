"""What goes over the wire. The page's types and the description of the protocol are made from these.

A socket tells first who one is (`joined`, with the whole request), then what changes: `update` after each move, `table` when seats, votes or
presence change, `chat`. A client sends an action with the version it saw. Whatever is refused is answered by `refused`, with a sentence.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import Meta

from galapagos.engine.message import Message
from galapagos.engine.request import Choice, Request
from galapagos.engine.result import ScoreLine
from galapagos.engine.story import Happening

from .clock import ClockRule
from .difference import Change
from .glossary import Row
from .offer import Offer
from .tale import Tale
from .thinking import LoggedStep

Part = TypeVar("Part")

PROTOCOL = 2                        # a page that speaks another one asks to be loaded anew
MOST_BYTES = 16_384                 # of a message or body from a client, and of a person's settings
MOST_SETTINGS = 50                  # of a person

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]         # Python's $ lets a line break follow
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=-1, le=1 << 31)]
Setting = str | int | bool          # what a page keeps for a person


# --- people


class PersonInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person as others see one."""

    id: str
    name: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    kept: bool = False              # by a passphrase, so that it can be used on another device
    turns: int = 0                  # tables that wait for me
    settings: dict[str, Setting] = {}
    webhook: str = ""               # where my program is told that it is my turn


class Introduce(msgspec.Struct, frozen=True):
    """Who I am: a new guest, or another name or other settings for the one that I am. A setting that is not named stays, and null takes one back."""

    name: Name | None = None
    settings: Annotated[dict[str, Setting | None], Meta(max_length=MOST_SETTINGS)] | None = None


class KeepMe(msgspec.Struct, frozen=True):
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class LogIn(msgspec.Struct, frozen=True):
    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class SetWebhook(msgspec.Struct, frozen=True):
    """Where my program is told that it is my turn: at a host that the operator allows. Nothing takes it back."""

    url: Annotated[str, Meta(max_length=500)] = ""


class Token(msgspec.Struct, frozen=True):
    """For a bot: sent as `Authorization: Bearer …`. It is shown once."""

    token: str


# --- games


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    kind: str                       # choice, number or subset
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
    bots_are: str                   # ready, preparing or waiting: until they are, bots play simply
    components: tuple[str, ...] = ()    # the tables that are not those of the box, at new tables


# --- tables


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    person: PersonInfo | None = None
    bot: str = ""                   # who sits there, or plays on for the person
    relieved: str = ""              # why a bot plays on for the person: clock, away or resigned
    away: bool = False
    gone: bool = False              # away for three minutes: the others decide without the person; never where there is a clock


class ProposalInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    what: str                       # undo, relieve or abort
    seat: int
    about: int = -1
    agreed: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()     # who is still asked: neither who has agreed nor who is gone
    number: int = 0                 # for votes


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as all see it."""

    id: str
    game: str
    status: str                     # open, running or over
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    commitment: str                 # of the dice
    host: str = ""                  # the id of a person
    public: bool = False
    clock: ClockRule = ClockRule()
    solo: bool = False              # whether one person plays: what he takes back or is told harms nobody
    hints: bool = False             # whether a person may ask a bot
    proposal: ProposalInfo | None = None
    ended: str = ""                 # finished, resigned, aborted, unfinished, closed or expired
    ended_by: int = -1
    ranks: tuple[int, ...] = ()
    followed: str = ""              # the table of the rematch
    watching: int = 0
    components: tuple[str, ...] = ()    # the tables that are not those of the box
    position: str = ""              # where it began; told of people's tables when they are over, since it tells hands


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
    asked: bool = False             # whether it waits for me
    winners: tuple[int, ...] = ()   # their seats, when it is over and somebody won


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """`{"me": true}`, `{"bot": "level2"}` or `{}` for whoever comes."""

    me: bool = False
    bot: Annotated[str, Meta(max_length=40)] = ""


class OpenTable(msgspec.Struct, frozen=True, omit_defaults=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(max_length=12)] = []      # empty: me, and friendly bots
    options: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = {}
    public: bool = False
    clock: ClockRule = ClockRule()
    hints: bool = True              # where one person plays
    nonce: Nonce = ""
    position: Annotated[str, Meta(max_length=4096)] = ""


class TakeSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: Annotated[int, Meta(ge=-1, le=12)] = -1       # -1: any that is free
    nonce: Nonce = ""


class SetSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """By the host, before the start: a bot, or nobody, which also removes a guest."""

    seat: Annotated[int, Meta(ge=0, le=12)]
    bot: Annotated[str, Meta(max_length=40)] = ""


class ReportPerson(msgspec.Struct, frozen=True):
    person: Id
    text: Text


class Log(msgspec.Struct, frozen=True):
    """The story of a table as its reader heard it, step by step."""

    steps: list[LoggedStep]


class AskPosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position as a text, what is played from there, chance included, and an action of which I want to know why it is not open. Nothing is kept."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=4096)]
    actions: Annotated[list[ActionText], Meta(max_length=100)] = []
    seat: Annotated[int, Meta(ge=-1, le=12)] | None = None      # who looks; whoever is asked, where nobody is named
    why: Annotated[str, Meta(max_length=200)] = ""


class PositionText(msgspec.Struct, frozen=True):
    position: str


class AnalysisInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far an analysis is, from 0 to 1, and what it found."""

    part: float
    result: dict[str, Any] | None = None


# --- the lab


class LabReport(msgspec.Struct, frozen=True):
    """A report on a game, by games between bots."""

    name: str
    game: str
    players: list[int]              # table sizes
    games: int                      # all that it rests on
    written: float
    language: str                   # that it is written in


class LabWork(msgspec.Struct, omit_defaults=True):
    """A quick report that is being made, or was the last one."""

    report: str
    game: str
    players: int
    part: float = 0.0
    done: bool = False
    sentence: str = ""              # what went wrong


class LabShelf(msgspec.Struct, frozen=True, omit_defaults=True):
    reports: list[LabReport]
    may_start: bool = False         # a quick one
    missing: str = ""               # what the operator has to do before that
    work: LabWork | None = None


class StartLabReport(msgspec.Struct, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=12)]
    language: Annotated[str, Meta(max_length=20)] = "en"


class Sentence(msgspec.Struct, frozen=True):
    """Why something was refused, and what to do next."""

    sentence: str


# --- from the server, by socket


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message by socket."""


class Clocks(msgspec.Struct, frozen=True):
    left: tuple[float, ...]         # seconds, when this was sent
    running: int                    # the seat whose time runs; -1 for nobody's


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    number: int
    at: float
    person: PersonInfo
    text: str


class Joined(Frame, frozen=True):
    """Everything, on joining and after a cut."""

    protocol: int
    table: TableInfo
    seat: int                       # mine; -1 for a spectator
    request: Request[Any] | None    # None until the game has begun
    offers: list[Offer] = []        # its choices, for a socket that did not ask for words
    names: dict[str, dict[str, Row]] = {}   # of pieces, by the word of a part, and by the piece: each a message of the frame
    messages: list[Row] = []
    clocks: Clocks | None = None
    chat: list[ChatLine] = []
    events_from: int = 0            # the version after which all events are told here; older ones are in the log


class Update(Frame, frozen=True):
    """A step of the game. `changes` turn the last view into this one; what is left out is as it was."""

    version: int
    actor: int
    changes: list[Change]
    prompt: Message | None = None
    offers: list[Offer] = []
    names: dict[str, dict[str, Row]] = {}   # that are new, or others than before
    messages: list[Row] = []        # of names and tale, each told once: `["creature", {"owner": [2], "name": "c7"}]`, meant by `[3]` where it is the one with that number
    choices: tuple[Choice, ...] = ()        # instead of offers, for a socket that asked for words
    tale: Tale | None = None        # what happened
    events: list[Happening] = []            # instead of a tale, likewise
    scores: list[ScoreLine] | None = None
    standing: str = ""
    undo: Message | None = None     # why there is none
    clocks: Clocks | None = None


class Changed(Frame, frozen=True, tag="table"):
    """Who sits where, who is away, what is voted on, how it ended."""

    table: TableInfo


class Chatted(Frame, frozen=True, tag="chat"):
    line: ChatLine


class Refusal(Frame, frozen=True, tag="refused"):
    """A sentence; nothing was changed."""

    sentence: str
    to: int = 0                     # the id of the message that is refused
    message: Message | None = None  # the rule, for clients that word it themselves
    version: int = -1               # where the game stands, if the message was late


class WhyNot(Frame, frozen=True, tag="why"):
    """The rule that forbids an action; allowed where there is none."""

    to: int
    sentence: str
    message: Message | None = None


class Advised(msgspec.Struct, frozen=True):
    action: int
    text: str
    message: Message
    chance: float


class Advice(Frame, frozen=True, tag="hint"):
    to: int
    actions: list[Advised]


class Goodbye(Frame, frozen=True, tag="bye"):
    """The server closes the connection, and says why."""

    sentence: str


# --- from a client, by socket


class Call(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message by socket; `id` comes back with the answer."""

    id: Annotated[int, Meta(ge=0, le=1 << 31)] = 0


class Play(Call, frozen=True, kw_only=True):
    version: Number
    action: Annotated[int, Meta(ge=0, le=1 << 16)] | ActionText


class Undo(Call, frozen=True, kw_only=True):
    """Mine back, where that is fair; else all are asked."""

    version: Number


class Propose(Call, frozen=True, kw_only=True):
    """All who play are asked, but for those who are gone. It takes the place of what was proposed before; to propose the same is to agree."""

    what: Annotated[str, Meta(max_length=20)]           # relieve or abort
    about: Annotated[int, Meta(ge=-1, le=12)] = -1


class Vote(Call, frozen=True, kw_only=True):
    """A "no" ends the proposal; its proposer withdraws it that way."""

    agrees: bool
    number: Number = 0              # of the proposal, so that no other is meant


class Why(Call, frozen=True, kw_only=True):
    action: Annotated[int, Meta(ge=0, le=1 << 16)] | ActionText


class Stand(Call, frozen=True, kw_only=True):
    """An answer without pieces, left beforehand; nothing takes it back."""

    action: ActionText | None = None


class Say(Call, frozen=True, kw_only=True):
    text: Text


class Hint(Call, frozen=True, kw_only=True):
    pass


class Resign(Call, frozen=True, kw_only=True):
    pass


class Return(Call, frozen=True, kw_only=True):
    """My seat back from the bot that plays on for me."""


AnyCall = Play | Undo | Propose | Vote | Why | Stand | Say | Hint | Resign | Return
AnyFrame = Joined | Update | Changed | Chatted | Refusal | WhyNot | Advice | Goodbye

encode = msgspec.json.Encoder().encode
decode_call: msgspec.json.Decoder[AnyCall] = msgspec.json.Decoder(AnyCall)


def written(part: Part) -> Part:
    """A part that several frames have in common, put into JSON once."""
    return part if part is None else cast(Part, msgspec.Raw(encode(part)))
