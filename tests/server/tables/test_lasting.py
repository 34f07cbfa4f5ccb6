"""Acknowledged moves survive every way of ending."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from galapagos.engine.game import find_game
from galapagos.server.table import snapshot
from galapagos.server.table.entry import AnyDeed, Occupant, Opened, Proposed, Started
from galapagos.server.table.table import Table

from ..postgres import Postgres
from ..serving import Refusal, Served, play_all, running_table, served


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


def test_no_acknowledged_move_is_lost_by_kill_9(server: Served) -> None:
    guests, table = running_table(server)
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
    guests, table = running_table(server)
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


def packed_table(*deeds: AnyDeed) -> list[Any]:
    """The packed snapshot of a running game."""
    opened = Opened("dodo", find_game("dodo").rules_version, "ann", (Occupant("ann"), Occupant("bob")), "ab" * 32)
    table = Table.begin("t1", opened, 0.0)
    table.perform(0.0, [Started(), *deeds])
    return list(msgspec.msgpack.decode(snapshot.pack(table)))


def test_a_snapshot_of_states_that_were_laid_out_otherwise_is_told_by_the_log() -> None:
    """The layout changes, as in an update with a new option but the same rules."""
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(packed_table()), type=snapshot.TableSnapshot)
    assert snapshot.unpack("t1", msgspec.msgpack.encode(kept)) is not None
    assert kept.match is not None
    kept.match.layout = "another"
    assert snapshot.unpack("t1", msgspec.msgpack.encode(kept)) is None


def test_a_snapshot_from_before_proposals_had_numbers_is_read() -> None:
    kept = packed_table(Proposed("abort", 0))
    (proposal,) = (part for part in kept if isinstance(part, dict) and "agreed" in part)
    assert proposal.pop("number") == 3
    again = snapshot.unpack("t1", msgspec.msgpack.encode(kept))
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
    """A limit on file sizes simulates a full disk."""
    import subprocess

    with served(tmp_path) as server:
        guests, table = running_table(server)
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
