"""Who may have which name: those of people with a passphrase are unique by their shapes, and change once a month."""

from __future__ import annotations

import time
from contextlib import suppress

from galapagos.engine.errors import Refused

from .names import shapes
from .store import NameTaken, Person, Store

MONTH = 30 * 86_400.0


async def check_name(store: Store, name: str, person: str = "") -> None:
    """Refuses a name that looks like one of another person with a passphrase."""
    if await store.names.owner(shapes(name)) not in ("", person):
        raise Refused("name-taken")


async def rename(store: Store, person: Person, name: str) -> None:
    """Checks a new name and, if the person has a passphrase, makes it the person's."""
    if not person.passphrase:
        await check_name(store, name, person.id)
    elif name != person.name:
        await claim(store, person, name)


async def claim(store: Store, person: Person, name: str) -> None:
    """Makes a name the person's. The first name is free, and so is another spelling of the same shape."""
    names, now = await store.names.names(person.id), time.time()
    since = names[0].since if names else 0.0
    if names and shapes(name)[0] != shapes(person.name)[0]:
        if since > now - MONTH:
            raise Refused("name-month", days=int((since + MONTH - now) // 86_400) + 1)
        since = now
    try:
        await store.names.claim(person.id, name, shapes(name), since)
    except NameTaken:
        raise Refused("name-taken") from None


async def claim_all(store: Store) -> None:
    """Claims the names of people who have had a passphrase since before names were unique. Of two who look alike, the
    older one gets it; the other one is asked only for the next name."""
    for person, name in await store.names.unnamed():
        with suppress(NameTaken):
            await store.names.claim(person, name, shapes(name), 0.0)


async def person_called(store: Store, name: str) -> Person | None:
    """The person with this id, or with a passphrase and this name, now or earlier."""
    found = await store.person(name) or await store.person_by_name(name)
    if found:
        return found
    owner = await store.names.owner(shapes(name))
    return await store.person(owner) if owner else None
