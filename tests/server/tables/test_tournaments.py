"""Tournaments at a real server: rounds go by themselves, survive a kill, and equal dice stay secret."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from galapagos.engine.match.record import Record

from ..serving import Guest, Json, Refusal, Seat, Served, at_once, served, wait_until

QUICKLY = """
import galapagos.server.table.driver as driver
import galapagos.server.tournaments.hall as hall
driver.MOMENT, hall.PAUSE, hall.LOOK = (0.0, 0.01), 0.2, 0.2
"""
CLOCK = {"kind": "bank", "seconds": 600, "increment": 10}
PLAN: Json = {"name": "Spring Cup", "game": "dodo", "seats": 2, "rounds": 2, "clock": CLOCK}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), before=QUICKLY) as server:
        yield server


@pytest.fixture
def server(running: Served) -> Iterator[Served]:
    yield running
    running.send_home()


def begin(host: Guest, **more: Any) -> str:
    return str(host.post("/api/tournaments", **(PLAN | more))["id"])


def look(guest: Guest, id: str) -> Json:
    return dict(guest.get(f"/api/tournaments/{id}"))


def do(guest: Guest, id: str, what: str, **more: Any) -> Json:
    return dict(guest.post(f"/api/tournaments/{id}/{what}", **more))


def give_up(guest: Guest, table: str) -> None:
    seat = guest.at(table)
    seat.call("resign")
    seat.wait_until(lambda: seat.is_over)


def wait_for(guest: Guest, id: str, holds: Callable[[Json], bool]) -> Json:
    wait_until(lambda: holds(look(guest, id)))
    return look(guest, id)


def test_two_people_and_bots_play_all_rounds(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    cup = begin(ann, public=True)
    assert cup in [line["id"] for line in bob.get("/api/tournaments")]
    do(ann, cup, "enter")
    do(bob, cup, "enter")
    do(ann, cup, "bots", bot="greedy", count=2)
    do(ann, cup, "start")
    people = {"Ann": ann, "Bob": bob}
    for number in (1, 2):
        found = wait_for(ann, cup, lambda info, number=number: len(info["rounds"]) == number)  # type: ignore[misc]
        assert len(found["rounds"][-1]["tables"]) == 2
        for guest in people.values():
            table = look(guest, cup).get("table")
            if table and ann.get(f"/api/tables/{table}")["status"] == "running":
                give_up(guest, table)
    end = wait_for(ann, cup, lambda info: info["status"] == "over")
    assert [line["rounds"] for line in end["standing"]] == [2] * 4
    assert sum(line["score"] for line in end["standing"]) == 4000
    assert [line["score"] for line in end["standing"]] == sorted(
        (line["score"] for line in end["standing"]), reverse=True
    )
    with pytest.raises(Refusal, match="is over"):
        do(server.guest("Cid"), cup, "enter")


def test_a_round_goes_on_after_a_kill(tmp_path: Path) -> None:
    with served(tmp_path, before=QUICKLY) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        cup = begin(ann)
        for guest in (ann, bob):
            do(guest, cup, "enter")
        do(ann, cup, "start")
        table = look(ann, cup)["table"]
        server.stop(signal.SIGKILL)
        server.start()
        assert look(ann, cup)["table"] == table
        give_up(ann, table)
        found = wait_for(bob, cup, lambda info: len(info["rounds"]) == 2)
        assert [line["person"]["name"] for line in found["standing"]] == ["Bob", "Ann"]
        assert look(bob, cup)["table"] not in ("", table)


def test_equal_dice_stay_secret_until_all_tables_are_over(server: Served) -> None:
    guests = [server.guest(name) for name in ("Ann", "Bob", "Cid", "Dan")]
    cup = begin(guests[0], duplicate=True, rounds=1)
    at_once([lambda guest=guest: do(guest, cup, "enter") for guest in guests])  # type: ignore[misc]
    do(guests[0], cup, "start")
    tables = {guest.id: look(guest, cup)["table"] for guest in guests}
    first, second = dict.fromkeys(tables.values())
    at_first = [guest for guest in guests if tables[guest.id] == first]
    at_second = [guest for guest in guests if tables[guest.id] == second]
    give_up(at_first[0], first)
    assert Record.parse(at_first[0].get(f"/api/tables/{first}/record")).secret == ""
    with pytest.raises(Refusal, match="when the round is over"):
        at_second[0].get(f"/api/tables/{first}/film")
    with pytest.raises(Exception, match="4400"):
        Seat(at_second[0], first)
    give_up(at_second[0], second)
    wait_for(guests[0], cup, lambda info: info["status"] == "over")
    assert at_second[0].get(f"/api/tables/{first}/film")
    secrets = {Record.parse(guests[0].get(f"/api/tables/{table}/record")).secret for table in (first, second)}
    assert len(secrets) == 1
    assert secrets != {""}


def test_a_tournament_that_its_host_ends_hides_no_table(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    cup = begin(ann, duplicate=True)
    for guest in (ann, bob):
        do(guest, cup, "enter")
    do(ann, cup, "start")
    table = look(ann, cup)["table"]
    with pytest.raises(Refusal, match="when the round is over"):
        server.guest("Cid").get(f"/api/tables/{table}")
    assert do(ann, cup, "close")["status"] == "over"
    give_up(ann, table)
    assert server.guest("Dan").get(f"/api/tables/{table}/film")
    assert Record.parse(bob.get(f"/api/tables/{table}/record")).secret


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    cup = begin(ann, seats=3)
    for guest in (ann, bob):
        do(guest, cup, "enter")
    do(ann, cup, "bots", bot="greedy", count=1)
    do(ann, cup, "start")
    table = look(bob, cup)["table"]
    do(bob, cup, "leave")
    seats = ann.get(f"/api/tables/{table}")["seats"]
    assert [seat.get("relieved") for seat in seats if seat.get("person", {}).get("id") == bob.id] == ["resigned"]
    assert "entered" not in look(bob, cup)
    assert do(bob, cup, "enter")["entered"]


def test_wrong_wishes_get_a_sentence(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for wrong, sentence in (
        ({"clock": {"kind": "none"}}, "needs a clock"),
        ({"seats": 7}, "tables of 2 to 4"),
        ({"duplicate": True, "rated": True}, "choose one of the two"),
        ({"options": {"unknown": "x"}}, "unknown"),
        ({"name": "\u200b"}, "name"),
    ):
        with pytest.raises(Refusal, match=sentence):
            begin(ann, **wrong)
    cup = begin(ann)
    with pytest.raises(Refusal, match="Only the host"):
        do(bob, cup, "start")
    with pytest.raises(Refusal, match="at least 2 entrants"):
        do(ann, cup, "start")
    with pytest.raises(Refusal, match="no such tournament"):
        look(bob, "none")
    do(bob, cup, "enter")
    with pytest.raises(Refusal, match="take part already"):
        do(bob, cup, "enter")
    do(bob, cup, "leave")
    with pytest.raises(Refusal, match="do not take part"):
        do(bob, cup, "leave")
    assert cup not in [line["id"] for line in server.guest().get("/api/tournaments")]
    assert begin(ann, name="<b>Cup</b>\nx")
