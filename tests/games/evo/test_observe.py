"""What a learner is told of cards that were played: pending while cards are offered, in effect afterwards."""

from __future__ import annotations

import numpy as np

from galapagos.games.evo import GAME
from galapagos.games.evo.data import Card
from galapagos.games.evo.observe import FEATURES, observe
from galapagos.games.evo.state import Phase, State


def told(s: State, seat: int, name: str) -> float:
    units = [0] * FEATURES.size
    observe(s, seat, units)
    numbers = np.array(units) * np.array(FEATURES.scales)
    assert (numbers <= FEATURES.high).all()
    assert (numbers >= FEATURES.low).all()
    return float(numbers[FEATURES.names.index(name)])


def test_two_copies_of_a_card_are_told_apart_from_one_and_a_withdrawn_one_is_not_told() -> None:
    s = GAME.new_state(4)
    s.phase, s.plays = Phase.MOVEMENT_EVENTS, 3
    for play, (seat, withdrawn) in zip(s.table, ((1, 0), (1, 0), (2, 1)), strict=False):
        play.seat, play.card, play.withdrawn = seat, Card.STAMPEDE, withdrawn
    assert [told(s, seat, "own_card.stampede") for seat in range(3)] == [0, 1, 0]
    assert [told(s, seat, "other_card.stampede") for seat in range(3)] == [1, 0, 1]


def test_a_card_in_effect_is_told_as_ones_own_or_as_that_of_others() -> None:
    s = GAME.new_state(4)
    s.phase = Phase.MOVEMENT
    s.species[3].effects[Card.GIANT_GENE] = 1
    assert (told(s, 3, "own_card.giant-gene"), told(s, 3, "other_card.giant-gene")) == (0.5, 0)
    assert (told(s, 0, "own_card.giant-gene"), told(s, 0, "other_card.giant-gene")) == (0, 0.5)


def test_a_row_tells_its_gene_its_bid_and_whose_it_is() -> None:
    s = GAME.new_state(4)
    s.phase = Phase.AUCTION
    s.rows[0].gene, s.rows[0].bidder, s.rows[0].bid = 1, 4, 16
    assert [told(s, 3, f"row1.{column}") for column in ("own", "other", "bid", "tail", "foot")] == [1, 0, 0.25, 1, 0]
    assert [told(s, 0, f"row1.{column}") for column in ("own", "other", "bid", "tail", "foot")] == [
        0,
        3 / 8,
        0.25,
        1,
        0,
    ]
    assert [told(s, 0, f"row2.{column}") for column in ("own", "other", "bid", "tail", "foot")] == [0, 0, 0, 0, 0]
