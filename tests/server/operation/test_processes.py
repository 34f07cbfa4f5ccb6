"""Two processes on one store serve the same table, as if a proxy sent its players to both: everything stays correct."""

from __future__ import annotations

import random
import signal
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from ..postgres import Postgres
from ..serving import FREELY, ConnectionClosed, Guest, Seat, Served, at_once, catch_up, play_all

HASTY = """
from galapagos.server.table import attendance, driver, hub
attendance.GONE = attendance.SILENCE = driver.ELSEWHERE = hub.SWEEP = 0.5
"""


@pytest.fixture(scope="module")
def processes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    store, folder = postgres.new_url(), tmp_path_factory.mktemp("two")
    servers = [Served(store, folder / name, *FREELY, before=HASTY) for name in ("here", "there")]
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def two(processes: list[Served]) -> Iterator[list[Served]]:
    """Both processes run without clients; a test may stop them."""
    for server in processes:
        if server.process is None:
            server.start()
    yield processes
    for server in processes:
        server.send_home()


def begin(two: list[Served], *bots: str) -> tuple[list[Guest], list[Seat]]:
    """Ann is connected to one process, Bob to the other."""
    guests = [server.guest(name) for server, name in zip(two, ("Ann", "Bob"), strict=True)]
    table = guests[0].open("dodo", "", *bots)
    guests[1].sit(table)
    seats = [guest.at(table) for guest in guests]
    seats[0].wait_until(lambda: "person" in seats[0].table["seats"][1])
    guests[0].post(f"/api/tables/{table}/start")
    for seat in seats:
        catch_up(seat, 0)
    return guests, seats


def hears_the_end(seat: Seat) -> str:
    """The last sentence before the connection is closed."""
    try:
        while True:
            seat.hear()
    except ConnectionClosed:
        return str(seat.frames[-1].get("sentence", ""))


def is_away(seat: Seat, other: int) -> bool:
    return bool(seat.table["seats"][other].get("away", False))


def test_two_processes_play_one_table(two: list[Served]) -> None:
    guests, seats = begin(two)
    seats.append(two[1].guest().at(seats[0].table["id"]))
    play_all(seats, random.Random(4))
    for seat in seats:
        seat.wait_until(lambda seat=seat: seat.is_over)  # type: ignore[misc]
    assert seats[0].view == seats[1].view == seats[2].view
    records = [guest.get(f"/api/tables/{seats[0].table['id']}/record") for guest in guests]
    assert records[0] == records[1]


def test_of_two_processes_one_writes_the_next_entry(two: list[Served]) -> None:
    """One person plays through both processes at once: one move is accepted, the other refused, and both show the same
    game."""
    guests, seats = begin(two)
    twins = [server.guest() for server in reversed(two)]
    for guest, twin in zip(guests, twins, strict=True):
        twin.http.cookies = guest.http.cookies
    others = [twin.at(seats[0].table["id"]) for twin in twins]
    for round in range(6):
        asked = next(number for number, seat in enumerate(seats) if seat.is_asked)
        pair = [seats[asked], others[asked]]
        both(pair, [seat.choices[(round + number) % len(seat.choices)].action for number, seat in enumerate(pair)])
        newest = max(seat.version for seat in pair)
        for seat in (*seats, *others):
            catch_up(seat, newest)
            assert seat.version == newest
        assert pair[0].view == pair[1].view


def both(seats: list[Seat], actions: list[int]) -> None:
    def send(seat: Seat, action: int) -> None:
        before = seat.version
        seat.call("play", version=before, action=action)
        catch_up(seat, before + 1)

    threads = [threading.Thread(target=send, args=pair) for pair in zip(seats, actions, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_of_two_processes_one_opens_the_rematch(two: list[Served]) -> None:
    guests, seats = begin(two)
    seats[0].call("propose", what="abort")
    for seat in seats:
        seat.wait_until(lambda seat=seat: seat.is_over)  # type: ignore[misc]
    path = f"/api/tables/{seats[0].table['id']}/rematch"
    again = {info["id"] for info in at_once([partial(guests[number % 2].post, path) for number in range(15)])}
    assert len(again) == 1
    assert again == {line["id"] for guest in guests for line in guest.get("/api/my/tables")}


def test_both_processes_show_the_chat_in_the_same_order(two: list[Served]) -> None:
    guests, seats = begin(two)
    for number in range(5):
        seats[0].call("say", text=f"Ann {number}")
    seats[1].call("say", text="Bob")
    heard = [[seat.wait_for("chat")["line"]["text"] for _ in range(6)] for seat in seats]
    assert heard[0] == heard[1]
    assert sorted(heard[0]) == ["Ann 0", "Ann 1", "Ann 2", "Ann 3", "Ann 4", "Bob"]
    guests[0].post("/api/me", name="Anna")
    seats[1].wait_until(lambda: seats[1].table["seats"][0]["person"]["name"] == "Anna")


def test_sockets_are_closed_when_a_session_ends_at_the_other(two: list[Served]) -> None:
    guests, seats = begin(two)
    guests[1].url, guests[1].http.base_url = two[0].url, two[0].url
    guests[1].post("/api/logout/everywhere")
    assert hears_the_end(seats[1]) == "You were logged out: log in again to go on."


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_process_goes_on_where_another_has_ended(two: list[Served], how: signal.Signals) -> None:
    """Tables continue with bots and with people who reconnect; the others are away."""
    here, there = two
    (ann, _), seats = begin(two, "random")
    table = seats[0].table["id"]
    play_all(seats, random.Random(3), 4)
    here.stop(how)
    said = hears_the_end(seats[0])
    assert said == (
        "" if how == signal.SIGKILL else "The server is stopping, and everything is saved: connect again in a moment."
    )
    known, bob = seats[0].version, seats[1]
    bob.wait_until(lambda: is_away(bob, 0))
    ann.url = there.url
    again = ann.at(table, since=known)
    bob.wait_until(lambda: not is_away(bob, 0))
    for _ in range(3):
        again.wait_until(lambda: again.actor < 2)
        catch_up(bob, again.version)
        asked = (again, bob)[again.actor]
        asked.play(asked.choices[0].action)
        catch_up(again, asked.version)
