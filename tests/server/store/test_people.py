"""People, their chat, reports, and the secrets of the server."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.store import Chat, NameTaken, PersonReport, Store, open_store

from .examples import ANN, person, play

pytestmark = pytest.mark.anyio


async def test_a_person_is_added_once(store: Store) -> None:
    assert await store.add_person(ANN)
    assert await store.add_person(person("ben", name="Ben", banned=True))
    assert not await store.add_person(person("ann", name="Änne", seen=9.0))
    assert await store.people(["ann", "ben", "nobody"]) == {"ann": ANN, "ben": person("ben", name="Ben", banned=True)}
    assert await store.person("nobody") is None
    assert await store.people([]) == {}


async def test_a_token_finds_its_person_and_an_empty_one_finds_none(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(person("bot", passphrase="", token="secret"))
    assert await store.person_by_token("secret") == person("bot", passphrase="", token="secret")
    assert await store.person_by_token("") is None
    assert await store.person_by_token("other") is None


async def test_a_name_that_a_passphrase_protects_is_given_once(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(person("guest", name="Ann", passphrase=""))
    assert await store.person_by_name("Ann") == ANN
    assert await store.person_by_name("Ben") is None
    with pytest.raises(NameTaken):
        await store.add_person(person("third", name="Ann"))
    with pytest.raises(NameTaken):
        await store.update_person("guest", passphrase="another hash", webhook="https://example.org")
    assert await store.person("guest") == person("guest", name="Ann", passphrase="")
    await store.update_person("ann", name="Anna")
    assert await store.update_person("guest", passphrase="another hash") == person(
        "guest", name="Ann", passphrase="another hash"
    )
    with pytest.raises(NameTaken):
        await store.update_person("ann", name="Ann")


async def test_a_change_leaves_all_else_as_it_is(store: Store) -> None:
    await store.add_person(ANN)
    assert await store.update_person("ann") == ANN
    assert await store.update_person("ann", name="Änne 🦤") == person("ann", name="Änne 🦤")
    assert await store.update_person("ann", token="digest", webhook="https://example.org") == person(
        "ann", name="Änne 🦤", token="digest", webhook="https://example.org"
    )
    assert await store.update_person("ann", webhook="", settings=lambda kept: kept + b"more") == person(
        "ann", name="Änne 🦤", token="digest", settings=ANN.settings + b"more"
    )
    with pytest.raises(Refused, match="null characters"):
        await store.update_person("ann", name="a\0b")
    assert await store.update_person("nobody", name="Ann") is None
    assert await store.update_person("nobody", settings=lambda kept: kept) is None


async def test_an_erased_id_never_comes_back(store: Store) -> None:
    await store.add_person(ANN)
    await store.erase_person("ann")
    assert not await store.add_person(ANN)
    assert await store.update_person("ann", name="Ann") is None
    await store.touch_person("ann", 9.0)
    assert await store.person("ann") is None


async def test_many_people_are_found_at_once(store: Store) -> None:
    for index in range(20):
        await store.add_person(person(f"p{index}", name=f"P{index}"))
    assert len(await store.people([f"p{index}" for index in range(1200)])) == 20


async def test_who_is_erased_leaves_neither_name_nor_words(store: Store) -> None:
    await play(store)
    await store.add_person(ANN)
    await store.chats.say("t1", 1.0, "ann", "my address")
    await store.chats.say("t1", 2.0, "ben", "hello")
    await store.erase_person("ann")
    assert await store.person("ann") is None
    assert await store.chats.lines("t1") == [Chat(1, 1.0, "ann", ""), Chat(2, 2.0, "ben", "hello")]


async def test_guests_expire_unless_they_sit_somewhere(store: Store) -> None:
    for kept in (
        person("old", passphrase=""),
        person("playing", passphrase=""),
        person("watching", passphrase="", seen=8.0),
        person("known", name="Known"),
        person("bot", passphrase="", token="x"),
        person("done", passphrase=""),
    ):
        await store.add_person(kept)
    await play(store, people=("playing",))
    await play(store, "t2", people=("done",), status="over")
    assert await store.expire_people(seen_before=5.0) == 2
    assert set(await store.people(["old", "playing", "watching", "known", "bot", "done"])) == {
        "playing",
        "watching",
        "known",
        "bot",
    }


async def test_players_on_a_device_expire_if_they_have_never_sat_anywhere(store: Store) -> None:
    await store.add_person(person("ann"))
    for name in ("sat", "never"):
        await store.add_person(person(name, passphrase="", device="ann"))
    await play(store, people=("ann", "sat"), status="over")
    assert await store.expire_people(seen_before=5.0) == 1
    assert [one.id for one in await store.companions("ann")] == ["sat"]


async def test_nobody_plays_on_the_device_of_an_erased_person(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.erase_person("ann")
    assert not await store.add_person(person("ben", device="ann"))
    assert await store.companions("ann") == []


async def test_chat_is_numbered_by_table_and_goes_on_after_old_chat_expired(store: Store) -> None:
    await play(store)
    await play(store, "t2")
    first = await store.chats.say("t1", 1.0, "ann", "one")
    await store.chats.say("t2", 1.0, "ann", "elsewhere")
    second = await store.chats.say("t1", 2.0, "ben", "two")
    assert await store.chats.lines("t1") == [first, second] == [Chat(1, 1.0, "ann", "one"), Chat(2, 2.0, "ben", "two")]
    assert await store.chats.lines("t1", after=1) == [second]
    assert await store.chats.lines("t1", limit=1) == [second]
    assert await store.chats.expire(before=3.0) == 3
    assert await store.chats.say("t1", 4.0, "ann", "three") == Chat(3, 4.0, "ann", "three")


async def test_nothing_is_said_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(Refused, match="no such table"):
        await store.chats.say("none", 1.0, "ann", "hello")
    await play(store)
    with pytest.raises(Refused, match="cannot contain"):
        await store.chats.say("t1", 1.0, "ann", "a\0b")


async def test_it_is_known_who_has_said_something_at_a_table(store: Store) -> None:
    await play(store)
    await play(store, "t2")
    await store.chats.say("t1", 1.0, "ann", "hello")
    assert [
        await store.chats.has_said(table, person) for table, person in (("t1", "ann"), ("t1", "ben"), ("t2", "ann"))
    ] == [
        True,
        False,
        False,
    ]


async def test_reports_are_read_the_newest_first(store: Store) -> None:
    for at in (1.0, 3.0, 2.0):
        await store.chats.report(PersonReport(at, "t1", "ann", "ben", "rude"))
    assert [report.at for report in await store.chats.reports()] == [3.0, 2.0, 1.0]
    assert await store.chats.reports(limit=1) == [PersonReport(3.0, "t1", "ann", "ben", "rude")]


async def test_a_secret_stays_what_it_first_was(store: Store, url: str) -> None:
    assert await store.secret("key", b"\x00first") == b"\x00first"
    other = await open_store(url)
    assert await other.secret("key", b"second") == b"\x00first"
    assert await other.secret("other", b"second") == b"second"
    await other.close()


async def test_a_ban_outlasts_whatever_else_is_kept_of_a_person(store: Store) -> None:
    await store.add_person(ANN)
    assert await store.ban_person("ann", True)
    await store.touch_person("ann", 7.0)
    await store.update_person("ann", name="Anna")
    assert await store.person("ann") == person("ann", name="Anna", seen=7.0, banned=True)
    assert await store.ban_person("ann", False)
    assert await store.person("ann") == person("ann", name="Anna", seen=7.0)
    assert not await store.ban_person("nobody", True)


async def test_people_are_found_by_a_name_that_they_share(store: Store) -> None:
    for one in (ANN, person("guest", passphrase="", seen=9.0), person("ben", name="Ben")):
        await store.add_person(one)
    assert [one.id for one in await store.people_named("Ann")] == ["guest", "ann"]
    assert await store.people_named("Cid") == []
