"""Sockets that send garbage or do not read get a sentence or are disconnected, and other players do not notice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from galapagos.engine.game import find_game
from galapagos.engine.words.harmless import CONTROL, MOST_QUOTED
from galapagos.server.http.socket import BURST
from galapagos.server.protocol.calls import AnyCall
from galapagos.server.protocol.fields import MOST_BYTES

from ..serving import FREELY, Guest, Seat, Served, play_all, resident, running_table, served, wait_until
from .raw import BINARY, PING, RESERVED, TEXT, dialled, frame, hang_up, read_to_end, shake_hands

GROWTH = 4 << 20  # bytes that a process may come and go by


@pytest.fixture(scope="module")
def quiet_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose log must be empty at the end."""
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as running:
        yield running
        running.send_home()
        assert "Traceback" not in running.log.read_text()
        assert '"error"' not in running.log.read_text()


@pytest.fixture
def server(quiet_server: Served) -> Iterator[Served]:
    yield quiet_server
    quiet_server.send_home()


def watching(guest: Guest, table: str) -> int:
    return int(guest.get(f"/api/tables/{table}").get("watching", 0))


# --- calls

ACTIONS = [
    choice for phrase in find_game("dodo").actions.phrases for choice in (phrase, f"{phrase} c1 e1", f"{phrase} c99")
]
NEAR = {
    "version": st.integers(-3, 40) | st.sampled_from([1 << 31, (1 << 31) + 1, 10**30, 1.5, "1", None]),
    "action": st.integers(-2, 4000)
    | st.sampled_from([*ACTIONS, "", "x" * 201, 1 << 16, 10**30, None, ["pass"]])
    | st.text(max_size=30),
    "seat": st.integers(-3, 14) | st.sampled_from([1 << 31, "1", None]),
    "since": st.integers(-3, 40) | st.sampled_from([1 << 31, (1 << 31) + 1, 1.5]),
    "number": st.integers(-3, 40) | st.sampled_from([1 << 31, (1 << 31) + 1, 1.5, "1", None]),
    "what": st.sampled_from(["undo", "relieve", "abort", "", "x" * 21, 1]),
    "about": st.integers(-3, 14),
    "agrees": st.booleans() | st.sampled_from(["yes", 1, None]),
    "text": st.text(max_size=40) | st.sampled_from(["", "x" * 501, "\0", "\u202e", 7]),
    "id": st.integers(-1, 5) | st.sampled_from([1 << 31, 10**30, "1"]),
}
KINDS = [
    info.tag
    for info in (msgspec.inspect.type_info(kind) for kind in AnyCall.__args__)
    if isinstance(info, msgspec.inspect.StructType)
]
HARMLESS = [kind for kind in KINDS if kind not in ("resign", "propose")]  # what does not end the match


@st.composite
def near_calls(draw: st.DrawFn) -> str:
    """A valid or slightly invalid call."""
    kind = draw(st.sampled_from(HARMLESS))
    fields = next(
        info.fields
        for info in map(msgspec.inspect.type_info, AnyCall.__args__)
        if isinstance(info, msgspec.inspect.StructType) and info.tag == kind
    )
    call: dict[str, Any] = {"type": kind} | {
        field.name: draw(NEAR[field.name]) for field in fields if draw(st.integers(0, 9))
    }
    if draw(st.integers(0, 9)) == 0:
        call[draw(st.text(max_size=5))] = draw(st.none() | st.integers())
    return json.dumps(call)


GARBAGE = st.text(max_size=200) | st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
).map(json.dumps)


def call_all(seat: Seat, cases: int) -> None:
    @given(message=near_calls() | GARBAGE | GARBAGE.map(str.encode) | st.binary(max_size=200))
    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    def call(message: str | bytes) -> None:
        seat.socket.send(message)
        seat.refused("why", action="fly")  # it is still there

    call()


