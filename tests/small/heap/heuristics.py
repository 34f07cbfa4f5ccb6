"""What a position looks worth."""

from __future__ import annotations

from galapagos.engine.game import Thinking

from .data import MOST
from .state import State

THINKING = Thinking(temperature=10, doubt=10, depth=4, samples=0, exploration=350, iterations=200)


def value(s: State, seat: int) -> int:
    """A multiple of four left is good for who has just taken."""
    is_asked = s.turn % s.seats == seat
    if s.ending != 0:
        return 100 if is_asked else 0
    return 10 if (s.stones % (MOST + 1) == 0) != is_asked else 0


def pace(s: State) -> int:
    return s.turn + 1
