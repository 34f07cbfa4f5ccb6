"""The model of ratings."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from galapagos.bots.ratings import all_ratings
from galapagos.server.ratings import model
from galapagos.server.store import Rating, Result

SIZES = (2, 3, 4, 5)


def result(seat: int, rank: int, person: str = "", bot: str = "", side: int = -1, left: str = "") -> Result:
    side = seat if side < 0 else side
    return Result("t", seat, "dodo", 4, person, bot, side, rank, 0, 0, 0.0, left, "finished", True, 1.0)


def after(*results: Result) -> dict[str, Rating]:
    return {rating.person: rating for rating in model.rate(results, {})}


def test_the_winner_rises_and_the_loser_falls() -> None:
    rated = after(result(0, 1, "ann"), result(1, 2, "ben"), result(2, 2, "cid"))
    assert rated["ann"].mu > model.MU > rated["ben"].mu
    assert rated["ben"].mu == pytest.approx(rated["cid"].mu)
    assert all(rating.sigma < model.SIGMA and rating.kind == model.PEOPLE for rating in rated.values())


def test_among_people_bots_do_not_count() -> None:
    alone = after(result(0, 1, "ann"), result(1, 2, "ben"))
    with_bots = after(result(0, 2, "ann"), result(1, 3, "ben"), result(2, 1, bot="level5"))
    assert [one.mu for one in with_bots.values()] == [one.mu for one in alone.values()]


def test_one_person_is_rated_against_bots_apart() -> None:
    weak = after(result(0, 1, "ann"), result(1, 2, bot="level1"))["ann"]
    strong = after(result(0, 1, "ann"), result(1, 2, bot="level5"))["ann"]
    assert weak.kind == strong.kind == model.BOTS
    assert strong.mu > weak.mu > model.MU
    assert after(result(0, 1, "ann"), result(1, 2, bot="random")) == {}
    assert after(result(0, 1, bot="level1"), result(1, 2, bot="level2")) == {}


def test_a_team_rises_together_and_who_left_it_falls_alone() -> None:
    seats = [result(0, 1, "ann", side=0), result(1, 3, "ben", side=1), result(2, 1, "cid", side=0)]
    rated = after(*seats, result(3, 3, "dot", side=1))
    assert rated["ann"].mu == rated["cid"].mu > rated["ben"].mu == rated["dot"].mu
    left = after(*seats[:2], result(2, 4, "cid", "level3", side=0, left="resigned"), result(3, 2, "dot", side=1))
    assert left["ann"].mu > model.MU > left["cid"].mu
    together = after(result(0, 1, "ann", side=0), result(1, 1, "ben", side=0), result(2, 2, bot="level1"))
    assert {one.kind for one in together.values()} == {model.BOTS}


def test_points_are_around_those_of_the_bots() -> None:
    assert (model.points_of(model.MU), model.spread_of(model.SIGMA)) == (1500, 246)
    for bots in all_ratings().values():
        assert set(bots) == {f"level{number}" for number in range(1, 6)}
        assert sum(bots.values()) == pytest.approx(5 * 1500, abs=5)
        assert bots["level1"] < bots["level3"] < bots["level5"]


def test_a_bot_that_is_100_points_better_wins_64_of_100() -> None:
    """What the points mean: the model expects as many wins as Elo's."""
    engine = model.model()
    ratings = [[engine.rating(model.MU + 100 / model.ELO, 0.01)], [engine.rating(model.MU, 0.01)]]
    assert math.e ** (ratings[0][0].mu / (math.sqrt(2) * model.BETA)) / sum(
        math.e ** (one.mu / (math.sqrt(2) * model.BETA)) for (one,) in ratings
    ) == pytest.approx(0.64, abs=0.005)


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Spearman's."""
    count = len(first)

    def places(values: Sequence[float]) -> list[int]:
        order = sorted(range(count), key=values.__getitem__)
        return [order.index(index) for index in range(count)]

    apart = sum((one - other) ** 2 for one, other in zip(places(first), places(second), strict=True))
    return 1 - 6 * apart / (count * (count**2 - 1))


def simulated(players: int, matches: int, seed: int) -> float:
    """The rank correlation of ratings with the strengths of simulated players, at tables of mixed sizes."""
    chance = random.Random(seed)
    strengths = {f"p{number}": chance.gauss(0.0, 1.0) for number in range(players)}
    ratings: dict[str, Rating] = {}
    for _ in range(players * matches * 2 // (SIZES[0] + SIZES[-1])):
        people = chance.sample(sorted(strengths), chance.choice(SIZES))
        # Gumbel's noise: the chance to be first is the strength's share of all
        order = sorted(people, key=lambda one: -strengths[one] + math.log(-math.log(chance.random())))
        rows = [result(seat, 1 + order.index(person), person) for seat, person in enumerate(people)]
        ratings |= {rating.person: rating for rating in model.rate(rows, ratings)}
    return rank_correlation(
        [strengths[one] for one in sorted(strengths)], [ratings[one].mu for one in sorted(strengths)]
    )


def test_ratings_find_the_strengths_of_a_few_players() -> None:
    assert simulated(players=12, matches=60, seed=1) > 0.8


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_ratings_of_players_with_200_matches_each_follow_their_strengths(seed: int) -> None:
    assert simulated(players=60, matches=200, seed=seed) >= 0.9
