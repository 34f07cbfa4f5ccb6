"""Bots that play without a tree: the choices that simulations make, for one decision at a time."""

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
    """Random or greedy."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.kind = playout.BOTS.index(name)
        self.random = Random()
        start_random(self.random, seed, 0)

    def choose(self, game: Game, s: Any) -> int:
        """What is hidden is guessed first: which actions are open never depends on it."""
        space = game.actions.size
        out, weight, scratch = buffer(i16, space), buffer(i32, space), buffer(game.state, 2)
        game.rules.guess(s, s.actor, self.random)
        n = game.rules.legal(s, out)
        # one decision is not worth the wait for compiled code
        choose = functions(game, "python", entries=CHOOSE).choose
        return int(choose(s, n, out, weight, self.kind, self.random, scratch))


class Planner(Simple):
    """Follows a plan of its game, and is greedy where that says nothing."""

    def __init__(self, name: str, plan: Callable[[Any], int], seed: int) -> None:
        super().__init__("greedy", seed)
        self.name, self.plan = name, plan

    def choose(self, game: Game, s: Any) -> int:
        action = self.plan(s)
        return action if action >= 0 else super().choose(game, s)
