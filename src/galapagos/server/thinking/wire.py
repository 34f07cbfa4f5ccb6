"""The messages between the server and the bots' process: structs in MessagePack, each with its length before it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import IO, Any, Literal

import msgspec

from galapagos.engine.match.difference import Change
from galapagos.engine.match.picture import PictureChange
from galapagos.engine.match.request import Request
from galapagos.engine.match.result import ScoreLine
from galapagos.engine.match.story import Happening, PieceRegistry
from galapagos.engine.words.message import Message
from galapagos.lab.analysis import Analysis

LENGTH = 4  # bytes

Preparedness = Literal["ready", "preparing", "waiting"]


class TaggedStruct(msgspec.Struct, frozen=True, tag=True):
    """Tagged by the name of its class."""


# --- questions: `data` has the component tables that the operator chose for the table in question, in the form of
# `Game.data`. It must never come from the network.


class Choose(TaggedStruct, frozen=True):
    game: str
    state: bytes  # only what its actor may know
    bot: str
    seed: int
    data: str = ""


class Advise(TaggedStruct, frozen=True):
    game: str
    state: bytes  # only what the seat may know
    seat: int
    count: int
    ids: PieceRegistry  # the names of pieces
    data: str = ""


class Analyse(TaggedStruct, frozen=True):
    record: str
    iterations: int  # for each decision
    language: str
    data: str = ""


class FindPuzzles(TaggedStruct, frozen=True):
    """Asks for the puzzles among these decisions of a finished match, as texts."""

    record: str
    lines: list[int]  # of the record: the decisions
    data: str = ""


class ReadPosition(TaggedStruct, frozen=True):
    game: str
    text: str
    data: str = ""


class Show(TaggedStruct, frozen=True):
    """Asks for a position after some actions, as a request."""

    game: str
    text: str
    actions: list[str]  # chance included
    seat: int | None  # the viewpoint; None for the player who is asked
    why: str  # an action to explain, if any
    since: int | None = None  # film the actions after the first so many


class Retell(TaggedStruct, frozen=True):
    record: str
    seat: int  # -1 for a spectator
    data: str = ""


class Verify(TaggedStruct, frozen=True):
    record: str
    data: str = ""


class Unroll(TaggedStruct, frozen=True):
    """Asks for a `Film`."""

    record: str
    seat: int
    data: str = ""


class Describe(TaggedStruct, frozen=True):
    """Asks for the position after that many lines of a record, with hidden parts guessed for the seat if
    `is_guess`."""

    record: str
    lines: int
    seat: int
    is_guess: bool
    data: str = ""


class Recall(TaggedStruct, frozen=True):
    """Asks for the request that a seat got after that many lines of a record, with the names that pieces had."""

    record: str
    lines: int
    seat: int
    data: str = ""


class Draw(TaggedStruct, frozen=True):
    """Asks for a picture of the position after that many lines of a record, as a spectator sees it."""

    record: str
    lines: int
    data: str = ""


class DrawCard(TaggedStruct, frozen=True):
    """Asks for a picture of some lines of text."""

    title: str
    lines: list[str]


Reading = ReadPosition | Show | Retell | Verify | Unroll | Describe | Recall | Draw | DrawCard
Question = Choose | Advise | Analyse | FindPuzzles | Reading


# --- answers


class Chosen(TaggedStruct, frozen=True):
    """A bot's action."""

    action: int
    seconds: float  # of thinking, without the time in the queue
    prepared: bool  # False if the game was not compiled yet, so that the bot played greedily


class HintedAction(TaggedStruct, frozen=True):
    """The search's rating of an action."""

    action: int
    chance: float  # of winning, from 0 to 1
    visits: int
    is_close: bool  # no real difference from the best action
    reason: Message | None  # what it gains


class Hints(TaggedStruct, frozen=True):
    opinions: list[HintedAction]


class Analysed(TaggedStruct, frozen=True):
    analysis: Analysis


