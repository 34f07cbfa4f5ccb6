"""The line to a table: cut, back again, and a server that is killed in the middle."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.live import answer, play_now, wait_for_my_turn
from tests.server.serving import Served, served


@pytest.fixture
def mortal(built: Path, tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as server:
        yield server


def test_a_server_that_is_killed_and_comes_back_costs_no_move(browser: Browser, mortal: Served) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")       # its console tells of the cut line
    page: Page = context.new_page()
    play_now(page, mortal)
    answer(page)
    wait_for_my_turn(page)
    notes = page.locator(".log li").all_inner_texts()
    mortal.stop(signal.SIGKILL)
    expect(page.get_by_text("The line is gone.")).to_be_visible()
    mortal.start()
    expect(page.get_by_text("connected", exact=True)).to_be_visible(timeout=40_000)
    assert page.locator(".log li").all_inner_texts()[: len(notes)] == notes
    answer(page)
    wait_for_my_turn(page)
    context.close()
