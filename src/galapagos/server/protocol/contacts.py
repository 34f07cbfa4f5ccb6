"""People I know, blocks and invitations."""

from __future__ import annotations

import msgspec

from .fields import Id
from .people import PersonInfo
from .tables import TableLine


class AskPerson(msgspec.Struct, frozen=True):
    person: Id


class BlockPerson(msgspec.Struct, frozen=True):
    person: Id
    blocked: bool = True  # false lifts the block


class DeclineTable(msgspec.Struct, frozen=True):
    table: Id


class KnownPerson(msgspec.Struct, frozen=True):
    """A person whom I know."""

    person: PersonInfo
    met: bool  # at a table; else by a link
    here: bool  # now, if the person lets me see it


class MyPeople(msgspec.Struct, frozen=True):
    known: list[KnownPerson]  # the last first
    blocked: list[PersonInfo]


class InvitationInfo(msgspec.Struct, frozen=True):
    table: TableLine
    host: PersonInfo  # who invites me
    at: float
