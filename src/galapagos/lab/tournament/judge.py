"""Decide whether the results so far settle the question of a tournament, with a test that may look after every set.

The unit is the mirrored set, never the game, because the games of a set share their dice.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from .schedule import Set, Tournament

ERROR = 0.05
BOLDEST = 0.75  # of the largest stake that cannot lose everything


class Bet:
    """A sequential test whether a mean is above or below a number.

    Before each set, one bettor stakes part of its capital on a mean above that number, another one on a mean below. If
    the mean is not above (below) it, the first (second) bettor gains nothing on average, and reaches 2 / ERROR times
    its initial capital with a probability of at most ERROR / 2. So one may look after every set and stop at will.
    """

    def __init__(self, than: float, error: float = ERROR) -> None:
        self.than, self.goal = than, math.log(2 / error)
        self.above, self.below = 0.0, 0.0  # logarithms of both capitals
        self.count, self.mean, self.variance = 0, 0.5, 0.25
        self.verdict = 0  # 1 above, -1 below, 0 open

    def see(self, value: float) -> int:
        """Add a result from 0 to 1; return the verdict so far."""
        edge = (self.mean - self.than) / (self.variance + (self.mean - self.than) ** 2)
        self.above += math.log1p(bounded(edge, BOLDEST / self.than) * (value - self.than))
        self.below += math.log1p(bounded(-edge, BOLDEST / (1 - self.than)) * (self.than - value))
        self.count += 1
        before, self.mean = self.mean, self.mean + (value - self.mean) / (self.count + 1)
        self.variance += ((value - before) * (value - self.mean) - self.variance) / (self.count + 1)
        if self.verdict == 0:
            self.verdict = 1 if self.above >= self.goal else -1 if self.below >= self.goal else 0
        return self.verdict


def bounded(bet: float, most: float) -> float:
    return max(0.0, min(bet, most))


class Judge:
    """Takes sets in any order, evaluates them in order of their numbers, and decides whether the question is
    settled."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.waiting: dict[int, Set] = {}
        self.seen = 0
        pairs = list(itertools.combinations(range(len(tournament.bots)), 2))
        self.bets: dict[tuple[int, int], Bet] = {
            pair: Bet(tournament.target / tournament.seats) if tournament.is_duel else Bet(0.5, ERROR / len(pairs))
            for pair in pairs
        }

    @property
    def is_settled(self) -> bool:
        """For two bots, whether the first one wins more than the target; for more, whether each pair is told apart."""
        return all(bet.verdict for bet in self.bets.values())

    @property
    def verdict(self) -> int:
        """For a duel, 1 above the target, -1 below, 0 open."""
        return self.bets[0, 1].verdict if self.tournament.is_duel else int(self.is_settled)

    def counted(self, sets: Sequence[Set]) -> list[Set]:
        """The sets that the verdict rests on; all sets if there is no verdict."""
        return sorted(
            (played for played in sets if played.number < self.seen or not self.is_settled),
            key=lambda played: played.number,
        )

    def see(self, played: Set) -> bool:
        self.waiting[played.number] = played
        while self.seen in self.waiting and not self.is_settled:
            self.weigh(self.waiting.pop(self.seen))
            self.seen += 1
        return self.is_settled

    def weigh(self, played: Set) -> None:
        for (first, second), bet in self.bets.items():
            mine, other = played.share(first), played.share(second)
            if mine is not None and other is not None:
                bet.see(mine if self.tournament.is_duel else (1 + mine - other) / 2)
