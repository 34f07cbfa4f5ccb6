"""Puzzles."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from galapagos.engine.match.request import Request
from galapagos.engine.words.message import Message


class PuzzleLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """The puzzles of a game, and how I did."""

    game: str
    count: int
    tried: int = 0
    solved: int = 0
    own: int = 0  # made of my own mistakes
    points: int = 0  # my rating; 0 before the first puzzle
    provisional: bool = False


class PuzzleTask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in which one answer is clearly best."""

    game: str
    name: str
    request: Request[Any]
    points: int  # of the puzzle
    rated: bool = False  # my next answer counts
    own: bool = False
    mine: int = 0  # my rating; 0 before the first puzzle
    left: int = 0  # puzzles that I have not tried


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """An answer as text; empty to see the best one."""

    answer: Annotated[str, Meta(max_length=200)] = ""
    own: bool = False


class PuzzleVerdict(msgspec.Struct, frozen=True, omit_defaults=True):
    is_best: bool
    chance: float  # of winning after my answer, from 0 to 1
    best: str = ""  # the best answer, once it is found or shown
    best_chance: float = 0.0
    reason: Message | None = None  # what the best answer gains
    themes: tuple[str, ...] = ()
    line: bool = False  # there is a film of what follows
    points: int = 0  # of the puzzle, now
    mine: int = 0  # my rating, now
    gained: int = 0  # how far it has moved


class OwnPuzzles(msgspec.Struct, frozen=True):
    """How far my mistakes of a match have been made into puzzles."""

    part: float  # 1 when it is done
    made: int


class MyPuzzles(msgspec.Struct, frozen=True):
    """What the server stores about me and the puzzles of a game."""

    game: str
    points: float
    spread: float
    solved: dict[str, bool]  # whether my first answer to each puzzle was the best
    own: list[str]  # puzzles made of my mistakes, as texts
