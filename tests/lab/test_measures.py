"""Measures of games with known truth."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from galapagos.engine.game import find_game
from galapagos.lab.cell import Cell
from galapagos.lab.inference.estimate import Estimate
from galapagos.lab.measures.chances import CellCourse, best_slope, softmax
from galapagos.lab.measures.drama import changes, leaders, rows, settled
from galapagos.lab.measures.luck import between_dice, rungs
from galapagos.lab.measures.strength import drawn_against_average, exchange, kind_of, kinds_of, ratio
from galapagos.lab.tracing.subject import subject_of

GAMES = 4000
RANDOM = np.random.default_rng(7)


def cell(players: int = 2) -> Cell:
    return Cell.make(find_game("dodo"), players, ("random",))


# --- strength


def draws(effect: float) -> dict[str, Any]:
    """Two draws in each game, of three outcomes: the strong draw outcome 0 more often, and outcome 1 helps."""
    strong = RANDOM.random(2 * GAMES) < 0.5
    chance = np.where(strong[:, None], [0.7, 0.2, 0.1], [0.1, 0.2, 0.7])
    outcome = (RANDOM.random(2 * GAMES)[:, None] > chance.cumsum(axis=1)).sum(axis=1)
    share = (RANDOM.random(2 * GAMES) < 0.3 + 0.3 * strong + effect * (outcome == 1)).astype(float)
    return {
        "number": np.repeat(np.arange(GAMES), 2),
        "outcome_number": outcome,
        "possible": np.full(2 * GAMES, 7),
        "share": share,
        "odds": 1 / chance[np.arange(2 * GAMES), outcome],
    }


def test_draws_are_not_deceived_by_who_draws_what() -> None:
    found = draws(0.0)
    with_it = found["share"][found["outcome_number"] == 0].mean()
    assert with_it - found["share"].mean() > 0.08
    fooled = drawn_against_average(found, 0)
    assert abs(fooled.mean) < 3 * fooled.error < 0.1


def test_draws_find_what_helps_and_how_sure_that_is() -> None:
    estimates = [drawn_against_average(draws(0.2), 1) for _ in range(60)]
    means = np.array([estimate.mean for estimate in estimates])
    assert means.mean() == pytest.approx(0.2 * 0.8, abs=0.01)  # against the average draw, of which it is a fifth
    assert means.std() == pytest.approx(np.mean([estimate.error for estimate in estimates]), rel=0.35)


def test_a_thing_that_was_possible_nowhere_or_never_drawn_is_unknown() -> None:
    found = draws(0.0)
    assert drawn_against_average(found, 5).games == 0


def test_several_holders_of_one_game_are_one_observation() -> None:
    once = ratio(np.array([1.0, -1.0, 1.0, 1.0]), np.array([1, 1, 1, 1]))
    twice = ratio(np.array([2.0, -2.0, 2.0, 2.0]), np.array([2, 2, 2, 2]))
    assert (once.mean, once.error) == (twice.mean, twice.error)


def test_an_exchange_rate_needs_points_that_are_worth_something() -> None:
    points = [(2, Estimate(0.1, 0.01, 1000), "points"), (5, Estimate(0.25, 0.01, 1000), "points")]
    assert exchange(Estimate(0.3, 0.01, 1000), points).mean == pytest.approx(6)
    assert math.isnan(exchange(Estimate(0.3, 0.01, 1000), [(2, Estimate(0.01, 0.02, 1000), "points")]).mean)


def test_things_stand_in_one_row_however_they_are_measured() -> None:
    mutations, evo, dodo = (subject_of(find_game(name)) for name in ("mutations", "evo", "dodo"))
    assert (
        kind_of(mutations, "face", "high_body_weight")
        == kind_of(mutations, "", "high_body_weight")
        == ("trait", "high body weight")
    )
    assert kind_of(mutations, "look", "high_body_weight") == ("look", "high body weight")
    assert kind_of(evo, "deal", "head-start") == ("card", "head start")
    assert kind_of(evo, "", "egg") == ("gene", "egg")
    assert kind_of(evo, "", "2 points") == ("gift", "2 points")
    assert kind_of(subject_of(find_game("laborigines")), "", "-2 energy") == ("gift", "-2 energy")
    assert kinds_of(evo) == ["gene", "card", "roll", "gift"]
    assert kinds_of(dodo) == ["child", "gift"]


# --- chances and drama


def course(values: Any, shares: Any, games: Any) -> CellCourse:
    games = np.asarray(games)
    gone = np.concatenate([np.arange(count) / count for count in np.bincount(games)])
    return CellCourse(
        cell(np.shape(values)[1]),
        games,
        np.zeros(len(games), int),
        gone,
        np.asarray(values, float),
        np.asarray(shares, float),
    )


def played(slope: float) -> CellCourse:
    """Games of three looks; the winner is drawn with chances that follow the values."""
    values = RANDOM.normal(0, 100, (GAMES, 2))
    first = RANDOM.random(GAMES) < softmax(values, slope)[:, 0]
    shares = np.stack([first, ~first], axis=1).astype(float)
    return course(np.repeat(values, 3, axis=0), np.repeat(shares, 3, axis=0), np.repeat(np.arange(GAMES), 3))


def test_chances_are_found_and_come_true() -> None:
    made = played(0.02)
    expected = softmax(made.values, 0.02)
    assert float(np.abs(made.chances - expected).mean()) < 0.02
    for _, _, estimate, should in made.calibration():
        assert abs(estimate.mean - should) < 4 * estimate.error
    assert made.knowledge().interval().low > 0


def test_values_that_say_nothing_give_equal_chances_and_no_knowledge() -> None:
    made = played(0.0)
    assert float(np.abs(made.chances - 0.5).mean()) < 0.02
    assert not made.knowledge().interval().low > 0


def test_chances_that_are_too_sure_are_off() -> None:
    made = played(0.005)
    vars(made)["chances"] = softmax(made.values, 0.05)
    worst = max(abs(estimate.mean - should) / estimate.error for _, _, estimate, should in made.calibration())
    assert worst > 5


def test_a_slope_is_zero_where_the_better_value_loses() -> None:
    assert best_slope(np.array([[1.0, 0.0]] * 10), np.array([[0.0, 1.0]] * 10)) == 0


def test_lead_changes_and_when_it_is_settled() -> None:
    # first game: 0 leads, 1 leads, level, 1 leads; second: 0 leads always; third: the winner never leads
    values = [[5, 1], [1, 5], [4, 4], [1, 3]] + [[2, 1]] * 3 + [[2, 1]] * 2
    shares = [[0, 1]] * 4 + [[1, 0]] * 3 + [[0, 1]] * 2
    made = course(values, shares, [0, 0, 0, 0, 1, 1, 1, 2, 2])
    leads = leaders(made)
    assert changes(made, leads).tolist() == [1, 0, 0]
    assert settled(made, leads).tolist() == [0.25, 0.0, 1.0]
    assert rows(made)["lead changes"].mean == pytest.approx(1 / 3)


# --- luck and skill


def test_luck_is_what_the_same_dice_fix() -> None:
    fixed = np.repeat((RANDOM.random((300, 1)) < 0.5).astype(float), 10, axis=1)
    whims = (RANDOM.random((300, 10)) < 0.5).astype(float)
    assert between_dice(np.stack([fixed, 1 - fixed], axis=2)).mean == pytest.approx(1, abs=0.01)
    assert between_dice(np.stack([whims, 1 - whims], axis=2)).mean == pytest.approx(0, abs=0.04)


@pytest.mark.parametrize("part", [0.0, 0.05, 0.3])
def test_what_the_dice_fix_lies_in_its_interval_and_can_be(part: float) -> None:
    """30 dice, each ten times, as in a quick report; repeated often, so that some estimates are below 0 and below the
    truth."""
    true, times = 0, 200
    for _ in range(times):
        chance = RANDOM.beta((1 - part) / part / 2, (1 - part) / part / 2, 30) if part else np.full(30, 0.5)
        wins = (RANDOM.random((30, 10)) < chance[:, None]).astype(float)
        found = between_dice(np.stack([wins, 1 - wins], axis=2)).interval()
        assert 0 <= found.low <= found.mean <= found.high <= 1
        assert found.low < found.high
        true += found.low <= part <= found.high
    assert true >= 0.88 * times


def test_too_few_dice_say_nothing_of_luck() -> None:
    found = between_dice(np.stack([np.eye(2), 1 - np.eye(2)], axis=2))
    assert math.isnan(found.mean)
    assert (found.interval().low, found.interval().high) == (0, 1)


def test_neighbours_on_the_ladder_meet_in_both_seats() -> None:
    assert rungs(3, ("random", "greedy", "level5@4")) == [
        "random,greedy,random",
        "greedy,random,greedy",
        "greedy,level5@4,greedy",
        "level5@4,greedy,level5@4",
    ]


def test_every_measure_has_its_line_in_the_glossary_and_the_documentation() -> None:
    from galapagos.lab.paper.glossary import glossary

    text = (Path(__file__).parents[2] / "docs" / "lab" / "README.md").read_text(encoding="utf-8")
    for word, line in glossary().items():
        assert f"| {word} | {line} |" in text
