"""A static host, as strangers run them: files in a subfolder, packed where a packed one lies beside, and 404.html for
all other paths."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

BASE = "/play/"
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


class Host:
    """What was asked of the host, and how many bytes it sent."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        self.sent = 0
        self.url = ""
        self.replaced = dict[str, bytes]()  # files of a newer version
        self.headers = dict[str, str]()  # that it sends with every file


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, host: Host, *given: object) -> None:
        self.host = host
        super().__init__(*given)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.host.asked.append(path)
        inside = path.removeprefix(BASE)
        file = self.host.folder / (inside or "index.html")
        status = 200
        if not path.startswith(BASE) or ".." in path or not file.is_file():
            status, file = 404, self.host.folder / "404.html"
        packed = file.with_name(f"{file.name}.br")
        is_packed = packed.is_file() and "br" in self.headers.get("accept-encoding", "")
        data = self.host.replaced.get(inside) or (packed if is_packed else file).read_bytes()
        self.host.sent += len(data)
        self.send_response(status)
        self.send_header("content-type", TYPES.get(file.suffix) or self.guess_type(file))
        self.send_header("content-length", str(len(data)))
        for name, value in self.host.headers.items():
            self.send_header(name, value)
        if is_packed:
            self.send_header("content-encoding", "br")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *values: object) -> None:
        pass


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, host))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    host.url = f"http://127.0.0.1:{server.server_port}{BASE}"
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()
