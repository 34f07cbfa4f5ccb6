"""Compare what a spectator receives in card games: boardgame.io without `playerView`, and our server."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from .clients import Ours, Theirs
from .servers import ours, scratch, theirs


async def of_theirs(peer: Theirs) -> dict[str, Any]:
    """The state of a card game that boardgame.io sends to a client without credentials."""
    async with httpx.AsyncClient() as http:
        match = (await http.post(f"{peer.url}/games/cards/create", json={"numPlayers": 2})).json()["matchID"]
    async with connect(
        f"{peer.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket", max_size=None
    ) as socket:
        await socket.recv()
        await socket.send("40/cards,")
        await socket.recv()
        await socket.send("42/cards," + msgspec.json.encode(["sync", match, None, None, 2]).decode())
        while True:
            text = str(await socket.recv())
            if text.startswith("42/cards,"):
                state: dict[str, Any] = msgspec.json.decode(text[9:])[2]["state"]["G"]
                return state


async def of_ours(peer: Ours) -> tuple[list[list[Any]], list[Any]]:
    """The hands of a match of Evo as its players and a spectator receive them."""
    cookies = [await peer.guest(name) for name in ("Ann", "Bob", "Cid")]
    async with httpx.AsyncClient(base_url=peer.url) as http:
        table = (
            await http.post("/api/tables", json={"game": "evo", "seats": [{"me": True}, {}, {}]}, headers=cookies[0])
        ).json()["id"]
        for cookie in cookies[1:]:
            await http.post(f"/api/tables/{table}/sit", json={}, headers=cookie)
        await http.post(f"/api/tables/{table}/start", headers=cookies[0])
    address = f"{peer.url.replace('http', 'ws')}/api/tables/{table}/socket"
    views = []
    for headers in (*cookies, {}):
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            views.append(msgspec.json.decode(await socket.recv())["request"]["view"])
    own = [views[seat]["players"][seat]["hand"] for seat in range(3)]
    return own, [card for player in views[3]["players"] for card in player["hand"] or ()]


def show() -> None:
    with scratch() as folder, theirs(folder) as (peer, _):
        seen = asyncio.run(of_theirs(peer))
    print(
        f"boardgame.io, a game without playerView: a stranger's sync shows {len(seen['deck'])} cards of the deck "
        f"and hands of {[len(hand) for hand in seen['hands'].values()]} cards"
    )
    with scratch() as folder, ours(folder) as (mine, _):
        own, strange = asyncio.run(of_ours(mine))
    print(
        f"ours, Evo: the players hold {[len(hand) for hand in own]} cards; a stranger's join shows "
        f"{len(strange)} of them, and there is no deck to show"
    )
