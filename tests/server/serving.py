"""A real server in a child process, and guests with real sockets."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from galapagos.engine.match.difference import apply
from galapagos.engine.match.request import Choice

Json = dict[str, Any]
FREELY = ("--messages", "100000", "--requests", "100000", "--new", "100000", "--connections", "100000", "--no-prepare")
PATIENCE = 20.0
SOON = 30.0  # seconds until something holds, on a busy machine


class Served:
    """A server that can be killed and restarted on the same store."""

    def __init__(
        self, store: str, log: Path, *options: str, port: int = 0, before: str = "", python: str = sys.executable
    ) -> None:
        self.store, self.log, self.options, self.port = store, log, options, port
        self.python, self.program = python, f"{before}\nfrom galapagos.cli import main; main()"
        self.process: subprocess.Popen[str] | None = None
        self.host = "127.0.0.1"
        self.guests: list[Guest] = []

    def start(self) -> None:
        command = [
            self.python,
            "-c",
            self.program,
            "serve",
            "--port",
            str(self.port),
            "--store",
            self.store,
            *self.options,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        self.host, _, port = line.split("http://")[1].split()[0].rpartition(":")
        self.port = int(port)
        with httpx.Client(transport=httpx.HTTPTransport(retries=0)) as client:
            for _ in range(400):
                try:
                    if client.get(f"{self.url}/readyz").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                try:
                    self.process.wait(0.05)
                except subprocess.TimeoutExpired:
                    continue
                break
        raise RuntimeError(self.log.read_text())

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"

    def guest(self, name: str = "") -> Guest:
        self.guests.append(Guest(self.url, name))
        return self.guests[-1]

    def send_home(self) -> None:
        """Closes all guests with their sockets."""
        while self.guests:
            self.guests.pop().close()


@contextmanager
def served(
    folder: Path, *options: str, store: str = "", before: str = "", python: str = sys.executable
) -> Iterator[Served]:
    """`before` is code that runs in the server's process first, for example to shorten timeouts. `python` is the
    interpreter of another installation."""
    server = Served(
        store or f"sqlite:///{folder / 'tables.sqlite'}",
        folder / "log",
        *(options or FREELY),
        before=before,
        python=python,
    )
    server.start()
    try:
        yield server
    finally:
        server.send_home()
        server.stop()


class Refusal(Exception):
    """A refusal of the server, with its sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Guest:
    """A person with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url, self.seats = url, list[Seat]()
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.id = self.post("/api/me", name=name)["id"] if name else ""

    def get(self, path: str) -> Any:
        return self._answer(self.http.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return self._answer(self.http.post(path, json=body))

    def delete(self, path: str) -> Any:
        return self._answer(self.http.delete(path))

    def _answer(self, response: httpx.Response) -> Any:
        if response.status_code != 200:
            raise Refusal(response.status_code, response.json()["sentence"])
        return response.json() if "json" in response.headers["content-type"] else response.text

    def open(self, game: str = "dodo", *others: str, **more: Any) -> str:
        """Opens a table with my seat, bots by name, and open seats."""
        seats = [{"me": True}, *({"bot": other} if other else {} for other in others)]
        return str(self.post("/api/tables", game=game, seats=seats, **more)["id"])

    def sit(self, table: str, **more: Any) -> Json:
        return dict(self.post(f"/api/tables/{table}/sit", **more))

    def at(self, table: str, **query: Any) -> Seat:
        self.seats.append(Seat(self, table, **query))
        return self.seats[-1]

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
        self.http.close()


class Seat:
    """A socket at a table, and its frames."""

    def __init__(self, guest: Guest, table: str, **query: Any) -> None:
        cookie = guest.http.cookies.get("galapagos")
        address = f"{guest.url.replace('http', 'ws')}/api/tables/{table}/socket?" + "&".join(
            f"{name}={value}" for name, value in query.items()
        )
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(
            connect(address, additional_headers={"Cookie": f"galapagos={cookie}"} if cookie else {}, max_size=1 << 24)
        )
        self.frames: list[Json] = []
        self.view: Any = None
        self.table: Json = {}
        self.version, self.actor, self.seat, self.curtain = -1, -2, -1, -1
        self.choices: list[Choice] = []
        self.events: list[Json] = []
        self.calls = 0
        self.wait_for("joined")

    # --- hearing

    def hear(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout)
        self.frames.append(json.loads(text))  # as it came, because changes write to the view
        frame: Json = json.loads(text)
        match frame["type"]:
            case "joined":
                self._join(frame)
            case "curtain":
                self.curtain, self.seat, self.view, self.choices = frame["seat"], -1, None, []
            case "update":
                self.seat = frame.get("seat", self.seat)
                self.view = apply(self.view, frame["changes"])
                self._ask(frame)
            case "table":
                self.table = frame["table"]
        return frame

    def _join(self, frame: Json) -> None:
        self.table, self.seat, self.curtain = frame["table"], frame["seat"], frame.get("curtain", -1)
        if frame["request"]:
            self.view = frame["request"]["view"]
            self._ask(frame["request"])

    def _ask(self, asked: Json) -> None:
        self.version, self.actor = asked["version"], asked["actor"]
        self.choices = msgspec.convert(asked.get("choices", []), list[Choice])
        self.events += asked.get("events", [])

    def wait_for(
        self, kind: str, until: Callable[[Json], bool] = lambda frame: True, timeout: float = PATIENCE
    ) -> Json:
        while True:
            frame = self.hear(timeout)
            if frame["type"] == kind and until(frame):
                return frame

    def wait_until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.hear()

    def settle(self) -> None:
        """Reads until no more frames arrive."""
        while not self.hears_nothing():
            pass

    def hears_nothing(self, seconds: float = 0.3) -> bool:
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    # --- speaking

    def call(self, kind: str, **more: Any) -> int:
        self.calls += 1
        self.socket.send(json.dumps({"type": kind, "id": self.calls, **more}))
        return self.calls

    def refused(self, kind: str, **more: Any) -> str:
        """The sentence of a refused call."""
        number = self.call(kind, **more)
        return str(self.wait_for("refused", lambda frame: frame.get("to") == number)["sentence"])

    def lift(self) -> None:
        """The next player on this device lifts the curtain."""
        self.call("lift", seat=self.curtain)
        self.wait_for("joined")

    def play(self, action: int | str) -> None:
        before = self.version
        self.call("play", version=before, action=action)
        self.wait_until(lambda: self.version > before)

    @property
    def is_asked(self) -> bool:
        return self.actor == self.seat

    @property
    def is_over(self) -> bool:
        return bool(self.table["status"] == "over")

    def close(self) -> None:
        self.open.close()


def play_all(seats: list[Seat], chance: random.Random, most: int = 100_000) -> int:
    """All seats answer at random, until the game is over or the number of answers is reached."""
    answers = 0
    while answers < most and (asked := next((seat for seat in seats if seat.is_asked), None)):
        asked.play(chance.choice(asked.choices).action)
        answers += 1
        for seat in seats:
            catch_up(seat, asked.version)
    return answers


def catch_up(seat: Seat, version: int) -> None:
    seat.wait_until(lambda: seat.version >= version)


def at_once(calls: list[Callable[[], Any]]) -> list[Any]:
    """The results of calls that run concurrently in threads."""
    with ThreadPoolExecutor(len(calls)) as threads:
        return [begun.result() for begun in [threads.submit(call) for call in calls]]


__all__ = ["ConnectionClosed", "Guest", "Refusal", "Seat", "Served", "at_once", "catch_up", "play_all", "served"]


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


def running_table(server: Served, game: str = "dodo", **more: object) -> tuple[list[Guest], str]:
    """Two people (at Evo three) at a table that has begun."""
    guests = [server.guest(name) for name in ("Ann", "Bob", "Cid")[: 3 if game == "evo" else 2]]
    table = guests[0].open(game, *[""] * (len(guests) - 1), **more)
    for number, guest in enumerate(guests[1:]):
        guest.sit(table, nonce=f"nonce{number}")
    guests[0].post(f"/api/tables/{table}/start")
    return guests, table


def resident(server: Served) -> int:
    """Bytes of its process in memory."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
