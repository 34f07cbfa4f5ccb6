"""Whether the results so far settle the question of a tournament: a test that may look after every set.

The unit is the mirrored set, never the game: the games of a set share their dice.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from .schedule import Set, Tournament

ERROR = 0.05
BOLDEST = 0.75  # of the largest bet that can never lose everything


class Bet:
    """Whether a mean is above or below a number, decided as soon as the results allow.

    Somebody bets, before each set, a part of all they have on the mean lying above that number, and somebody else on
    below. If the mean were not above (below) it, the first (second) could expect to win nothing, and would ever have 2
    / ERROR times the start with a probability of ERROR / 2 at most. So one may look after every set and stop at will.
    """

    def __init__(self, than: float, error: float = ERROR) -> None:
        self.than, self.goal = than, math.log(2 / error)
        self.above, self.below = 0.0, 0.0  # logarithms of what both have
        self.count, self.mean, self.variance = 0, 0.5, 0.25
        self.verdict = 0  # 1 above, -1 below, 0 open

    def see(self, value: float) -> int:
        """The next result, from 0 to 1; the verdict so far."""
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
    """Sees the sets in their order, whatever order they finish in, and says when the question is settled."""

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
        """Of two: whether the first wins more than the target. Of more: each pair is told apart."""
        return all(bet.verdict for bet in self.bets.values())

    @property
    def verdict(self) -> int:
        """Of a duel: 1 above the target, -1 below, 0 open."""
        return self.bets[0, 1].verdict if self.tournament.is_duel else int(self.is_settled)

    def counted(self, sets: Sequence[Set]) -> list[Set]:
        """Those that the verdict rests on; all where there is none."""
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
