"""What the server and the bots' process say to each other: structs in MessagePack, each behind its length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Literal

import msgspec

from galapagos.engine.story import Happening
from galapagos.lab.analysis import Analysis

LENGTH = 4                      # bytes

Preparedness = Literal["ready", "preparing", "waiting"]


class Message(msgspec.Struct, frozen=True, tag=True):
    """Tagged by the name of its class."""


# --- questions


class Choose(Message, frozen=True):
    game: str
    state: bytes                # hidden from its actor
    bot: str
    seed: int


class Advise(Message, frozen=True):
    game: str
    state: bytes                # hidden from that seat
    seat: int
    count: int


class Analyse(Message, frozen=True):
    record: str
    iterations: int             # for each decision
    language: str


class ReadPosition(Message, frozen=True):
    game: str
    text: str


class Retell(Message, frozen=True):
    record: str
    seat: int                   # -1 for a spectator


class Verify(Message, frozen=True):
    record: str


Reading = ReadPosition | Retell | Verify
Question = Choose | Advise | Analyse | Reading


# --- answers


class Chosen(Message, frozen=True):
    """What a bot does."""

    action: int
    seconds: float              # that it thought, without waiting for its turn to think
    prepared: bool              # False: its game was not compiled yet, and it played greedily


class Opinion(Message, frozen=True):
    """What the search thinks of an action."""

    action: int
    chance: float               # of winning, from 0 to 1
    visits: int


class Advice(Message, frozen=True):
    opinions: list[Opinion]


class Analysed(Message, frozen=True):
    analysis: Analysis


class Position(Message, frozen=True):
    state: bytes


class LoggedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a match and what a seat heard of it."""

    version: int
    turn: int                   # how many were over
    seat: int                   # who acted; -1 for chance
    events: list[Happening]


class Retold(Message, frozen=True):
    steps: list[LoggedStep]


class Verified(Message, frozen=True):
    """How many rolls and decisions were checked, and what is wrong, in a sentence; empty where the match was fair."""

    rolls: int
    decisions: int
    sentence: str = ""


class Refusal(Message, frozen=True):
    """The question was wrong."""

    sentence: str


class Failure(Message, frozen=True):
    """The program was."""

    words: str


Result = Chosen | Advice | Analysed | Position | Retold | Verified | Refusal | Failure


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


def read_orders(stream: IO[bytes]) -> Iterator[Order]:
    """Until the other side is gone, be it in the middle of an order."""
    while len(head := stream.read(LENGTH)) == LENGTH:
        size = int.from_bytes(head, "big")
        body = stream.read(size)
        if len(body) < size:
            return
        yield decode_order(body)
