"""What must hold of every state that a game can reach."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from galapagos.engine.game import Game
from galapagos.engine.language.struct import copy
from galapagos.engine.match.match import new
from galapagos.engine.match.story import PieceRegistry
from galapagos.engine.notation.position import describe, parse

from .cases import CASES, GAMES, Case, Walk, by_case, each

TURNS = {"turn", "round"}  # the events with which one begins
EVERY = 7  # states between two looks, where a look is slow
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


@each([case for case in CASES if case.game.is_open])
def test_where_nothing_is_hidden_all_see_the_same(case: Case) -> None:
    for number, (s, _) in enumerate(Walk(case, seed=5)):
        if number % EVERY == 0:
            ids = PieceRegistry.of_position(case.game, s)
            assert all(case.game.hidden(s, seat) == s for seat in range(-1, s.seats))
            assert all(case.game.view.view(s, seat, ids) == case.game.view.view(s, -1, ids) for seat in range(s.seats))


@by_case
def test_turns_are_counted_one_by_one(case: Case) -> None:
    pace = case.game.module("heuristics").pace
    paces = [pace(s) for s, _ in Walk(case, seed=4)]
    assert {later - earlier for earlier, later in pairwise(paces)} <= {0, 1}
    assert paces[-1] > paces[0] or case.options == {"turn_limit": "1"}


@pytest.mark.parametrize("case", [case for case in CASES if TURNS & {*case.game.events.named}], ids=str)
def test_the_pace_is_the_number_of_the_turn_that_runs(case: Case) -> None:
    """0 before the first turn; at the end, the last turn. All games mean the same."""
    match, random = new(case.game.name, case.seats, seed=4, **case.options), Walk(case, seed=4).random
    told = [case.game.pace(match.state)]
    assert told[0] <= 1  # some games begin their first turn at once

    def hear(s: Any, number: int, values: tuple[int, ...]) -> None:
        if case.game.events.kinds[number].name in TURNS:
            told.append(values[0])

    match.state.hear = hear
    while not match.is_over:
        assert case.game.pace(match.state) == told[-1]
        match.play(random.choice(match.legal()))
    assert case.game.pace(match.state) == told[-1] > 0


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
def test_the_size_of_things(game: Game) -> None:
    import ctypes

    assert game.actions.size < 4096
    assert ctypes.sizeof(game.state) < 16 << 10
    assert {"actor", "seats", "ending", "options"} <= {field[0] for field in game.state._fields_}
    assert {option.name for option in game.options} == {field[0] for field in game.state().options._fields_}
