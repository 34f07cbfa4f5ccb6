"""The entries of a tournament's log. Replaying them gives the same tournament in every process."""

from __future__ import annotations

import msgspec

from ..protocol.tournaments import TournamentPlan


class Deed(msgspec.Struct, frozen=True, omit_defaults=True, tag=True, tag_field="did"):
    """One change of a tournament. Its tag is the name of the class."""


class Begun(Deed, frozen=True):
    host: str
    plan: TournamentPlan
    rules: int  # version of the game's rules
    secret: str  # of which the ids of tables and, in a duplicate tournament, the dice are made


class Joined(Deed, frozen=True):
    """An entrant of the next round."""

    person: str = ""
    bot: str = ""
    nonce: str = ""  # the person's word to the dice


class Left(Deed, frozen=True):
    """An entrant plays no further round."""

    entrant: int


class Drawn(Deed, frozen=True):
    """A round begins: the entrants at each table, by seat, and those who pause."""

    tables: tuple[tuple[int, ...], ...]
    pausing: tuple[int, ...] = ()


class Scored(Deed, frozen=True):
    """A round is over: what each seat of each table scored, in thousandths."""

    scores: tuple[tuple[int, ...], ...]


class Closed(Deed, frozen=True):
    """The tournament is over."""


AnyDeed = Begun | Joined | Left | Drawn | Scored | Closed

encode = msgspec.json.Encoder().encode
decode: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)