@pytest.mark.parametrize("cases", [200, pytest.param(3_000, marks=pytest.mark.thorough)])
def test_malformed_calls_are_answered_and_a_match_goes_on(server: Served, cases: int) -> None:
    guests, table = running_table(server)
    stranger, player = server.guest("Eve").at(table), guests[0].at(table)
    for seat in (stranger, player):
        call_all(seat, cases)
    seats = [guest.at(table) for guest in guests]
    assert play_all(seats, random.Random(1), 4) == 4 or seats[0].is_over


@pytest.mark.parametrize("message", ['{"type":' * 2_000, json.dumps({"type": "a\nb\u2028\x1b" + "c" * 9_000})])
def test_a_refusal_is_one_short_line(server: Served, message: str) -> None:
    guests, table = running_table(server)
    seat = guests[0].at(table)
    seat.socket.send(message)
    sentence = seat.wait_for("refused")["sentence"]
    assert sentence.startswith("The message is malformed")
    assert len(sentence) < 2 * MOST_QUOTED
    assert not CONTROL.search(sentence)


def test_calls_to_a_table_that_has_not_begun_and_to_one_that_is_over(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(ann.open("dodo", ""))
    call_all(seat, 60)
    guests, table = running_table(server)
    seat = guests[0].at(table)
    seat.call("resign")
    seat.wait_until(lambda: seat.is_over)
    call_all(seat, 60)


def test_ten_thousand_bad_messages_leave_nothing_behind(server: Served) -> None:
    guests, table = running_table(server)
    seat, chance = guests[0].at(table), random.Random(1)
    bad = [
        "{",
        "x" * 2000,
        '{"type": "dance"}',
        json.dumps({"type": "play", "version": 0, "action": "migrate c1 e1"}),
        json.dumps({"type": "why", "action": 10**30}),
    ]

    def send(count: int) -> int:
        for number in range(count):
            seat.socket.send(chance.choice(bad))
            if number % 20 == 19:
                seat.refused("why", action="fly")
        seat.frames.clear()
        return resident(server)

    before = send(2_000)
    assert send(10_000) - before < GROWTH


# --- frames

UNMEANT = {
    "text that is none": frame(TEXT, b"\xff\xfe"),
    "an unknown kind": frame(RESERVED, b"x"),
    "not masked": frame(TEXT, b"{}", is_masked=False),
    "too large": frame(BINARY, b"x" * (MOST_BYTES + 1)),
    "a size and nothing else": frame(TEXT, b"x" * 70_000)[:14],
    "a continuation of nothing": frame(0, b"x"),
    "a ping that is too long": frame(PING, b"x" * 126),
    "no frame": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("which", UNMEANT)
def test_a_frame_that_is_none_ends_its_connection_only(server: Served, which: str) -> None:
    guests, table = running_table(server)
    with dialled(server.port) as connection:
        shake_hands(connection, table)
        connection.sendall(UNMEANT[which])
        if which == "a size and nothing else":
            hang_up(connection)
        else:
            read_to_end(connection)
    wait_until(lambda: watching(guests[0], table) == 0)
    assert play_all([guest.at(table) for guest in guests], random.Random(1), 2) == 2


def test_many_small_pieces_make_one_message(server: Served) -> None:
    _, table = running_table(server)
    with dialled(server.port) as connection:
        shake_hands(connection, table)
        connection.sendall(
            frame(TEXT, b'{"type":', is_last=False)
            + frame(PING, b"")
            + frame(0, b'"dance"', is_last=False)
            + frame(0, b"}")
        )
        heard = b""
        while b"malformed" not in heard:
            heard += connection.recv(65536)


def test_who_hangs_up_at_once_is_gone(server: Served) -> None:
    """The client hangs up at any moment of joining: before the answer, after it, or during the handshake."""
    guests, table = running_table(server)
    for number in range(60):
        with dialled(server.port) as connection:
            if number % 3 == 0:
                connection.sendall(b"GET /api/tables/x/socket HTTP/1.1\r\nUpgrade: webso")
            elif number % 3 == 1:
                shake_hands(connection, table)
            else:
                connection.sendall(
                    b"GET /api/tables/"
                    + table.encode()
                    + b"/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
                )
            hang_up(connection)
    wait_until(lambda: watching(guests[0], table) == 0)
    wait_until(lambda: "galapagos_sockets 0.0" in httpx.get(f"{server.url}/metrics").text)


def test_half_a_request_does_not_block_others(server: Served) -> None:
    guests, table = running_table(server)
    with dialled(server.port) as first, dialled(server.port) as second, dialled(server.port) as third:
        first.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\n{")
        second.sendall(b"GET / HT")
        shake_hands(third, table)
        third.sendall(frame(TEXT, b"x" * 1000)[:500])
        assert play_all([guest.at(table) for guest in guests], random.Random(1), 3) == 3


def test_who_does_not_read_is_left_behind(server: Served) -> None:
    guests, table = running_table(server)
    seat = guests[0].at(table)
    with dialled(server.port, deaf=True) as deaf:
        shake_hands(deaf, table)
        wait_until(lambda: watching(guests[0], table) == 1)
        for number in range(4_000):
            seat.call("say", text="🦤" * 500)
            if number % 50 == 49:
                seat.refused("why", action="fly")
                if watching(guests[0], table) == 0:
                    break
        wait_until(lambda: watching(guests[0], table) == 0)
    assert play_all([guest.at(table) for guest in guests], random.Random(1), 3) == 3


# --- floods


def test_a_flood_slows_its_sender_only(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY[2:]) as slow:
        guests, table = running_table(slow)
        flood = slow.guest("Eve").at(table)
        for _ in range(20 * BURST):
            flood.socket.send('{"type": "vote", "agrees": true}')
        assert play_all([guest.at(table) for guest in guests], random.Random(1), 6) == 6
        answers = 0
        while not flood.hears_nothing(0.01):
            answers += flood.frames[-1]["type"] == "refused"
        assert BURST <= answers < 10 * BURST


def test_one_address_fills_no_store_with_chat_votes_and_undos(tmp_path: Path) -> None:
    with served(tmp_path, "--no-prepare", "--messages", "1") as server:
        guests, table = running_table(server)
        seats = [guest.at(table) for guest in guests]
        seats[0].call("say", text="hello")
        seats[0].wait_for("chat")
        for kind, wish in (("vote", {"agrees": True}), ("undo", {"version": 0}), ("say", {"text": " "})):
            assert any("Too many" in seats[1].refused(kind, **wish) for _ in range(5))
        assert play_all(seats, random.Random(1), 3) == 3  # what the rules of the game bound goes on


def test_a_hundred_sockets_come_and_go(server: Served) -> None:
    guests, table = running_table(server)
    eve = server.guest("Eve")
    crowd = [eve.at(table) for _ in range(100)]
    assert watching(guests[0], table) == 1
    assert play_all([guest.at(table) for guest in guests], random.Random(1), 3) == 3
    for seat in crowd:
        seat.wait_until(lambda seat=seat: seat.version >= 3)  # type: ignore[misc]
    eve.close()
    wait_until(lambda: watching(guests[0], table) == 0)


def test_clients_cannot_keep_a_bot_from_answering(server: Served) -> None:
    """Calls to the table do not stop a thinking bot."""
    ann = server.guest("Ann")
    seat = ann.at(ann.open("dodo", "random"))
    while seat.is_asked:
        seat.play(seat.choices[0].action)
    before = seat.version
    for number in range(200):
        seat.call("stand", action="pass" if number % 2 else None)
        seat.call("propose", what="relieve", about=1)
        while not seat.hears_nothing(0.03):
            pass
        if seat.version > before:
            return
    pytest.fail("the bot never answered")
