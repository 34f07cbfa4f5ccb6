"""A tournament's entrants: bots by name, optionally with another budget or other parameters of the search.

greedy                          a simple bot
level5                          with its own number of iterations
level5@800                      800 iterations per decision
level5@50ms                     50 milliseconds per decision
level5@800:depth=20:samples=2   with other parameters than the game's heuristics have
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from galapagos.bots import Bot, check_bot, is_level, make_bot
from galapagos.bots.budget import UNLIMITED, Limit
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, Thinking
from galapagos.engine.loops import playout


@dataclass(frozen=True)
class Entrant:
    text: str  # as written; its name in tables and files
    name: str
    limit: Limit | None = None
    changes: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def parse(cls, game: Game, text: str, default: Limit | None = None) -> Entrant:
        """`default` is the budget of an entrant that names none."""
        head, *words = text.split(":")
        name, at, budget = head.partition("@")
        check_bot(game, name)
        changes = dict(parse_change(word) for word in words)
        if not is_level(name):
            if at or changes:
                raise Refused("entrant-without-search", name=name)
            return cls(text, name)
        return cls(text, name, Limit.parse(budget) if at else default, changes)

    @property
    def is_simple(self) -> bool:
        """Whether the engine itself makes its choices."""
        return self.name in playout.BOTS

    def sit_down(self, game: Game, seed: int, backend: str = "cpu") -> Bot:
        """A bot on one thread, because a tournament plays a game on every core."""
        if not is_level(self.name):
            return make_bot(game, self.name, seed)
        from galapagos.bots.levels import Thinker, find_level, make_budget

        level = find_level(self.name)
        budget = self.limit.budget if self.limit else replace(make_budget(game, level, self.changes), seconds=UNLIMITED)
        return Thinker(level, seed, budget=budget, wait=True, threads=1, changes=self.changes, backend=backend)


def parse_change(word: str) -> tuple[str, int]:
    name, _, value = word.partition("=")
    if name not in Thinking._fields or not re.fullmatch(r"\d{1,9}", value, re.ASCII):
        raise Refused(
            "entrant-change-unknown", word=repr(word), names=", ".join(f"{field}=N" for field in Thinking._fields)
        )
    if name == "doubt" and int(value) == 0:
        raise Refused("entrant-without-doubt")
    return name, int(value)
