"""What the server and the bots' process say to each other: structs in MessagePack, each behind its length."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import IO, Any, Literal

import msgspec

from galapagos.engine.match.difference import Change
from galapagos.engine.match.request import Request
from galapagos.engine.match.result import ScoreLine
from galapagos.engine.match.story import Happening
from galapagos.engine.words.message import Message as Said
from galapagos.lab.analysis import Analysis

LENGTH = 4  # bytes

Preparedness = Literal["ready", "preparing", "waiting"]


class Message(msgspec.Struct, frozen=True, tag=True):
    """Tagged by the name of its class."""


# --- questions: `data` has the component tables that the operator chose for the table in question, as `Game.data` has
# them; it is never what came over the network


class Choose(Message, frozen=True):
    game: str
    state: bytes  # hidden from its actor
    bot: str
    seed: int
    data: str = ""


class Advise(Message, frozen=True):
    game: str
    state: bytes  # hidden from that seat
    seat: int
    count: int
    data: str = ""


class Analyse(Message, frozen=True):
    record: str
    iterations: int  # for each decision
    language: str
    data: str = ""


class ReadPosition(Message, frozen=True):
    game: str
    text: str
    data: str = ""


class Show(Message, frozen=True):
    """A position and what is made of it by some actions, as a request."""

    game: str
    text: str
    actions: list[str]  # chance included
    seat: int | None  # who looks; whoever is asked, where nobody is named
    why: str  # an action to be explained, if any


class Retell(Message, frozen=True):
    record: str
    seat: int  # -1 for a spectator
    data: str = ""


class Verify(Message, frozen=True):
    record: str
    data: str = ""


class Unroll(Message, frozen=True):
    """The whole match, moment by moment, as a seat saw it."""

    record: str
    seat: int
    data: str = ""


class Describe(Message, frozen=True):
    """The position after so many lines of a record: as it was, or, where something is still hidden, as that seat may
    guess it."""

    record: str
    lines: int
    seat: int
    is_guess: bool
    data: str = ""


Reading = ReadPosition | Show | Retell | Verify | Unroll | Describe
Question = Choose | Advise | Analyse | Reading


# --- answers


class Chosen(Message, frozen=True):
    """What a bot does."""

    action: int
    seconds: float  # that it thought, without waiting for its turn to think
    prepared: bool  # False: its game was not compiled yet, and it played greedily


class Opinion(Message, frozen=True):
    """What the search thinks of an action."""

    action: int
    chance: float  # of winning, from 0 to 1
    visits: int


class Advice(Message, frozen=True):
    opinions: list[Opinion]


class Analysed(Message, frozen=True):
    analysis: Analysis


class Position(Message, frozen=True):
    state: bytes
    text: str  # that describes it, in the program's own words


class Shown(Message, frozen=True):
    shown: bytes  # a `PositionShown` as JSON


class PositionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    request: Request[Any]
    position: str  # where the actions led
    seats: int
    why: Said | None = None  # the rule that forbids the action that was asked about


class LoggedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a match, with the events that a seat may know."""

    version: int
    turn: int  # how many turns were over
    seat: int  # who acted; -1 for chance
    events: list[Happening]


class Retold(Message, frozen=True):
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
    prompt: Said | None = None
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


class Unrolled(Message, frozen=True):
    film: bytes  # as JSON, so that the server has nothing to do with it


class Described(Message, frozen=True):
    position: str


class Verified(Message, frozen=True):
    """How many rolls and decisions were checked, and what is wrong; None where the match was fair."""

    rolls: int
    decisions: int
    wrong: Said | None = None


class Refusal(Message, frozen=True):
    """The question was wrong."""

    why: Said


class Failure(Message, frozen=True):
    """The program was."""

    words: str


Result = Chosen | Advice | Analysed | Position | Shown | Retold | Unrolled | Described | Verified | Refusal | Failure


# --- what is sent


class Ask(Message, frozen=True):
    number: int
    question: Question


class Drop(Message, frozen=True):
    """Nobody waits for the answer to that question any more."""

    number: int


class Want(Message, frozen=True):
    """Bots will soon play that game."""

    game: str


Order = Ask | Drop | Want


class Answer(Message, frozen=True):
    number: int
    result: Result


class Progress(Message, frozen=True):
    number: int
    part: float


class Prepared(Message, frozen=True):
    """How far all games are, whenever that changes."""

    games: dict[str, Preparedness]


Report = Answer | Progress | Prepared

decode_order = msgspec.msgpack.Decoder[Order](Order).decode
decode_report = msgspec.msgpack.Decoder[Report](Report).decode


def pack(message: Order | Report) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


async def read_message(stream: asyncio.StreamReader) -> bytes:
    """One that was packed, without its length."""
    size = int.from_bytes(await stream.readexactly(LENGTH), "big")
    return await stream.readexactly(size)


def read_orders(stream: IO[bytes]) -> Iterator[Order]:
    """Until the other side is gone, be it in the middle of an order."""
    while len(head := stream.read(LENGTH)) == LENGTH:
        size = int.from_bytes(head, "big")
        body = stream.read(size)
        if len(body) < size:
            return
        yield decode_order(body)
