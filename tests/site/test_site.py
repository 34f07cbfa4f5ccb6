"""The site on a static host: whole matches by clicks, and what a person keeps."""

from __future__ import annotations

import re

import pytest
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


def play_weak_bots(page: Page, host: Host, game: str, bots: int) -> None:
    """The shortest match: few bots, which choose at once."""
    page.goto(f"{host.url}new/{game}")
    page.get_by_role("region", name="Seat 1").wait_for(timeout=PATIENCE)
    while page.get_by_role("button", name=re.compile("Remove seat")).count() > bots:
        page.get_by_role("button", name=f"Remove seat {bots + 2}").click()
    for seat in range(2, bots + 2):
        page.get_by_role("region", name=f"Seat {seat}").get_by_role("radio", name=re.compile("level 1:")).click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/"), timeout=PATIENCE)
    page.wait_for_selector(".prompt", timeout=PATIENCE)
    wait_for_my_turn(page)


def play_with_a_reload(page: Page) -> None:
    for _ in range(3):
        answer(page)
        wait_for_my_turn(page)
    page.reload()
    page.wait_for_selector(".prompt", timeout=PATIENCE)
    play_to_the_end(page)
    assert is_over(page)


def test_a_match_of_dodo_by_clicks_with_a_reload_in_the_middle(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        play_weak_bots(page, host, "dodo", bots=1)
        play_with_a_reload(page)
    assert all(path.startswith(BASE) for path in host.asked)
    assert f"{BASE}python/search/dodo.so" in host.asked


@pytest.mark.thorough  # 150 answers
def test_a_match_of_evo_by_clicks_with_a_reload_in_the_middle(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        play_weak_bots(page, host, "evo", bots=2)
        play_with_a_reload(page)
