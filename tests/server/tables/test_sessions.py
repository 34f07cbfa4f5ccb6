"""Logging out: on one device, and everywhere."""

from __future__ import annotations

import hashlib
import hmac
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from galapagos.server.store.schema import MIGRATIONS, SQLITE_TYPES, VERSION

from ..serving import ConnectionClosed, Guest, Refusal, Seat, Served, served

PASSPHRASE = "blue footed booby"


def knows(server: Served, cookie: str) -> bool:
    """Whether the server accepts a cookie."""
    return httpx.get(f"{server.url}/api/me", cookies={"galapagos": cookie}).status_code == 200


def cookie_of(guest: Guest) -> str:
    return str(guest.http.cookies["galapagos"])


def on_devices(server: Served, name: str, count: int) -> list[Guest]:
    """The same person on several devices."""
    first = server.guest(name)
    first.post("/api/me/passphrase", passphrase=PASSPHRASE)
    others = [server.guest() for _ in range(count - 1)]
    for other in others:
        other.post("/api/login", name=name, passphrase=PASSPHRASE)
    return [first, *others]


def goodbye(seat: Seat) -> str:
    """The sentence with which the server closed it."""
    sentence = str(seat.wait_for("bye")["sentence"])
    with pytest.raises(ConnectionClosed) as closed:
        seat.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    return sentence


def test_a_cookie_is_void_after_logging_out_and_those_of_other_devices_are_not(server: Served) -> None:
    phone, desk = on_devices(server, "Ann of two devices", 2)
    cookies = cookie_of(phone), cookie_of(desk)
    assert cookies[0] != cookies[1]
    phone.post("/api/logout")
    assert [knows(server, cookie) for cookie in cookies] == [False, True]
    phone.post("/api/login", name="Ann of two devices", passphrase=PASSPHRASE)
    assert [knows(server, cookie) for cookie in cookies] == [False, True]
    assert phone.get("/api/me")["id"] == desk.get("/api/me")["id"]


def test_logging_out_everywhere_makes_all_cookies_void(server: Served) -> None:
    devices = on_devices(server, "Ann everywhere", 3)
    cookies, token = [cookie_of(device) for device in devices], devices[0].post("/api/me/token")["token"]
    bob = server.guest("Bob")
    devices[1].post("/api/logout/everywhere")
    assert not any(knows(server, cookie) for cookie in cookies)
    assert knows(server, cookie_of(bob))
    assert httpx.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 200
    with pytest.raises(Refusal) as refusal:
        devices[1].post("/api/logout/everywhere")
    assert refusal.value.status == 401


def test_sockets_of_the_session_are_closed_when_it_ends(server: Served) -> None:
    phone, desk = on_devices(server, "Ann at a table", 2)
    table = phone.open("dodo", "")
    on_phone, at_desk = phone.at(table), desk.at(table)
    phone.post("/api/logout")
    assert goodbye(on_phone) == "You were logged out: log in again to go on."
    at_desk.call("say", text="I am still here")
    assert at_desk.wait_for("chat")["line"]["text"] == "I am still here"
    desk.post("/api/logout/everywhere")
    assert goodbye(at_desk) == "You were logged out: log in again to go on."


def test_a_name_or_settings_leave_the_cookie_as_it_is_and_a_program_gets_none(server: Served) -> None:
    ann = server.guest("Ann")
    cookie = cookie_of(ann)
    answer = ann.http.post("/api/me", json={"name": "Anna"})
    assert answer.cookies["galapagos"] == cookie
    assert "Max-Age" in answer.headers["set-cookie"]
    token = ann.post("/api/me/token")["token"]
    program = httpx.post(
        f"{server.url}/api/me", json={"name": "Ann's program"}, headers={"authorization": f"Bearer {token}"}
    )
    assert program.json()["id"] == ann.id
    assert "set-cookie" not in program.headers


def test_who_logs_out_without_being_known_is_just_forgotten(server: Served) -> None:
    assert httpx.post(f"{server.url}/api/logout", cookies={"galapagos": "nothing"}).status_code == 200


# --- cookies of earlier programs

KEY = b"a key that signs cookies........"
GUEST = (
    "INSERT INTO person (id, name, made, seen, passphrase, token, banned, settings) VALUES (?, ?, 1e9, 4e9, '', "
    "'', 0, x'')"
)
BEFORE = 4  # steps of the schema before there were sessions


def earlier_cookie(id: str) -> str:
    return f"{id}.{hmac.new(KEY, id.encode(), hashlib.sha256).hexdigest()}"


@pytest.fixture
def earlier_store(tmp_path: Path) -> str:
    """A store of a version without sessions, with two guests."""
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        for statement in (VERSION, *(statement for step in MIGRATIONS[:BEFORE] for statement in step)):
            database.execute(statement.format(**SQLITE_TYPES))
        database.execute("INSERT INTO schema_version VALUES (?)", [BEFORE])
        database.execute("INSERT INTO secret (name, value) VALUES ('cookies', ?)", [KEY])
        database.executemany(GUEST, [("finch-1", "Finch"), ("gull_2", "Gull")])
    return f"sqlite:///{file}"


def test_a_guest_of_an_earlier_program_keeps_his_cookie_until_he_logs_out(earlier_store: str, tmp_path: Path) -> None:
    finch, gull = earlier_cookie("finch-1"), earlier_cookie("gull_2")
    with served(tmp_path, "--no-prepare", store=earlier_store) as server:
        guest = server.guest()
        guest.http.cookies.set("galapagos", finch, domain="127.0.0.1")
        assert guest.get("/api/me")["id"] == "finch-1"
        assert guest.post("/api/me", name="Finch of old")["name"] == "Finch of old"
        assert cookie_of(guest) == finch
        server.stop()
        server.start()
        assert knows(server, finch)
        guest = server.guest()
        guest.http.cookies.set("galapagos", finch, domain="127.0.0.1")
        seat = guest.at(guest.open("dodo", ""))
        guest.post("/api/logout")
        assert goodbye(seat) == "You were logged out: log in again to go on."
        assert [knows(server, cookie) for cookie in (finch, gull)] == [False, True]
        assert not knows(server, f"gull_2.{finch.partition('.')[2]}")
        assert not knows(server, earlier_cookie(server.guest("New").id))
