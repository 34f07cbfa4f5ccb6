"""Sessions, and cookies of earlier versions, which are valid until their person logs out."""

from __future__ import annotations

import pytest

from galapagos.server.store import Notice, Store, open_store, postgres, sql, sqlite
from galapagos.server.store.database import Statement
from galapagos.server.store.schema import MIGRATIONS

from .examples import ANN, person
from .test_notices import gather

pytestmark = pytest.mark.anyio

BEFORE = 4  # statements of the schema before there were sessions
GUEST = (
    "INSERT INTO person (id, name, made, seen, passphrase, token, banned, settings, webhook) VALUES (?, 'Finch', "
    "1.0, 2.0, '', '', ?, ?, '')"
)


async def test_a_session_stands_for_its_person_until_it_ends(store: Store) -> None:
    await store.add_person(ANN)
    for key in ("phone", "desk", "terminal"):
        assert await store.add_session(key, "ann", 1.0)
    assert await store.person_by_session("phone") == ANN
    assert await store.sessions(["phone", "desk", "other"]) == {"phone", "desk"}
    await store.end_session("ben", "phone")
    assert await store.person_by_session("phone") == ANN
    await store.end_session("ann", "phone")
    assert await store.person_by_session("phone") is None
    assert await store.person_by_session("desk") == ANN
    await store.end_sessions("ann")
    assert await store.sessions(["phone", "desk", "terminal"]) == set()
    assert await store.person("ann") == ANN
    assert await store.person_by_session("") is None


async def test_an_id_is_no_session_of_a_new_person(store: Store) -> None:
    await store.add_person(ANN)
    assert await store.person_by_session("ann") is None
    assert await store.sessions(["ann"]) == set()


async def test_who_is_erased_or_expires_has_no_session(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(person("old", passphrase=""))
    assert await store.add_session("phone", "ann", 1.0)
    assert await store.add_session("desk", "old", 1.0)
    await store.erase_person("ann")
    assert not await store.add_session("terminal", "ann", 1.0)
    assert await store.expire_people(seen_before=5.0) == 1
    assert await store.sessions(["phone", "desk", "terminal"]) == set()


async def test_the_oldest_of_very_many_sessions_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "MOST_SESSIONS", 3)
    await store.add_person(ANN)
    await store.add_person(person("ben", name="Ben"))
    await store.add_session("ben's", "ben", 0.0)
    for number in range(5):
        await store.add_session(f"s{number}", "ann", float(number))
    assert await store.sessions(["ben's", *(f"s{number}" for number in range(5))]) == {"ben's", "s2", "s3", "s4"}


async def test_other_processes_hear_that_sessions_have_ended(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "POLL", 0.05)
    other = await open_store(url)
    notices = store.notices()
    assert await anext(notices) == Notice("all")
    await other.end_session("ann", "phone")
    await other.end_sessions("ben")
    assert await gather(notices, Notice("person", "ben")) == {Notice("person", "ann"), Notice("person", "ben")}
    await other.close()


async def add_by_earlier_program(store: Store, id: str) -> None:
    await store.database.write(Statement(GUEST, [id, False, b""]))


@pytest.fixture
async def upgraded(url: str, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A store of an earlier version, which keeps running for a while after the new one has opened it."""
    with monkeypatch.context() as earlier:
        for module in (sqlite, postgres):
            earlier.setattr(module, "MIGRATIONS", MIGRATIONS[:BEFORE])
        old = await open_store(url)
    await add_by_earlier_program(old, "finch")
    new = await open_store(url)
    await add_by_earlier_program(old, "gull")
    await old.close()
    return new


@pytest.mark.parametrize("guest", ["finch", "gull"])
async def test_a_guest_of_an_earlier_program_is_known_until_he_logs_out(upgraded: Store, guest: str) -> None:
    found = await upgraded.person_by_session(guest)
    assert found is not None
    assert found.id == guest
    assert await upgraded.sessions([guest]) == {guest}
    await upgraded.add_session("phone", guest, 1.0)
    await upgraded.end_session(guest, "phone")
    assert await upgraded.sessions([guest, "phone"]) == {guest}
    await upgraded.end_session(guest, guest)
    assert await upgraded.person_by_session(guest) is None
    await upgraded.close()


@pytest.mark.parametrize("guest", ["finch", "gull"])
async def test_a_guest_of_an_earlier_program_logs_out_everywhere(upgraded: Store, guest: str) -> None:
    await upgraded.end_sessions(guest)
    assert await upgraded.person_by_session(guest) is None
    assert await upgraded.sessions([guest]) == set()
    await upgraded.close()
