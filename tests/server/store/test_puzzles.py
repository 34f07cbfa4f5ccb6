"""Attempts at puzzles, their ratings, and own puzzles, in both stores."""

from __future__ import annotations

import pytest

from galapagos.server.store import Attempt, OwnPuzzle, PuzzleRating, Solver, Store
from galapagos.server.store.puzzles import MOST_OWN

from .examples import ANN

pytestmark = pytest.mark.anyio


async def test_an_attempt_counts_once(store: Store) -> None:
    await store.add_person(ANN)
    puzzles, attempt = store.puzzles, Attempt("ann", "dodo", "p1", 5.0, True)
    solver = Solver("ann", "dodo", 1520.0, 200.0, 1, 1)
    rating = PuzzleRating("dodo", "p1", 1490.0, 140.0, 1)
    assert await puzzles.add_attempt(attempt, (solver, 20.0), (rating, -10.0))
    assert not await puzzles.add_attempt(attempt, (solver, 20.0), (rating, -10.0))
    assert await puzzles.solvers("ann") == {"dodo": solver}
    assert await puzzles.ratings("dodo") == {"p1": rating}
    other = Attempt("ann", "dodo", "p2", 6.0, False)
    assert await puzzles.add_attempt(other, (Solver("ann", "dodo", 1500.0, 190.0, 2, 1), -15.0))
    assert await puzzles.solvers("ann") == {"dodo": Solver("ann", "dodo", 1505.0, 190.0, 2, 1)}  # changes are added
    assert set(await puzzles.attempts("ann", "dodo")) == {"p1", "p2"}


async def test_own_puzzles_are_kept_up_to_a_number_and_go_with_their_person(store: Store) -> None:
    await store.add_person(ANN)
    own = [OwnPuzzle("ann", "dodo", f"p{k}", "text", float(k)) for k in range(MOST_OWN + 5)]
    await store.puzzles.add_own("ann", "dodo", own)
    await store.puzzles.add_own("ann", "dodo", own[-1:])
    kept = await store.puzzles.own("ann", "dodo")
    assert len(kept) == MOST_OWN
    assert kept[0] == own[-1]
    await store.puzzles.add_attempt(Attempt("ann", "dodo", "p1", 5.0, True))
    await store.erase_person("ann")
    assert await store.puzzles.own("ann", "dodo") == []
    assert await store.puzzles.attempts("ann", "dodo") == {}
