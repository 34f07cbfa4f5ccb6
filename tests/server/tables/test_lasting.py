"""What was acknowledged is there after any end; several processes play one table and fork nothing."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from galapagos.engine.game import find_game
from galapagos.server.entry import Opened, Plan, Proposed, Started
from galapagos.server.table import KeptTable, Table

from ..postgres import Postgres
from ..serving import FREELY, Guest, Refusal, Seat, Served, at_once, play_all, served


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_url()


@pytest.fixture
def server(tmp_path: Path, store: str) -> Iterator[Served]:
    with served(tmp_path, store=store) as running:
        yield running


def two_people(server: Served, others: Served | None = None) -> tuple[list[Guest], str]:
    ann, bob = server.guest("Ann"), (others or server).guest("Bob")
    table = ann.open("dodo", "")
    bob.sit(table)
    while any("person" not in seat for seat in ann.get(f"/api/tables/{table}")["seats"]):      # her process hears of it a moment later
        time.sleep(0.05)
    ann.post(f"/api/tables/{table}/start")
    return [ann, bob], table


def test_no_acknowledged_move_is_lost_by_kill_9(server: Served) -> None:
    guests, table = two_people(server)
    chance = random.Random(1)
    for _ in range(4):
        seats = [guest.at(table) for guest in guests]
        play_all(seats, chance, 7)
        version, view = seats[0].version, seats[0].view
        server.stop(signal.SIGKILL)
        server.start()
        for guest in guests:
            again = guest.at(table, since=version)
            assert again.version == version
            if guest is guests[0]:
                assert again.view == view
    assert "galapagos" in guests[0].http.cookies


def test_a_game_goes_on_from_a_snapshot(server: Served) -> None:
    guests, table = two_people(server)
    chance = random.Random(2)
    seats = [guest.at(table) for guest in guests]
    played = play_all(seats, chance, 70)
    view, version = seats[0].view, seats[0].version
    events = seats[0].events
    server.stop()
    server.start()
    again = [guest.at(table) for guest in guests]
    assert (again[0].view, again[0].version) == (view, version)
    told = [event for step in guests[0].get(f"/api/tables/{table}/log")["steps"] for event in step["events"]]
    assert told[-len(events) :] == events
    if played == 70:
        play_all(again, chance)
        again[0].wait_until(lambda: again[0].is_over)


def test_a_snapshot_of_states_that_were_laid_out_otherwise_is_told_by_the_log() -> None:
    """As after an update that brings an option more, by the same rules."""
    table = Table.begin("t1", Opened("dodo", find_game("dodo").rules_version, "ann", (Plan(bot="random"), Plan(bot="random")), "ab" * 32), 0.0)
    table.apply(2, 0.0, Started(("", "")))
    kept = msgspec.msgpack.decode(table.keep(), type=KeptTable)
    assert Table.resume("t1", table.keep()) is not None
    assert kept.match is not None
    kept.match.layout = "another"
    assert Table.resume("t1", msgspec.msgpack.encode(kept)) is None


def test_a_snapshot_from_before_proposals_had_numbers_is_read() -> None:
    table = Table.begin("t1", Opened("dodo", find_game("dodo").rules_version, "ann", (Plan("ann"), Plan("bob")), "ab" * 32), 0.0)
    table.apply(2, 0.0, Started(tuple(table.first_match().lines())))
    table.apply(3, 1.0, Proposed("abort", 0))
    kept: list[object] = msgspec.msgpack.decode(table.keep())
    (proposal,) = (part for part in kept if isinstance(part, dict) and "agreed" in part)
    assert proposal.pop("number") == 3
    again = Table.resume("t1", msgspec.msgpack.encode(kept))
    assert again
    assert again.proposal
    assert (again.proposal.what, again.proposal.agreed, again.proposal.number) == ("abort", [0], 0)


def test_bots_go_on_after_a_restart(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "random", "random")
    server.stop(signal.SIGKILL)
    server.start()
    seat = ann.at(table)
    seat.wait_until(lambda: seat.is_asked)


def test_a_disk_that_is_full_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    """A limit on the size of files is a full disk for whoever runs under it."""
    import subprocess

    with served(tmp_path) as server:
        guests, table = two_people(server)
        seats = [guest.at(table) for guest in guests]
        play_all(seats, random.Random(3), 5)
        version, view = seats[0].version, seats[0].view
        assert server.process is not None
        limit = ["prlimit", "--pid", str(server.process.pid)]
        subprocess.run([*limit, "--fsize=1:"], check=True)
        asked = next(seat for seat in seats if seat.is_asked)
        action = asked.choices[0].action
        assert "nothing was written" in asked.refused("play", version=asked.version, action=action)
        with pytest.raises(Refusal) as refusal:
            guests[0].open("dodo", "")
        assert refusal.value.status == 503
        newcomer = guests[0].at(table)
        assert (newcomer.version, newcomer.view) == (version, view)
        subprocess.run([*limit, "--fsize=unlimited:"], check=True)
        asked.play(action)


@pytest.fixture
def apart(postgres: Postgres, tmp_path: Path) -> Iterator[list[Served]]:
    """Two processes that do not reach one another: each serves the sockets that come to it, and they follow one another by the store."""
    store = postgres.new_url()
    servers = [Served(store, tmp_path / f"{number}.log", *FREELY, "--inside", f"127.0.0.1:{number}") for number in (1, 2)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.send_home()
            server.stop()


def test_two_processes_play_one_table(apart: list[Served]) -> None:
    guests, table = two_people(*apart)
    seats = [guest.at(table) for guest in guests]
    play_all(seats, random.Random(4))
    for seat in seats:
        seat.wait_until(lambda seat=seat: seat.is_over)     # type: ignore[misc]
    records = [guest.get(f"/api/tables/{table}/record") for guest in guests]
    assert records[0] == records[1]


def test_of_two_processes_one_writes_the_next_entry(apart: list[Served]) -> None:
    """The same person plays through both at once: one move is taken, the other refused, and both see the same game."""
    first, second = apart
    guests, table = two_people(first)
    twin = Guest(second.url)
    for round in range(6):
        mine = [guest.at(table) for guest in guests]
        asked = next(number for number, seat in enumerate(mine) if seat.is_asked)
        twin.http.cookies = guests[asked].http.cookies
        seats = [mine[asked], twin.at(table)]
        both(seats, [seat.choices[(round + number) % len(seat.choices)].action for number, seat in enumerate(seats)])
        newest = max(seat.version for seat in seats)
        for seat in seats:
            seat.wait_until(lambda seat=seat, newest=newest: seat.version >= newest)     # type: ignore[misc]
        assert seats[0].view == seats[1].view
        assert len({seat.version for seat in seats}) == 1
        for seat in (*mine, seats[1]):
            seat.close()
    twin.close()


def test_of_two_processes_one_opens_the_rematch(apart: list[Served]) -> None:
    guests, table = two_people(*apart)
    seats = [guest.at(table) for guest in guests]
    seats[0].call("propose", what="abort")
    for seat in seats:
        seat.wait_until(lambda seat=seat: seat.is_over)     # type: ignore[misc]
    again = {info["id"] for info in at_once([partial(guests[number % 2].post, f"/api/tables/{table}/rematch") for number in range(15)])}
    assert len(again) == 1
    assert again == {line["id"] for guest in guests for line in guest.get("/api/my/tables")}


def both(seats: list[Seat], actions: list[int]) -> None:
    def send(seat: Seat, action: int) -> None:
        seat.call("play", version=seat.version, action=action)
        before = seat.version
        seat.wait_until(lambda: seat.version > before)

    threads = [threading.Thread(target=send, args=pair) for pair in zip(seats, actions, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
