"""What a link to a table, a replay or a player says in a chat: a sentence and a picture, as tags of Open Graph in the
page. Whoever has the link may read it, so it has only what a spectator or a visitor sees."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from starlette.requests import Request

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.words.message import ENGLISH, Message, languages, word

from .naming import person_called
from .protocol.tables import TableLine
from .store import Person, Store
from .table import lists
from .table.table import OPEN, OVER
from .thinking.pictures import may_draw

if TYPE_CHECKING:
    from .app import Server

SITE = "Galapagos"
MOST_PICTURES = 100  # in memory, some 100 kB each


class Preview(msgspec.Struct, frozen=True):
    title: str
    sentence: str
    picture: str  # its path


async def tags(server: Server, request: Request) -> str:
    """The tags for the page at this path; empty if it has none."""
    try:
        server.requests.check(server.address(request))
        preview = await preview_of(server.store, request)
    except Refused:
        return ""
    if preview is None:
        return ""
    base = str(request.base_url).rstrip("/")
    found = {"og:site_name": SITE, "og:type": "website", "og:title": preview.title, "og:description": preview.sentence}
    found["og:url"] = base + quote(request.url.path)
    if may_draw():
        found |= {
            "og:image": base + preview.picture,
            "og:image:type": "image/png",
            "twitter:card": "summary_large_image",
        }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in found.items())


async def preview_of(store: Store, request: Request) -> Preview | None:
    language, path = language_of(request), request.path_params
    if "name" in path:
        person = await public_person(store, path["name"])
        sentence = word(Message("share-player", {"player": person.name}), language) if person else ""
        return Preview(person.name, sentence, f"/api/players/{person.id}/picture.png") if person else None
    line = await line_of(store, path["table"]) if "table" in path else None
    if line is None:
        return None
    version = request.query_params.get("version", "")
    query = f"?version={version}" if version.isdecimal() and version.isascii() and len(version) < 7 else ""
    return Preview(find_game(line.game).title, sentence_of(line, language), f"/api/tables/{line.id}/picture.png{query}")


async def line_of(store: Store, table: str) -> TableLine | None:
    card = await store.card(table)
    return lists.line_of(card, await lists.names_of(store, card.people), "") if card else None


async def public_person(store: Store, name: str) -> Person | None:
    """The person with this name or id, if everybody may see the results."""
    from .routes.players import may_see

    person = await person_called(store, name)
    return person if person and await may_see(store, "", person) else None


def sentence_of(line: TableLine, language: str) -> str:
    players = [
        seat.person.name if seat.person and seat.person.name else word(Message("share-bot"), language)
        for seat in line.seats
        if seat.person or seat.bot
    ]
    kind = "share-open" if line.status == OPEN else "share-over" if line.status == OVER else "share-running"
    free = len(line.seats) - len(players)
    return word(Message(kind, {"players": ", ".join(players) or "–", "free": free}), language)


def language_of(request: Request) -> str:
    """The first language of the reader that the catalogues have."""
    asked = [
        part.partition(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
    ]
    return next((one for one in asked if one in languages()), ENGLISH)


class Pictures:
    """Pictures in memory. The bots' process draws one at a time."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], tuple[float, bytes]] = OrderedDict()
        self.drawing = asyncio.Lock()

    async def of(self, id: str, version: int, seconds: float, draw: Callable[[], Awaitable[bytes]]) -> bytes:
        """The picture of a table or a person at a version, drawn again if the one in memory is older than that."""
        async with self.drawing:
            at, picture = self.kept.get((id, version), (0.0, b""))
            if not picture or time.monotonic() - at > seconds:
                picture = await draw()
                self.kept[id, version] = time.monotonic(), picture
                if len(self.kept) > MOST_PICTURES:
                    self.kept.popitem(last=False)
            return picture
