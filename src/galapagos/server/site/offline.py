"""The server's own application in a web worker: requests and sockets are messages from the page.

    server = await start(folder, send_to_worker)
    await server.request("GET", "/api/games", "")   # [status, media type, text]
    server.open(1, "/api/tables/…/socket", tell)    # tell(1, "open", ""), (1, "text", frame), (1, "close", code)
    server.hear(1, text)
    server.hang_up(1)
    server.bots_say(report)

A browser has no threads: Pyodide's event loop runs at once what is meant for a thread, so the store works as it is. The
person who plays is known by a cookie, which lies beside the store.
"""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Callable, Coroutine
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from starlette.types import Message, Scope

from galapagos.engine.errors import Refused

from ..app import make_app
from ..http.connections import CONNECTION
from ..settings import Settings
from ..store.backup import copy
from ..store.sqlite import prepare
from ..thinking import Asking
from .bots import BotsElsewhere, SendToWorker

HOST = "galapagos.local"
STORE, COOKIE = "tables.sqlite", "cookie"  # files in the folder
FOREVER = 1e12  # seconds
MOST_BYTES = 256 << 20  # of a file in an archive
COOKIE_TEXT = re.compile(rb"(galapagos=[A-Za-z0-9_.-]*)?")
GOING_AWAY = 1001

Tell = Callable[[int, str, Any], None]

# One person uses the application, so there are no limits, and nothing expires.
SETTINGS = Settings(
    idle_open_tables=FOREVER,
    idle_tables=FOREVER,
    idle_guests=FOREVER,
    idle_chats=FOREVER,
    messages_per_second=1000,
    requests_per_second=1000,
    new_per_minute=6000,
)


class NoConnection:
    """In place of a client's connection: nothing to limit."""

    network = ""
    is_counted, is_reserved = True, False

    def begin(self, has_body: bool) -> None:
        pass

    def arrived(self) -> None:
        pass

    def end(self) -> None:
        pass

    def upgrade(self) -> None:
        pass

    def close(self) -> None:
        pass


class OfflineServer:
    """The application, and the sockets that the page has opened."""

    def __init__(self, folder: Path, send_to_worker: SendToWorker) -> None:
        self.bots = BotsElsewhere(send_to_worker)
        self.app = make_app(f"sqlite:///{folder / STORE}", SETTINGS, self.start_bots)
        self.stopping = asyncio.Event()
        self.cookie_file = folder / COOKIE
        self.cookie = self.cookie_file.read_text() if self.cookie_file.exists() else ""
        self.tasks: set[asyncio.Task[None]] = set()
        self.sockets: dict[int, asyncio.Queue[Message]] = {}

    async def start_bots(self, settings: Settings) -> Asking:
        return self.bots

    async def start(self) -> None:
        """Runs the application's start. Its shutdown may never run, because a page can be closed without notice; every
        move is on disk by then."""
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def receive() -> Message:
            if begun.done():
                await self.stopping.wait()
                return {"type": "lifespan.shutdown"}
            return {"type": "lifespan.startup"}

        async def send(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                begun.set_result(None)
            elif message["type"] == "lifespan.startup.failed":
                begun.set_exception(RuntimeError(message.get("message", "")))

        self.spawn(self.app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send))
        await begun

    async def stop(self) -> None:
        self.stopping.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- requests

    async def request(self, method: str, path: str, body: str) -> list[Any]:
        """The answer's status, media type and text."""
        status, media, parts = 500, "", bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, media
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = dict(message["headers"])
                media = headers.get(b"content-type", b"").decode()
                if cookie := headers.get(b"set-cookie"):
                    self.remember(cookie.decode().partition(";")[0])
            else:
                parts.extend(message.get("body", b""))

        scope = self.scope("http", path, [(b"content-length", str(len(body.encode())).encode())])
        await self.app({**scope, "method": method}, receive, send)
        return [status, media, parts.decode()]

    def remember(self, cookie: str) -> None:
        self.cookie = cookie
        self.cookie_file.write_text(cookie)

    def scope(self, kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> Scope:
        path, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", HOST.encode()), (b"cookie", self.cookie.encode()), *headers],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "state": {CONNECTION: NoConnection()},
        }

    # --- sockets

    def open(self, number: int, path: str, tell: Tell) -> None:
        calls = self.sockets[number] = asyncio.Queue()
        calls.put_nowait({"type": "websocket.connect"})
        self.spawn(self.converse(number, path, calls, tell))

    async def converse(self, number: int, path: str, calls: asyncio.Queue[Message], tell: Tell) -> None:
        async def send(message: Message) -> None:
            match message["type"]:
                case "websocket.accept":
                    tell(number, "open", "")
                case "websocket.send":
                    tell(number, "text", message.get("text") or message["bytes"].decode())
                case "websocket.close":
                    tell(number, "close", message.get("code", GOING_AWAY))

        await self.app({**self.scope("websocket", path, []), "scheme": "ws", "subprotocols": []}, calls.get, send)
        self.sockets.pop(number, None)

    def hear(self, number: int, text: str) -> None:
        if calls := self.sockets.get(number):
            calls.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, number: int) -> None:
        if calls := self.sockets.pop(number, None):
            calls.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})

    # --- everything as one file

    def pack(self) -> bytes:
        """A zip archive with the store and the cookie."""
        with TemporaryDirectory() as folder:
            copied = Path(folder) / STORE
            copy(self.cookie_file.with_name(STORE), copied)
            packed = BytesIO()
            with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
                archive.write(copied, STORE)
                archive.writestr(COOKIE, self.cookie)
        return packed.getvalue()

    def unpack(self, data: bytes) -> dict[str, bytes]:
        """The files in such an archive, after a check that this program can use them."""
        try:
            with ZipFile(BytesIO(bytes(data))) as archive:
                parts = [archive.getinfo(name) for name in (STORE, COOKIE)]
                files = {part.filename: archive.read(part) for part in parts if part.file_size <= MOST_BYTES}
        except (BadZipFile, KeyError, EOFError, OSError, RuntimeError, zlib.error) as error:
            raise Refused("site-archive-malformed") from error
        if len(files) < len(parts) or not COOKIE_TEXT.fullmatch(files[COOKIE]):  # a start would read this cookie
            raise Refused("site-archive-malformed")
        with TemporaryDirectory() as folder:
            copied = Path(folder) / STORE
            copied.write_bytes(files[STORE])
            prepare(copied, is_checked=True).close()
        return files

    # --- bots

    def bots_say(self, report: bytes) -> None:
        self.bots.hear(bytes(report))


async def start(folder: str, send_to_worker: SendToWorker) -> OfflineServer:
    server = OfflineServer(Path(folder), send_to_worker)
    await server.start()
    return server
