"""Rated tables, players' pages and leaderboards, with two people."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.live import ask, expect_no_sideways_scrolling, expect_no_violation, open_page, reply
from tests.server.serving import Served


def play_rated(page: Page, friend: Page, server: Served) -> str:
    """A rated match that the friend resigns."""
    seats = [{"me": True}, {}]
    table = str(ask(page, server, "/api/tables", game="dodo", seats=seats, rated=True, nonce="one")["id"])
    ask(friend, server, f"/api/tables/{table}/sit", nonce="two")
    ask(page, server, f"/api/tables/{table}/start")
    open_page(friend, server, f"/table/{table}")
    expect(friend.get_by_text("rated", exact=True)).to_be_visible()
    expect(friend.get_by_role("button", name="Hint")).to_have_count(0)
    friend.get_by_role("button", name="More", exact=True).click()
    friend.get_by_role("button", name="Resign").click()
    reply(friend, "Resign")
    expect(friend.locator(".says")).to_be_visible()
    return table


def introduce(page: Page, server: Served, name: str) -> str:
    """Gives a person a name, and returns the id."""
    open_page(page, server, "/you")
    page.locator("#name").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\w")).first).to_be_visible()
    return str(page.request.get(f"{server.url}/api/me").json()["id"])


def test_a_new_table_can_be_rated(page: Page, server: Served) -> None:
    introduce(page, server, "Ann")
    open_page(page, server, "/new/dodo")
    hints = page.get_by_role("switch", name=re.compile("^Hints"))
    expect(hints).to_be_enabled()
    page.get_by_role("switch", name=re.compile("^Rated")).click()
    expect(hints).to_be_disabled()
    expect(hints).not_to_be_checked()
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text("rated", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_two_people_play_rated_and_one_hides_her_results(page: Page, friend: Page, server: Served) -> None:
    ann = introduce(page, server, "Ann of the Ratings")
    introduce(friend, server, "Ben of the Ratings")
    for _ in range(2):
        play_rated(page, friend, server)
    open_page(page, server, "/you")
    page.get_by_role("link", name="Look at your page").click()
    expect(page.get_by_role("heading", name="Ann of the Ratings")).to_be_visible()
    expect(page.get_by_text("Against people: 1", exact=False)).to_contain_text("provisional")
    page.reload()  # until the second match is rated
    expect(page.get_by_role("img", name=re.compile("the course of the rating"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ben of the Ratings").first).to_contain_text("2 times ahead")
    expect_no_violation(page)
    open_page(friend, server, f"/player/{ann}")
    expect(friend.get_by_role("heading", name="Ann of the Ratings")).to_be_visible()
    expect(friend.get_by_text("won by Ann of the Ratings").first).to_be_visible()
    open_page(page, server, "/you")
    page.get_by_role("radiogroup", name="Who sees them").get_by_text("only I").click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    page.get_by_role("switch", name=re.compile("^Leaderboards")).click()
    expect(page.get_by_role("switch", name=re.compile("^Leaderboards"))).to_be_checked()
    open_page(page, server, "/")
    page.get_by_role("link", name="Leaderboard").click()
    expect(page.get_by_role("heading", name="Leaderboard: Tough Luck, Dodo")).to_be_visible()
    expect(page.get_by_text("Nobody yet.").first).to_be_visible()  # her rating is provisional
    expect_no_violation(page)
    for path in (f"/player/{ann}", "/leaders/dodo", "/you"):
        open_page(page, server, path)
        page.set_viewport_size({"width": 390, "height": 844})
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect_no_sideways_scrolling(page)
    refused = friend.request.get(f"{server.url}/api/players/{ann}")
    assert (refused.status, refused.json()["sentence"]) == (404, "No player with this name shows you any results.")
