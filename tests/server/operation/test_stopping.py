"""A server that is stopped while people play, and its log."""

from __future__ import annotations

import json
import random
import signal
import threading
from pathlib import Path

import pytest

from ..serving import ConnectionClosed, Guest, Seat, Served, play_all, served

PASSPHRASE = "blue footed booby"


class Player(threading.Thread):
    """Plays at random at full speed until the connection is lost, and remembers the last acknowledged version."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        super().__init__()
        self.seat, self.chance = guest.at(table), random.Random(seed)
        self.goodbye = ""

    def run(self) -> None:
        try:
            while not self.seat.is_over:
                if self.seat.is_asked:
                    self.seat.play(self.chance.choice(self.seat.choices).action)
                else:
                    self.seat.hear()
        except ConnectionClosed:
            self.goodbye = next((frame["sentence"] for frame in self.seat.frames if frame["type"] == "bye"), "")


def solo(server: Served, count: int) -> list[tuple[Guest, str]]:
    guests = [server.guest(f"Guest {number}") for number in range(count)]
    return [(guest, guest.open("mutations", "random")) for guest in guests]


@pytest.fixture
def own(tmp_path: Path) -> Served:
    return Served(
        f"sqlite:///{tmp_path / 'tables.sqlite'}",
        tmp_path / "log",
        "--messages",
        "10000",
        "--requests",
        "10000",
        "--new",
        "10000",
    )


def test_every_move_that_was_told_is_there_after_a_restart(own: Served) -> None:
    own.start()
    tables = solo(own, 3)
    players = [Player(guest, table, seed) for seed, (guest, table) in enumerate(tables)]
    for player in players:
        player.start()
    while min(player.seat.version for player in players) < 40 and all(player.is_alive() for player in players):
        players[0].join(0.05)
    assert own.process is not None
    own.process.send_signal(signal.SIGTERM)
    for player in players:
        player.join(20)
    assert own.process.wait(20) in (0, -signal.SIGTERM)
    assert {player.goodbye for player in players if not player.seat.is_over} <= {
        "The server is stopping, and everything is saved: connect again in a moment."
    }
    assert any(player.goodbye for player in players)
    own.stop()
    own.start()
    try:
        for (guest, table), player in zip(tables, players, strict=True):
            again = Seat(guest, table)
            assert again.version >= player.seat.version
            if again.version == player.seat.version:
                assert again.view == player.seat.view
            again.close()
    finally:
        own.send_home()
        own.stop()


def test_nothing_that_is_secret_is_written_to_the_log(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        ann.post("/api/me/passphrase", passphrase=PASSPHRASE)
        token = ann.post("/api/me/token")["token"]
        server.guest().http.post("/api/login", json={"name": "Ann", "passphrase": f"{PASSPHRASE} not"})
        server.guest().http.get("/api/me", headers={"authorization": f"Bearer {token}x"})
        seat = ann.at(ann.open("dodo", "random"))
        seat.socket.send(json.dumps({"type": "say", "text": "psst, a word"}))
        seat.socket.send("{" + token)
        play_all([seat], random.Random(1), 3)
        seat.call("resign")
        seat.wait_until(lambda: seat.is_over)
        secret = next(
            line
            for line in ann.get(f"/api/tables/{seat.table['id']}/record").splitlines()
            if line.startswith("secret:")
        ).split()[1]
        cookie = ann.http.cookies["galapagos"]
        server.stop(signal.SIGTERM)
        written = server.log.read_text()
        for hidden in (token, PASSPHRASE, secret, cookie, "psst, a word"):
            assert hidden not in written
        assert all({"at", "level", "from", "message"} <= json.loads(line).keys() for line in written.splitlines())