class PuzzlesFound(TaggedStruct, frozen=True):
    texts: list[str]


class Position(TaggedStruct, frozen=True):
    state: bytes
    text: str  # the normalized text of the position


class Shown(TaggedStruct, frozen=True):
    shown: bytes  # a `PositionShown` as JSON


class LoggedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a match, with the events that a seat may know."""

    version: int
    turn: int  # the number of the running turn; 0 before the first
    seat: int  # who acted; -1 for chance
    events: list[Happening]
    part: int = 0  # the picture that shows the events; 0: the position after the version


class Retold(TaggedStruct, frozen=True):
    steps: list[LoggedStep]


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a match. `changes` turn the view before it into the view after it."""

    version: int
    turn: int
    seat: int  # who acted; -1 for chance
    action: str  # empty if the reader must not know it
    actor: int  # the seat that is asked now
    changes: list[Change]
    events: list[Happening] = []
    pictures: list[PictureChange] = []  # positions before the last one, in which no seat was asked
    prompt: Message | None = None
    scores: list[ScoreLine] | None = None


class Film(msgspec.Struct, frozen=True):
    """A match from a viewpoint, from the beginning."""

    game: str
    seats: int
    seat: int
    options: dict[str, str]
    view: Any
    scores: list[ScoreLine]
    moments: list[Moment]


class PositionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    request: Request[Any]
    position: str  # after the actions
    seats: int
    why: Message | None = None  # why the action in question is not allowed
    film: Film | None = None  # from the position after the first `since` actions


class Unrolled(TaggedStruct, frozen=True):
    film: bytes  # as JSON, so that the server only passes it on


class Drawn(TaggedStruct, frozen=True):
    picture: bytes  # PNG


class Described(TaggedStruct, frozen=True):
    position: str


class Verified(TaggedStruct, frozen=True):
    """The number of checked rolls and decisions, and what is wrong; None if the match was fair."""

    rolls: int
    decisions: int
    wrong: Message | None = None


class QuestionRefused(TaggedStruct, frozen=True):
    """The question was refused."""

    why: Message


class Failure(TaggedStruct, frozen=True):
    """The program failed."""

    words: str


Result = (
    Chosen
    | Hints
    | Analysed
    | PuzzlesFound
    | Position
    | Shown
    | Retold
    | Unrolled
    | Drawn
    | Described
    | Verified
    | QuestionRefused
    | Failure
)


# --- envelopes


class Ask(TaggedStruct, frozen=True):
    number: int
    question: Question


class Drop(TaggedStruct, frozen=True):
    """Cancels a question."""

    number: int


class Want(TaggedStruct, frozen=True):
    """Asks to prepare a game with priority."""

    game: str


Order = Ask | Drop | Want


class Answered(TaggedStruct, frozen=True):
    number: int
    result: Result


class Progress(TaggedStruct, frozen=True):
    number: int
    part: float


class Prepared(TaggedStruct, frozen=True):
    """The state of preparation of all games, sent whenever it changes."""

    games: dict[str, Preparedness]


Report = Answered | Progress | Prepared

encode = msgspec.msgpack.Encoder().encode
decode_order = msgspec.msgpack.Decoder[Order](Order).decode
decode_report = msgspec.msgpack.Decoder[Report](Report).decode


def pack(message: Order | Report) -> bytes:
    body = encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


async def read_message(stream: asyncio.StreamReader) -> bytes:
    """The next packed message, without its length."""
    size = int.from_bytes(await stream.readexactly(LENGTH), "big")
    return await stream.readexactly(size)


def read_orders(stream: IO[bytes]) -> Iterator[Order]:
    """Yields orders until the stream ends, even in the middle of one."""
    while len(head := stream.read(LENGTH)) == LENGTH:
        size = int.from_bytes(head, "big")
        body = stream.read(size)
        if len(body) < size:
            return
        yield decode_order(body)
