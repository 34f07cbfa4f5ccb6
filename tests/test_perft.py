"""Perft: how many sequences of so many answers there are from a position, chance included, forced answers played.

`tests/perft/<game>.txt` has a line per position, `position | depth: count, depth: count`, or `counts | position` for
depth 1 and on; lines that begin with # are comments. A count that changes is a change of the rules: the commit explains
it. `python -m tests.test_perft` prints the file's lines with the counts of today.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from galapagos.engine.compiler.backend import functions
from galapagos.engine.game import find_game
from galapagos.engine.language.struct import assign, buffer, i16, i64
from galapagos.engine.notation.position import parse

FOLDER = Path(__file__).parent / "perft"
PAIR = re.compile(r"(\d+): *(\d+)")
INTERPRETED = 400  # counts up to this one are made without the compiler


class Line(NamedTuple):
    game: str
    position: str
    counts: dict[int, int]


def read(file: Path) -> Iterator[Line]:
    for line in file.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            first, _, rest = line.partition("|")
            if first.replace(" ", "").isdigit():
                yield Line(file.stem, rest.strip(), dict(enumerate(map(int, first.split()), 1)))
            else:  # a position may have bars of its own
                position, _, counts = line.rpartition("|")
                yield Line(
                    file.stem, position.strip(), {int(depth): int(count) for depth, count in PAIR.findall(counts)}
                )


def count_leaves(game_name: str, position: str, depth: int, backend: str) -> int:
    game = find_game(game_name)
    states = buffer(game.state, depth + 1)
    assign(states[0], parse(game, position))
    size = game.actions.size
    count = functions(game, backend, checked=backend != "python").count_leaves
    return int(
        count(states, depth, buffer(i16, size), buffer(i16, size * depth), buffer(i64, depth), buffer(i64, depth))
    )


def backend_for(count: int) -> str:
    return "python" if count <= INTERPRETED else "cpu"


LINES = [line for file in sorted(FOLDER.glob("*.txt")) for line in read(file)]


@pytest.mark.parametrize("line", LINES, ids=[f"{line.game}-{line.position[:60]}" for line in LINES])
def test_perft(line: Line) -> None:
    assert line.counts, "a line is position | depth: count, depth: count"
    counts = {
        depth: count_leaves(line.game, line.position, depth, backend_for(count)) for depth, count in line.counts.items()
    }
    assert counts == line.counts


if __name__ == "__main__":
    for line in LINES:
        counts = ", ".join(
            f"{depth}: {count_leaves(line.game, line.position, depth, backend_for(count))}"
            for depth, count in line.counts.items()
        )
        sys.stdout.write(f"{line.position} | {counts}\n")
