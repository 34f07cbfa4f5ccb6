"""What a bot may know beyond the rules."""

from __future__ import annotations

from .state import State, energy


def value(s: State, seat: int) -> int:
    total = 0
    for other in range(s.seats):
        sign = s.seats if other == seat else -1
        total += sign * energy(s, other)
    return total
