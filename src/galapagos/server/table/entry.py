"""What is written in a table's log. A table is what its entries make of it, whoever reads them."""

from __future__ import annotations

import msgspec

from .clock import ClockRule


class Deed(msgspec.Struct, frozen=True, omit_defaults=True, tag=True, tag_field="did"):
    """Something that was done at a table."""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit on a seat: a person, a bot, or whoever comes."""

    person: str = ""
    bot: str = ""
    nonce: str = ""  # what the seat mixes into the dice


class Opened(Deed, frozen=True):
    game: str
    rules: int
    host: str
    seats: tuple[Plan, ...]
    secret: str  # of the dice: its hash is shown at once, itself at the end
    options: dict[str, str] = {}
    public: bool = False
    clock: ClockRule = ClockRule()
    hints: bool = False
    position: str = ""  # where it begins, if not at the beginning
    after: str = ""  # the table of which it is a rematch
    data: str = ""  # component tables that the operator chose, as `Game.data` has them


class Seated(Deed, frozen=True):
    """A seat is another's now, before the start: a person's, a bot's, or open."""

    seat: int
    plan: Plan


class Hosted(Deed, frozen=True):
    person: str


class Started(Deed, frozen=True):
    lines: tuple[str, ...] = ()  # rolls before the first question; `Table.perform` adds them


class Moved(Deed, frozen=True):
    """An answer, and the rolls that followed it, as lines of a record; `Table.perform` adds the rolls."""

    seat: int
    lines: tuple[str, ...]
    by: str = ""  # the bot that gave it; empty for the person


class Undone(Deed, frozen=True):
    seat: int
    policy: str
    lines: tuple[str, ...] = ()  # how the record says it, and the rolls after it; `Table.perform` adds them


class Proposed(Deed, frozen=True):
    """Somebody asks all others: for an undo, for a bot on a seat whose player is away, for an end."""

    what: str  # undo, relieve or abort
    seat: int  # who asks
    about: int = -1  # the seat that is to be relieved


class Voted(Deed, frozen=True):
    """A "no" ends the proposal. It is also written when a player comes back whom it is about, or who made it and was
    gone for long."""

    seat: int
    agrees: bool


class Relieved(Deed, frozen=True):
    """A bot plays on for a seat until its player comes back."""

    seat: int
    bot: str
    why: str  # clock, away or resigned


class Returned(Deed, frozen=True):
    seat: int


class Away(Deed, frozen=True):
    seat: int


class Back(Deed, frozen=True):
    seat: int


class Ended(Deed, frozen=True):
    """It is over: finished by its rules, resigned, aborted, unfinished (the rules were changed), closed by the
    operator, or expired."""

    why: str
    seat: int = -1  # who resigned
    ranks: tuple[int, ...] = ()


class Followed(Deed, frozen=True):
    """There is a rematch."""

    table: str


AnyDeed = (
    Opened
    | Seated
    | Hosted
    | Started
    | Moved
    | Undone
    | Proposed
    | Voted
    | Relieved
    | Returned
    | Away
    | Back
    | Ended
    | Followed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def encode(deed: AnyDeed) -> bytes:
    return _encoder.encode(deed)


def decode(data: bytes) -> AnyDeed:
    return _decoder.decode(data)
