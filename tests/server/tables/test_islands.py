"""The island of the day: one try that counts, the same dice for everybody, and secret until the day is over."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from galapagos.engine.match.record import Record
from galapagos.server.islands import calendar
from galapagos.server.thinking.pictures import may_draw

from ..serving import Guest, Refusal, Seat, Served, at_once, served

CLOCK = """
import datetime, time
real, begun = time.time, time.time()
noon = datetime.datetime.fromisoformat("{noon}").replace(tzinfo=datetime.UTC).timestamp()
time.time = lambda: noon + real() - begun
"""
TODAY, TOMORROW = "2026-03-01", "2026-03-02"


@contextmanager
def at_noon(folder: Path) -> Iterator[Served]:
    with served(folder, before=CLOCK.format(noon=f"{TODAY} 12:00")) as server:
        yield server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with at_noon(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(running: Served) -> Iterator[Served]:
    yield running
    running.send_home()


def on_the_next_day(server: Served) -> None:
    server.stop()
    server.program = server.program.replace(f"{TODAY} 12:00", f"{TOMORROW} 12:00")
    server.start()


def begin(guest: Guest, practice: bool = False) -> str:
    return str(guest.post("/api/islands/dodo", practice=practice)["id"])


def give_up(guest: Guest, table: str) -> Seat:
    """Plays until the match has a result for whoever leaves, and leaves."""
    seat = guest.at(table)
    first_answers(seat, 2)
    seat.call("resign")
    seat.wait_until(lambda: seat.is_over)
    return seat


def first_answers(seat: Seat, count: int) -> list[str]:
    """What happens when one gives the first answer each time."""
    for _ in range(count):
        seat.wait_until(lambda: seat.is_asked or seat.is_over)
        if not seat.is_over:
            seat.play(seat.choices[0].action)
    seat.wait_until(lambda: seat.is_asked or seat.is_over)
    return [str(event) for event in seat.events]


def island(guest: Guest, game: str = "dodo") -> dict[str, object]:
    return next(one for one in guest.get("/api/islands")["islands"] if one["game"] == game)


def test_a_person_has_one_try_that_counts_and_then_practice(server: Served) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refusal, match="after the try that counts"):
        begin(ann, practice=True)
    table, *others = at_once([lambda: begin(ann)] * 5)
    assert {table} == set(others)
    assert island(ann)["status"] == "running"
    assert ann.get(f"/api/tables/{table}")["island"] == TODAY
    finished = int(str(island(ann).get("finished", 0)))
    give_up(ann, table)
    assert (island(ann)["status"], island(ann)["finished"]) == ("over", finished + 1)
    assert begin(ann) == table
    practice = begin(ann, practice=True)
    assert practice != table
    give_up(ann, practice)
    assert island(ann)["finished"] == finished + 1, "practice does not count"
    assert ann.get("/api/islands")["streak"] == 1


def test_the_same_answers_lead_to_the_same_match(server: Served) -> None:
    seats = [guest.at(begin(guest)) for guest in (server.guest("Ann"), server.guest("Bob"))]
    stories = [first_answers(seat, 6) for seat in seats]
    assert stories[0] == stories[1] != []


def test_the_try_that_counts_has_no_hints_and_no_way_round(server: Served) -> None:
    ann = server.guest("Ann")
    table = begin(ann)
    seat = ann.at(table)
    first_answers(seat, 1)
    assert "hints" not in ann.get(f"/api/tables/{table}")
    assert seat.refused("hint")
    with pytest.raises(Refusal, match="when it is over"):
        ann.get(f"/api/tables/{table}/position")


def test_others_see_nothing_of_an_island_that_they_can_still_play(server: Served) -> None:
    ann, bob, stranger = server.guest("Ann"), server.guest("Bob"), server.guest()
    ann.post("/api/me/profile", visible="everybody", listed=False)
    table = begin(ann)
    give_up(ann, table)
    paths = ["", "/record", "/log", "/film", "/request", "/analysis", "/verdict", "/position", "/picture.png"]
    if may_draw():  # and no proxy keeps it for others
        assert "private" in ann.http.get(f"/api/tables/{table}/picture.png").headers["cache-control"]
    for reader in (bob, stranger):
        for path in paths:
            with pytest.raises(Refusal, match="played it yourself"):
                reader.get(f"/api/tables/{table}{path}")
        with pytest.raises(Refusal, match="played it yourself"):
            reader.get(f"/api/islands/{TODAY}/dodo")
        with pytest.raises(Exception, match="4400"):
            Seat(reader, table)
    give_up(bob, begin(bob))
    assert bob.get(f"/api/tables/{table}/film")
    lines = bob.get(f"/api/islands/{TODAY}/dodo")["lines"]
    assert [line["table"] for line in lines if line.get("person", {}).get("id") == ann.id] == [table]


def test_results_name_only_those_who_show_theirs(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    ann.post("/api/me/profile", visible="nobody", listed=False)
    for guest in (ann, bob):
        give_up(guest, begin(guest))
    lines = bob.get(f"/api/islands/{TODAY}/dodo")["lines"]
    assert len([line for line in lines if "table" not in line]) >= 1
    assert ann.id not in str(lines)


def test_a_try_goes_with_its_person(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for guest in (ann, bob):
        give_up(guest, begin(guest))
    assert ann.get("/api/me/data")["islands"] == [f"{TODAY} dodo"]
    ann.delete("/api/me")
    lines = bob.get(f"/api/islands/{TODAY}/dodo")["lines"]
    assert len([line for line in lines if line.get("me")]) == 1
    assert ann.id not in str(lines)


@pytest.mark.parametrize("day", ["today", "2026-3-1", "20260301", "2026-02-30"])
def test_a_day_is_written_in_one_way(server: Served, day: str) -> None:
    with pytest.raises(Refusal, match="is no day"):
        server.guest("Ann").get(f"/api/islands/{day}/dodo")


def test_days_in_a_row() -> None:
    days = {"2026-02-27", "2026-02-28", "2026-03-01"}
    assert calendar.streak(days, "2026-03-01") == 3
    assert calendar.streak(days, "2026-03-02") == 3
    assert calendar.streak(days, "2026-03-03") == 0


def test_the_dice_are_secret_until_the_day_is_over(tmp_path: Path) -> None:
    with at_noon(tmp_path) as server:
        ann = server.guest("Ann")
        promised = str(island(ann)["tomorrow"])
        table = begin(ann)
        give_up(ann, table)
        assert Record.parse(ann.get(f"/api/tables/{table}/record")).secret == ""
        with pytest.raises(Refusal, match="when the day is over"):
            ann.get(f"/api/tables/{table}/verdict")
        assert "secret" not in ann.get(f"/api/islands/{TODAY}/dodo")
        on_the_next_day(server)
        assert ann.get(f"/api/tables/{table}/verdict")["rolls"] > 0
        found = server.guest().get(f"/api/islands/{TODAY}/dodo")
        assert hashlib.sha256(bytes.fromhex(found["secret"])).hexdigest() == found["commitment"]
        assert Record.parse(ann.get(f"/api/tables/{table}/record")).secret == found["secret"]
        assert island(ann)["commitment"] == promised
        assert ann.get("/api/islands")["streak"] == 1, "today's may still come"
