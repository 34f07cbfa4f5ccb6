"""A duel of the searching bot with new weights against itself with the present ones: mirrored sets with the same dice
and the same thinking time."""

from __future__ import annotations

import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from galapagos.bots.budget import UNLIMITED, Budget
from galapagos.bots.levels import make_plan
from galapagos.bots.thought import SEARCH, TREES, think
from galapagos.engine.compiler.backend import functions
from galapagos.engine.cores import usable_cores
from galapagos.engine.game import Game
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.struct import copy

from ..statistics import Interval, interval
from ..tournament.entrant import Entrant
from ..tournament.table import STRETCH, derive_seed, play_game
from .weights import Weights, with_weights

TRIALS = 12  # positions for timing
BOT = "level5"


@dataclass(frozen=True)
class Contender(Entrant):
    """The top level with its own search, doubt and budget."""

    run: Any = None
    doubt: int = 0
    iterations: int = 0

    def sit_down(self, game: Game, seed: int, backend: str = "cpu") -> Any:
        return DuelBot(self, seed, backend)


class DuelBot:
    def __init__(self, contender: Contender, seed: int, backend: str) -> None:
        self.contender, self.seed, self.backend, self.name = contender, seed, backend, contender.text

    def choose(self, game: Game, s: Any) -> int:
        self.seed += 1
        own = self.contender
        budget, plan = Budget(own.iterations, UNLIMITED), make_plan(game, s.seats, {"doubt": own.doubt})
        return think(
            game, copy(s), s.actor, plan, budget, self.seed, backend=self.backend, threads=1, run=own.run
        ).best.action


@dataclass(frozen=True)
class Duel:
    """New weights have one seat, the old ones all others."""

    game: Game
    seats: int
    old: Weights
    new: Weights
    games: int
    iterations: int  # of the old weights
    seed: int = 0
    backend: str = "cpu"
    shares: list[float] = field(default_factory=list)  # of the new weights in each finished set

    @property
    def sets(self) -> int:
        return -(-self.games // self.seats)

    @property
    def found(self) -> Interval:
        return interval(self.shares, self.seats)

    @property
    def is_won(self) -> bool:
        """Whether the new weights surely win more than an equal share."""
        return len(self.shares) == self.sets and self.found.low > 1 / self.seats

    @cached_property
    def contenders(self) -> tuple[Contender, Contender]:
        """The new and the old one. The new one gets as many iterations as fit in the time that the old one takes."""
        other = with_weights(self.game, SEARCH, self.new.table, self.backend).search
        _ = functions(self.game, self.backend, entries=STRETCH).go_on
        old = self.owner
        new = Contender("new", BOT, run=other, doubt=self.new.doubt, iterations=self.iterations)
        slower = self.seconds(new) / self.seconds(old) if self.backend == "cpu" else 1.0
        return Contender(
            "new", BOT, run=other, doubt=self.new.doubt, iterations=max(TREES, round(self.iterations / slower))
        ), old

    @property
    def owner(self) -> Contender:
        """The contender with the present weights."""
        return Contender(
            "old",
            BOT,
            run=functions(self.game, self.backend, entries=SEARCH).search,
            doubt=self.old.doubt,
            iterations=self.iterations,
        )

    def seconds(self, contender: Contender) -> float:
        """The CPU time of this thread for a few positions."""
        total = 0.0
        for number, s in enumerate(self.trials):
            begin = time.thread_time()
            contender.sit_down(self.game, number, self.backend).choose(self.game, s)
            total += time.thread_time() - begin
        return total

    @property
    def trials(self) -> list[Any]:
        """A few decisions spread over a game."""
        return self.decisions[:: max(1, len(self.decisions) // TRIALS)]

    @cached_property
    def decisions(self) -> list[Any]:
        """The decisions of a greedy game, as their players see them."""
        from galapagos.bots import make_bot
        from galapagos.engine.match.match import new

        match, bot, found = new(self.game.name, self.seats, self.seed), make_bot(self.game, "greedy", self.seed), []
        while match.state.actor != OVER and (decision := match.decision) is not None:
            found.append(self.game.hidden(match.state, decision.seat))
            match.play(bot.choose(self.game, copy(found[-1])))  # a copy, because a bot may write guesses into its state
        return found

    def as_data(self) -> dict[str, Any]:
        new, old = self.contenders
        return {
            "players": self.seats,
            "games": len(self.shares) * self.seats,
            "share": self.found.mean,
            "interval": [self.found.low, self.found.high],
            "iterations": {"before": old.iterations, "after": new.iterations},
            "won": self.is_won,
        }

    def play(self) -> Generator[float]:
        """The share of the new weights in each set, as it finishes."""
        _ = self.contenders  # compile and time before the threads start
        pool = ThreadPoolExecutor(usable_cores() if self.backend == "cpu" else 1)
        try:
            for future in as_completed([pool.submit(self.play_set, number) for number in range(self.sets)]):
                self.shares.append(future.result())
                yield self.shares[-1]
        finally:
            pool.shutdown(cancel_futures=True)

    def play_set(self, number: int) -> float:
        luck, won = derive_seed(self.seed, "luck", number), 0.0
        for place in range(self.seats):
            seating = tuple(0 if seat == place else 1 for seat in range(self.seats))
            won += play_game(
                self.game,
                {},
                self.contenders,
                seating,
                luck,
                derive_seed(self.seed, "bots", number, place),
                self.backend,
            ).shares[place]
        return won / self.seats
