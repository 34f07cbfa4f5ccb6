"""Tries at an island: each person has one that counts and, after it, as many as they like for practice."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game

from ..store import IslandTry, Store, Taken
from ..table.entry import Occupant, Opened
from ..table.opening import begin_table, new_id
from ..table.room import Room
from ..table.table import OVER, Table
from . import calendar

if TYPE_CHECKING:
    from ..table.hub import Hub


async def play(hub: Hub, key: bytes, name: str, person: str, practice: bool) -> Room:
    """Today's table of the person, which begins at the first call; or a new table for practice."""
    game, today = find_game(name, hub.settings.data.get(name, "")), calendar.day_at(time.time())
    id = calendar.table_of(key, game.folder, today, person)
    if practice and not await has_finished(hub.store, game.folder, today, person):
        raise Refused("island-practice-later")
    seats = (Occupant(person), *(Occupant(bot=calendar.BOT) for _ in range(game.default_seats - 1)))
    opened = Opened(
        game.folder,
        game.rules_version,
        person,
        seats,
        calendar.secret_of(key, game.folder, today),
        hints=practice,
        data=game.data,
        island=today,
        practice=practice,
        sealed=calendar.end_of(today),
    )
    if practice:
        return await begin_table(hub, new_id(), opened)
    # first the try: a table without one would not count
    await hub.store.islands.add(IslandTry(today, game.folder, person, id))
    with suppress(Taken):  # begun before, here or in another process
        await begin_table(hub, id, opened)
    return await hub.room(id)


async def has_finished(store: Store, game: str, day: str, person: str) -> bool:
    """Whether the person's try at an island is over."""
    found = [one for one in await store.islands.tries_of(person) if (one.game, one.day) == (game, day)]
    card = await store.card(found[0].table) if found else None
    return card is not None and card.status == OVER


async def check_reader(store: Store, table: Table, reader: str) -> None:
    """Refuses people who could still play the table's island themselves: what happens there would tell them the
    dice."""
    opened = table.opened
    if not table.is_sealed(time.time()) or reader in table.people():
        return
    if not opened.island:
        raise Refused("tournament-others-later")
    if not reader or not await has_finished(store, opened.game, opened.island, reader):
        raise Refused("island-others-later")
