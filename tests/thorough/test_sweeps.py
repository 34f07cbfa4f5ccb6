"""The long sweeps of `make thorough`: fuzzed games, and games compared between CPython and compiled code, at every
table of every game.

GALAPAGOS_FUZZED and GALAPAGOS_COMPARED set other numbers of games per game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from galapagos.engine.batch.play import play
from galapagos.engine.game import Game, all_games
from galapagos.lab.fuzzing import FuzzTable, chunks, fuzz, list_tables

FUZZED = int(os.environ.get("GALAPAGOS_FUZZED", "100000"))
COMPARED = int(os.environ.get("GALAPAGOS_COMPARED", "1000"))
PARTS = 10  # of the compared games, so that several workers share them
GREEDY_EVERY = 10  # compared chunks
SEED = 2

pytestmark = pytest.mark.thorough
by_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@by_game
def test_no_promise_is_broken_and_every_family_occurs(game: Game) -> None:
    report = fuzz(game, FUZZED, seed=SEED)
    assert report.found is None, f"{report.found}"
    assert report.games == FUZZED
    assert report.never_seen == []


@by_game
@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_games_are_the_interpreted_ones(game: Game, part: int) -> None:
    for number, (table, start, size) in enumerate(deal(game, part)):
        bots = ["greedy" if number % GREEDY_EVERY == 0 else "random"]
        slow, fast = (
            bytes(
                play(
                    game,
                    table.seats,
                    bots,
                    size,
                    start=start,
                    seed=SEED,
                    options=table.options,
                    backend=backend,
                    checked=True,
                )
            )
            for backend in ("python", "cpu")
        )
        assert slow == fast, f"{bots[0]} bots at {table}, one of the games {start} to {start + size - 1}"


def deal(game: Game, part: int) -> Iterator[tuple[FuzzTable, int, int]]:
    """This part's share of all compared games: a table, the first game there, and how many."""
    tables = list(list_tables(game, game.seats, None, SEED))
    yield from list(chunks(tables, COMPARED, SEED))[part::PARTS]
