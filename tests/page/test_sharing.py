"""Share a table, its result, and the proof that its dice were fair."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.live import ask, open_page, play_to_the_end, reply, sit_down
from tests.page.qr import read
from tests.page.test_live import open_for_two
from tests.server.serving import Served


def test_the_code_for_phones_is_the_link_and_both_lead_to_the_table(page: Page, friend: Page, server: Served) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ask(page, server, "/api/me")
    table = ask(page, server, "/api/tables", game="dodo", seats=[{"me": True}, {}])["id"]
    open_page(page, server, f"/table/{table}")
    link = page.get_by_label("Link to this table").input_value()
    assert link == f"{server.url}/table/{table}"
    code = page.get_by_role("img", name="The link as a QR code")
    assert read(code.get_attribute("viewBox") or "", code.locator("path").get_attribute("d") or "") == link
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    friend.goto(link)
    friend.get_by_role("button", name="Sit down here").click()
    reply(friend, "Skip")
    expect(page.get_by_text("Everyone is here")).to_be_visible()


def test_home_leads_to_my_matches_and_each_says_who_won(page: Page, server: Served) -> None:
    open_page(page, server, "/you")
    page.get_by_label("Name").first.fill("Wren who counts")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Your name is saved.")).to_be_visible()
    sit_down(server, "dodo", page, "random", options={"turn_limit": "1"})
    play_to_the_end(page)
    open_page(page, server)
    page.get_by_role("link", name="Your finished games").click()
    expect(page.get_by_role("listitem").filter(has_text="Tough Luck, Dodo")).to_contain_text(
        re.compile("you won|won by")
    )


def test_only_the_host_is_told_how_to_let_others_into_the_server(page: Page, friend: Page, server: Served) -> None:
    friend.goto(open_for_two(page, server))
    expect(page.get_by_text("galapagos serve")).to_be_visible()
    expect(friend.get_by_role("button", name="Sit down here")).to_be_visible()
    expect(friend.get_by_text("galapagos serve")).to_have_count(0)


def test_the_end_is_a_ranking_a_chart_and_a_link_to_pass_on(page: Page, server: Served, finished: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, server, f"/table/{finished}")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
    expect(page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    chart = page.get_by_role("img", name=re.compile("turn by turn"))
    expect(chart).to_be_visible()
    drawn = chart.inner_html()
    page.get_by_role("group", name="The story").get_by_role("button", pressed=False).first.click()
    assert chart.inner_html() != drawn
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.url}/replay/{finished}"


def test_where_there_is_no_clipboard_the_link_is_told(page: Page, server: Served, finished: str) -> None:
    # as on plain http in a local network
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_page(page, server, f"/table/{finished}")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text(f"{server.url}/replay/{finished}")).to_be_visible()


def test_where_a_browser_cannot_compute_the_seal_the_server_does_and_it_is_said(
    page: Page, server: Served, finished: str
) -> None:
    # as on plain http in a local network
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    open_page(page, server, f"/table/{finished}")
    page.get_by_role("button", name="Check every roll").click()
    expect(
        page.get_by_text("Your browser cannot compute the seal over this connection; the server has checked it.")
    ).to_be_visible()
    expect(
        page.get_by_text(re.compile(r"The server has replayed the game: \d+ rolls follow from the secret"))
    ).to_be_visible()


def test_a_secret_that_does_not_fit_the_seal_is_found_out(page: Page, server: Served, finished: str) -> None:
    page.route(
        "**/record",
        lambda route: route.fulfill(
            body=re.sub(r"secret: (..)", "secret: 00", route.fetch().text()), content_type="text/plain"
        ),
    )
    open_page(page, server, f"/table/{finished}")
    page.get_by_role("button", name="Check every roll").click()
    expect(page.get_by_role("heading", name="The dice were not fair")).to_be_visible()
    expect(page.get_by_text("The secret does not fit the seal.")).to_be_visible()


def test_a_rematch_is_one_table_for_both(page: Page, friend: Page, server: Served) -> None:
    table = sit_down(server, "dodo", page, friend)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    reply(page, "Resign")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    friend.get_by_role("button", name="Go to the rematch").click()
    friend.wait_for_url(lambda url: table not in url)
    assert friend.url == page.url
