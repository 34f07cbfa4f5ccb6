"""Inference: intervals, confidence sequences, corrections for multiple testing, verdicts."""

from __future__ import annotations

import numpy as np
import pytest

from galapagos.lab.inference.estimate import Estimate, Share, mean_of, share_of, weighted_mean
from galapagos.lab.inference.many import benjamini_hochberg, holm
from galapagos.lab.inference.sequence import ConfidenceSequence
from galapagos.lab.inference.verdict import Verdict, judge, judge_interval
from galapagos.lab.statistics import Interval, interval

P_VALUES = [0.01, 0.04, 0.03, 0.005]


def test_holm_is_that_of_the_textbook() -> None:
    assert holm(P_VALUES) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.6, 0.7]) == [1.0, 1.0]
    assert holm([]) == []


def test_benjamini_and_hochberg_is_that_of_the_textbook() -> None:
    assert benjamini_hochberg(P_VALUES) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert benjamini_hochberg([0.9]) == [0.9]


def test_among_pure_noise_holm_seldom_finds_anything() -> None:
    draw = np.random.default_rng(7)
    alarms = sum(min(holm(draw.random(20).tolist())) < 0.05 for _ in range(1000))
    assert alarms < 75


@pytest.mark.parametrize("chance", [0.03, 0.25, 0.5])
def test_a_confidence_sequence_holds_the_truth_whenever_one_looks(chance: float) -> None:
    """Twenty looks at each; an ordinary interval fails at a third of them."""
    draw, failed = np.random.default_rng(1), 0
    for _ in range(300):
        sequence = ConfidenceSequence()
        looks = [sequence.see((draw.random(100) < chance).astype(float)) for _ in range(20)]
        failed += not all(look.low <= chance <= look.high for look in looks)
    assert failed <= 15


def test_a_confidence_sequence_does_not_depend_on_how_it_was_fed_and_narrows() -> None:
    values = np.random.default_rng(2).random(3000)
    whole, parts = ConfidenceSequence(), ConfidenceSequence()
    whole.see(values)
    widths = []
    for part in np.array_split(values, 17):
        found = parts.see(part)
        widths.append(found.high - found.low)
    assert (parts.low, parts.high, parts.mean) == pytest.approx((whole.low, whole.high, float(values.mean())))
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.1


def test_a_share_has_the_interval_of_simulations() -> None:
    for wins, games in ((1, 10), (30, 100), (5000, 20_000)):
        mine = share_of(np.array([1.0, 0.0]), np.array([wins, games - wins])).interval()
        other = interval([1.0, 0.0], counts=[wins, games - wins])
        assert (mine.mean, mine.low, mine.high) == pytest.approx((other.mean, other.low, other.high), abs=0.01)


def test_intervals_for_many_questions_are_wider() -> None:
    one, many = Share(0.25, 0.01, 2000).interval(), Share(0.25, 0.01, 2000).interval(questions=20)
    assert many.low < one.low < 0.25 < one.high < many.high


def test_rolls_of_one_game_are_one_observation() -> None:
    """A hundred rolls in each of twenty games prove no more than twenty."""
    draw = np.random.default_rng(4)
    wins, games = draw.random(20) < 0.5, np.repeat(np.arange(20), 100)
    clustered = weighted_mean(np.repeat(wins.astype(float), 100), np.ones(2000), games)
    alone = mean_of(wins.astype(float))
    assert (clustered.mean, clustered.games) == (alone.mean, 20)
    assert clustered.error == pytest.approx(alone.error, rel=0.06)


def test_weights_undo_how_likely_something_was() -> None:
    """What is drawn once in ten counts ten times as much."""
    values, weights = np.array([1.0, 0.0, 0.0]), np.array([10.0, 5.0, 5.0])
    assert weighted_mean(values, weights, np.arange(3)).mean == 0.5


@pytest.mark.parametrize(
    ("mean", "error", "verdict"),
    [
        (0.0, 0.002, Verdict.FAIR),
        (0.01, 0.002, Verdict.FAIR),
        (0.036, 0.003, Verdict.UNFAIR),
        (-0.1, 0.01, Verdict.UNFAIR),
        (0.0, 0.05, Verdict.OPEN),
        (0.02, 0.001, Verdict.OPEN),
        (0.1, 0.06, Verdict.OPEN),
    ],
)
def test_a_verdict_needs_a_difference_that_matters_and_certainty(mean: float, error: float, verdict: Verdict) -> None:
    assert judge([Estimate(mean, error, 20_000)]) == [verdict]


def test_a_few_games_prove_nothing_and_none_at_all_neither() -> None:
    assert judge([share_of(np.ones(8)).less(0.25), share_of(np.array([])).less(0.25)]) == [Verdict.OPEN, Verdict.OPEN]
    assert mean_of(np.array([])).interval().high != 0


def test_the_more_questions_the_more_certain_an_answer_must_be() -> None:
    alone, among = Estimate(0.05, 0.0125, 500), [Estimate(0.0, 0.05, 500)] * 30
    assert judge([alone]) == [Verdict.UNFAIR]
    assert judge([alone, *among])[0] == Verdict.OPEN


def test_verdicts_by_an_interval() -> None:
    assert judge_interval(Interval(0.25, 0.24, 0.26), 0.25) == Verdict.FAIR
    assert judge_interval(Interval(0.30, 0.28, 0.32), 0.25) == Verdict.UNFAIR
    assert judge_interval(Interval(0.28, 0.26, 0.30), 0.25) == Verdict.OPEN
