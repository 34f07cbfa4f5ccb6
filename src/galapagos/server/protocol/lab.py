"""The lab's reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .refusal import Sentence


class LabReport(msgspec.Struct, frozen=True):
    """A report of the lab on a game."""

    name: str
    game: str
    players: list[int]  # numbers of players
    games: int  # played for the report
    written: float
    language: str


class LabWork(msgspec.Struct, omit_defaults=True):
    """The current or latest quick report."""

    report: str
    game: str
    players: int
    part: float = 0.0
    done: bool = False
    trouble: Sentence | None = None  # the error


class LabReports(msgspec.Struct, frozen=True, omit_defaults=True):
    reports: list[LabReport]
    may_start: bool = False  # I may start a quick report
    missing: Sentence | None = None  # what the operator must install first
    work: LabWork | None = None


class StartLabReport(msgspec.Struct, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=12)]
    language: Annotated[str, Meta(max_length=20)] = "en"
