"""What a learner is told of a position: within its bounds at every state, and never what is hidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from galapagos.engine.game import Game
from galapagos.engine.language.contract import CHANCE
from galapagos.engine.language.feature import MOST, Features
from galapagos.engine.language.struct import buffer, i16

from .cases import GAMES, Case, Walk, by_case

EVERY = 11  # states between two looks
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def features(game: Game, s: Any, seat: int) -> Any:
    out = buffer(i16, game.features.size)
    game.module("observe").observe(s, seat, out)
    return np.frombuffer(out, np.int16) * np.array(game.features.scales, np.float32)


@by_case
def test_a_learner_is_told_what_its_seat_may_know(case: Case) -> None:
    declared, walk = case.game.features, Walk(case, seed=3)
    low, high = np.array(declared.low, np.float32), np.array(declared.high, np.float32)

    def look(s: Any) -> None:
        for seat in range(s.seats):
            told = features(case.game, s, seat)
            assert told.tobytes() == features(case.game, case.game.hidden(s, seat), seat).tobytes()
            outside = np.flatnonzero((told < low) | (told > high))
            assert [(declared.names[k], told[k]) for k in outside] == []

    for number, (s, _) in enumerate(walk):
        if number % EVERY == 0:
            look(s)
    look(walk.s)


@by_game
def test_chance_has_actions_of_its_own_and_no_question_has_too_many_answers(game: Game) -> None:
    for s, legal in Walk(Case(game, game.default_seats, {}), seed=6):
        if s.actor == CHANCE:
            assert legal[0] >= game.actions.players
        else:
            assert legal[-1] < game.actions.players
            assert len(legal) <= game.most_choices


@by_game
def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    assert len(set(game.features.names)) == game.features.size <= MOST
    assert len(game.features.low) == len(game.features.high) == len(game.features.scales) == game.features.size


def test_too_many_numbers_are_refused_where_they_are_declared() -> None:
    with pytest.raises(ValueError, match="at most 512"):
        Features().block("everything", MOST + 1)


@pytest.mark.parametrize("units", [3, 0, (2, 4, 8)])
def test_units_that_would_be_rounded_are_refused_where_they_are_declared(units: int | tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="thing: each column has a power of two"):
        Features().block("thing", 1, ("a", "b"), units=units)
