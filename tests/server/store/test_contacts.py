"""People whom a person knows, blocks and invitations, and whose a name is."""

from __future__ import annotations

import pytest

from galapagos.server.names import shapes
from galapagos.server.store import Barred, Contact, Invitation, NameTaken, Profile, Store
from galapagos.server.store.contacts import MOST_BLOCKS

from .examples import person, play

pytestmark = pytest.mark.anyio


async def add(store: Store, *people: str) -> None:
    for id in people:
        await store.add_person(person(id, name=id.title()))


async def test_people_are_known_by_a_table_or_a_link(store: Store) -> None:
    await add(store, "ann", "ben", "cid", "dot")
    await store.add_person(person("doll", name="Doll", passphrase="", device="ben"))
    await play(store, people=("ann", "ben", "doll"))
    await store.contacts.add("ann", "cid", 9e9)
    for _ in range(2):
        await store.contacts.add("ann", "ben", 1.0)
    for nobody in ("ann", "doll", "gone"):
        await store.contacts.add("ann", nobody, 1.0)
    known = await store.contacts.known("ann", 9)
    assert [(one.person, one.met) for one in known] == [("cid", False), ("ben", True)]
    assert known[0] == Contact("cid", 9e9, False)
    assert await store.contacts.known("cid", 9) == []  # who opens a link is not known by it
    assert [await store.contacts.knows("ann", other) for other in ("ben", "cid", "dot", "doll")] == [1, 1, 0, 0]
    await store.ban_person("cid", True)
    assert not await store.contacts.knows("ann", "cid")


async def test_of_two_people_either_can_block_the_other(store: Store) -> None:
    await add(store, "ann", "ben", "cid")
    assert await store.contacts.block("ann", "ben", 1.0)
    assert await store.contacts.block("ann", "ben", 2.0)
    assert await store.contacts.barred("ann") == Barred(frozenset(["ben"]), frozenset())
    assert await store.contacts.barred("ben") == Barred(frozenset(), frozenset(["ann"]))
    assert [await store.contacts.may_meet(*pair) for pair in (("ann", "ben"), ("ben", "ann"), ("ann", "cid"))] == [
        0,
        0,
        1,
    ]
    assert await store.contacts.barred_pairs(["cid", "ben", "ann"]) == {frozenset(["ann", "ben"])}
    assert await store.contacts.barred_pairs([]) == set()
    await store.contacts.unblock("ben", "ann")
    assert not await store.contacts.may_meet("ben", "ann")
    await store.contacts.unblock("ann", "ben")
    assert await store.contacts.may_meet("ben", "ann")
    assert not await store.contacts.block("ann", "nobody", 1.0)


async def test_blocks_are_limited(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_BLOCKS > 2
    monkeypatch.setattr("galapagos.server.store.contacts.MOST_BLOCKS", 2)
    await add(store, "ann", "ben", "cid", "dot")
    assert [await store.contacts.block("ann", other, 1.0) for other in ("ben", "cid", "dot", "ben")] == [1, 1, 0, 1]


async def test_invitations_last_until_the_table_starts(store: Store) -> None:
    await add(store, "ann", "ben", "cid")
    await play(store, "t1", people=("ann",), status="open")
    await play(store, "t2", people=("cid",), status="open")
    await store.contacts.invite("t1", "ben", "ann", 1.0)
    await store.contacts.invite("t2", "ben", "cid", 2.0)
    await store.contacts.invite("t2", "ben", "ann", 3.0)
    await store.contacts.invite("none", "ben", "ann", 3.0)
    both = [Invitation("t2", "cid", 2.0), Invitation("t1", "ann", 1.0)]
    assert await store.contacts.invitations("ben", 9) == both
    await store.contacts.block("ben", "cid", 1.0)
    assert await store.contacts.invitations("ben", 9) == both[1:]
    assert (await store.contacts.invited_by("cid"), await store.contacts.invited_by("ann")) == (1, 1)
    await store.contacts.unblock("ben", "cid")
    await play(store, "t3", people=("ann", "ben"), status="open")
    await store.contacts.invite("t3", "ben", "ann", 4.0)
    assert await store.contacts.invitations("ben", 9) == both  # who has a seat is not invited
    await store.contacts.decline("ben", "t1")
    assert await store.contacts.expire_invitations() == 0
    await store.erase_table("t2")
    assert await store.contacts.invitations("ben", 9) == []


async def test_only_those_are_here_who_let_people_know(store: Store) -> None:
    await add(store, "ann", "ben")
    for id in ("ann", "ben", "nobody"):
        await store.contacts.come(id, 5.0)
    assert await store.contacts.here(["ann", "ben"], 1.0) == set()
    await store.set_profile(Profile("ann", here=True, animal="dodo-red"))
    assert await store.contacts.here(["ann", "ben", "nobody"], 1.0) == {"ann"}
    assert await store.contacts.here(["ann"], 6.0) == set()
    assert (await store.profile("ann")).animal == "dodo-red"


async def test_nothing_of_contacts_is_left_of_an_erased_or_expired_person(store: Store) -> None:
    await add(store, "ann", "cid")
    await store.add_person(person("ben", name="Ben", passphrase="", seen=0.0))
    for gone in ("ben", "cid"):
        await play(store, "t1", people=("ann",), status="open")
        for pair in (("ann", gone), (gone, "ann")):
            await store.contacts.add(*pair, 1.0)
            await store.contacts.block(*pair, 1.0)
            await store.contacts.invite("t1", *pair, 1.0)
        await store.contacts.come(gone, 1.0)
        await store.names.claim(gone, gone, shapes(gone), 0.0)
        if gone == "ben":
            await store.expire_people(5.0)
        else:
            await store.erase_person("cid")
        for table in ("contact", "block", "invitation", "here", "known_name"):
            assert await store._read(f"SELECT * FROM {table}") == [], table
        await store.erase_table("t1")


async def test_a_name_belongs_to_one_person_also_an_earlier_one(store: Store) -> None:
    await add(store, "ann", "ben")
    await store.names.claim("ann", "Ann", shapes("Ann"), 0.0)
    await store.names.claim("ann", "Anna", shapes("Anna"), 5.0)
    for name in ("ANN", "Аnn", "anna"):
        with pytest.raises(NameTaken):
            await store.names.claim("ben", name, shapes(name), 0.0)
    await store.names.claim("ann", "ANN", shapes("ANN"), 9.0)
    assert [one.name for one in await store.names.names("ann")] == ["ANN", "Anna"]
    assert [await store.names.owner(shapes(name)) for name in ("aNN", "Anna", "Ben")] == ["ann", "ann", ""]
    assert await store.names.unnamed() == [("ben", "Ben")]
    await store.erase_person("ann")
    assert await store.names.owner(shapes("Anna")) == ""
