"""Opponents of a learner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from galapagos.bots.levels import LEVELS, Thinker, find_level
from galapagos.engine.compiler.backend import functions
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import buffer, copy
from galapagos.engine.loops import playout
from galapagos.engine.loops.playout import BOTS

from .arguments import whole
from .single import SingleGame

CHOOSE = (playout.choose,)
Policy = Callable[[dict[str, Any]], int]  # an observation and its action_mask, to an action


class Opponent(Protocol):
    def seed(self, seed: int) -> None: ...
    def choose(self, table: SingleGame) -> int: ...


def opponent(who: str | Policy, table: SingleGame) -> Opponent:
    if callable(who):
        return FunctionOpponent(who)
    if who in BOTS:
        return SimpleOpponent(who, table)
    if who in LEVELS:
        return LevelOpponent(who)
    raise Refused("opponents-unknown", name=repr(who), names=", ".join((*BOTS, *LEVELS)))


class SimpleOpponent:
    """A random or greedy opponent, compiled."""

    def __init__(self, name: str, table: SingleGame) -> None:
        self.kind, self.random = BOTS.index(name), Random()
        self._find(table.game.name, table.backend)

    def _find(self, game: str, backend: str) -> None:
        self.given, made = (game, backend), find_game(game)
        self.scratch, self.function = buffer(made.state, 2), functions(made, backend, entries=CHOOSE).choose

    def seed(self, seed: int) -> None:
        start_random(self.random, seed, 1)

    def choose(self, table: SingleGame) -> int:
        workspace = table.workspace
        return int(
            self.function(
                workspace.state, table.n, workspace.out, workspace.weight, self.kind, self.random, self.scratch
            )
        )

    def __getstate__(self) -> Any:
        """Without functions and their memory, which cannot be pickled."""
        return self.kind, copy(self.random), self.given

    def __setstate__(self, data: Any) -> None:
        self.kind, self.random, given = data
        self._find(*given)


class LevelOpponent:
    """A bot that searches, given the hidden position."""

    def __init__(self, name: str) -> None:
        self.level = find_level(name)
        self.seed(0)

    def seed(self, seed: int) -> None:
        self.thinker = Thinker(self.level, seed, wait=True)

    def choose(self, table: SingleGame) -> int:
        return self.thinker.choose(table.game, table.game.hidden(copy(table.workspace.state), table.actor))


class FunctionOpponent:
    """A caller's function."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def seed(self, seed: int) -> None:
        """Do nothing, because the function has its own random numbers."""

    def choose(self, table: SingleGame) -> int:
        action = whole(
            "The answer of the opponents' function",
            self.policy({"observation": table.features(table.actor), "action_mask": table.mask()}),
        )
        if not table.is_legal(action):
            raise Refused("opponents-answer-not-open", action=action)
        return action
