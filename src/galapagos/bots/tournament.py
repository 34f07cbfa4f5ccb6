"""A tournament: which bots sit where in which game, and what the results prove.

Games come in mirrored sets. All games of a set roll the same dice, and the players move on by one seat from game to game, so that
neither luck nor seat favours anybody. Two bots answer "does the first beat tables of the second?": it has one seat, the second has
all others. Three or more meet in every mixture, and are rated.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.option import Value

from .arena import Played, derive_seed, play_game
from .contestant import Contestant, Limit
from .ratings import ERROR, Bet

MOST_BOTS = 12
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Set:
    """The games of one mirrored set."""

    number: int
    games: tuple[Played, ...]

    def share(self, bot: int) -> float | None:
        """What that bot won of each game, per seat that it had; None where it had none."""
        seats = sum(game.seating.count(bot) for game in self.games)
        return self.won(bot) / seats if seats else None

    def won(self, bot: int) -> float:
        return sum(share for game in self.games for other, share in zip(game.seating, game.shares, strict=True) if other == bot)

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Set:
        return cls(int(data["number"]), tuple(Played.from_data(game) for game in data["games"]))


@dataclass(frozen=True)
class Tournament:
    """Everything that decides what is played: the same tournament has the same games, on any number of cores."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    games: int
    limit: Limit | None = None                          # for bots that name no budget of their own
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0
    target: float = 1.0                                 # what share the first of two bots is to exceed, in parts of 1 / seats
    backend: str = "cpu"

    def __post_init__(self) -> None:
        """Refuses what cannot be played, before any work."""
        self.game.new_state(self.seats, self.options)
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise Refused(f"A tournament is between 2 to {MOST_BOTS} bots, not {len(self.bots)}.")
        if len(set(self.bots)) < len(self.bots):
            raise Refused("A tournament has every bot once: give a second one another budget, such as level5@800.")
        if not 1 <= self.games <= MOST_GAMES:
            raise Refused(f"A tournament has 1 to {MOST_GAMES:,} games, not {self.games:,}.")
        if not 0 < self.target < self.seats:
            raise Refused(f"With {self.seats} seats, the target is more than 0 and less than {self.seats}, not {self.target:g}.")
        if self.limit:
            self.limit.check()
        _ = self.contestants

    @cached_property
    def contestants(self) -> tuple[Contestant, ...]:
        return tuple(Contestant.parse(self.game, text, self.limit) for text in self.bots)

    @property
    def is_duel(self) -> bool:
        return len(self.bots) == 2

    @property
    def sets(self) -> int:
        return -(-self.games // self.seats)

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """Who sits at a table together: each bot as often as the others, or once more."""
        if self.is_duel:
            return [(0, *[1] * (self.seats - 1))]
        everybody = range(len(self.bots))
        each, rest = divmod(self.seats, len(self.bots))
        return [tuple(sorted([*everybody] * each + list(more))) for more in itertools.combinations(everybody, rest)]

    def seatings(self, number: int) -> list[tuple[int, ...]]:
        """Of the games of a set: the players move on by one seat from game to game."""
        draw = random.Random(derive_seed(self.seed, "lineup", number))
        order = draw.sample(self.lineup(number), self.seats)
        return [tuple(order[(seat - game) % self.seats] for seat in range(self.seats)) for game in range(self.seats)]

    def lineup(self, number: int) -> tuple[int, ...]:
        """All in turn, each round in another order."""
        round_, place = divmod(number, len(self.lineups))
        draw = random.Random(derive_seed(self.seed, "round", round_))
        return draw.sample(self.lineups, len(self.lineups))[place]

    def play_set(self, number: int) -> Set:
        luck = derive_seed(self.seed, "luck", number)
        return Set(number, tuple(
            play_game(self.game, self.options, self.contestants, seating, luck, derive_seed(self.seed, "bots", number, game), self.backend)
            for game, seating in enumerate(self.seatings(number))
        ))

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game.name, "rules": self.game.rules_version, "players": self.seats, "bots": list(self.bots), "games": self.games,
            "limit": str(self.limit) if self.limit else "", "options": dict(self.options), "seed": self.seed, "target": self.target,
            "backend": self.backend,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Tournament:
        game = find_game(data["game"])
        if game.rules_version != data["rules"]:
            raise Refused(
                f"It was played by version {data['rules']} of the rules of {game.title}; this program has version {game.rules_version}.")
        limit = Limit.parse(data["limit"]) if data["limit"] else None
        return cls(
            game, data["players"], tuple(data["bots"]), data["games"], limit, data["options"], data["seed"], data["target"], data["backend"])


class Judge:
    """Sees the sets in their order, whatever order they finish in, and says when the question is settled."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.waiting: dict[int, Set] = {}
        self.seen = 0
        pairs = list(itertools.combinations(range(len(tournament.bots)), 2))
        self.bets: dict[tuple[int, int], Bet] = {
            pair: Bet(tournament.target / tournament.seats) if tournament.is_duel else Bet(0.5, ERROR / len(pairs)) for pair in pairs
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
        return sorted((played for played in sets if played.number < self.seen or not self.is_settled), key=lambda played: played.number)

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


def run(
    tournament: Tournament, done: Sequence[Set] = (), *, keep: Callable[[Set], None] = lambda _: None, workers: int | None = None,
    to_the_end: bool = False,
) -> Judge:
    """Plays the sets that are not done yet, on all cores, until the question is settled; `keep` is told each as it finishes."""
    judge = Judge(tournament)
    for played in done:
        judge.see(played)
    finished = {played.number for played in done}
    left: Iterable[int] = (number for number in range(tournament.sets) if number not in finished)
    if judge.is_settled and not to_the_end:
        return judge
    from .crew import play_sets

    results = play_sets(tournament, left, workers)
    try:
        for played in results:
            keep(played)
            if judge.see(played) and not to_the_end:
                break
    finally:
        results.close()
    return judge
