"""Kalah against a second writing of its rules: stones lie in one ring of 14 places."""

from __future__ import annotations

import random

import pytest

from galapagos.engine.game import open_game
from galapagos.engine.language.contract import OVER

from .conftest import EXAMPLES

FEW, MANY = 100, 10_000
RING = 14  # pits 0 to 5, store 6, pits 7 to 12, store 13
STORES = (6, 13)


class Ring:
    """The other Kalah."""

    def __init__(self) -> None:
        self.stones = [0 if place in STORES else 4 for place in range(RING)]
        self.player = 0

    def own(self, seat: int) -> range:
        return range(seat * 7, seat * 7 + 6)

    def open_pits(self) -> list[int]:
        return [pit for pit, place in enumerate(self.own(self.player)) if self.stones[place]]

    def sow(self, pit: int) -> None:
        place = self.own(self.player)[pit]
        hand, self.stones[place] = self.stones[place], 0
        while hand:
            place = (place + 1) % RING
            if place != STORES[1 - self.player]:
                self.stones[place] += 1
                hand -= 1
        if place in self.own(self.player) and self.stones[place] == 1 and self.stones[12 - place]:
            self.stones[STORES[self.player]] += 1 + self.stones[12 - place]
            self.stones[place] = self.stones[12 - place] = 0
        if place != STORES[self.player]:
            self.player = 1 - self.player
        if self.is_over:
            for seat in (0, 1):
                for place in self.own(seat):
                    self.stones[STORES[seat]] += self.stones[place]
                    self.stones[place] = 0

    @property
    def is_over(self) -> bool:
        return any(not any(self.stones[place] for place in self.own(seat)) for seat in (0, 1))


@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.thorough)])
def test_kalah_is_the_other_kalah(games: int) -> None:
    game, draw = open_game(EXAMPLES / "kalah.py"), random.Random(1)
    out = [0] * game.actions.size
    for _ in range(games):
        s, ring = game.new_state(2), Ring()
        while s.actor != OVER:
            pits = out[: game.rules.legal(s, out)]
            assert (s.actor, pits) == (ring.player, ring.open_pits())
            pit = draw.choice(pits)
            game.rules.apply(s, pit)
            ring.sow(pit)
            assert [*s.pits[:6], s.stores[0], *s.pits[6:], s.stores[1]] == ring.stones
        assert ring.is_over
