"""A tournament: which bots sit where in which game."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from galapagos.bots.budget import Limit
from galapagos.engine.compiler.backend import check_backend
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.language.option import Value

from .entrant import Entrant
from .table import PlayedGame, derive_seed, play_game

MOST_BOTS = 12
MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Set:
    """The games of one mirrored set."""

    number: int
    games: tuple[PlayedGame, ...]

    def share(self, bot: int) -> float | None:
        """The bot's share of each game, per seat that it had; None if it had no seat."""
        seats = sum(game.seating.count(bot) for game in self.games)
        return self.won(bot) / seats if seats else None

    def won(self, bot: int) -> float:
        return sum(
            share for game in self.games for other, share in zip(game.seating, game.shares, strict=True) if other == bot
        )

    def as_data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Set:
        return cls(int(data["number"]), tuple(PlayedGame.from_data(game) for game in data["games"]))


@dataclass(frozen=True)
class Tournament:
    """Everything that determines what is played: the same tournament has the same games on any number of cores."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    games: int
    limit: Limit | None = None  # for bots without a budget of their own
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0
    target: float = 1.0  # the share that the first of two bots has to exceed, in units of 1 / seats
    backend: str = "cpu"

    def __post_init__(self) -> None:
        """Refuse what cannot be played, before any work."""
        self.game.new_state(self.seats, self.options)
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise Refused("tournament-bots", most=MOST_BOTS, number=len(self.bots))
        if len(set(self.bots)) < len(self.bots):
            raise Refused("tournament-bot-twice")
        if not 1 <= self.games <= MOST_GAMES:
            raise Refused("tournament-games", most=f"{MOST_GAMES:,}", number=f"{self.games:,}")
        if not 0 < self.target < self.seats:
            raise Refused("tournament-target", seats=self.seats, target=f"{self.target:g}")
        check_backend(self.backend)
        if self.limit:
            self.limit.check()
        _ = self.entrants

    @cached_property
    def entrants(self) -> tuple[Entrant, ...]:
        return tuple(Entrant.parse(self.game, text, self.limit) for text in self.bots)

    @property
    def is_duel(self) -> bool:
        return len(self.bots) == 2

    @property
    def sets(self) -> int:
        return -(-self.games // self.seats)

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """The bots at each kind of table: each as often as the others, or once more."""
        if self.is_duel:
            return [(0, *[1] * (self.seats - 1))]
        everybody = range(len(self.bots))
        each, rest = divmod(self.seats, len(self.bots))
        return [tuple(sorted([*everybody] * each + list(more))) for more in itertools.combinations(everybody, rest)]

    def seatings(self, number: int) -> list[tuple[int, ...]]:
        """The seatings of a set's games: the players move on by one seat from game to game."""
        draw = random.Random(derive_seed(self.seed, "lineup", number))
        order = draw.sample(self.lineup(number), self.seats)
        return [tuple(order[(seat - game) % self.seats] for seat in range(self.seats)) for game in range(self.seats)]

    def lineup(self, number: int) -> tuple[int, ...]:
        """All line-ups in turn, in a new order each round."""
        round_, place = divmod(number, len(self.lineups))
        draw = random.Random(derive_seed(self.seed, "round", round_))
        return draw.sample(self.lineups, len(self.lineups))[place]

    def play_set(self, number: int) -> Set:
        luck = derive_seed(self.seed, "luck", number)
        return Set(
            number,
            tuple(
                play_game(
                    self.game,
                    self.options,
                    self.entrants,
                    seating,
                    luck,
                    derive_seed(self.seed, "bots", number, game),
                    self.backend,
                )
                for game, seating in enumerate(self.seatings(number))
            ),
        )

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game.folder,
            "data": self.game.data,
            "rules": self.game.rules_version,
            "players": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "limit": str(self.limit) if self.limit else "",
            "options": dict(self.options),
            "seed": self.seed,
            "target": self.target,
            "backend": self.backend,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Tournament:
        # older files have no "data"
        game = find_game(data["game"], data.get("data", ""))
        if game.rules_version != data["rules"]:
            raise Refused("tournament-other-rules", old=data["rules"], game=game.title, new=game.rules_version)
        limit = Limit.parse(data["limit"]) if data["limit"] else None
        return cls(
            game,
            data["players"],
            tuple(data["bots"]),
            data["games"],
            limit,
            data["options"],
            data["seed"],
            data["target"],
            data["backend"],
        )
