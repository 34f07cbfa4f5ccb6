"""`make audit`, against a database that answers as the real one does."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tools.audit import locked

ROOT = Path(__file__).parents[2]


class Database(HTTPServer):
    """Knows of those packages whose names are in `broken`."""

    broken: frozenset[str] = frozenset()
    asked: list[Any]


class Answering(BaseHTTPRequestHandler):
    server: Database

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        self.server.asked += queries
        results = [
            {"vulns": [{"id": "GHSA-1"}]} if one["package"]["name"] in self.server.broken else {} for one in queries
        ]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": results}).encode())

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def database() -> Iterator[Database]:
    with Database(("127.0.0.1", 0), Answering) as server:
        server.asked = []
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def audit(port: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/audit.py", "--database", f"http://127.0.0.1:{port}/"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)


def test_all_that_is_locked_is_looked_up(database: Database) -> None:
    done = audit(database.server_address[1])
    assert (done.returncode, done.stdout) == (
        0,
        f"audit: none of {len(locked(ROOT))} locked packages has a known vulnerability.\n",
    )
    asked = {(one["package"]["ecosystem"], one["package"]["name"]) for one in database.asked}
    assert {("PyPI", "starlette"), ("PyPI", "pytest"), ("npm", "svelte"), ("npm", "vite")} <= asked
    assert all(one["version"][0].isdigit() for one in database.asked)


def test_a_known_vulnerability_fails(database: Database) -> None:
    database.broken = frozenset({"starlette"})
    done = audit(database.server_address[1])
    assert done.returncode == 1
    assert "(PyPI): GHSA-1\naudit: 1 of" in done.stderr


def test_where_there_is_no_database_that_is_said_in_one_line() -> None:
    done = audit(1)
    assert done.returncode == 0
    assert "cannot be reached" in done.stdout
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
