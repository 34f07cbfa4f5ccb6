"""A site in a subfolder of a static host, and browsers with a profile of their own that keep what was played."""

from __future__ import annotations

import fcntl
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from galapagos.server.site.build import write_site
from tests.page.conftest import AT_ONCE, OWN
from tests.site.host import BASE, Host, hosted
from tools.setup import BROWSERS

# what a browser logs where a static host answers with 404.html, and where the network is off or a server away
TOLD = (
    "the server responded with a status of 404",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "icon from the Manifest",
)
PATIENCE = 120_000  # milliseconds for Python's start on a busy machine

OpenBrowser = Callable[[], BrowserContext]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Written once, by the first test worker that needs it."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "site"
    with folder.with_suffix(".lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not folder.exists():
            write_site(folder, BASE, is_packed=False)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    with hosted(site) as host:
        yield host


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What no browser may log: errors, breaches of the policy, requests to other hosts. The test fails if there is
    any."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def open_browser(playwright: Playwright, tmp_path: Path, complaints: list[str]) -> OpenBrowser:
    """Opens a browser with the same profile at every call, as a person who closes it and opens it again."""

    def opened() -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=next(filter(None, map(shutil.which, BROWSERS))),
            args=["--no-sandbox"],
            viewport={"width": 1440, "height": 900},
            reduced_motion="reduce",
        )
        context.add_init_script(AT_ONCE)
        context.on("page", lambda page: watch(page, complaints))
        return context

    return opened


def watch(page: Page, complaints: list[str]) -> None:
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda said: (
            complaints.append(said.text)
            if said.type in ("error", "warning") and not any(told in said.text for told in TOLD)
            else None
        ),
    )
    page.on(
        "request",
        lambda asked: complaints.append(f"asks elsewhere: {asked.url}") if not asked.url.startswith(OWN) else None,
    )


@contextmanager
def browsing(open_browser: OpenBrowser) -> Iterator[Page]:
    """A browser with one page, closed at the end."""
    context = open_browser()
    try:
        yield context.new_page()
    finally:
        context.close()
