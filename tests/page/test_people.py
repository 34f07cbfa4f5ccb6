"""People I know: invitations, blocks, who is here, and an animal of one's own, with two people."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.live import ask, expect_no_sideways_scrolling, expect_no_violation, open_page, reply
from tests.page.test_players import introduce
from tests.server.serving import Served


def open_table(page: Page, server: Served) -> str:
    return str(ask(page, server, "/api/tables", game="dodo", seats=[{"me": True}, {}])["id"])


def test_people_who_have_met_invite_and_block_each_other(page: Page, friend: Page, server: Served) -> None:
    introduce(page, server, "Ann of the Isles")
    introduce(friend, server, "Ben of the Isles")
    open_page(page, server, "/people")
    expect(page.get_by_text("You know nobody yet")).to_be_visible()
    ask(friend, server, f"/api/tables/{open_table(page, server)}/sit")
    open_page(friend, server, "/people")
    friend.get_by_role("switch", name=re.compile("^Show when you are here")).click()
    expect(friend.get_by_text("Saved.", exact=True)).to_be_visible()
    friend.reload()
    table = open_table(page, server)
    open_page(page, server, f"/table/{table}")
    page.get_by_role("button", name="Invite: Ben of the Isles").click()
    expect(page.get_by_text("Invited", exact=True)).to_be_visible()
    expect_no_violation(page)
    open_page(friend, server, "/people")
    invitation = friend.get_by_text("Ann of the Isles invites you to a table: Tough Luck, Dodo.")
    expect(invitation).to_be_visible()
    expect_no_violation(friend)
    friend.get_by_role("link", name="Look", exact=True).click()
    friend.get_by_label("Say something").fill("hello")
    friend.keyboard.press("Enter")
    page.get_by_role("button", name="Ben of the Isles", exact=True).click()
    page.get_by_role("button", name="Block", exact=True).click()
    reply(page, "Block")
    expect(page.get_by_text("hello", exact=True)).to_have_count(0)
    open_page(page, server, "/people")
    page.get_by_role("button", name="Lift the block: Ben of the Isles").click()
    expect(page.get_by_text("Ben of the Isles is no longer blocked.")).to_be_visible()
    expect(friend).to_have_url(re.compile(f"/table/{table}"))
    expect(invitation).to_have_count(0)
    open_page(page, server, "/people")
    expect(page.get_by_role("listitem").filter(has_text="Ben of the Isles")).to_contain_text("here now")
    page.get_by_role("button", name="Block: Ben of the Isles").click()
    reply(page, "Block")
    expect(page.get_by_role("status").filter(has_text="Ben of the Isles is blocked.")).to_be_visible()
    expect_no_violation(page)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_have_text("You cannot sit at this table: choose another one.")
    page.get_by_role("button", name="Lift the block: Ben of the Isles").click()
    expect(page.get_by_role("button", name="Block: Ben of the Isles")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect_no_sideways_scrolling(page)


def test_a_person_composes_an_animal(page: Page, server: Served) -> None:
    me = introduce(page, server, "Cid of the Isles")
    animal = page.get_by_role("group", name="Your animal")
    animal.get_by_role("radiogroup", name="Body").get_by_text("dinosaur").click()
    animal.get_by_label("Colour").select_option("violet")
    animal.get_by_role("radiogroup", name="Horns").get_by_text("3").click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    expect_no_violation(page)
    open_page(page, server, f"/player/{me}")
    expect(page.get_by_role("img", name="The animal of Cid of the Isles")).to_be_visible()
    assert page.request.get(f"{server.url}/api/players/{me}").json()["animal"] == "dinosaur-violet-311"
