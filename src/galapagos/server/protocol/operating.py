"""The operator's page."""

from __future__ import annotations

from typing import Literal

import msgspec

from .fields import Id


class ListedTable(msgspec.Struct, frozen=True):
    """A table in an operator's list."""

    table: str
    game: str
    status: str
    people: tuple[str, ...]  # by name and id
    changed: float
    rules: int


class ListedPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    made: float
    seen: float
    kept: bool  # has a passphrase
    banned: bool


class Reported(msgspec.Struct, frozen=True):
    """A report about a person."""

    at: float
    table: str
    reporter: str  # by name and id, like `person`
    person: str
    about: str  # the id of the person
    text: str


class ActInfo(msgspec.Struct, frozen=True):
    """What an operator did."""

    at: float
    operator: str
    act: str
    about: str  # the id of a table or a person, or the name of a token


class Overview(msgspec.Struct, frozen=True):
    """The server for its operator."""

    operator: str  # the name of the token
    version: str
    began: float  # when this process started
    figures: dict[str, int]
    features: dict[str, bool]  # what is on
    acts: list[ActInfo]  # the last first


class OperatorAct(msgspec.Struct, frozen=True):
    act: Literal["close", "ban", "unban", "erase"]
    about: Id  # of a table to close, or of a person
