"""Kill and restart the server under load many times, and check that no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import random
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from galapagos.engine.game import find_game
from galapagos.server.store import open_store
from galapagos.server.table.room import load

from .clients import Asked, Ours, decode
from .servers import scratch, start, stores, wait_for

GAME, TABLES = "dodo", 10
UP = (0.2, 0.8)  # seconds of play between a start and the next kill
BROKEN = (OSError, WebSocketException, httpx.TransportError, TimeoutError)


@dataclass
class Watch:
    """The acknowledgements that clients received, to compare with the logs."""

    acknowledged: dict[str, dict[int, int]] = field(default_factory=dict)  # by table and version, the action
    resumed: int = 0
    lost: int = 0
    is_over: bool = False


@dataclass
class Player:
    peer: Ours
    table: str
    cookie: dict[str, str]
    watch: Watch
    chance: random.Random
    version: int = -1

    async def play(self) -> None:
        """Play until the end of the match or of the benchmark, and reconnect when the connection breaks."""
        address = f"{self.peer.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        while not self.watch.is_over:
            try:
                async with connect(address, additional_headers=self.cookie, max_size=None) as socket:
                    if await self.talk(socket):
                        return
            except BROKEN:
                await asyncio.sleep(0.05)

    async def talk(self, socket: ClientConnection) -> bool:
        sent: tuple[int, int] | None = None
        while not self.watch.is_over:
            heard = decode(await asyncio.wait_for(socket.recv(), 20))
            if heard.type == "table" and heard.table["status"] == "over":
                return True
            asked = heard.request or (Asked(heard.version, heard.choices) if heard.type == "update" else None)
            if asked is None:
                continue
            if heard.request and self.version >= 0:
                self.watch.resumed += 1
                self.watch.lost += asked.version < self.version
            if sent and heard.type == "update":
                self.watch.acknowledged.setdefault(self.table, {})[sent[0]] = sent[1]
                sent = None
            self.version = asked.version
            if asked.choices:
                sent = asked.version, self.chance.choice(asked.choices).action
                await socket.send(msgspec.json.encode({"type": "play", "version": sent[0], "action": sent[1]}).decode())
        return True


async def play_tables(peer: Ours, watch: Watch, chance: random.Random) -> None:
    """Two players who play one match after the other."""
    while not watch.is_over:
        try:
            cookies = [await peer.guest(name) for name in ("Ann", "Bob")]
            table = await peer.open(cookies, GAME)
        except (*BROKEN, KeyError):
            await asyncio.sleep(0.05)
            continue
        await asyncio.gather(
            *(Player(peer, table, cookie, watch, random.Random(chance.random())).play() for cookie in cookies)
        )


async def crash(folder: Path, store: str, kills: int) -> Watch:
    peer, process = start(folder, store)
    port, watch, chance = int(peer.url.rpartition(":")[2]), Watch(), random.Random(1)
    await asyncio.to_thread(wait_for, f"{peer.url}/readyz")
    playing = [asyncio.create_task(play_tables(peer, watch, random.Random(number))) for number in range(TABLES)]
    try:
        for _ in range(kills):
            known = sum(map(len, watch.acknowledged.values()))
            while sum(map(len, watch.acknowledged.values())) < known + TABLES:  # they play
                await asyncio.sleep(0.05)
            await asyncio.sleep(chance.uniform(*UP))
            process.kill()
            process.wait()
            _, process = await asyncio.to_thread(start, folder, store, port)
            await asyncio.to_thread(wait_for, f"{peer.url}/readyz")
        await asyncio.sleep(1.0)
        watch.is_over = True
        await asyncio.wait(playing, timeout=25)
    finally:
        stop(process)
    return watch


def stop(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    process.wait(20)


async def compare(store: str, watch: Watch) -> int:
    """The number of acknowledged moves missing from the logs."""
    kept, missing, actions = await open_store(store), 0, find_game(GAME).actions
    for id, moves in watch.acknowledged.items():
        table = await load(kept, id)
        lines = table.lines if table else []
        missing += sum(
            version >= len(lines) or lines[version] != actions.text(action) for version, action in moves.items()
        )
    await kept.close()
    return missing


def show(kinds: list[str], kills: int) -> None:
    for kind in kinds:
        show_one(kind, kills)


def show_one(kind: str, kills: int) -> None:
    with scratch() as folder, stores(folder, kind) as store:
        watch = asyncio.run(crash(folder, store, kills))
        missing = asyncio.run(compare(store, watch))
    moves = sum(map(len, watch.acknowledged.values()))
    print(
        f"{kind.partition(':')[0]}: killed {kills} times; {moves} acknowledged moves at "
        f"{len(watch.acknowledged)} tables, {missing} missing; "
        f"{watch.resumed} connections resumed, {watch.lost} of them behind what they had seen"
    )
