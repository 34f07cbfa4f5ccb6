"""Perft: count the sequences of answers to the next questions, chance included. Any change of the rules changes it."""

from __future__ import annotations

from ..language.contract import OVER, State, apply
from ..language.struct import Actions, Numbers
from .playout import decide


def count_leaves(
    states: list[State], depth: int, out: Actions, stack: Actions, upcoming: Numbers, stop: Numbers
) -> int:
    """The number of sequences of `depth` answers from states[0]. `states`, `upcoming` and `stop` have an entry per
    level; `stack` holds the answers of all levels."""
    n = decide(states[0], out)
    if states[0].actor == OVER or depth <= 1:
        return n if depth == 1 else 1 - min(depth, 1)
    leaves, level = 0, 0
    upcoming[0], stop[0] = 0, n
    for k in range(n):
        stack[k] = out[k]
    while level >= 0:
        if upcoming[level] == stop[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        apply(states[level + 1], stack[upcoming[level]])
        upcoming[level] += 1
        n = decide(states[level + 1], out)
        if states[level + 1].actor == OVER:
            continue
        if level + 2 == depth:
            leaves += n
            continue
        level += 1
        upcoming[level] = stop[level - 1]
        stop[level] = stop[level - 1] + n
        for k in range(n):
            stack[upcoming[level] + k] = out[k]
    return leaves
