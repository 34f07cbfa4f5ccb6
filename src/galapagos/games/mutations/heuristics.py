"""What a bot may know beyond the rules: what its animals are worth, fed, hungry, sheltered or burdened."""

from __future__ import annotations

from .rules.turn import points
from .state import State


def value(s: State, seat: int) -> int:
    return points(s, seat)
