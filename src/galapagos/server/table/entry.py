"""The entries of a table's log. Replaying them gives the same table in every process."""

from __future__ import annotations

import msgspec

from ..protocol.tables import ClockRule


class Deed(msgspec.Struct, frozen=True, omit_defaults=True, tag=True, tag_field="did"):
    """One change of a table. Its tag is the name of the class."""


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person or a bot; without either, the seat is open."""

    person: str = ""
    bot: str = ""
    nonce: str = ""  # the seat's contribution to the dice
    device: str = ""  # the person on whose device this one plays, if it is another one's


class Opened(Deed, frozen=True):
    game: str
    rules: int
    host: str
    seats: tuple[Occupant, ...]
    secret: str  # of the dice; players see its hash at once, and the secret at the end
    options: dict[str, str] = {}
    public: bool = False
    clock: ClockRule = ClockRule()
    hints: bool = False
    position: str = ""  # the starting position, if not the usual one
    after: str = ""  # the table that this is a rematch of
    data: str = ""  # component tables that the operator chose, as `Game.data` has them
    rated: bool = False
    island: str = ""  # the day, if this is a try at an island of the day
    practice: bool = False  # a try at an island that does not count
    sealed: float = 0.0  # until then, others play with the same dice, so the secret is not shown
    tournament: str = ""


class Seated(Deed, frozen=True):
    """A seat changed hands before the start."""

    seat: int
    plan: Occupant


class Hosted(Deed, frozen=True):
    person: str


class Started(Deed, frozen=True):
    lines: tuple[str, ...] = ()  # rolls before the first question; `Table.perform` adds them


class Moved(Deed, frozen=True):
    """An answer and the rolls after it, as lines of a record; `Table.perform` adds the rolls."""

    seat: int
    lines: tuple[str, ...]
    by: str = ""  # the bot that answered; empty for the person


class Undone(Deed, frozen=True):
    seat: int
    policy: str
    lines: tuple[str, ...] = ()  # the undo and the rolls after it, as in the record; `Table.perform` adds them


class Proposed(Deed, frozen=True):
    """A player asks the others for an undo, for a bot on the seat of a player who is away, or to end the match."""

    what: str  # undo, relieve, abort, holiday or weekends
    seat: int  # the proposer's
    about: int = -1  # the seat to relieve
    days: int = 0  # of a holiday


class Voted(Deed, frozen=True):
    """A "no" ends the proposal. It is also written when the player whom the proposal is about comes back, or a proposer
    who was gone for long."""

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


class Rested(Deed, frozen=True):
    """All have agreed that the clocks rest."""

    until: float


class Reckoned(Deed, frozen=True):
    """All have agreed whether weekends do not count."""

    weekends: bool


class Ended(Deed, frozen=True):
    """The match is over. The reason is finished, resigned, claimed (the other player had left), aborted, unfinished
    (the rules have changed), closed (by the operator) or expired."""

    why: str
    seat: int = -1  # who resigned or had left
    ranks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()  # `Table.perform` adds these two; older entries have none
    sides: tuple[int, ...] = ()  # the team of each seat, if there are teams


class Reloaded(Deed, frozen=True):
    """The game's file was saved: the match goes on from its lines under the new rules, unless they refuse one."""

    rules: int
    lines: tuple[str, ...] = ()  # rolls that the new rules ask for after the last line; `Table.perform` adds them
    stopped_at: str = ""  # the number and the line that the new rules refuse


class Unsealed(Deed, frozen=True):
    """All tables with the same dice are over, so that the secret may be shown."""


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
    | Rested
    | Reckoned
    | Ended
    | Reloaded
    | Followed
    | Unsealed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def encode(deed: AnyDeed) -> bytes:
    return _encoder.encode(deed)


def decode(data: bytes) -> AnyDeed:
    return _decoder.decode(data)


def is_reload(data: bytes) -> bool:
    """Whether an entry is `Reloaded`, without decoding it: its tag comes first."""
    return data.startswith(b'{"did":"Reloaded"')
