"""Who takes part in a tournament: a bot by its name, with another budget or another way of thinking where that is the question.

    greedy                          as it is
    level5                          at its own iterations
    level5@800                      at 800 iterations for each decision
    level5@50ms                     at 50 milliseconds for each decision
    level5@800:depth=20:samples=2   and with other numbers than the game's heuristics have
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from galapagos.engine import playout
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, Thinking

from . import Bot, check_bot, is_level, make_bot
from .thought import Budget

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
UNLIMITED = 3600.0              # seconds: iterations are the budget then, and the load of the machine changes nothing
RATE = 100_000                  # iterations a second that no search exceeds


@dataclass(frozen=True)
class Limit:
    """How long to think about each decision: iterations, or seconds."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Limit:
        """`800`, `50ms` or `1.5s`."""
        found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?)(ms|s)|(\d{1,9})", text, re.ASCII)
        if found is None:
            raise Refused(f"{text!r} is not a budget: write iterations such as 800, or a time such as 50ms.")
        number, unit, iterations = found.groups()
        limit = cls(int(iterations)) if iterations else cls(seconds=float(number) / (1000 if unit == "ms" else 1))
        limit.check()
        return limit

    def check(self) -> None:
        """Exactly one of both, and enough to think with."""
        if (self.iterations != 0) == (self.seconds != 0):
            raise Refused("A budget is iterations or a time, and more than nothing.")
        if not 0 <= self.iterations <= MOST_ITERATIONS or not 0 <= self.seconds <= MOST_SECONDS:
            raise Refused(f"A budget is at most {MOST_ITERATIONS:,} iterations or {MOST_SECONDS:.0f} seconds, and more than nothing.")

    @property
    def budget(self) -> Budget:
        if self.iterations:
            return Budget(self.iterations, UNLIMITED)
        return Budget(max(100, int(self.seconds * RATE)), self.seconds)

    def __str__(self) -> str:
        return str(self.iterations) if self.iterations else f"{self.seconds * 1000:g}ms"


@dataclass(frozen=True)
class Contestant:
    text: str                           # as it was written: what tables and files call it
    name: str
    limit: Limit | None = None
    changes: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def parse(cls, game: Game, text: str, default: Limit | None = None) -> Contestant:
        """`default` is the budget of who names none of its own."""
        head, *words = text.split(":")
        name, at, budget = head.partition("@")
        check_bot(game, name)
        changes = dict(parse_change(word) for word in words)
        if not is_level(name):
            if at or changes:
                raise Refused(f"{name} does not search, so it has no budget and nothing to change.")
            return cls(text, name)
        return cls(text, name, Limit.parse(budget) if at else default, changes)

    @property
    def is_simple(self) -> bool:
        """Whether the engine itself makes its choices."""
        return self.name in playout.BOTS

    def sit_down(self, game: Game, seed: int, backend: str = "cpu") -> Bot:
        """On one thread: a tournament has a game on every core."""
        if not is_level(self.name):
            return make_bot(game, self.name, seed)
        from .levels import Thinker, find_level, make_budget

        level = find_level(self.name)
        budget = self.limit.budget if self.limit else replace(make_budget(game, level, self.changes), seconds=UNLIMITED)
        return Thinker(level, seed, budget=budget, wait=True, threads=1, changes=self.changes, backend=backend)


def parse_change(word: str) -> tuple[str, int]:
    name, _, value = word.partition("=")
    if name not in Thinking._fields or not re.fullmatch(r"\d{1,9}", value, re.ASCII):
        raise Refused(f"{word!r} changes nothing: write {', '.join(f'{field}=N' for field in Thinking._fields)}.")
    if name == "doubt" and int(value) == 0:
        raise Refused("Nobody is without doubt: write doubt=1 or more.")
    return name, int(value)
