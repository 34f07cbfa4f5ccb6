"""The aims of a tuning. Each aim counts something once per game and knows the wanted value and the distance that
matters, so that different aims can be added up."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.contract import MAX_SEATS

from ..inference.estimate import Estimate
from ..inference.verdict import MATTERS, SIZE_MATTERS
from ..tracing.columns import shares
from ..tracing.subject import subject_of
from .evidence import Array, Evidence, Sum

SHARE, RANK = "share", "rank"
# The expected maximum of n normal values, divided by n: the additional share of the win per standard deviation.
WORTH = {2: 0.282, 3: 0.282, 4: 0.257, 5: 0.233, 6: 0.211, 7: 0.193, 8: 0.178}


class Games:
    """Games that were just played at one kind of table."""

    def __init__(self, game: Game, seats: int, played: Array, counts: Array) -> None:
        self.game, self.seats, self.played, self.counts = game, seats, played, counts

    def by_seat(self, name: str, which: int = 0) -> Array:
        """An array by game and seat."""
        return np.asarray(self.played[name][:, which * MAX_SEATS : which * MAX_SEATS + self.seats])


@dataclass(frozen=True)
class Range:
    """The wanted range, and the distance from it that matters."""

    low: float
    high: float
    unit: float
    furthest: float = math.inf  # the largest distance of a mean, whatever its interval
    is_size: bool = False  # sizes differ by a factor, shares by a difference

    def corrected(self, mean: float, slow: float, fast: float) -> float:
        """The mean that slow bots would find where fast ones find `mean`, if they differ as they did before."""
        return mean * slow / fast if self.is_size and fast > 0 else mean + slow - fast

    def off(self, mean: float) -> float:
        """The distance from the range in units of what matters."""
        return (max(0.0, mean - self.high) + min(0.0, mean - self.low)) / self.unit


class Aim(Protocol):
    def check(self, game: Game) -> None:
        """Refuse an aim that the game does not support."""

    def rows(self, games: Games) -> Iterator[tuple[str, Array]]:
        """The names of the rows, each with one value per game."""

    def estimates(self, sums: Mapping[str, Sum], seats: int) -> dict[str, Estimate]:
        """The estimates of the rows of one kind of table."""

    def wanted(self, seats: int) -> Range: ...

    def title(self, game: Game, row: str) -> str: ...


@dataclass(frozen=True)
class FairnessAim:
    """Every value of a role wins its share. Ranks or points need fewer games than the win, because they use every seat
    of a game."""

    role: str
    by: str = SHARE  # share, rank, or the name of a score
    margin: float = MATTERS
    furthest: float = math.inf

    def check(self, game: Game) -> None:
        self.which(game)
        if self.by not in (SHARE, RANK, *game.score_names):
            raise Refused(
                "tuning-measure-unknown",
                game=game.title,
                name=repr(self.by),
                names=", ".join((SHARE, RANK, *game.score_names)),
            )

    def which(self, game: Game) -> int:
        """The number of the role; -1 for seats."""
        names = ["seat", *(role.name for role in subject_of(game).roles)]
        if self.role not in names:
            raise Refused("role-unknown", name=repr(self.role), game=game.title, names=", ".join(names))
        return names.index(self.role) - 1

    def rows(self, games: Games) -> Iterator[tuple[str, Array]]:
        which = self.which(games.game)
        values = self.values(games)
        roles = games.by_seat("roles", which) if which >= 0 else np.broadcast_to(np.arange(games.seats), values.shape)
        for role in np.unique(roles):
            if role >= 0:
                yield str(role), values[roles == role]

    def values(self, games: Games) -> Array:
        if self.by == SHARE:
            return shares(games.played["winners"], games.seats).reshape(-1, games.seats)
        scores = (
            games.by_seat("scores")
            if self.by == RANK
            else games.by_seat("parts", games.game.score_names.index(self.by)).astype(float)
        )
        if self.by != RANK:
            return np.asarray(scores - scores.mean(axis=1, keepdims=True))
        # the share of the other seats that this one beats, which is 1/2 on average
        ahead = np.sign(scores[:, :, None] - scores[:, None, :]).sum(axis=2) / 2
        return np.asarray(ahead / (games.seats - 1) + 1 / games.seats)

    def estimates(self, sums: Mapping[str, Sum], seats: int) -> dict[str, Estimate]:
        if self.by == SHARE:
            return {row: sums.share for row, sums in sums.items()}
        found = {row: sums.estimate for row, sums in sums.items()}
        if self.by == RANK:
            return found
        deviation = (
            sum(each.squares for each in sums.values()) / max(1, sum(each.games for each in sums.values()))
        ) ** 0.5 or 1.0
        scale = WORTH[seats] / deviation  # points in shares of the win
        return {row: Estimate(one.mean * scale + 1 / seats, one.error * scale, one.games) for row, one in found.items()}

    def wanted(self, seats: int) -> Range:
        return Range(1 / seats, 1 / seats, self.margin, self.furthest)

    def title(self, game: Game, row: str) -> str:
        return (
            f"seat {int(row) + 1}" if self.role == "seat" else subject_of(game).roles[self.which(game)].values[int(row)]
        )


@dataclass(frozen=True)
class LengthAim:
    """Games have this many decisions on average."""

    low: float
    high: float

    def check(self, game: Game) -> None:
        if not 0 <= self.low <= self.high:
            raise Refused("tuning-decisions-malformed")

    def rows(self, games: Games) -> Iterator[tuple[str, Array]]:
        yield "decisions", games.played["decisions"].astype(float)

    def estimates(self, sums: Mapping[str, Sum], seats: int) -> dict[str, Estimate]:
        return {row: sums.estimate for row, sums in sums.items()}

    def wanted(self, seats: int) -> Range:
        return Range(self.low, self.high, SIZE_MATTERS * max(1.0, (self.low + self.high) / 2), is_size=True)

    def title(self, game: Game, row: str) -> str:
        return "decisions"


@dataclass(frozen=True)
class UsageAim:
    """No dead card: everything of a kind is owned in at least this part of all games."""

    kind: str
    least: float

    def check(self, game: Game) -> None:
        kinds = [holding.name for holding in subject_of(game).holdings]
        if self.kind not in kinds or not 0 < self.least < 1:
            names = ", ".join(dict.fromkeys(kinds)) or "none"
            raise Refused("tuning-used-malformed", kind=(kinds or ["card"])[0], game=game.title, names=names)

    def rows(self, games: Games) -> Iterator[tuple[str, Array]]:
        subject = subject_of(games.game)
        counts = games.counts.reshape(len(games.played), -1, games.seats + 1).sum(axis=2)
        for number, thing in enumerate(subject.things):
            if thing.startswith(f"{self.kind}_"):
                yield thing, (counts[:, len(games.game.events.kinds) + number] > 0).astype(float)

    def estimates(self, sums: Mapping[str, Sum], seats: int) -> dict[str, Estimate]:
        return {row: sums.share for row, sums in sums.items()}

    def wanted(self, seats: int) -> Range:
        return Range(self.least, 1.0, MATTERS)

    def title(self, game: Game, row: str) -> str:
        return row.replace("_", " ")


# --- several aims


def count(aims: Sequence[Aim], cell: int, games: Games) -> Evidence:
    found = Evidence()
    for number, aim in enumerate(aims):
        for row, values in aim.rows(games):
            found.see(f"{number}/{cell}/{row}", values)
    return found


def estimates(aims: Sequence[Aim], seats: Sequence[int], evidence: Evidence) -> dict[str, Estimate]:
    """`seats` has the number of players at each kind of table."""
    found: dict[str, Estimate] = {}
    for number, aim in enumerate(aims):
        for cell, players in enumerate(seats):
            head = f"{number}/{cell}/"
            sums = {name.removeprefix(head): each for name, each in evidence.sums.items() if name.startswith(head)}
            found |= {head + row: estimate for row, estimate in aim.estimates(sums, players).items()}
    return found


def wanted(aims: Sequence[Aim], seats: Sequence[int], name: str) -> Range:
    number, cell, _ = name.split("/", 2)
    return aims[int(number)].wanted(seats[int(cell)])
