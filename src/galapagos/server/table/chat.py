"""The chat at a table."""

from __future__ import annotations

import time
from collections.abc import Sequence

from galapagos.engine.errors import Refused
from galapagos.engine.words.harmless import harmless, is_blank

from ..protocol.frames import ChatLine, Chatted
from ..protocol.people import PersonInfo
from ..store import Chat, Store
from .lists import names_of
from .room import Room


async def say(room: Room, person: str, text: str) -> None:
    if not person:
        raise Refused("who-are-you")
    if is_blank(text):
        raise Refused("chat-empty")
    await room.store.say(room.table.id, time.time(), person, text)
    await send_new(room)


async def send_new(room: Room) -> None:
    """Sends new lines, also those that another process stored, each once and in order."""
    async with room.hearing:
        for line in await lines_of(room.store, await room.store.chat(room.table.id, room.heard)):
            room.heard = line.number
            room.audience.send(Chatted(line))


async def lines_of(store: Store, chats: Sequence[Chat]) -> list[ChatLine]:
    names = await names_of(store, sorted({chat.person for chat in chats}))
    return [
        ChatLine(chat.number, chat.at, PersonInfo(chat.person, names.get(chat.person, "")), harmless(chat.text))
        for chat in chats
    ]
