"""Positions as texts: opened by a link, drawn, shared, played from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, open_page
from tests.server.serving import Served

LINK = "/position/dodo#seats~3;~migration;~white~r~e5;~white~g~e1;~orange~y~e9;~pink~g~e9"
OTHERS = {
    "mutations": "A:~running+swimming~x2,~plain~|~B:~grazing;~food~3",
    "laborigines": "seats~3;~red~t1;~blue~t3~infected;~green~t5~flag;~disease~leprosy;~direction~2~5",
    "evo": "movement~red~1;~climate~plain;~red~at~d4~genes~horn;~yellow~at~d5;~green~at~f3",
}
WIDTHS = (360, 768, 1100, 1440)


def test_a_link_shows_its_position_with_nothing_lit(page: Page, server: Served) -> None:
    open_page(page, server, LINK)
    expect(page.locator("[data-piece=p1]")).to_be_visible()
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    expect(page.get_by_label("Position as a text")).to_have_value(
        "seats 3; migration; white r e5; white g e1; orange y e9; pink g e9"
    )
    expect(page.get_by_text("move a creature over an edge or pass")).to_be_visible()


@pytest.mark.parametrize("game", OTHERS)
def test_positions_of_every_game_are_for_everybody(game: str, page: Page, server: Served) -> None:
    open_page(page, server, f"/position/{game}#{OTHERS[game]}")
    expect(page.get_by_role("button", name="Play from here")).to_be_visible()
    expect_no_violation(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        expect_no_sideways_scrolling(page)


def test_what_is_written_is_shown_and_stands_in_the_link(page: Page, server: Served) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, server, LINK)
    expect(page.locator("[data-piece=p1]")).to_be_visible()
    page.get_by_label("Position as a text").fill("migration; white rr e2; orange y e1")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator("[data-piece=p1]")).to_have_count(0)
    assert page.url.endswith("/position/dodo#migration;~white~rr~e2;~orange~y~e1")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_what_is_none_gets_a_sentence_and_the_board_stays(page: Page, server: Served) -> None:
    open_page(page, server, LINK)
    page.get_by_label("Position as a text").fill("migration; white q e2")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_have_text("'q' is not one of r, y, g.")
    expect(page.locator("[data-piece=p1]")).to_be_visible()
    assert "white~r~e5" in page.url


def test_one_plays_from_there_against_bots(page: Page, server: Served) -> None:
    open_page(page, server, LINK)
    page.get_by_label("Your seat").select_option("Orange")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/table/*")
    table = server.guest().get("/api/tables/" + page.url.rpartition("/")[2])
    assert [bool(seat.get("person")) for seat in table["seats"]] == [False, True, False]
