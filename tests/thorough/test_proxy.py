"""Three processes on one PostgreSQL behind a real proxy, with the examples in deploy/: nginx and Caddy.

`make thorough` installs both from Debian's packages (`make proxies`); elsewhere install nginx and Caddy first.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from ..server.postgres import Postgres, running
from ..server.serving import FREELY, PATIENCE, Guest, Seat, Served, catch_up, play_all

pytestmark = pytest.mark.thorough

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
EXAMPLES = {"nginx": "nginx.conf", "caddy": "Caddyfile"}
TABLES = 12  # so many that one process has all of them once in 177,000 times
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; {user}
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""
BALANCING = {
    "nginx": (r"hash \$galapagos_key consistent;", ""),
    "caddy": ("lb_policy header .*", "lb_policy round_robin"),
}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture
def three(postgres: Postgres, tmp_path: Path) -> Iterator[list[Served]]:
    store = postgres.new_url()
    servers = [Served(store, tmp_path / f"{number}.log", *FREELY, "--behind-proxy") for number in range(3)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.send_home()
            server.stop()


@contextmanager
def proxied(name: str, servers: list[Served], folder: Path, errs: bool = False) -> Iterator[str]:
    """The address of a proxy that runs by its example in deploy/. One that errs ignores which table it is."""
    if not shutil.which(name):
        pytest.skip(f"{name} is not installed: `make proxies` installs it on Debian")
    with socket.create_server(("127.0.0.1", 0)) as free:
        here = f"127.0.0.1:{free.getsockname()[1]}"
    ports = [f"127.0.0.1:{server.port}" for server in servers]
    config = (DEPLOY / EXAMPLES[name]).read_text()
    if errs:
        config, changed = re.subn(*BALANCING[name], config)
        assert changed == 1
    if name == "nginx":
        config = for_nginx(config, here, ports, folder)
    (folder / "config").write_text(config)
    command = {"nginx": ("-p", str(folder), "-c"), "caddy": ("run", "--adapter", "caddyfile", "--config")}[name]
    environment = os.environ | {"SITE": f"http://{here}", "PROCESSES": " ".join(ports), "HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        proxy = subprocess.Popen([name, *command, str(folder / "config")], stdout=log, stderr=log, env=environment)
    try:
        wait_for(f"http://{here}/healthz")
        yield f"http://{here}"
    finally:
        proxy.terminate()
        proxy.wait(10)


def for_nginx(site: str, here: str, ports: list[str], folder: Path) -> str:
    """The example at another address, without TLS, and what stands around it."""
    for number, port in enumerate(ports, 1):
        site = site.replace(f"127.0.0.1:800{number}", port)
    site = re.sub(r"ssl_certificate.*", "", site).replace("listen 443 ssl;", f"listen {here};")
    return NGINX.format(folder=folder, user="user root;" if os.getuid() == 0 else "", site=site)


def wait_for(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < until
        time.sleep(0.05)


def sockets(server: Served) -> int:
    if server.process is None:
        return 0
    found = re.search(r"^galapagos_sockets (\d+)", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def place_of(servers: list[Served], before: list[int], count: int) -> int:
    """The process to which so many sockets have come since."""
    until = time.monotonic() + PATIENCE
    while sum(after := list(map(sockets, servers))) < sum(before) + count:
        assert time.monotonic() < until
        time.sleep(0.02)
    (place,) = (number for number in range(len(servers)) if after[number] == before[number] + count)
    return place


class Group:
    """Two people at a table behind the proxy."""

    def __init__(self, url: str, number: int) -> None:
        self.guests = [Guest(url, name) for name in ("Ann", "Bob")]
        self.table = self.guests[0].open("dodo", "")
        self.guests[1].sit(self.table)
        self.chance = random.Random(number)
        self.seats = [guest.at(self.table) for guest in self.guests]
        self.guests[0].post(f"/api/tables/{self.table}/start")
        for seat in self.seats:
            catch_up(seat, 0)

    def come_back(self) -> None:
        """As pages do after their connections were closed. What they were told is still there."""
        before = self.seats
        for seat in before:
            seat.close()
        self.seats = [come_back(guest, self.table, before[0].version) for guest in self.guests]
        for seat, last in zip(self.seats, before, strict=True):
            assert (seat.version, seat.view) == (last.version, last.view)

    def play(self, most: int = 100_000) -> None:
        play_all(self.seats, self.chance, most)
        assert self.seats[0].version == self.seats[1].version

    def finish(self) -> None:
        self.play()
        for seat in self.seats:
            seat.wait_until(lambda seat=seat: seat.is_over)  # type: ignore[misc]
        records = {guest.get(f"/api/tables/{self.table}/record") for guest in self.guests}
        assert len(records) == 1
        assert self.guests[0].get(f"/api/tables/{self.table}/verdict")["decisions"] > 10

    def close(self) -> None:
        for guest in self.guests:
            guest.close()


def come_back(guest: Guest, table: str, version: int) -> Seat:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return guest.at(table, since=version)
        except (OSError, WebSocketException):
            assert time.monotonic() < until
            time.sleep(0.05)


@pytest.mark.parametrize("name", EXAMPLES)
def test_sockets_of_a_table_meet_in_one_process_and_go_on_in_another_when_it_dies(
    name: str, three: list[Served], tmp_path: Path
) -> None:
    groups: list[Group] = []
    with proxied(name, three, tmp_path) as url:
        places: list[int] = []
        for number in range(TABLES):
            before = list(map(sockets, three))
            groups.append(Group(url, number))
            places.append(place_of(three, before, 2))
        assert len(set(places)) > 1
        for group in groups:
            group.play(9)
        gone = places[0]
        three[gone].stop(signal.SIGKILL)
        for group, place in zip(groups, places, strict=True):
            if place == gone:
                before = list(map(sockets, three))
                group.come_back()
                assert place_of(three, before, 2) != gone
            group.play(9)
        three[gone].start()
        for group in groups:
            group.finish()
            group.close()


@pytest.mark.parametrize("name", EXAMPLES)
def test_all_stays_right_when_the_proxy_errs(name: str, three: list[Served], tmp_path: Path) -> None:
    """It sends each socket to the next process, so several processes serve each table; and one of them dies."""
    with proxied(name, three, tmp_path, errs=True) as url:
        groups = [Group(url, number) for number in range(4)]
        assert all(map(sockets, three))
        for group in groups:
            group.play(9)
        three[0].stop(signal.SIGKILL)
        for group in groups:
            group.come_back()
            group.play(9)
        three[0].start()
        for group in groups:
            group.finish()
            group.close()
