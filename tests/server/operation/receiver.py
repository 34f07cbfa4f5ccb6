"""A person's HTTP server that receives webhooks."""

from __future__ import annotations

import json
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any


class Receiver:
    """Stores posts. /moved redirects, and /broken fails."""

    def __init__(self) -> None:
        notes: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                notes.put((self.path, json.loads(self.rfile.read(int(self.headers["content-length"])))))
                self.send_response({"/moved": 302, "/broken": 500}.get(self.path, 204))
                if self.path == "/moved":
                    self.send_header("location", "/followed")
                self.end_headers()

            def do_GET(self) -> None:
                notes.put((self.path, {}))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.notes = notes
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.http.server_address[1]

    def __enter__(self) -> Receiver:
        self.thread = threading.Thread(target=self.http.serve_forever, args=(0.05,))
        self.thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.shutdown()
        self.thread.join()
        self.http.server_close()

    def url(self, path: str = "/turn") -> str:
        return f"http://localhost:{self.port}{path}"

    def next(self, seconds: float = 20.0) -> tuple[str, dict[str, Any]]:
        return self.notes.get(timeout=seconds)

    def hears_nothing(self, seconds: float = 0.5) -> bool:
        try:
            self.notes.get(timeout=seconds)
        except queue.Empty:
            return True
        return False
