"""Bots that do not search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from galapagos.engine.compiler.backend import functions
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import buffer, i16, i32
from galapagos.engine.loops import playout

CHOOSE = (playout.choose,)


class Simple:
    """A random or greedy bot, which chooses as in simulations."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.kind = playout.BOTS.index(name)
        self.random = Random()
        start_random(self.random, seed, 0)

    def choose(self, game: Game, s: Any) -> int:
        """Choose an action after a guess, which does not change the open actions."""
        space = game.actions.size
        out, weight, scratch = buffer(i16, space), buffer(i32, space), buffer(game.state, 2)
        game.rules.guess(s, s.actor, self.random)
        n = game.rules.legal(s, out)
        # interpreted, because compiling takes far longer than one decision
        choose = functions(game, "python", entries=CHOOSE).choose
        return int(choose(s, n, out, weight, self.kind, self.random, scratch))


class Planner(Simple):
    """A bot that follows a scripted plan of its game, and is greedy if the plan returns -1."""

    def __init__(self, name: str, plan: Callable[[Any], int], seed: int) -> None:
        super().__init__("greedy", seed)
        self.name, self.plan = name, plan

    def choose(self, game: Game, s: Any) -> int:
        action = self.plan(s)
        return action if action >= 0 else super().choose(game, s)
