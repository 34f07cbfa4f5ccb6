"""A tournament in the page: begin, enter, play a round, see the standing."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, open_page, reply
from tests.server.serving import Served


def test_one_begins_a_tournament_and_a_friend_plays_in_it(page: Page, friend: Page, server: Served) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, server)
    page.get_by_role("link", name="Tournaments").click()
    expect_no_violation(page)
    expect_no_sideways_scrolling(page)
    page.get_by_label("Name").fill("Spring Cup")
    page.locator("label", has_text=re.compile("^2$")).first.click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Take part").click()
    expect(page.locator("tr.me")).to_be_visible()
    open_page(friend, server, page.url.removeprefix(server.url))
    friend.get_by_role("button", name="Take part").click()
    expect(friend.locator("tbody tr")).to_have_count(2)
    expect(page.locator("tbody tr")).to_have_count(2)
    page.get_by_role("button", name="Start the first round").click()
    page.get_by_role("link", name="To my table").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    reply(page, "Resign")
    page.get_by_role("link", name="To the tournament").click()
    expect(page.locator("tbody tr").first).to_contain_text("1", timeout=20_000)
    expect(page.locator("tr.me")).to_contain_text("0", timeout=20_000)
    expect_no_violation(page)
    expect_no_sideways_scrolling(page)
