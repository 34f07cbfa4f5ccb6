"""Two servers at one store: what is said and done at one is heard at the other, once and in its order. Sockets of one table meet in one of them."""

from __future__ import annotations

import random
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from galapagos.server.home import LED

from ..postgres import Postgres
from ..serving import FREELY, PATIENCE, ConnectionClosed, Guest, Seat, Served, catch_up, play_all
from .conftest import galapagos

HASTY = "from galapagos.server import driver, wire; wire.ANSWERS = driver.GONE = 0.5"


@pytest.fixture(scope="module")
def processes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    store, folder = postgres.new_url(), tmp_path_factory.mktemp("two")
    servers = [Served(store, folder / name, *FREELY, before=HASTY) for name in ("here", "there")]
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def two(processes: list[Served]) -> Iterator[list[Served]]:
    """Both of them run, and nobody is there; a test may stop them."""
    for server in processes:
        if server.process is None:
            server.start()
    yield processes
    for server in processes:
        server.send_home()


def begin(here: Served, there: Served) -> tuple[list[Guest], str]:
    """Ann opens a table and sits down here, Bob comes there."""
    ann, bob = here.guest("Ann"), there.guest("Bob")
    table = ann.open("dodo", "")
    bob.sit(table)
    seat = ann.at(table)
    seat.wait_until(lambda: "person" in seat.table["seats"][1])
    seat.close()
    ann.post(f"/api/tables/{table}/start")
    return [ann, bob], table


def wait_for_sockets(servers: list[Served], *counts: int) -> None:
    """Until each serves so many, not counting those that it passes on."""
    until = time.monotonic() + PATIENCE
    while (found := tuple(map(sockets, servers))) != counts:
        assert time.monotonic() < until, found
        time.sleep(0.05)


def sockets(server: Served) -> int:
    found = re.search(r"^galapagos_sockets (\d+)", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def hears_the_end(seat: Seat) -> str:
    """What is said last before the line is cut."""
    try:
        while True:
            seat.hear()
    except ConnectionClosed:
        return str(seat.frames[-1].get("sentence", ""))


def test_sockets_of_a_table_meet_in_one_process(two: list[Served]) -> None:
    here, there = two
    guests, table = begin(here, there)
    seats = [guest.at(table) for guest in guests]
    stranger = there.guest().at(table)
    wait_for_sockets(two, 3, 0)
    play_all([*seats, stranger], random.Random(1))
    for seat in (*seats, stranger):
        seat.wait_until(lambda seat=seat: seat.is_over)     # type: ignore[misc]
    assert seats[0].view == seats[1].view == stranger.view
    records = [guest.get(f"/api/tables/{table}/record") for guest in guests]
    assert records[0] == records[1]


def test_who_only_says_so_was_not_passed_on(two: list[Served]) -> None:
    here, there = two
    _, table = begin(here, there)
    with connect(f"ws://127.0.0.1:{there.port}/api/tables/{table}/socket", additional_headers=[(LED, "00" * 32), (LED, "")]) as socket:
        assert b'"joined"' in socket.recv(decode=False)
        wait_for_sockets(two, 1, 0)


def test_a_process_that_passes_on_may_stop(two: list[Served]) -> None:
    here, there = two
    (ann, bob), table = begin(here, there)
    seats = [ann.at(table), bob.at(table)]
    there.stop()
    hears_the_end(seats[1])
    bob.url = here.url
    seats[1] = bob.at(table, since=seats[1].version)
    assert play_all(seats, random.Random(2), 5) == 5


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_table_moves_when_its_process_is_gone_and_stays_there(two: list[Served], how: signal.Signals) -> None:
    here, there = two
    (ann, bob), table = begin(here, there)
    seats = [ann.at(table), bob.at(table)]
    play_all(seats, random.Random(3), 7)
    version, view = seats[1].version, seats[1].view
    here.stop(how)
    said = hears_the_end(seats[1])
    assert said == ("" if how == signal.SIGKILL else "The server stops, and everything is kept: connect again in a moment.")
    moved = bob.at(table, since=version)
    assert (moved.version, moved.view) == (version, view)
    moved.wait_until(lambda: moved.table["seats"][0].get("away", False))
    here.start()
    again = ann.at(table, since=version)
    moved.wait_until(lambda: not moved.table["seats"][0].get("away", False))
    wait_for_sockets(two, 0, 2)
    assert play_all([again, moved], random.Random(4), 5) == 5


def test_who_does_not_answer_is_not_waited_for_and_follows_when_it_does(two: list[Served]) -> None:
    here, there = two
    (ann, bob), table = begin(here, there)
    seats = [ann.at(table)]
    assert here.process is not None
    here.process.send_signal(signal.SIGSTOP)
    try:
        seats.append(bob.at(table))
    finally:
        here.process.send_signal(signal.SIGCONT)
    wait_for_sockets(two, 1, 1)
    assert play_all(seats, random.Random(5), 20) == 20
    assert seats[0].view == seats[1].view


def test_an_address_that_is_none_is_refused_at_the_start() -> None:
    said = galapagos("serve", "--inside", "nowhere")
    assert said.returncode
    assert "--inside nowhere is not possible: write HOST:PORT, such as 10.0.0.2:8001." in said.stderr


def test_what_is_said_at_one_is_heard_at_the_other(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    here, there = (Served(store, tmp_path / name, *FREELY, "--no-prepare") for name in ("here", "there"))
    here.start()
    there.start()
    try:
        ann = here.guest("Ann")
        table = ann.open("dodo", "")
        seat = ann.at(table)
        seat.call("say", text="before anybody came")
        seat.wait_for("chat")
        bob = Guest(there.url, "Bob")
        there.guests.append(bob)
        bob.sit(table)
        other = bob.at(table)
        for number in range(5):
            seat.call("say", text=f"Ann {number}")
        other.call("say", text="Bob")
        heard = [[listening.wait_for("chat")["line"]["text"] for _ in range(6)] for listening in (seat, other)]
        assert heard[0] == heard[1]
        assert sorted(heard[0]) == ["Ann 0", "Ann 1", "Ann 2", "Ann 3", "Ann 4", "Bob"]
        seat.wait_until(lambda: seat.table["seats"][1].get("person", {}).get("name") == "Bob")
        ann.post(f"/api/tables/{table}/start")
        for listening in (seat, other):
            catch_up(listening, 0)
        asked = next(one for one in (seat, other) if one.is_asked)
        asked.play(asked.choices[0].action)
        for listening in (seat, other):
            catch_up(listening, asked.version)
    finally:
        for server in (here, there):
            server.send_home()
            server.stop()
