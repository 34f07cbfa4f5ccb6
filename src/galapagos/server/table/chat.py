"""The chat at a table."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from galapagos.engine.errors import Refused
from galapagos.engine.words.harmless import harmless, is_blank

from ..protocol.frames import ChatLine, Chatted
from ..protocol.people import PersonInfo
from ..store import Chat, Person
from .audience import Listener
from .lists import told_apart
from .room import Room


async def say(room: Room, person: str, text: str) -> None:
    if not person:
        raise Refused("who-are-you")
    if is_blank(text):
        raise Refused("chat-empty")
    await room.store.chats.say(room.table.id, time.time(), person, text)
    await send_new(room)


async def send_new(room: Room) -> None:
    """Sends new lines, also those that another process stored, each once and in order."""
    async with room.hearing:
        for writer, line in await lines_of(room, await room.store.chats.lines(room.table.id, room.heard)):
            room.heard = line.number
            room.audience.send(Chatted(line), writer)


async def lines_for(room: Room, listener: Listener) -> list[ChatLine]:
    """The last lines, without those of people whom the listener has blocked."""
    chats = await room.store.chats.lines(room.table.id) if room.heard else []
    return [line for writer, line in await lines_of(room, chats) if writer not in listener.blocked]


async def lines_of(room: Room, chats: Sequence[Chat]) -> list[tuple[str, ChatLine]]:
    """The lines with the speakers' names, each with the person who answers for it: of a companion, the one on whose
    device it plays. The names of spectators never look like those of players."""
    players = room.table.people()
    spectators = sorted({chat.person for chat in chats}.difference(players))
    people = await room.store.people([*players, *spectators])
    called = told_apart([*players, *spectators], {id: person.name for id, person in people.items()})
    return [
        (
            owner_of(chat.person, people),
            ChatLine(chat.number, chat.at, PersonInfo(chat.person, called[chat.person]), harmless(chat.text)),
        )
        for chat in chats
    ]


def owner_of(id: str, people: Mapping[str, Person]) -> str:
    return (people[id].device or id) if id in people else id
