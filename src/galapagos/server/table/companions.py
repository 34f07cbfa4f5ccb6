"""Companions: people without an identity of their own who play on the device of another person."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence

from galapagos.engine.errors import Refused

from ..names import clean
from ..store import Person, Store


async def companions(store: Store, device: str, names: Sequence[str], seated: Collection[str] = ()) -> list[str]:
    """The ids of the players with these names on a person's device. A companion who is not `seated` already keeps the
    id at each new table; others are new."""
    wanted = [clean(name) for name in names]  # refuses before anything is stored
    known, found, now = await store.companions(device), list[str](), time.time()
    for name in wanted:
        taken = {*seated, *found}
        id = next((one.id for one in known if one.name == name and one.id not in taken), "")
        if not id:
            id = secrets.token_urlsafe(12)
            if not await store.add_person(Person(id, name, now, now, device=device)):
                raise Refused("person-erased")
        found.append(id)
    return found
