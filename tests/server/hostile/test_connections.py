"""Idle and slow connections are closed, connections are limited, and players are not disturbed."""

from __future__ import annotations

import json
import random
import resource
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from galapagos.engine.errors import Refused
from galapagos.server.protocol.refusal import said

from ..serving import FREELY, Guest, Seat, Served, play_all, served, wait_until
from .raw import dial, read_to_end, shake_hands

SOON = 30.0  # seconds, on a busy machine
QUICK = (*FREELY, "--deadline", "2")
OFTEN = ("--requests", "100000", "--new", "100000", "--no-prepare")  # but not by as many connections as one likes
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\n{"
REFUSED_BODY = BODY.replace(b"/api/me", b"/nowhere")
# without a key
UPGRADE = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
CROWDED = msgspec.to_builtins(said(Refused("connections-too-many")))


def with_descriptors(soft: int, hard: int) -> str:
    return f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))"


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits two seconds for a request."""
    with served(tmp_path_factory.mktemp("quick"), *QUICK) as server:
        yield server
        server.send_home()
        assert "Traceback" not in server.log.read_text()


@pytest.fixture
def many() -> Iterator[ExitStack]:
    """Connections that are closed at the end of the test. They use descriptors of the test process, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with ExitStack() as stack:
        yield stack
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def is_open(connection: socket.socket) -> bool:
    """Whether the connection is still open, and no byte has arrived."""
    return not select.select([connection], [], [], 0)[0]


def playing(server: Served) -> list[Seat]:
    guests = [server.guest("Ann"), server.guest("Bob")]
    table = guests[0].open("dodo", "")
    guests[1].sit(table)
    guests[0].post(f"/api/tables/{table}/start")
    return [guest.at(table) for guest in guests]


def logged(server: Served) -> list[tuple[str, str]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [(line["message"], line["address"]) for line in lines if "address" in line]


# --- deadlines


@pytest.mark.parametrize(
    "sent",
    [b"", HEAD, BODY, REFUSED_BODY, HEAD + b"\r\n", HEAD + b"\r\n" + HEAD, UPGRADE[:60]],
    ids=["nothing", "head", "body", "body that nobody reads", "idle", "second head", "upgrade"],
)
def test_a_connection_on_which_no_request_arrives_is_closed(quick_server: Served, sent: bytes) -> None:
    with closing(dial(quick_server.port)) as connection:
        connection.settimeout(SOON)
        connection.sendall(sent)
        with suppress(ConnectionResetError):
            read_to_end(connection)


@pytest.mark.parametrize("sent", [HEAD, BODY, REFUSED_BODY], ids=["head", "body", "body that nobody reads"])
def test_a_byte_now_and_then_does_not_extend_the_deadline(quick_server: Served, sent: bytes) -> None:
    until = time.monotonic() + SOON
    with closing(dial(quick_server.port)) as connection:
        connection.sendall(sent)
        with suppress(ConnectionResetError, BrokenPipeError):
            while True:
                assert time.monotonic() < until
                connection.sendall(b"x")
                time.sleep(0.1)


def test_a_request_that_does_not_arrive_is_logged_once(quick_server: Served) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(closing(dial(quick_server.port, source="127.0.0.9"))) for _ in range(5)]
        for connection in connections:
            connection.sendall(HEAD)
        for connection in connections:
            connection.settimeout(SOON)
            with suppress(ConnectionResetError):
                read_to_end(connection)
    assert logged(quick_server).count(("a request did not arrive in time: its connection was closed", "127.0.0.9")) == 1


def test_a_client_that_reads_nothing_is_closed_and_one_that_reads_slowly_is_not(quick_server: Served) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 400
    with (
        closing(dial(quick_server.port, deaf=True)) as slow,
        closing(dial(quick_server.port, source="127.0.0.8", deaf=True)) as deaf,
    ):
        for connection in (slow, deaf):
            connection.sendall(asked)
        while ("an answer was not read: its connection was closed", "127.0.0.8") not in logged(quick_server):
            assert slow.recv(20_000)
            time.sleep(0.02)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            send_for_ever(deaf)
        assert slow.recv(1000)


def send_for_ever(connection: socket.socket) -> None:
    while True:
        connection.sendall(HEAD)


def test_who_is_connected_to_a_table_is_under_no_deadline(quick_server: Served) -> None:
    seats = playing(quick_server)
    with closing(dial(quick_server.port)) as later:
        later.settimeout(SOON)
        assert read_to_end(later) == b""
    assert play_all(seats, random.Random(1), 3) == 3
    quick_server.send_home()


SLOW = """
import asyncio
from galapagos.server import app
answer = app.healthy
async def healthy(request):
    await asyncio.sleep(2.5)
    return await answer(request)
app.healthy = healthy
"""


def test_an_answer_may_take_longer_than_the_deadline(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY, "--deadline", "1", before=SLOW) as server, httpx.Client(timeout=SOON) as client:
        assert [client.get(f"{server.url}/healthz").text for _ in range(2)] == ["ok\n"] * 2


# --- numbers


