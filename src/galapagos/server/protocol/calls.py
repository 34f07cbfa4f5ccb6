"""Calls: the messages from a client by socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .fields import MOST_DAYS, ActionText, Number, Text


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
    two with a bank of time, `claim` wins the game from a player who has left. With a clock of days, all may agree to a
    `holiday`, in which no time counts, or that `weekends` do not count, or count again; votes on these stay open while
    players move."""

    what: Annotated[str, Meta(max_length=20)]  # relieve, abort, claim, holiday or weekends
    about: Annotated[int, Meta(ge=-1, le=12)] = -1  # the seat to relieve, or whose player has left
    days: Annotated[int, Meta(ge=0, le=MOST_DAYS)] = 0  # of a holiday, from now on


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
decode_call: msgspec.json.Decoder[AnyCall] = msgspec.json.Decoder(AnyCall)
