"""What must hold of every state that a game can reach."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from galapagos.engine.chance import Random, start_random
from galapagos.engine.contract import CHANCE
from galapagos.engine.game import Game
from galapagos.engine.match import new
from galapagos.engine.position import describe, parse
from galapagos.engine.struct import copy

from .cases import CASES, GAMES, Case, Walk

EVERY = 7           # states between two looks, where a look is slow
by_case = pytest.mark.parametrize("case", CASES, ids=str)
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@by_case
def test_a_state_is_its_bytes_and_its_position_is_its_text(case: Case) -> None:
    for number, (s, _) in enumerate(Walk(case, seed=1)):
        clone = copy(s)
        assert clone == s
        assert clone is not s
        if number % EVERY == 0:
            assert parse(case.game, describe(case.game, s)) == s


@by_case
def test_questions_change_nothing_and_answers_are_texts(case: Case) -> None:
    actions = case.game.actions
    for number, (s, legal) in enumerate(Walk(case, seed=2)):
        if number % EVERY:
            continue
        before = copy(s)
        for action in legal:
            assert actions.parse(actions.text(action)) == action
        case.game.rules.score(s, [0] * s.seats)
        case.game.rules.asked(s)
        assert case.game.rules.audit(s) == 0
        assert s == before


@by_case
def test_turns_are_counted_one_by_one(case: Case) -> None:
    pace = case.game.module("heuristics").pace
    paces = [pace(s) for s, _ in Walk(case, seed=4)]
    assert {later - earlier for earlier, later in pairwise(paces)} <= {0, 1}
    assert paces[-1] > paces[0] or case.options == {"turn_limit": "1"}


@by_case
def test_what_a_seat_sees_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """The view, the prompt and the labels of a state and of the same state with everything hidden exchanged are equal to the byte."""
    game, view, dice = case.game, case.game.module("view").view, Random()
    start_random(dice, 3, 0)
    for number, (s, legal) in enumerate(Walk(case, seed=3)):
        if number % (3 * EVERY):
            continue
        for seat in range(-1, s.seats):
            other = game.hidden(s, seat)
            game.rules.guess(other, seat, dice)
            assert game.rules.audit(other) == 0
            hidden, hidden_other = game.hidden(s, seat), game.hidden(other, seat)
            assert hidden == hidden_other
            assert msgspec.json.encode(view(hidden, seat)) == msgspec.json.encode(view(hidden_other, seat))
            assert game.text.prompt(hidden) == game.text.prompt(hidden_other)
            if seat == s.actor:
                assert [game.text.label(hidden, a) for a in legal] == [game.text.label(hidden_other, a) for a in legal]


@by_case
def test_every_step_has_a_story_for_everybody(case: Case) -> None:
    match = new(case.game.name, case.seats, seed=5, **case.options)
    walk = Walk(case, seed=5)
    while not match.is_over:
        decision = match.decision
        assert decision is not None
        assert decision.seat != CHANCE
        assert decision.prompt
        assert all(option.label for option in decision.options)
        for step in match.play(walk.random.choice(decision.options).action):
            for seat in range(-1, case.seats):
                assert all(match.narrate(step, seat))
    assert match.ending
    assert sorted(match.ranks)[0] == 1


@by_game
def test_an_action_that_is_not_open_is_refused_by_its_rule_and_changes_nothing(game: Game) -> None:
    match = new(game.name, seed=4)
    walk = Walk(Case(game, game.default_seats, {}), seed=4)
    for _ in range(40):
        if match.is_over:
            break
        open_actions = set(match.legal())
        before, record = copy(match.state), match.record.text()
        for action in walk.random.sample(range(game.actions.size), 60):
            assert (match.why_not(action) == "") == (action in open_actions)
            if action not in open_actions:
                with pytest.raises(ValueError, match=r"\[.+\]$"):
                    match.play(action)
        assert match.state == before
        assert match.record.text() == record
        match.play(walk.random.choice(sorted(open_actions)))


@by_game
def test_every_reason_has_a_rule_and_a_sentence(game: Game) -> None:
    reasons = [reason for reason in game.module("reason").Reason if reason != 0]
    for reason in reasons:
        sentence = game.text.REASONS[reason]
        assert sentence.rule
        assert sentence.text.endswith(".")


@by_game
def test_the_size_of_things(game: Game) -> None:
    import ctypes

    assert game.actions.size < 4096
    assert ctypes.sizeof(game.state) < 16 << 10
    assert {"actor", "seats", "ending", "options"} <= {field[0] for field in game.state._fields_}
    assert {option.name for option in game.options} == {field[0] for field in game.state().options._fields_}
