"""Notices report changes by other processes, not one's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from galapagos.server.store import Notice, Store, open_store, sqlite

from .examples import person, play

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "POLL", 0.05)


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """Opens the store as a second process does."""
    store = await open_store(url)
    yield store
    await store.close()


async def gather(notices: AsyncIterator[Notice], until: Notice) -> set[Notice]:
    """All notices up to the given one, without entries."""
    heard: set[Notice] = set()
    async with asyncio.timeout(20):
        async for notice in notices:
            heard.add(Notice(notice.kind, notice.key))
            if until in heard:
                break
    return heard


async def test_changes_of_another_process_are_told(store: Store, other: Store) -> None:
    notices = store.notices()
    assert await anext(notices) == Notice("all")
    await play(other)
    await play(other, "t2")
    await other.chats.say("t2", 1.0, "ann", "hello")
    await other.add_person(person("ann"))
    await other.erase_person("ben")
    await other.erase_table("t1")
    await other.chats.say("t2", 1.0, "ann", "the end")
    await play(other, "end")
    assert await gather(notices, Notice("log", "end")) >= {
        Notice("log", "t1"),
        Notice("log", "t2"),
        Notice("chat", "t2"),
        Notice("person", "ann"),
        Notice("person", "ben"),
    }


async def test_ones_own_changes_are_not_told(store: Store, other: Store) -> None:
    notices, others = store.notices(), other.notices()
    assert await anext(notices) == await anext(others) == Notice("all")
    await play(store, "mine")
    await store.add_person(person("mine"))
    await play(other, "yours")
    assert await gather(notices, Notice("log", "yours")) == {Notice("log", "yours")}
    await play(other, "both")
    await play(store, "both", range(2, 3))
    assert Notice("log", "both") in await gather(notices, Notice("log", "both"))
    assert Notice("log", "both") in await gather(others, Notice("log", "both"))


async def test_what_was_taken_is_no_news(store: Store, other: Store) -> None:
    await play(store)
    notices = store.notices()
    assert await anext(notices) == Notice("all")
    await asyncio.gather(play(other), play(other, "end"), return_exceptions=True)
    assert await gather(notices, Notice("log", "end")) == {Notice("log", "end")}
