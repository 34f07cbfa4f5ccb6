"""Copy a state inside compiled code, in the rules subset."""

from __future__ import annotations

from galapagos.engine.language.contract import State


def copy_states(states: list[State], times: int) -> int:
    """Copy back and forth between two states; the counter prevents the compiler from removing copies."""
    total = 0
    for i in range(times):
        states[0].seats = i % 7
        states[1] = states[0]
        total += states[1].seats
    return total
