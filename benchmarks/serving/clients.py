"""The same client for both servers: two sockets at a table, each answers as soon as it is asked."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

NAMESPACE = "/tictactoe,"
# Least seconds of a match of ours. The peer's never ends, so we open our next tables in advance.
ENDS_AFTER = 2


@dataclass
class Load:
    """The measurements of a round."""

    seconds: float
    rate: float = 0.0  # moves per second of all tables together; 0: unlimited
    tables: int = 50
    moves: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)
    until: float = float("inf")  # by time.perf_counter, as soon as all sit
    sitting: int = 0
    all_sit: asyncio.Event = field(default_factory=asyncio.Event)

    async def begin(self) -> None:
        """Start the clock when the first two players of every table are seated."""
        self.sitting += 1
        if self.sitting == self.tables:
            self.until = time.perf_counter() + self.seconds
            self.all_sit.set()
        await self.all_sit.wait()


class Pace:
    """The time of the next move of a table."""

    def __init__(self, load: Load, chance: random.Random) -> None:
        self.apart = load.tables / load.rate if load.rate else 0.0
        self.due = time.perf_counter() + chance.random() * self.apart

    async def wait(self) -> None:
        if self.apart:
            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
            self.due += self.apart


class Peer(Protocol):
    """A server protocol for the clients."""

    url: str

    async def play(self, http: httpx.AsyncClient, load: Load, chance: random.Random) -> None:
        """One table with two players, until the time is up."""


class Ours(msgspec.Struct):
    url: str
    other: str = ""  # another process at the same store, for the second player

    async def play(self, http: httpx.AsyncClient, load: Load, chance: random.Random) -> None:
        cookies = [await self.guest(name) for name in ("Ann", "Bob")]
        tables = [
            await self.open(cookies, "dodo") for _ in range(1 if load.rate else int(load.seconds) // ENDS_AFTER + 1)
        ]
        while time.perf_counter() < load.until:
            table = tables.pop() if tables else await self.open(cookies, "dodo")
            here, there = (
                f"{url.replace('http', 'ws')}/api/tables/{table}/socket" for url in (self.url, self.other or self.url)
            )
            async with (
                connect(here, additional_headers=cookies[0], max_size=None, compression=None) as first,
                connect(there, additional_headers=cookies[1], max_size=None, compression=None) as second,
            ):
                await load.begin()
                pace = Pace(load, chance)
                await asyncio.gather(
                    *(OurSeat(socket, load, pace, random.Random(chance.random())).play() for socket in (first, second))
                )

    async def open(self, cookies: list[dict[str, str]], game: str) -> str:
        """A running match of these people."""
        async with httpx.AsyncClient(base_url=self.url, timeout=30, verify=False) as http:
            seats = [{"me": True}, *({} for _ in cookies[1:])]
            table = str(
                (await http.post("/api/tables", json={"game": game, "seats": seats}, headers=cookies[0])).json()["id"]
            )
            for cookie in cookies[1:]:
                await http.post(f"/api/tables/{table}/sit", json={}, headers=cookie)
            await http.post(f"/api/tables/{table}/start", headers=cookies[0])
            return table

    async def let_bots_play(self, tables: int, bot: str) -> None:
        """Tables with bots only, which always have a bot to move."""
        cookie = await self.guest("Host")
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            for _ in range(tables):
                await http.post(
                    "/api/tables", json={"game": "dodo", "seats": [{"bot": bot}, {"bot": bot}]}, headers=cookie
                )

    async def guest(self, name: str) -> dict[str, str]:
        async with httpx.AsyncClient(verify=False) as http:  # certificates take longer to read than a guest to make
            await http.post(f"{self.url}/api/me", json={"name": name})
            return {"Cookie": f"galapagos={http.cookies['galapagos']}"}


class Choice(msgspec.Struct):
    action: int


class Asked(msgspec.Struct):
    version: int
    choices: list[Choice] = []


class Heard(msgspec.Struct):
    """The parts of a frame that a client reads."""

    type: str
    version: int = -1
    choices: list[Choice] = []
    request: Asked | None = None
    table: dict[str, Any] = {}


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class OurSeat:
    socket: ClientConnection
    load: Load
    pace: Pace
    chance: random.Random
    sent: float = 0.0

    async def play(self) -> None:
        while time.perf_counter() < self.load.until:
            try:
                text = await asyncio.wait_for(self.socket.recv(), max(0.05, self.load.until - time.perf_counter()))
            except TimeoutError:
                return
            heard = decode(text)
            if heard.type == "update" and self.sent:
                self.load.waits.append(time.perf_counter() - self.sent)
                self.load.moves += 1
                self.sent = 0.0
            self.load.bytes += len(text)
            asked = heard.request or heard
            if heard.type == "table" and heard.table["status"] == "over":
                return
            if asked.choices:
                await self.pace.wait()
                call = {"type": "play", "version": asked.version, "action": self.chance.choice(asked.choices).action}
                self.sent = time.perf_counter()
                await self.socket.send(msgspec.json.encode(call).decode())


class Theirs(msgspec.Struct):
    url: str

    async def play(self, http: httpx.AsyncClient, load: Load, chance: random.Random) -> None:
        match = (await http.post(f"{self.url}/games/tictactoe/create", json={"numPlayers": 2})).json()["matchID"]
        credentials = []
        for player in ("0", "1"):
            joined = await http.post(
                f"{self.url}/games/tictactoe/{match}/join", json={"playerID": player, "playerName": player}
            )
            credentials.append(joined.json()["playerCredentials"])
        address = f"{self.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        async with (
            connect(address, max_size=None, compression=None) as first,
            connect(address, max_size=None, compression=None) as second,
        ):
            await load.begin()
            pace = Pace(load, chance)
            seats = [
                TheirSeat(socket, load, pace, random.Random(chance.random()), match, str(player), credentials[player])
                for player, socket in enumerate((first, second))
            ]
            await asyncio.gather(*(seat.play() for seat in seats))


@dataclass
class TheirSeat:
    """The necessary subset of Engine.IO 4 and Socket.IO 5."""

    socket: ClientConnection
    load: Load
    pace: Pace
    chance: random.Random
    match: str
    player: str
    credentials: str
    sent: float = 0.0

    async def emit(self, *parts: Any) -> None:
        await self.socket.send(f"42{NAMESPACE}" + msgspec.json.encode(parts).decode())

    async def play(self) -> None:
        await self.socket.recv()  # open
        await self.socket.send(f"40{NAMESPACE}")
        await self.socket.recv()  # connected
        await self.emit("sync", self.match, self.player, self.credentials, 2)
        while time.perf_counter() < self.load.until:
            try:
                text = str(await asyncio.wait_for(self.socket.recv(), max(0.05, self.load.until - time.perf_counter())))
            except TimeoutError:
                return
            self.load.bytes += len(text)
            if text == "2":
                await self.socket.send("3")
            if not text.startswith(f"42{NAMESPACE}"):
                continue
            kind, _, body, *_ = msgspec.json.decode(text[2 + len(NAMESPACE) :])
            state = body["state"] if kind == "sync" else body
            if kind == "update" and self.sent:
                self.load.waits.append(time.perf_counter() - self.sent)
                self.load.moves += 1
                self.sent = 0.0
            if kind in ("sync", "update") and state["ctx"]["currentPlayer"] == self.player:
                await self.pace.wait()
                self.sent = time.perf_counter()
                payload = {
                    "type": "click",
                    "args": [self.chance.randrange(9)],
                    "playerID": self.player,
                    "credentials": self.credentials,
                }
                await self.emit(
                    "update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.match, self.player
                )


async def play_round(peer: Peer, seconds: float, rate: float, tables: int, began: Callable[[], None]) -> Load:
    load = Load(seconds, rate, tables)
    async with httpx.AsyncClient(timeout=30, limits=httpx.Limits(max_connections=100)) as http:
        playing = [peer.play(http, load, random.Random(number)) for number in range(tables)]

        async def tell() -> None:
            await load.all_sit.wait()
            began()

        await asyncio.gather(*playing, tell())
    return load
