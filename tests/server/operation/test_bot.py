"""The bot of the documentation plays a whole game against a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from ..serving import Served

BOT = Path(__file__).parents[3] / "docs" / "examples" / "bot.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(BOT), *arguments], capture_output=True, text=True, timeout=200, check=False
    )


def test_the_bot_plays_a_whole_game(server: Served) -> None:
    ann = server.guest("Ann's bot")
    done = run(server.url, ann.post("/api/me/token")["token"], "dodo", "random", "turn_limit=2")
    assert done.stderr == ""
    assert done.stdout.startswith("The game is over; ranks by seat: [")
    (line,) = ann.get("/api/my/tables?over=1")
    assert "secret:" in ann.get(f"/api/tables/{line['id']}/record")


def test_it_is_as_short_as_it_says() -> None:
    assert len(BOT.read_text().splitlines()) <= 60
