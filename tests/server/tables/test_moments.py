"""The best moment of a match, from its analysis."""

from __future__ import annotations

from galapagos.lab.analysis import TurningPoint
from galapagos.server.routes.moments import DecisionNumber, TurningPoints, best_of

DECISIONS = [DecisionNumber(number) for number in (2, 5, 6, 9)]
TURNS = [
    TurningPoint(1, 0, 0.2, False),
    TurningPoint(2, 1, 0.4, False),
    TurningPoint(3, 0, -0.5, True),
    TurningPoint(4, 0, 0.15, False),
]


def test_a_best_moment_is_the_largest_turn_in_favour_of_a_seat() -> None:
    course = TurningPoints(DECISIONS, TURNS)
    assert best_of(course, [0]) == (4, 0.2)  # the roll before the second decision
    assert best_of(course, [0, 1]) == (5, 0.4)
    assert best_of(course, [2]) is None
    assert best_of(TurningPoints(DECISIONS, TURNS[2:]), [0]) == (10, 0.15)  # after the last decision
