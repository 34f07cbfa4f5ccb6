"""The model of ratings: Plackett and Luce's, for any number of players, teams and ties.

A rating is a normal distribution of a strength. People are rated by the matches among themselves and, separately, by
those against bots, whose ratings are fixed.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from galapagos.bots.ratings import MIDDLE, rated_bots

from ..store import Rating, RatingStep, Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PEOPLE, BOTS = "people", "bots"
KINDS = (PEOPLE, BOTS)
MU = 25.0
SIGMA = MU / 3
BETA = MU / 6  # how much the play of the same person varies
SURE = 1.0  # sigma of a bot, whose strength does not change
PROVISIONAL = 5.0  # with a larger sigma a rating is provisional: before about fifteen matches
ELO = 400 / math.log(10) / (math.sqrt(2) * BETA)  # points of a unit of mu: 100 more mean 64 wins in 100 of two


@cache
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # takes a while to import

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


def points_of(mu: float) -> int:
    """A strength as people see it."""
    return round(MIDDLE + (mu - MU) * ELO)


def spread_of(sigma: float) -> int:
    """The uncertainty of a strength, as people see it."""
    return round(sigma * ELO)


def kind_of(results: Sequence[Result]) -> str:
    """Whether a match is rated among people, or against bots; empty if it is not rated."""
    people = [result for result in results if result.person]
    if not people or not all(result.rated for result in results):
        return ""
    if len(set(map(side_of, people))) > 1:
        return PEOPLE
    others = [result for result in results if not result.person]
    return BOTS if others and all(other.bot in rated_bots(other.game) for other in others) else ""


def side_of(result: Result) -> tuple[int, int]:
    """Those with the same side win or lose together. A player who left stands alone."""
    return (-1, result.seat) if result.quit else (result.side, 0)


def rate(results: Sequence[Result], before: Mapping[str, Rating]) -> list[Rating]:
    """The ratings of all people after a match; empty if it is not rated. `before` may lack people without matches."""
    kind = kind_of(results)
    if not kind:
        return []
    sides: defaultdict[tuple[int, int], list[Result]] = defaultdict(list)
    for result in results:
        if result.person or kind == BOTS:
            sides[side_of(result)].append(result)
    teams = list(sides.values())
    engine = model()
    strengths = [
        [
            engine.rating(*strength_of_bot(one))
            if not one.person
            else engine.rating(known.mu, known.sigma)
            if (known := before.get(one.person))
            else engine.rating()
            for one in team
        ]
        for team in teams
    ]
    rated = engine.rate(strengths, ranks=[float(min(one.rank for one in team)) for team in teams])
    return [
        Rating(one.game, kind, one.person, new.mu, new.sigma, matches_of(before, one.person) + 1, one.at)
        for team, after in zip(teams, rated, strict=True)
        for one, new in zip(team, after, strict=True)
        if one.person
    ]


def matches_of(ratings: Mapping[str, Rating], person: str) -> int:
    return ratings[person].matches if person in ratings else 0


def strength_of_bot(result: Result) -> tuple[float, float]:
    return MU + (rated_bots(result.game)[result.bot] - MIDDLE) / ELO, SURE


def step_of(rating: Rating, number: int, table: str) -> RatingStep:
    return RatingStep(rating.game, number, rating.kind, rating.person, table, rating.at, rating.mu, rating.sigma)
