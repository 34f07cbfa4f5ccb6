"""How large an update is for the player who must act: as it is, and as it goes over the wire."""

from __future__ import annotations

import random
import statistics

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from galapagos.engine.game import all_games
from galapagos.engine.match import new
from galapagos.server.audience import Audience, Listener
from galapagos.server.entry import Opened, Plan
from galapagos.server.table import Chair, Table
from galapagos.server.wire import EFFORT, WINDOW

SEATS = 4


def measure(name: str, seed: int) -> list[tuple[int, int]]:
    """The frames of a random match to one player: bytes, and bytes after permessage-deflate with the server's
    settings."""
    match, chance, seat = new(name, SEATS, seed=seed), random.Random(seed), seed % SEATS
    people = [f"p{number}" for number in range(SEATS)]
    opened = Opened(name, match.game.rules_version, "p0", tuple(Plan(person) for person in people), "00" * 32)
    table = Table("table", opened, 0.0, 0.0, chairs=[Chair(person) for person in people], match=match, is_started=True)
    audience, listener = Audience(), Listener(people[seat])
    audience.join(table, {}, listener, None, 0.0)
    deflate, found = PerMessageDeflate(False, False, 12, WINDOW, EFFORT), []
    while not match.is_over:
        match.play(chance.choice(match.legal()))
        audience.tell(table, {}, 0.0)
        while not listener.frames.empty():
            data = listener.frames.get_nowait() or b""
            sent = len(deflate.encode(Frame(Opcode.TEXT, data)).data)
            if match.state.actor == seat and data.startswith(b'{"type":"update"'):
                found.append((len(data), sent))
    return found


def show(games: int) -> None:
    print(f"an update to the player who must act, {SEATS} players, {games} random games: bytes")
    for game in all_games():
        sizes = [size for seed in range(games) for size in measure(game.name, seed)]
        for label, values in (("raw", [raw for raw, _ in sizes]), ("on the wire", [sent for _, sent in sizes])):
            print(f"  {game.name:12}{label:12}{statistics.median(values):8.0f} median{statistics.quantiles(values, n=100)[98]:8.0f} p99")
