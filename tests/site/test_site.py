"""The site on a static host: whole matches by clicks, and what a person keeps."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.page.live import answer, is_over, play_to_the_end, wait_for_my_turn
from tests.site.conftest import PATIENCE, OpenBrowser, browsing
from tests.site.host import BASE, Host


def play_now(page: Page, host: Host, title: str = "Tough Luck, Dodo") -> None:
    page.goto(host.url)
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.wait_for_url(re.compile("/table/"), timeout=PATIENCE)
    page.wait_for_selector(".prompt", timeout=PATIENCE)
    wait_for_my_turn(page)


def notes(page: Page) -> int:
    return page.locator(".notes .log").count()


def test_a_match_of_dodo_by_clicks_with_a_reload_in_the_middle(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        play_now(page, host)
        for _ in range(3):
            answer(page)
            wait_for_my_turn(page)
        page.reload()
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        play_to_the_end(page)
        assert is_over(page)
    assert all(path.startswith(BASE) for path in host.asked)
    assert f"{BASE}python/search/dodo.so" in host.asked
