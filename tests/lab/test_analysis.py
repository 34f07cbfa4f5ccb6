"""Analysis: what decisions were worth, where a match turned, and which records are refused."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from galapagos.bots.budget import Limit
from galapagos.engine.errors import Refused
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.struct import copy
from galapagos.engine.match.match import Match, from_position, new
from galapagos.engine.match.record import Record
from galapagos.engine.words.message import Message, catalogue
from galapagos.lab.analysis import (
    MISTAKE,
    SURE,
    Analysis,
    Critic,
    Doubt,
    Judged,
    RatedAction,
    analyse,
    find_turning_points,
)
from galapagos.lab.chart import draw_analysis
from tests.bots.positions import LOSING_WITHOUT

ALIKE = (
    "seats 2; turn 2; active white; migration 2; e1 221; e2 311; white rr e1; white rr e1; white ryg e4; "
    "orange ry e2; orange g e6; orange rrg e5"
)


def missed_capture() -> Record:
    """White could have won at once but passed; the match ends with the turn."""
    match = from_position("dodo", LOSING_WITHOUT)
    while not match.is_over:
        match.play("pass" if not match.is_chance else match.legal()[0])
    return match.record


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    return analyse(missed_capture(), Limit(60), backend="python")


def test_a_missed_win_is_found_with_what_it_would_have_gained(analysis: Analysis) -> None:
    first = analysis.decisions[0]
    assert (first.number, first.seat, first.played.text, first.best.text) == (1, 0, "pass", "migrate w2 e2")
    assert first.before == first.best.chance > 0.9
    assert first.after < first.before
    assert first.gain == pytest.approx(first.before - first.after)
    assert not first.is_best
    assert first.is_mistake
    assert analysis.given_away(0) > 0


def test_a_mistake_says_what_the_better_action_would_have_gained(analysis: Analysis) -> None:
    reason = analysis.decisions[0].reason
    assert reason
    assert catalogue("dodo", "en").sentence(reason).startswith("You capture e2: in ")
    assert all(judged.reason is None for judged in analysis.decisions if not judged.is_mistake)


def test_of_two_equal_actions_neither_is_a_mistake() -> None:
    """Two creatures that are alike make the same move. A short search often prefers one by 5 % or more; fresh searches
    show that this is noise."""
    match = from_position("dodo", ALIKE)
    one, other = (match.game.actions.parse(text) for text in ("migrate c1 e2", "migrate c2 e2"))
    apart = 0
    for seed in range(12):
        critic = Critic(match.game, 2, Limit(14), seed, "python")
        thought = critic.think(match.state, 0, critic.budget, seed, (one, other))
        chances = {opinion.action: opinion.chances[0] for opinion in thought.opinions}
        best, played = (one, other) if chances[one] > chances[other] else (other, one)
        if chances[best] - chances[played] >= MISTAKE:
            apart += 1
            gain, error, reason = Doubt(critic, match.state, 0, best, played, match.story.ids).settle(seed)
            assert gain < SURE * error
            assert reason is None
    assert apart, "the short searches were not noisy"


def test_only_a_difference_beyond_the_noise_is_a_mistake() -> None:
    good, bad = RatedAction("a", "A", Message("do-a"), 0.5), RatedAction("b", "B", Message("do-b"), 0.4)

    def judged(gain: float, error: float) -> Judged:
        return Judged(1, 0, 0.5, bad, good, (0.5, 0.5), (0.4, 0.6), gain, error)

    assert judged(0.10, 0.02).is_mistake
    assert not judged(0.10, 0.04).is_mistake
    assert not judged(0.03, 0.001).is_mistake, "a small loss is no mistake, however certain"
    assert find_turning_points([judged(0.3, 0.15)], [(0.5, 0.5)] * 3) == ()


def test_a_change_within_the_noise_is_no_stroke_of_luck() -> None:
    fine = RatedAction("a", "A", Message("do-a"), 0.5)
    decisions = [Judged(1, 0, 0.5, fine, fine, (0.5, 0.5), (0.5, 0.5))]
    course: list[tuple[float, ...]] = [(0.5, 0.5), (0.5, 0.5), (0.65, 0.35)]
    assert len(find_turning_points(decisions, course, error=0.01)) == 1
    assert find_turning_points(decisions, course, error=0.05) == ()


def test_chances_run_from_the_first_decision_to_the_result(analysis: Analysis) -> None:
    assert len(analysis.course) == 2 * len(analysis.decisions) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in analysis.course)
    assert analysis.course[0] == analysis.decisions[0].worth


def test_the_chart_is_a_picture_that_any_browser_shows(analysis: Analysis) -> None:
    root = ElementTree.fromstring(draw_analysis(analysis))
    assert root.tag.endswith("svg")
    assert len([part for part in root.iter() if part.tag.endswith("polyline")]) >= 2
    assert any("white" in (part.text or "") for part in root.iter())


def test_turning_points_are_the_large_mistakes_and_strokes_of_luck() -> None:
    good, bad = RatedAction("a", "A", Message("do-a"), 0.5), RatedAction("b", "B", Message("do-b"), 0.2)
    decisions = [
        Judged(1, 0, 0.5, good, good, (0.5, 0.5), (0.5, 0.5)),
        Judged(2, 0, 0.5, bad, good, (0.5, 0.5), (0.2, 0.8), gain=0.3, error=0.02),
        Judged(3, 1, 0.5, good, good, (0.5, 0.5), (0.5, 0.5)),
    ]
    course: list[tuple[float, ...]] = [
        (0.5, 0.5),
        (0.5, 0.5),
        (0.5, 0.5),
        (0.2, 0.8),
        (0.5, 0.5),
        (0.5, 0.5),
        (0.45, 0.55),
    ]
    mistake, luck = find_turning_points(decisions, course)
    assert (mistake.index, mistake.seat, mistake.is_mistake) == (1, 0, True)
    assert mistake.change == pytest.approx(-0.3)
    assert (luck.index, luck.is_mistake) == (2, False)
    assert abs(luck.change) == pytest.approx(0.3)


def test_a_decision_is_judged_by_what_its_player_knew() -> None:
    """The search gets the position as the deciding seat sees it."""
    match = new("evo", 3, seed=3)
    while match.state.actor != OVER and len(match.actions) < 40:
        match.play(match.legal()[-1])
    s, seat = match.state, match.state.actor
    other, random = match.game.hidden(s, seat), Random()
    start_random(random, 1, 0)
    match.game.rules.guess(other, seat, random)
    assert other != s
    judged = []
    for truth in (s, other):
        match.state = copy(truth)
        judged.append(Critic(match.game, 3, Limit(6), 1, "python").judge(match, match.legal()[0], 1))
    assert judged[0] == judged[1]


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    record = missed_capture()
    analyse(record, Limit(2), backend="python", progress=lambda done, total: heard.append((done, total)))
    assert heard == [(number + 1, len(record.actions)) for number in range(len(record.actions))]


def test_an_unfinished_a_foreign_and_a_damaged_record_are_refused() -> None:
    running = new("dodo", 2, seed=1).record
    with pytest.raises(Refused, match="is not over"):
        analyse(running, Limit(2), backend="python")
    for changed, words in (
        (Record("chess", 1, 2), "no game 'chess'"),
        (Record("dodo", 99, 2), "version 99"),
        (Record("dodo", 1, 2, actions=["fly"]), "Action 1"),
    ):
        with pytest.raises(Refused, match=words):
            analyse(changed, Limit(2), backend="python")


def test_a_budget_of_nothing_is_refused() -> None:
    for nothing in (Limit(0), Limit(-3), Limit(seconds=0.0)):
        with pytest.raises(Refused, match="more than zero"):
            analyse(missed_capture(), nothing, backend="python")
    assert Match.replay(missed_capture()).is_over
