"""Logs, cards and snapshots."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.store import Store, Taken, open_store

from .examples import CARD, card, entry, play

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_again(store: Store) -> None:
    await store.append(CARD, [entry(1, bytes(range(256)))])
    await store.append(card(number=3, status="over"), [entry(2), entry(3)])
    assert await store.entries("t1") == [entry(1, bytes(range(256))), entry(2), entry(3)]
    assert await store.entries("t1", after=2) == [entry(3)]
    assert await store.card("t1") == card(number=3, status="over")
    assert await store.entries("other") == []
    assert await store.card("other") is None


async def test_what_was_appended_is_there_when_the_store_is_opened_again(store: Store, url: str) -> None:
    await play(store, numbers=range(1, 4))
    again = await open_store(url)
    assert [found.number for found in await again.entries("t1")] == [1, 2, 3]
    assert await again.card("t1") == card(number=3)
    await again.close()


@pytest.mark.parametrize("number", [1, 2, 4], ids=["first again", "last again", "with a gap"])
async def test_only_the_next_entry_is_taken(store: Store, number: int) -> None:
    await play(store, numbers=range(1, 3))
    with pytest.raises(Taken):
        await store.append(card(number=number, status="over", people=("eve",)), [entry(number, b"fork")])
    assert await store.entries("t1") == [entry(1), entry(2)]
    assert await store.card("t1") == card(number=2)
    assert await store.cards(person="eve") == []


async def test_an_erased_table_takes_no_later_entry(store: Store) -> None:
    await play(store)
    await store.erase_table("t1")
    with pytest.raises(Taken):
        await play(store, numbers=range(2, 3))
    assert await store.card("t1") is None


async def test_entries_that_do_not_follow_one_another_are_a_mistake_of_the_caller(store: Store) -> None:
    for wrong in ([], [entry(2)], [entry(0), entry(1)], [entry(3), entry(1)]):
        with pytest.raises(ValueError, match="not consecutive"):
            await store.append(CARD, wrong)
    assert await store.card("t1") is None


async def test_two_processes_that_play_one_table_lose_nothing_and_fork_nothing(store: Store, url: str) -> None:
    other = await open_store(url)
    await play(store)
    written: dict[int, bytes] = {1: b"entry 1"}

    async def process(name: str, store: Store) -> None:
        for turn in range(40):
            while True:
                number = len(await store.entries("t1")) + 1
                data = f"{name} {turn}".encode()
                try:
                    await store.append(card(number=number), [entry(number, data)])
                except Taken:
                    continue
                assert number not in written
                written[number] = data
                break

    await asyncio.gather(
        *(process(f"{name}{task}", which) for name, which in (("a", store), ("b", other)) for task in range(3))
    )
    assert {found.number: found.data for found in await store.entries("t1")} == written
    assert len(written) == 241
    await other.close()


def test_processes_that_race_for_every_entry_of_a_table_write_each_once(url: str) -> None:
    command = [sys.executable, "-m", "tests.server.store.racing", url]
    processes = [subprocess.Popen([*command, name], stdout=subprocess.PIPE, text=True) for name in ("a", "b", "c")]
    claims = [line.split() for process in processes for line in process.communicate()[0].splitlines()]
    assert sorted(int(number) for number, _ in claims) == list(range(1, 301))

    async def check() -> None:
        store = await open_store(url)
        assert [(str(found.number), found.data.decode()) for found in await store.entries("t1")] == sorted(
            map(tuple, claims), key=lambda claim: int(claim[0])
        )
        await store.close()

    asyncio.run(check())


async def test_appends_that_wait_together_fail_one_by_one(store: Store) -> None:
    await play(store)
    outcomes = await asyncio.gather(
        *(play(store, f"new{index}") if index % 2 else play(store) for index in range(20)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Taken, type(None)] * 10
    assert len(await store.cards()) == 11


async def test_an_append_that_no_database_can_keep_harms_no_other(store: Store) -> None:
    wrong = (play(store, f"wrong{index}", rules=2**70) for index in range(3))
    right = (play(store, f"right{index}") for index in range(3))
    outcomes = await asyncio.gather(*wrong, *right, return_exceptions=True)
    assert [isinstance(outcome, Exception) for outcome in outcomes] == [True] * 3 + [False] * 3
    assert {kept.table for kept in await store.cards()} == {"right0", "right1", "right2"}


async def test_a_snapshot_is_never_replaced_by_an_older_one(store: Store) -> None:
    await play(store, numbers=range(1, 6))
    assert await store.snapshot("t1") is None
    await store.keep_snapshot("t1", 4, b"four")
    await store.keep_snapshot("t1", 2, b"two")
    assert await store.snapshot("t1") == (4, b"four")
    await store.keep_snapshot("t1", 5, b"five")
    assert await store.snapshot("t1") == (5, b"five")


async def test_there_is_no_snapshot_of_what_was_not_played(store: Store) -> None:
    await play(store)
    await store.keep_snapshot("t1", 2, b"ahead")
    await store.keep_snapshot("none", 1, b"nothing")
    assert await store.snapshot("t1") is None
    assert await store.snapshot("none") is None


async def test_cards_are_found_by_all_that_is_named_the_last_changed_first(store: Store) -> None:
    await play(store, "a", changed=1.0, status="open", people=("ann",))
    await play(store, "b", changed=3.0, public=False)
    await play(store, "c", changed=2.0, game="evo", status="over")

    async def found(**by: object) -> str:
        return "".join([kept.table for kept in await store.cards(**by)])  # type: ignore[arg-type]

    assert await found() == "bca"
    assert await found(limit=2) == "bc"
    assert await found(status=["open", "over"]) == "ca"
    assert await found(public=True) == "ca"
    assert await found(public=False) == "b"
    assert await found(person="ann") == "bca"
    assert await found(person="ben", game="dodo") == "b"
    assert await found(changed_before=3.0) == "ca"
    assert await found(status=["open"], public=False) == ""


async def test_an_analysis_is_kept_in_its_format(store: Store) -> None:
    await play(store)
    assert await store.analysis("t1", 1) is None
    await store.keep_analysis("t1", 1, b"first")
    assert (await store.analysis("t1", 1), await store.analysis("t1", 2), await store.analysis("t2", 1)) == (
        b"first",
        None,
        None,
    )
    await store.keep_analysis("t1", 2, b"second")
    assert (await store.analysis("t1", 1), await store.analysis("t1", 2)) == (None, b"second")
    await store.keep_analysis("none", 1, b"nothing")
    assert await store.analysis("none", 1) is None


async def test_who_leaves_a_table_does_not_find_it_any_more(store: Store) -> None:
    await play(store, people=("ann", "ben", "ann"))
    await play(store, numbers=range(2, 3), people=("ann", "cid"))
    assert await store.cards(person="ben") == []
    assert await store.cards(person="cid") == await store.cards(person="ann") == [card(number=2, people=("ann", "cid"))]


async def test_an_erased_table_leaves_nothing(store: Store) -> None:
    await play(store, numbers=range(1, 3))
    await play(store, "t2")
    await store.keep_snapshot("t1", 1, b"one")
    await store.keep_analysis("t1", 1, b"judged")
    await store.chats.say("t1", 1.0, "ann", "hello")
    await store.erase_table("t1")
    assert (await store.card("t1"), await store.snapshot("t1"), await store.analysis("t1", 1)) == (None, None, None)
    assert (await store.entries("t1"), await store.chats.lines("t1")) == ([], [])
    assert [kept.table for kept in await store.cards(person="ann")] == ["t2"]


async def test_a_text_that_no_database_keeps_is_refused(store: Store) -> None:
    for text in ("\0", "\ud800"):
        with pytest.raises(Refused, match="cannot contain"):
            await play(store, people=(text,))
    assert await store.cards() == []


async def test_a_store_that_can_be_written_answers_the_ping(store: Store) -> None:
    await store.ping()


@pytest.mark.parametrize(
    "wrong", ["", "store.db", "mysql://localhost/x", "sqlite:///", "sqlite:////no/such/folder/file", "sqlite:////tmp"]
)
async def test_a_url_that_names_no_store_is_refused(wrong: str) -> None:
    with pytest.raises(Refused):
        await open_store(wrong)
