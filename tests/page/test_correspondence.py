"""A correspondence table: days for each answer, weekends off, and a rest on which all agree."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.live import ask, expect_no_violation, open_page, reply, sit_down
from tests.server.serving import Served

CLOCK = {"kind": "days", "seconds": 3 * 86_400, "weekends": True}


def test_a_table_over_days_is_opened_with_weekends_off(page: Page, server: Served) -> None:
    ask(page, server, "/api/me", name="Ann")
    open_page(page, server, "/new/dodo")
    page.get_by_text("Correspondence").click()
    page.get_by_role("radiogroup", name="Correspondence").get_by_text("3 days a move").click()
    page.get_by_role("switch", name=re.compile("^Weekends off")).click()
    expect(page.get_by_text("3 days a move, weekends off")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/table/"))
    clock = page.request.get(f"{server.url}/api/tables/{page.url.split('/')[-1]}").json()["clock"]
    assert clock | {"offset": 0} == CLOCK | {"offset": 0}


def test_people_let_the_clocks_rest(page: Page, friend: Page, server: Served) -> None:
    ask(page, server, "/api/me", name="Ann")
    ask(friend, server, "/api/me", name="Bea")
    sit_down(server, "dodo", page, friend, clock=CLOCK)
    for one in (page, friend):
        expect(one.get_by_role("region", name="Players")).to_contain_text(re.compile(r"(until|rests until) \w{3}"))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Let the clocks rest").click()
    reply(page, "Ask the others", "10")
    expect(friend.get_by_text("Ann would like the clocks to rest for 10 days.")).to_be_visible()
    expect_no_violation(friend)
    friend.get_by_role("button", name="Agree").click()
    for one in (page, friend):
        expect(one.get_by_role("region", name="Players")).to_contain_text("rests until")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Let weekends count again").click()
    expect(friend.get_by_text("Ann would like weekends to count again.")).to_be_visible()
