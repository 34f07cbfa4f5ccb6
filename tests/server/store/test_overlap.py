"""Concurrent changes of one person by two processes: all are kept, and an erased person stays erased."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from galapagos.engine.errors import Refused
from galapagos.server.http.identity import Identities, changed, digest
from galapagos.server.protocol.fields import Setting
from galapagos.server.routes.people import settings_of, with_settings
from galapagos.server.store import NameTaken, Person, Store, open_store

FEW = hypothesis_settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
NAMES, WEBHOOKS = ("Ann", "Anna"), ("https://a.example", "https://b.example")
PASSPHRASES = ("blue footed booby", "red footed booby")
SETTINGS: tuple[dict[str, Setting], ...] = ({"theme": "dark"}, {"theme": "light", "sound": False}, {"pace": 0})


@dataclass
class Processes:
    """Two stores of one database."""

    loop: asyncio.Runner
    both: list[Identities]

    def __getitem__(self, number: int) -> Identities:
        return self.both[number]

    @property
    def store(self) -> Store:
        return self.both[0].store

    async def somebody(self) -> Person:
        """Adds a person with a session."""
        person = Person(secrets.token_urlsafe(12), secrets.token_urlsafe(12), 1.0, 1.0)
        assert await self.store.add_person(person)
        await self.both[0].begin(person.id)
        return person


@pytest.fixture
def processes(url: str) -> Iterator[Processes]:
    with asyncio.Runner() as loop:
        stores = [loop.run(open_store(url)) for _ in range(2)]
        yield Processes(loop, [Identities(store, b"key", False) for store in stores])
        for store in stores:
            loop.run(store.close())


@dataclass(frozen=True)
class Deed:
    """A change of a person. Two changes of one kind exclude each other, and either may win."""

    kind: str
    value: int = 0

    async def do(self, identities: Identities, person: Person) -> str:
        """Makes a token and returns it."""
        store, value = identities.store, self.value
        match self.kind:
            case "name":
                await changed(store.update_person(person.id, name=f"{NAMES[value]} {person.id}"))
            case "webhook":
                await changed(store.update_person(person.id, webhook=WEBHOOKS[value]))
            case "settings":
                await changed(store.update_person(person.id, settings=partial(with_settings, SETTINGS[value])))
            case "passphrase":
                await identities.keep(person, PASSPHRASES[value])
            case "token":
                return await identities.new_token(person)
            case "ban":
                await store.ban_person(person.id, True)
            case "seen":
                await store.touch_person(person.id, 9.0)
            case "session":
                await identities.begin(person.id)
            case "log out":
                await store.sessions.end_all(person.id)
            case "erase":
                await store.erase_person(person.id)
        return ""


DEEDS = st.one_of(
    st.builds(Deed, st.sampled_from(("name", "webhook", "passphrase")), st.integers(0, 1)),
    st.builds(Deed, st.just("settings"), st.integers(0, 2)),
    st.builds(Deed, st.sampled_from(("token", "ban", "seen", "session", "log out", "erase"))),
)


def check(identities: Identities, before: Person, after: Person | None, deeds: list[Deed], tokens: list[str]) -> None:
    """Each column has the value of one of its changes, or the old one."""
    values: dict[str, list[int]] = {}
    for deed in deeds:
        values.setdefault(deed.kind, []).append(deed.value)
    if "erase" in values:
        assert after is None
        return
    assert after is not None
    assert after.name in [f"{NAMES[value]} {before.id}" for value in values.get("name", [])] or (
        "name" not in values and after.name == before.name
    )
    assert after.webhook in [WEBHOOKS[value] for value in values.get("webhook", [])] or (
        "webhook" not in values and not after.webhook
    )
    assert after.token in [digest(token) for token in tokens if token] or ("token" not in values and not after.token)
    assert any(identities._verify(after.passphrase, PASSPHRASES[value]) for value in values.get("passphrase", [])) or (
        "passphrase" not in values and not after.passphrase
    )
    assert after.banned == ("ban" in values)
    assert after.seen == (9.0 if "seen" in values else before.seen)
    kept = settings_of(after.settings)
    possible = [SETTINGS[value] for value in values.get("settings", [])]
    assert set(kept) == {name for one in possible for name in one}
    assert all(any(one.get(name) == value for one in possible) for name, value in kept.items())


@FEW
@given(deeds=st.lists(st.tuples(DEEDS, st.integers(0, 1)), min_size=2, max_size=6))
def test_deeds_at_once_are_all_kept(processes: Processes, deeds: list[tuple[Deed, int]]) -> None:
    async def run() -> None:
        person = await processes.somebody()
        done = await asyncio.gather(
            *(deed.do(processes[number], person) for deed, number in deeds), return_exceptions=True
        )
        is_erased = any(deed.kind == "erase" for deed, _ in deeds)
        assert [
            result
            for result in done
            if isinstance(result, BaseException) and not (is_erased and str(result) == "This identity was erased.")
        ] == []
        tokens = [result for result in done if isinstance(result, str)]
        check(processes[0], person, await processes.store.person(person.id), [deed for deed, _ in deeds], tokens)

    processes.loop.run(run())


QUICK = [Deed("name"), Deed("webhook"), Deed("settings"), Deed("token"), Deed("ban"), Deed("seen")]


@pytest.mark.parametrize("end", [[], [Deed("erase")]], ids=["kept", "erased"])
def test_deeds_while_a_passphrase_waits_to_be_hashed_are_kept(processes: Processes, end: list[Deed]) -> None:
    async def run(deeds: list[Deed]) -> None:
        person = await processes.somebody()
        async with processes[0].hashing:  # somebody else's
            keeping = asyncio.create_task(Deed("passphrase").do(processes[0], person))
            await asyncio.sleep(0)  # it has read who asks, and waits
            tokens = [await deed.do(processes[1], person) for deed in deeds]
        if end:
            with pytest.raises(Refused, match="was erased"):
                await keeping
        else:
            await keeping
        check(processes[0], person, await processes.store.person(person.id), [*deeds, Deed("passphrase")], tokens)

    for some in [*combinations(QUICK, 1), *combinations(QUICK, 2), QUICK]:
        processes.loop.run(run([*some, *end]))


def test_of_people_who_want_a_name_at_once_exactly_one_keeps_it(processes: Processes) -> None:
    async def want(number: int, name: str) -> bool:
        identities = processes[number % 2]
        person = await processes.somebody()
        by_name: Callable[[], Awaitable[object]] = partial(identities.store.update_person, person.id, name=name)
        by_passphrase: Callable[[], Awaitable[object]] = partial(
            identities.store.update_person, person.id, passphrase="hash"
        )
        steps = (by_name, by_passphrase) if number < 2 else (by_passphrase, by_name)
        await steps[0]()
        try:
            await steps[1]()
        except NameTaken:
            return False
        return True

    async def run() -> None:
        for attempt in range(10):
            name = f"Wanted {attempt}"
            assert sum(await asyncio.gather(*(want(number, name) for number in range(4)))) == 1
            named = await processes.store.people_named(name)
            assert sum(bool(person.passphrase) for person in named) == 1

    processes.loop.run(run())


def test_settings_that_several_change_at_once_are_all_kept(processes: Processes) -> None:
    async def run() -> None:
        person = await processes.somebody()
        stores = [identities.store for identities in processes.both]
        await asyncio.gather(
            *(
                stores[number % 2].update_person(
                    person.id, settings=partial(with_settings, {f"setting{number}": number})
                )
                for number in range(20)
            )
        )
        after = await processes.store.person(person.id)
        assert after is not None
        assert msgspec.json.decode(after.settings) == {f"setting{number}": number for number in range(20)}

    processes.loop.run(run())
