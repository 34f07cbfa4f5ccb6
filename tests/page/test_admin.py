"""The operator's page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, open_page, reply
from tests.server.operation.conftest import galapagos
from tests.server.serving import Served


def test_an_operator_reads_a_report_and_bans_a_person(page: Page, server: Served) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve of the Reports")
    table = ann.open("dodo", "")
    eve.sit(table)
    ann.post(f"/api/tables/{table}/report", person=eve.id, text="was rude in the chat")
    token = galapagos("admin", "token", "--store", server.store).stdout.strip()
    open_page(page, server, "/admin")
    expect(page.get_by_role("heading", name="For the operator")).to_be_visible()
    expect_no_violation(page)
    page.get_by_label("Token").fill(token)
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_text("was rude in the chat")).to_be_visible()
    expect(page.get_by_text("Allow one with --webhook HOST.")).to_be_visible()
    page.get_by_label("Id, or how the name begins").fill("eve of")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("button", name="Ban: Eve of the Reports", exact=True).click()
    reply(page, "Ban")
    expect(page.get_by_role("status").filter(has_text="Done.")).to_be_visible()
    expect(page.get_by_role("button", name="Lift the ban: Eve of the Reports")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=f"banned {eve.id}").first).to_contain_text("operator")
    expect_no_violation(page)
    page.set_viewport_size({"width": 390, "height": 844})
    expect_no_sideways_scrolling(page)
