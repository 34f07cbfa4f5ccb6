"""Every way to answer the next questions, counted from one position in each phase."""

from __future__ import annotations

from pathlib import Path

import pytest

from galapagos.engine.backend import functions
from galapagos.engine.game import find_game
from galapagos.engine.position import parse
from galapagos.engine.struct import assign, buffer, i16, i64

GAME = find_game("evo")
FILE = Path(__file__).parents[2] / "perft" / "evo.txt"
LINES = [line.partition(" | ") for line in FILE.read_text().splitlines() if not line.startswith("#")]
MOST_LEAVES = 2500          # that CPython counts in a moment


def count(position: str, depth: int) -> int:
    states, space = buffer(GAME.state, depth + 1), GAME.actions.size
    assign(states[0], parse(GAME, position))
    room = buffer(i16, space), buffer(i16, space * depth), buffer(i64, depth + 1), buffer(i64, depth + 1)
    return int(functions(GAME, "python").count_leaves(states, depth, *room))


@pytest.mark.parametrize(("counts", "position"), [(counts, position) for counts, _, position in LINES])
def test_the_rules_open_as_many_ways_as_ever(counts: str, position: str) -> None:
    for depth, leaves in enumerate(map(int, counts.split()), 1):
        if leaves <= MOST_LEAVES:
            assert count(position, depth) == leaves
