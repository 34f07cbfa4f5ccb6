"""The results of a tournament: shares of wins, ratings, lengths and times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from galapagos.lab.statistics import Interval, Length, interval, length

from .judge import Judge
from .rating import Rating, rate
from .schedule import Set, Tournament


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    bot: str
    games: int
    share: Interval  # of the win, per seat: 1 / n is average
    rating: Rating
    moves: int
    seconds_per_move: float


@dataclass(frozen=True)
class TournamentReport:
    tournament: Tournament
    sets: int
    verdict: int  # duel: 1 above the target, -1 below, 0 open; more bots: 1 if every pair is told apart
    standings: tuple[Standing, ...]
    length: Length
    endings: dict[str, int]
    history: tuple[Interval, ...]  # of a duel: the first bot's share after each set

    @property
    def games(self) -> int:
        return self.sets * self.tournament.seats

    def as_data(self) -> dict[str, Any]:
        tournament = self.tournament
        return {
            **tournament.as_data(),
            "games": self.games,
            "sets": self.sets,
            "even_share": 1 / tournament.seats,
            "settled": self.verdict != 0,
            "verdict": self.verdict if tournament.is_duel else None,
            "standings": [standing_data(standing) for standing in self.standings],
            "length": self.length._asdict(),
            "endings": self.endings,
        }


def standing_data(standing: Standing) -> dict[str, Any]:
    share, rating = standing.share, standing.rating
    return {
        "bot": standing.bot,
        "games": standing.games,
        "share": share.mean,
        "interval": [share.low, share.high],
        "rating": round(rating.points, 1),
        "rating_interval": [round(rating.low, 1), round(rating.high, 1)],
        "moves": standing.moves,
        "seconds_per_move": round(standing.seconds_per_move, 6),
    }


def report(tournament: Tournament, sets: Sequence[Set], judge: Judge) -> TournamentReport:
    """The report on these sets."""
    games = [game for played in sets for game in played.games]
    bots, seats = len(tournament.bots), tournament.seats
    counts = np.array([[played.games[0].seating.count(bot) for bot in range(bots)] for played in sets], float)
    wins = np.array([[played.won(bot) for bot in range(bots)] for played in sets])
    ratings = rate(counts, wins, tournament.seed % (1 << 32))
    standings = []
    for bot, name in enumerate(tournament.bots):
        at = [(game, seat) for game in games for seat in range(seats) if game.seating[seat] == bot]
        moves = sum(game.moves[seat] for game, seat in at)
        seconds = sum(game.seconds[seat] for game, seat in at)
        shares = [share for played in sets if (share := played.share(bot)) is not None]
        standings.append(
            Standing(
                name,
                sum(bot in game.seating for game in games),
                interval(shares, seats),
                ratings[bot],
                moves,
                seconds / max(1, moves),
            )
        )
    lengths = np.bincount([sum(game.moves) for game in games])
    history = []
    if tournament.is_duel:
        first = [played.share(0) or 0.0 for played in sets]
        step = max(1, len(first) // 200)
        history = [
            interval(first[: end + 1], seats) for end in range(len(first)) if end % step == 0 or end == len(first) - 1
        ]
    return TournamentReport(
        tournament,
        len(sets),
        judge.verdict,
        tuple(standings),
        length(lengths),
        dict(Counter(game.ending for game in games).most_common()),
        tuple(history),
    )
