"""Expiry: unused rooms leave memory, and tables, guests and chats are deleted after times that the operator sets."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from ..store import Damaged
from . import presence
from .table import OPEN, OVER, RUNNING

if TYPE_CHECKING:
    from .hub import Hub

OVER_AT_HAND = 20.0  # seconds that a finished match without viewers stays in memory


async def expire(hub: Hub) -> None:
    now, times, store = time.time(), hub.settings, hub.store
    for room in list(hub.rooms.values()):
        keep = min(OVER_AT_HAND, times.idle_rooms) if room.table.status == OVER else times.idle_rooms
        if now - room.used > keep and hub.is_idle(room):
            hub.unload(room)
    for card in await store.cards(status=(OPEN,), changed_before=now - times.idle_open_tables):
        used = hub.rooms.get(card.table)
        if used is None or not used.audience.listeners:
            hub.rooms.pop(card.table, None)
            await store.erase_table(card.table)
    for card in await store.cards(status=(RUNNING,), changed_before=now - times.idle_tables):
        with suppress(Damaged):
            await (await hub.room(card.table)).act(presence.end, "expired")
    await store.expire_people(now - times.idle_guests)
    await store.contacts.expire_invitations()
    await store.chats.expire(now - times.idle_chats)
