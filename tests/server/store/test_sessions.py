"""Sessions, and cookies of earlier versions, which are valid until their person logs out."""

from __future__ import annotations

import pytest

from galapagos.server.store import Notice, Store, open_store, postgres, sessions, sqlite
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
        assert await store.sessions.add(key, "ann", 1.0)
    assert await store.sessions.person("phone") == ANN
    assert await store.sessions.existing(["phone", "desk", "other"]) == {"phone", "desk"}
    await store.sessions.end("ben", "phone")
    assert await store.sessions.person("phone") == ANN
    await store.sessions.end("ann", "phone")
    assert await store.sessions.person("phone") is None
    assert await store.sessions.person("desk") == ANN
    await store.sessions.end_all("ann")
    assert await store.sessions.existing(["phone", "desk", "terminal"]) == set()
    assert await store.person("ann") == ANN
    assert await store.sessions.person("") is None


async def test_an_id_is_no_session_of_a_new_person(store: Store) -> None:
    await store.add_person(ANN)
    assert await store.sessions.person("ann") is None
    assert await store.sessions.existing(["ann"]) == set()


async def test_who_is_erased_or_expires_has_no_session(store: Store) -> None:
    await store.add_person(ANN)
    await store.add_person(person("old", passphrase=""))
    assert await store.sessions.add("phone", "ann", 1.0)
    assert await store.sessions.add("desk", "old", 1.0)
    await store.erase_person("ann")
    assert not await store.sessions.add("terminal", "ann", 1.0)
    assert await store.expire_people(seen_before=5.0) == 1
    assert await store.sessions.existing(["phone", "desk", "terminal"]) == set()


async def test_the_oldest_of_very_many_sessions_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_SESSIONS", 3)
    await store.add_person(ANN)
    await store.add_person(person("ben", name="Ben"))
    await store.sessions.add("ben's", "ben", 0.0)
    for number in range(5):
        await store.sessions.add(f"s{number}", "ann", float(number))
    assert await store.sessions.existing(["ben's", *(f"s{number}" for number in range(5))]) == {
        "ben's",
        "s2",
        "s3",
        "s4",
    }


async def test_other_processes_hear_that_sessions_have_ended(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "POLL", 0.05)
    other = await open_store(url)
    notices = store.notices()
    assert await anext(notices) == Notice("all")
    await other.sessions.end("ann", "phone")
    await other.sessions.end_all("ben")
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
    found = await upgraded.sessions.person(guest)
    assert found is not None
    assert found.id == guest
    assert await upgraded.sessions.existing([guest]) == {guest}
    await upgraded.sessions.add("phone", guest, 1.0)
    await upgraded.sessions.end(guest, "phone")
    assert await upgraded.sessions.existing([guest, "phone"]) == {guest}
    await upgraded.sessions.end(guest, guest)
    assert await upgraded.sessions.person(guest) is None
    await upgraded.close()


@pytest.mark.parametrize("guest", ["finch", "gull"])
async def test_a_guest_of_an_earlier_program_logs_out_everywhere(upgraded: Store, guest: str) -> None:
    await upgraded.sessions.end_all(guest)
    assert await upgraded.sessions.person(guest) is None
    assert await upgraded.sessions.existing([guest]) == set()
    await upgraded.close()
