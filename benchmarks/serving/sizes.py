"""Measure the bytes per move on the wire: the updates of all players, compressed with uvicorn's settings."""

from __future__ import annotations

import random
import statistics

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from galapagos.engine.game import all_games
from galapagos.engine.match.match import new
from galapagos.server.table.audience import Audience, Listener
from galapagos.server.table.chair import Chair
from galapagos.server.table.entry import Occupant, Opened
from galapagos.server.table.table import Table

SEATS = 4
WINDOW, EFFORT = 12, {"memLevel": 5}  # of uvicorn's "websockets-sansio"
Size = tuple[int, int, bool]  # raw bytes, compressed bytes, whether the player is asked


def measure(name: str, seed: int) -> list[Size]:
    """The updates of a random match, for each of its players."""
    match, chance = new(name, SEATS, seed=seed), random.Random(seed)
    people = [f"p{number}" for number in range(SEATS)]
    opened = Opened(name, match.game.rules_version, "p0", tuple(Occupant(person) for person in people), "00" * 32)
    chairs = [Chair(person) for person in people]
    table = Table("table", opened, 0.0, 0.0, chairs=chairs, match=match, is_started=True)
    audience, listeners = Audience(), [Listener(person) for person in people]
    for listener in listeners:
        audience.join(table, {}, listener, None, 0.0)
    streams = [PerMessageDeflate(False, False, WINDOW, WINDOW, EFFORT) for _ in people]
    sizes: list[Size] = []
    while not match.is_over:
        match.play(chance.choice(match.legal()))
        audience.tell(table, {}, 0.0)
        for seat, (listener, stream) in enumerate(zip(listeners, streams, strict=True)):
            for data in received(listener):
                sent = len(stream.encode(Frame(Opcode.TEXT, data)).data)
                if data.startswith(b'{"type":"update"'):
                    sizes.append((len(data), sent, match.state.actor == seat))
    return sizes


def received(listener: Listener) -> list[bytes]:
    return [(listener.frames.get_nowait() or "").encode() for _ in range(listener.frames.qsize())]


def show(games: int) -> None:
    print(f"bytes of an update, {SEATS} players, {games} random games each: mean")
    print(f"  {'':14}{'to any player':>24}{'to the player asked':>24}")
    print(f"  {'':14}{'raw':>12}{'deflated':>12}{'raw':>12}{'deflated':>12}")
    rows = []
    for game in all_games():
        sizes = [size for seed in range(games) for size in measure(game.name, seed)]
        asked = [size for size in sizes if size[2]]
        rows.append([statistics.mean(size[kind] for size in group) for group in (sizes, asked) for kind in (0, 1)])
        print(f"  {game.name:14}" + "".join(f"{value:12.0f}" for value in rows[-1]), flush=True)
    print(f"  {'all four':14}" + "".join(f"{statistics.mean(column):12.0f}" for column in zip(*rows, strict=True)))
