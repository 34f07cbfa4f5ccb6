"""Random games, compiled with bounds checks, in which every promise of the contract is watched; see
`engine/loops/fuzz.py`."""

from __future__ import annotations

import pytest

from galapagos.engine.game import Game
from galapagos.lab.fuzzing import fuzz

from .cases import GAMES

FUZZED = 2_000  # games; `make thorough` plays more
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@by_game
def test_no_promise_is_broken_and_every_family_occurs(game: Game) -> None:
    """At tables of every size, with every option turned alone and some mixtures."""
    report = fuzz(game, FUZZED, seed=1)
    assert report.found is None, f"{report.found}"
    assert report.games == FUZZED
    assert report.never_seen == []
