"""The bots of traced games, in the form that the rules subset needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from galapagos.bots.levels import find_level, make_budget, make_plan, thinking_of
from galapagos.bots.thought import TREES
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.loops.playout import BOTS, GREEDY

from ..tournament.entrant import Entrant
from .mind import Mind

SEARCHES = GREEDY + 1  # the kind of a searching bot
MOST_ITERATIONS = 100_000


@dataclass(frozen=True)
class Seating:
    """One bot per seat: `greedy`, `random`, or a level with a budget of iterations, `level5@12`."""

    game: Game
    bots: tuple[Entrant, ...]

    @classmethod
    def parse(cls, game: Game, seats: int, names: Sequence[str]) -> Seating:
        """One name stands for all seats."""
        if len(names) not in (1, seats):
            raise Refused("bots-number-wrong", count=len(names), seats=seats)
        bots = tuple(Entrant.parse(game, names[seat % len(names)]) for seat in range(seats))
        for bot in bots:
            if not bot.is_simple and bot.name in game.plans:
                raise Refused("bot-with-plan", bot=bot.name, names=", ".join(BOTS))
            if bot.limit and not 0 < bot.limit.iterations <= MOST_ITERATIONS:
                raise Refused("bot-without-iterations", bot=bot.text, most=f"{MOST_ITERATIONS:,}")
        return cls(game, bots)

    @property
    def searches(self) -> bool:
        return any(not bot.is_simple for bot in self.bots)

    @property
    def kinds(self) -> list[int]:
        return [BOTS.index(bot.name) if bot.is_simple else SEARCHES for bot in self.bots]

    @property
    def minds(self) -> Iterator[Mind]:
        """One per seat; empty for a bot that does not search."""
        for bot in self.bots:
            mind = Mind()
            if not bot.is_simple:
                level = find_level(bot.name)
                mind.plan = make_plan(self.game, len(self.bots), bot.changes, level.style)
                mind.iterations, mind.overlooks = self.iterations(bot), level.overlooks
                mind.sense = thinking_of(self.game, bot.changes).sense
            yield mind

    @property
    def description(self) -> list[list[Any]]:
        """Everything that determines the bots' choices, except the heuristics themselves."""
        thinking = [thinking_of(self.game, bot.changes)._asdict() if not bot.is_simple else {} for bot in self.bots]
        return [
            [bot.name, *([self.iterations(bot), find_level(bot.name).overlooks, how] if how else [])]
            for bot, how in zip(self.bots, thinking, strict=True)
        ]

    def iterations(self, bot: Entrant) -> int:
        """The iterations of each tree."""
        budget = bot.limit.budget if bot.limit else make_budget(self.game, find_level(bot.name), bot.changes)
        return -(-budget.iterations // TREES)

    @property
    def most_iterations(self) -> int:
        return max((self.iterations(bot) for bot in self.bots if not bot.is_simple), default=0)
