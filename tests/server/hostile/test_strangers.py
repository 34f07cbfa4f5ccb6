"""A stranger gets no hands, draws, nonces or secrets of a running match, by any route or socket."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from galapagos.server.store import open_store
from galapagos.server.table.entry import Opened, decode

from ..serving import Guest, Refusal, Seat, Served, play_all, served

NONCES = ["NonceOfAnn", "NonceOfBob", "NonceOfCid"]
REFUSED = (
    "record",
    "verdict",
    "analysis",
    "film?seat=0",
    "film?seat=1",
    "position",
    "position?seat=0",
    "position?seat=1&version=0",
)
OPEN = ("", "/log", "/film", "/film?seat=-1")


class Running:
    """A match of three people, and everything that a stranger has received."""

    def __init__(self, server: Served, game: str, **options: str) -> None:
        self.server = server
        self.guests = [server.guest(name) for name in ("Ann", "Bob", "Cid")]
        self.table = self.guests[0].open(game, "", "", public=True, nonce=NONCES[0], options=options)
        for guest, nonce in zip(self.guests[1:], NONCES[1:], strict=True):
            guest.sit(self.table, nonce=nonce)
        self.guests[0].post(f"/api/tables/{self.table}/start")
        self.eve = server.guest("Eve")
        self.watching = [self.listen(self.eve, query) for query in ("", "?words=en", "?since=0")]
        self.seats: list[Seat] = [guest.at(self.table) for guest in self.guests]
        self.answers = play_all(self.seats, random.Random(3), 60)

    def listen(self, guest: Guest, query: str) -> Any:
        address = f"{guest.url.replace('http', 'ws')}/api/tables/{self.table}/socket{query}"
        return connect(
            address, additional_headers={"Cookie": f"galapagos={guest.http.cookies['galapagos']}"}, max_size=None
        )

    def heard(self) -> Iterator[str]:
        """Everything that a stranger can read, by socket and by HTTP."""
        for socket in self.watching:
            with socket:
                while f'"version":{self.seats[0].version}' not in (text := str(socket.recv(20))):
                    yield text
                yield text
        for path in OPEN:
            yield self.eve.http.get(f"/api/tables/{self.table}{path}").text
        for path in ("/api/tables?watch=1", "/api/tables", "/", "/metrics"):
            yield self.eve.http.get(path).text

    def secret(self) -> str:
        async def read() -> str:
            store = await open_store(self.server.store)
            try:
                opened = decode((await store.entries(self.table))[0].data)
                assert isinstance(opened, Opened)
                return opened.secret
            finally:
                await store.close()

        return asyncio.run(read())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as running:
        yield running


@pytest.mark.parametrize("game", ["evo", "mutations"])
def test_a_stranger_sees_nothing_that_is_hidden(server: Served, game: str) -> None:
    running = Running(server, game, **({"extras": "all"} if game == "mutations" else {}))
    everything = list(running.heard())
    assert len(everything) > 2 * running.answers
    for secret in (running.secret(), *NONCES):
        assert not [text[:200] for text in everything if secret in text]
    if game == "evo":
        hands = [seat.view["players"][seat.seat]["hand"] for seat in running.seats]
        assert any(hands)
        assert not [
            text[:200]
            for text in everything
            if re.search(r'"hand":\s*\[[^\]]', text) or re.search(r'\["players",\d,"hand"\],\[[^\]]', text)
        ]
    for path in REFUSED:
        with pytest.raises(Refusal):
            running.eve.get(f"/api/tables/{running.table}/{path}")


def test_players_are_sent_no_nonce_and_no_secret_either(server: Served) -> None:
    running = Running(server, "evo")
    secret = running.secret()
    for seat in running.seats:
        text = str(seat.frames)
        assert secret not in text
        assert not any(nonce in text for nonce in NONCES)


def test_metrics_do_not_tell_whether_an_answer_was_a_choice(server: Served) -> None:
    """Every answer counts as a move, by a person or a bot."""

    def moves() -> float:
        found = re.search(r'galapagos_moves_total\{game="dodo"\} ([\d.]+)', httpx.get(f"{server.url}/metrics").text)
        return float(found[1]) if found else 0.0

    before, ann = moves(), server.guest("Ann")
    seat = ann.at(ann.open("dodo", "random"))
    while seat.version < 12 and not seat.is_over:
        if seat.is_asked:
            seat.play(seat.choices[0].action)
        else:
            seat.hear()
    seat.wait_until(lambda: seat.is_asked or seat.is_over)
    moments = ann.get(f"/api/tables/{seat.table['id']}/film")["moments"]
    assert moves() - before == sum(moment["seat"] >= 0 for moment in moments)
