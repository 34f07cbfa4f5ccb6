"""What a site keeps: without a network, and in two tabs."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.live import answer, expect_no_violation, wait_for_my_turn
from tests.site.conftest import PATIENCE, OpenBrowser, browsing
from tests.site.host import Host
from tests.site.test_site import play_now


def test_a_match_outlives_the_browser_without_a_network(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        play_now(page, host)
        answer(page)
        wait_for_my_turn(page)
        table = page.url
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    with browsing(open_browser) as page:
        page.context.set_offline(True)
        page.goto(host.url)
        goes_on = page.locator(f"a[href='{re.sub('.*//[^/]*', '', table)}']")
        goes_on.wait_for(timeout=PATIENCE)
        page.locator("a.me").click()
        expect(page.get_by_role("heading", name="On this device")).to_be_visible(timeout=PATIENCE)
        expect_no_violation(page)
        page.go_back()
        goes_on.click(timeout=PATIENCE)
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        answer(page)


def test_two_tabs_share_the_matches_and_one_goes_on_without_the_other(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as first:
        play_now(first, host)
        second = first.context.new_page()
        second.goto(first.url)
        second.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(second)
        answer(second)
        first.close()
        expect(second.get_by_text("connected", exact=True)).to_be_visible(timeout=PATIENCE)
        wait_for_my_turn(second)
        answer(second)
