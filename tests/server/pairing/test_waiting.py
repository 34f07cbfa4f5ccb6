"""The rows of people who wait, in both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from galapagos.server.pairing.waiting import FORGOTTEN, Waiting, WaitingList
from galapagos.server.store import Store, open_store

from ..store.examples import card, entry, person

pytestmark = pytest.mark.anyio
LEASE = 20.0


@pytest.fixture
async def stores(url: str) -> AsyncIterator[list[Store]]:
    """Those of two processes."""
    both = [await open_store(url) for _ in range(2)]
    for name in ("ann", "ben", "cid"):
        await both[0].add_person(person(name, name=name, passphrase=""))
    yield both
    for store in both:
        await store.close()


def waiting(who: str, ticket: str = "", since: float = 1.0) -> Waiting:
    return Waiting(who, ticket or who, "dodo", 2, "live", False, "word", 1500, since, since + LEASE)


async def test_a_table_and_its_people_are_written_together_or_not_at_all(stores: list[Store]) -> None:
    first, second = (WaitingList(store) for store in stores)
    for who in ("ann", "ben", "cid"):
        await first.add(waiting(who))
    entries = [entry(1), entry(2)]
    claims = [("t1", ("ann", "ben")), ("t2", ("ben", "cid")), ("t3", ("cid", "ann"))] * 4
    opened = await asyncio.gather(
        *(
            (first, second)[number % 2].open(card(f"{table}-{number}", 2, people=pair), entries, pair, 2.0)
            for number, (table, pair) in enumerate(claims)
        )
    )
    assert sum(opened) == 1
    (found,) = await stores[1].cards()
    assert await stores[1].entries(found.table) == entries
    assert [one.table for one in await stores[1].cards(person=found.people[1])] == [found.table]
    assert {one.person: one.table for one in await second.all(2.0)} == {
        who: found.table if who in found.people else "" for who in ("ann", "ben", "cid")
    }


async def test_who_has_left_lapsed_or_another_ticket_is_not_claimed(stores: list[Store]) -> None:
    people = WaitingList(stores[0])
    await people.add(waiting("ann"))
    await people.add(waiting("ben"))
    pair = ("ann", "ben")
    assert not await people.open(card("t1", 1, people=pair), [entry(1)], pair, 1.0 + LEASE)
    await people.add(waiting("ben", "another wish"))
    assert not await people.open(card("t1", 1, people=pair), [entry(1)], pair, 2.0)
    await people.remove("ben")
    assert not await people.open(card("t1", 1, people=pair), [entry(1)], pair, 2.0)
    assert await stores[0].cards() == []
    assert await stores[0].entries("t1") == []
    assert await people.all(2.0) == [waiting("ann")]


async def test_a_page_that_asks_no_more_leaves_the_queue_and_finds_its_place_again(stores: list[Store]) -> None:
    people = WaitingList(stores[0])
    await people.add(waiting("ann"))
    assert await people.all(LEASE + 1.0) == []
    await people.forget(LEASE + FORGOTTEN)
    await people.renew("ann", 99.0)
    assert await people.all(90.0) == [msgspec.structs.replace(waiting("ann"), until=99.0)]
    await people.forget(99.1 + FORGOTTEN)
    assert await people.of("ann") is None


async def test_a_found_table_stays_until_it_is_seen_and_a_banned_person_waits_no_more(stores: list[Store]) -> None:
    people = WaitingList(stores[0])
    await people.add(waiting("nobody"))
    await people.add(waiting("ann"))
    assert await people.open(card("t1", 1, people=("ann",)), [entry(1)], ["ann"], 2.0)
    await people.add(waiting("ann", "again"))
    await people.accept_bots("ann", 9.0)
    assert await people.all(99.0) == [msgspec.structs.replace(waiting("ann"), table="t1")]
    await people.add(waiting("ben"))
    await stores[0].ban_person("ben", True)
    await stores[0].erase_person("ann")
    assert await people.all(2.0) == []
