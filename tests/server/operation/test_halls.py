"""A server of several processes: tables are played in all of them, and nobody can tell in which."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from galapagos.server.halls import hall_of
from galapagos.server.home import LED
from galapagos.server.settings import Settings

from ..serving import FREELY, PATIENCE, Guest, Seat, Served, catch_up, play_all, served
from .conftest import galapagos
from .test_processes import hears_the_end, wait_for_sockets

HALLS = range(2)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("halls"), *FREELY, "--processes", str(len(HALLS))) as server:
        yield server


@pytest.fixture
def server(both: Served) -> Iterator[Served]:
    yield both
    both.send_home()


def open_in(hall: int, guest: Guest, *others: str) -> str:
    """A table that is played there: its name decides."""
    while hall_of(table := guest.open("dodo", *others), Settings(processes=len(HALLS))) != hall:
        pass
    return table


def begin(server: Served, hall: int) -> tuple[list[Guest], list[Seat], str]:
    """Two people, who are there before the game begins."""
    guests = [server.guest("Ann"), server.guest("Bob")]
    table = open_in(hall, guests[0], "")
    guests[1].sit(table)
    seats = [guest.at(table) for guest in guests]
    guests[0].post(f"/api/tables/{table}/start")
    for seat in seats:
        catch_up(seat, 0)
    return guests, seats, table


def come_back(guest: Guest, table: str, version: int) -> Seat:
    """As a page does: again and again, and with what it knows."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            seat = guest.at(table, since=version)
        except (OSError, WebSocketException):
            assert time.monotonic() < until
            time.sleep(0.05)
        else:
            catch_up(seat, version)
            return seat


def other_hall(server: Served) -> int:
    """Its process; 0 where there is none."""
    assert server.process is not None
    for children in Path(f"/proc/{server.process.pid}/task").glob("*/children"):
        for child in children.read_text().split():
            if b"galapagos.server.hall" in Path(f"/proc/{child}/cmdline").read_bytes():
                return int(child)
    return 0


def wait_until(holds: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_games_are_played_in_all_halls_at_once(server: Served) -> None:
    tables = [begin(server, hall) for hall in HALLS]
    wait_for_sockets([server], 4)
    for number, (guests, seats, table) in enumerate(tables):
        stranger = server.guest().at(table)
        assert play_all([*seats, stranger], random.Random(number)) > 20
        assert seats[0].view == seats[1].view == stranger.view
        assert "dodo" in guests[0].get(f"/api/tables/{table}/record")


@pytest.mark.parametrize("hall", HALLS)
def test_bots_answer_and_advise_in_every_hall(server: Served, hall: int) -> None:
    ann = server.guest("Ann")
    seat = ann.at(open_in(hall, ann, "random"))
    for _ in range(3):
        seat.wait_until(lambda: seat.is_asked)
        seat.play(seat.choices[0].action)
    seat.wait_until(lambda: seat.is_asked)
    number = seat.call("hint")
    assert seat.wait_for("hint", lambda frame: frame["to"] == number, timeout=60)["actions"]


@pytest.mark.parametrize("hall", HALLS)
def test_who_only_says_so_was_not_led_there(server: Served, hall: int) -> None:
    table = open_in(hall, server.guest("Ann"), "")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=[(LED, "00" * 32), (LED, "")]) as socket:
        assert b'"joined"' in socket.recv(decode=False)


@pytest.mark.parametrize("hall", HALLS)
def test_a_long_request_is_read_to_its_end(server: Served, hall: int) -> None:
    table = open_in(hall, server.guest("Ann"), "")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=[(f"x-{number}", "x" * 1000) for number in range(50)]) as socket:
        assert b'"joined"' in socket.recv(decode=False)


def test_a_name_that_changes_is_heard_in_the_halls(server: Served) -> None:
    guests, seats, _ = begin(server, 1)
    guests[0].post("/api/me", name="Anna")
    seats[1].wait_until(lambda: seats[1].table["seats"][0]["person"]["name"] == "Anna")


def test_a_hall_that_dies_is_opened_again_and_its_tables_go_on(server: Served) -> None:
    guests, seats, table = begin(server, 1)
    play_all(seats, random.Random(1), 9)
    version, view, gone = seats[0].version, seats[0].view, other_hall(server)
    os.kill(gone, signal.SIGKILL)
    for seat in seats:
        hears_the_end(seat)
    again = [come_back(guest, table, version) for guest in guests]
    assert again[0].view == view
    play_all(again, random.Random(2), 5)
    wait_until(lambda: other_hall(server) not in (0, gone))
    last = [come_back(guest, table, again[0].version) for guest in guests]
    assert play_all(last, random.Random(3), 5) == 5


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_halls_leave_with_the_server_and_lose_nothing(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path, *FREELY, "--processes", "2") as server:
        guests, seats, table = begin(server, 1)
        play_all(seats, random.Random(4), 9)
        version, view, hall = seats[0].version, seats[0].view, other_hall(server)
        server.stop(how)
        assert hears_the_end(seats[0]) == "The server stops, and everything is kept: connect again in a moment."
        wait_until(lambda: not is_alive(hall))
        server.start()
        assert come_back(guests[0], table, version).view == view


@pytest.mark.parametrize("wrong", [("--processes", "0"), ("--messages", "inf")])
def test_a_number_that_is_none_is_refused(wrong: tuple[str, str]) -> None:
    said = galapagos("serve", *wrong)
    assert said.returncode
    assert wrong[0] in said.stderr