def test_fifteen_hundred_half_open_requests_do_not_lock_others_out(tmp_path: Path, many: ExitStack) -> None:
    with served(tmp_path, "--no-prepare", before=with_descriptors(1024, 1024)) as server:
        seats = playing(server)
        for _ in range(1500):
            many.enter_context(closing(dial(server.port))).sendall(HEAD)
        assert play_all(seats, random.Random(1), 4) == 4
        visitor = many.enter_context(closing(visitor_from("127.0.0.2", server, "Eve")))
        assert visitor.open("dodo", "random")
        many.close()
        assert logged(server) == [("too many connections from one address: more of them are refused", "127.0.0.1")]


def visitor_from(address: str, server: Served, name: str = "") -> Guest:
    visitor = Guest(server.url)
    visitor.http = httpx.Client(base_url=server.url, timeout=SOON, transport=httpx.HTTPTransport(local_address=address))
    if name:
        visitor.id = visitor.post("/api/me", name=name)["id"]
    return visitor


def test_half_open_requests_from_many_addresses_make_room_for_others(tmp_path: Path, many: ExitStack) -> None:
    with served(tmp_path, *FREELY, before=with_descriptors(512, 512)) as server:
        seats = playing(server)
        for number in range(800):
            many.enter_context(closing(dial(server.port, source=f"127.0.1.{number % 20 + 1}"))).sendall(HEAD)
        assert play_all(seats, random.Random(1), 4) == 4
        visitor = many.enter_context(closing(visitor_from("127.0.0.2", server, "Eve")))
        assert visitor.open("dodo", "random")
        many.close()
        said = logged(server)
        assert {message for message, _ in said} == {"descriptors are scarce: connections are closed or refused"}
        assert len(said) == len(set(said))


def test_the_last_descriptors_are_for_those_who_sit_at_a_table(tmp_path: Path, many: ExitStack) -> None:
    with served(tmp_path, *FREELY, before=with_descriptors(256, 256)) as server:
        seats = playing(server)
        ann = server.guests[0]
        for number in range(256):
            watcher = many.enter_context(closing(dial(server.port, source=f"127.0.1.{number % 20 + 1}")))
            try:
                shake_hands(watcher, seats[0].table["id"])
            except (AssertionError, OSError):
                break
        with closing(visitor_from("127.0.0.2", server)) as visitor:
            answer = visitor.http.get("/healthz")
            assert (answer.status_code, answer.json(), answer.headers["connection"]) == (503, CROWDED, "close")
        ann.http.close()
        again = httpx.Client(base_url=server.url, timeout=SOON, cookies=ann.http.cookies)
        with closing(again):
            assert again.get("/api/me").json()["name"] == "Ann"
        assert play_all(seats, random.Random(1), 4) == 4


def test_connections_that_have_gone_are_not_counted(tmp_path: Path) -> None:
    """Every way in which a connection can end frees its place."""
    with (
        served(tmp_path, *OFTEN, "--connections", "4", "--deadline", "1") as server,
        closing(visitor_from("127.0.0.2", server, "Ann")) as ann,
    ):
        table = ann.open("dodo", "")
        for _ in range(3):
            for way in (b"", HEAD, HEAD + b"\r\n", BODY, UPGRADE, b"nonsense\r\n\r\n", None):
                connections = [dial(server.port) for _ in range(4)]
                for connection in connections:
                    if way is None:
                        shake_hands(connection, table)
                    else:
                        connection.sendall(way)
                for connection in connections:
                    connection.close()
                wait_until(lambda: "galapagos_sockets 0.0" in ann.get("/metrics"))
                wait_until(lambda: can_enter(server))


def can_enter(server: Served) -> bool:
    """Whether all connections that an address may have are free."""
    with ExitStack() as stack:
        connections = [stack.enter_context(closing(dial(server.port))) for _ in range(4)]
        connections[-1].sendall(HEAD + b"Connection: close\r\n\r\n")
        try:
            return read_to_end(connections[-1]).startswith(b"HTTP/1.1 200")
        except ConnectionResetError:
            return False


def test_behind_a_proxy_the_address_that_it_says_counts(tmp_path: Path, many: ExitStack) -> None:
    with served(tmp_path, *OFTEN, "--connections", "3", "--behind-proxy") as server:
        ann = many.enter_context(closing(Guest(server.url, "Ann")))
        table = ann.open("dodo", "")
        idle = [many.enter_context(closing(dial(server.port))) for _ in range(10)]
        for _ in range(3):
            proxied(server, table, "2001:db8::1", many)
        with pytest.raises(AssertionError, match="503"):
            proxied(server, table, "2001:db8::2", many)
        assert httpx.get(f"{server.url}/healthz", headers={"x-forwarded-for": "2001:db8::3"}).json() == CROWDED
        proxied(server, table, "2001:db8:0:1::1", many)
        assert httpx.get(f"{server.url}/healthz", headers={"x-forwarded-for": "192.0.2.1"}).text == "ok\n"
        assert all(is_open(connection) for connection in idle)
        assert logged(server) == [("too many connections from one address: more of them are refused", "2001:db8::/64")]


def proxied(server: Served, table: str, address: str, stack: ExitStack) -> socket.socket:
    connection = stack.enter_context(closing(dial(server.port)))
    shake_hands(connection, table, f"x=y\r\nX-Forwarded-For: {address}")
    return connection


def test_the_server_takes_as_many_descriptors_as_it_may(tmp_path: Path) -> None:
    with served(tmp_path, *FREELY, before=with_descriptors(256, 640)) as server:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files")) == [
            "640",
            "640",
        ]
