"""Frames: the messages from the server by socket."""

from __future__ import annotations

from typing import Any

import msgspec

from galapagos.engine.match.difference import Change
from galapagos.engine.match.picture import PictureChange
from galapagos.engine.match.request import Choice, Request
from galapagos.engine.match.result import ScoreLine
from galapagos.engine.match.story import Happening
from galapagos.engine.words.message import Message

from .people import PersonInfo
from .tables import TableInfo


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message by socket."""


class Clocks(msgspec.Struct, frozen=True, omit_defaults=True):
    left: tuple[float, ...]  # seconds by seat, when this was sent
    running: int  # the seat whose time runs, or -1
    runs_out: float = 0.0  # the server's time at which it does
    rests_until: float = 0.0  # no time counts before; 0 if it counts now


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
    clocks: Clocks | None = None


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


AnyFrame = Joined | Update | Curtain | Changed | Chatted | Refusal | WhyNot | Advice | Goodbye
