"""Results and ratings in both stores."""

from __future__ import annotations

import msgspec
import pytest

from galapagos.server.ratings.rating import rate_again, rate_table, rate_waiting
from galapagos.server.store import Conflict, Rating, RatingStep, Store, Taken, open_store

from .examples import FIRST, SECOND, card, end, entry

pytestmark = pytest.mark.anyio


async def test_results_are_written_with_the_last_entry(store: Store) -> None:
    await store.append(card("t1", 1), [entry(1)])
    assert await store.results.of("t1") == []
    await store.append(card("t1", 2, status="over"), [entry(2)], [FIRST, SECOND])
    assert await store.results.of("t1") == [FIRST, SECOND]
    assert await store.results.of("t2") == []


async def test_who_comes_too_late_with_the_last_entry_writes_no_results(store: Store, url: str) -> None:
    await store.append(card("t1", 1), [entry(1)])
    await store.append(card("t1", 2, status="over"), [entry(2)], [FIRST])
    other = await open_store(url)
    with pytest.raises(Taken):
        await other.append(card("t1", 2, status="over"), [entry(2, b"other")], [FIRST, SECOND])
    await other.close()
    assert await store.results.of("t1") == [FIRST]


async def test_results_are_written_anew(store: Store) -> None:
    await end(store, "t1", 1, 2)
    await store.results.replace("t1", [SECOND])
    assert await store.results.of("t1") == [SECOND]
    await store.append(card("t2", 1, status="over"), [entry(1)])
    assert await store.results.missing() == ["t2"]
    await store.erase_table("t1")
    assert await store.results.of("t1") == []


async def test_a_table_is_rated_once(store: Store) -> None:
    await end(store, "t1", 1, 2)
    assert await store.ratings.unrated() == ["t1"]
    assert await store.ratings.unrated(since=21.0) == []
    assert await rate_table(store, "t1")
    assert not await rate_table(store, "t1")
    assert await rate_waiting(store) == 0
    ann, ben = await store.ratings.of(["ben", "ann"], "dodo")
    assert (ann.person, ann.matches, ben.person, ben.matches) == ("ann", 1, "ben", 1)
    assert ann.mu > 25 > ben.mu
    assert await store.ratings.steps("ann") == [RatingStep("dodo", 1, "people", "ann", "t1", 20.5, ann.mu, ann.sigma)]


async def test_two_processes_never_count_a_match_twice(store: Store, url: str) -> None:
    other = await open_store(url)
    step = RatingStep("dodo", 1, "people", "ann", "t1", 1.0, 26.0, 8.0)
    rating = Rating("dodo", "people", "ann", 26.0, 8.0, 1, 1.0)
    await store.ratings.add("dodo", [(1, "t1")], [step], [rating])
    for number, table in ((1, "t2"), (2, "t1")):
        with pytest.raises(Conflict):
            await other.ratings.add("dodo", [(number, table)], [], [msgspec.structs.replace(rating, mu=0.0)])
    await other.ratings.add("evo", [(1, "t3")], [], [])
    await other.close()
    assert await store.ratings.of(["ann"]) == [rating]
    assert await store.ratings.tables("dodo") == ["t1"]
    assert await store.ratings.is_rated("t3")


async def test_ratings_computed_again_are_the_same_to_the_digit(store: Store) -> None:
    """Also those of matches that were rated in another order than they ended."""
    for number in range(12):
        ranks = (1 + number % 3, 1 + (number + 1) % 3, 1 + number % 2)
        await end(store, f"t{number}", *ranks, at=100.0 - number)
        await rate_table(store, f"t{number}")
    people = ["ann", "ben", "cid"]
    before = await store.ratings.of(people), [await store.ratings.steps(person) for person in people]
    assert (await rate_again(store))["dodo"] == 12
    ratings, steps = await store.ratings.of(people), [await store.ratings.steps(person) for person in people]
    assert ratings == before[0]
    assert [[(one.table, one.mu, one.sigma) for one in course] for course in steps] == [
        [(one.table, one.mu, one.sigma) for one in course] for course in before[1]
    ]
    assert await rate_waiting(store) == 0
    await end(store, "later", 1, 2)
    assert await rate_table(store, "later")
