"""The island of the day, in the page: one try, then everybody's results, then practice."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.live import (
    answer,
    expect_no_sideways_scrolling,
    expect_no_violation,
    open_page,
    reply,
    wait_for_my_turn,
)
from tests.server.serving import Served


def test_after_the_try_one_sees_the_others_and_practises(page: Page, server: Served) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, server)
    page.get_by_role("link", name="Island of the day").click()
    expect(page.get_by_role("button", name=re.compile("^Play: "))).to_have_count(4)
    expect_no_violation(page)
    expect_no_sideways_scrolling(page)
    page.get_by_role("button", name="Play: Tough Luck, Dodo").click()
    for _ in range(2):  # until a match that one leaves has a result
        wait_for_my_turn(page)
        answer(page)
    wait_for_my_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    reply(page, "Resign")
    page.get_by_role("link", name="How the others did").click()
    expect(page.locator("li.me")).to_contain_text("place")
    expect(page.get_by_role("button", name="Practise")).to_have_count(1)
    expect_no_violation(page)
    expect_no_sideways_scrolling(page)
