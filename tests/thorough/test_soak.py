"""A server at which bots play for a long time: tables open, are played and end, people look in by requests, and its
memory stays as it is.

GALAPAGOS_SOAK sets another number of seconds.
"""

from __future__ import annotations

import os
import sqlite3
import statistics
import time
from contextlib import closing
from itertools import cycle
from pathlib import Path

import httpx
import pytest

from galapagos.engine.game import game_names

from ..server.serving import FREELY, resident, served

SECONDS = float(os.environ.get("GALAPAGOS_SOAK", "1200"))
APART = 3.0  # seconds between two tables that open
GROWTH = 0.10  # of its memory, from the middle to the end

pytestmark = pytest.mark.thorough


def test_memory_stays_as_it_is_while_tables_come_and_go(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY) as server:
        guest, games = server.guest("Ann"), cycle(game_names())
        sizes: list[int] = []
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            table = guest.post("/api/tables", game=next(games), seats=[{"bot": "random"}] * 3)["id"]
            for _ in range(5):  # each by a connection of its own
                assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 200
            sizes.append(resident(server))
            time.sleep(APART)
        tenth = len(sizes) // 10
        middle, last = statistics.median(sizes[tenth * 5 : tenth * 6]), statistics.median(sizes[-tenth:])
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
            ((over,),) = store.execute("SELECT count(*) FROM card WHERE status = 'over'").fetchall()
        print(
            f"{len(sizes)} tables, {over} of them over; MiB: {[size >> 20 for size in sizes[::tenth]]}, middle "
            f"{middle / 2**20:.1f}, end {last / 2**20:.1f}"
        )
        assert over > len(sizes) / 2
        assert abs(last - middle) < GROWTH * middle
