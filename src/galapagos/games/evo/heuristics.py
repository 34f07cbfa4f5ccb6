"""What a bot may know beyond the rules."""

from __future__ import annotations

from .state import State


def value(s: State, seat: int) -> int:
    return s.species[seat].points
