"""Who wins, and how much of a win each winner has."""

from __future__ import annotations

import pytest

from galapagos.engine.loops.winning import find_winners, win_share, win_shares


@pytest.mark.parametrize(
    ("scores", "winners"), [([3, 1, 2], 0b001), ([5, 5, 0], 0b011), ([4, 4, 4], 0b111), ([-9, -7, -8], 0b010)]
)
def test_whoever_has_the_highest_score_wins(scores: list[int], winners: int) -> None:
    assert find_winners(scores, len(scores)) == winners


def test_a_win_is_shared_by_all_who_have_it() -> None:
    assert [win_share(0b1010, seat) for seat in range(4)] == [0, 0.5, 0, 0.5]
    assert win_shares([3, 7, 7]) == (0, 0.5, 0.5)
    assert win_shares([1] * 8) == (1 / 8,) * 8
