"""The tracer's programs bound to a game: the player, with or without a search, and the watcher."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from galapagos.bots import choice, search
from galapagos.engine.compiler.backend import Functions, built, program
from galapagos.engine.compiler.fingerprint import fingerprint
from galapagos.engine.compiler.program import Function, Program
from galapagos.engine.game import Game
from galapagos.engine.language import contract, event
from galapagos.engine.language.struct import counted

from . import mind, play, watch
from .subject import subject_of

PLAY, WATCH = (play.trace_games,), (watch.watch_games,)


def playing(game: Game, searches: bool) -> Program:
    """Play games without events; without searching bots the program contains no search."""
    own = subject_of(game).functions
    bound: dict[Any, Any] = {getattr(play, name): own[name] for name in ("role", "whose") if name in own}
    bound[play.score_part] = game.rules.score_part
    if searches:
        bound[play.choose] = mind.think
    made = program(game, PLAY, bound)
    made.within += (mind.__name__, choice.__name__, search.__name__)
    return made


def watching(game: Game) -> Program:
    """Apply actions with rules that count their events."""
    subject, state = subject_of(game), counted_state(game)
    tables = subject.tables()
    bound = {
        contract.State: state,
        game.state: state,
        event.tell: with_tables(watch.note, tables),
        watch.seat_of: with_tables(watch.seat_of, tables),
    }
    if "owner" in subject.functions:
        bound[watch.owner] = subject.functions["owner"]
    return program(game, WATCH, bound)


def with_tables(function: Any, tables: Mapping[str, Any]) -> Any:
    """The same function with other globals for these tables."""
    made = Function(function.__code__, {**function.__globals__, **tables}, function.__name__, function.__defaults__)
    made.__module__ = function.__module__
    made.__qualname__ = function.__qualname__
    made.__annotations__ = function.__annotations__
    made.__doc__ = function.__doc__
    return made


def counted_state(game: Game) -> Any:
    return counted(game.state, tally_size(game, max(game.seats)))


def tally_size(game: Game, seats: int) -> int:
    return (len(game.events.kinds) + len(subject_of(game).things)) * (seats + 1)


class Compiled:
    """The compiled player and watcher of a game."""

    def __init__(self, game: Game, searches: bool, backend: str = "cpu") -> None:
        self.game, self.searches, self.backend = game, searches, backend

    @property
    def player(self) -> Functions:
        return built_once(self.game, "plays", self.searches, self.backend)

    @property
    def watcher(self) -> Functions:
        return built_once(self.game, "watches", False, self.backend)


@cache
def built_once(game: Game, what: str, searches: bool, backend: str) -> Functions:
    return built(game, playing(game, searches) if what == "plays" else watching(game), backend)


@cache
def rules_mark(game: Game, searches: bool) -> str:
    """A hash of all code and tables that determine how a traced game goes and what is recorded of it."""
    return fingerprint(playing(game, searches)) + fingerprint(watching(game))
