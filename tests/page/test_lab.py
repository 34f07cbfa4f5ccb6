"""The lab in the page: start a quick report, wait for it and view it in a sandboxed frame."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.live import PATIENCE, expect_no_sideways_scrolling, expect_no_violation, open_page
from tests.server.operation.test_lab import SMALL
from tests.server.serving import FREELY, Served, served

pytest.importorskip("duckdb")


@pytest.fixture
def lab(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server whose operator lets people start reports of very few games."""
    monkeypatch.setenv("GALAPAGOS_DATA", str(tmp_path / "home"))
    with served(tmp_path, *FREELY, "--lab", before=SMALL.format(games=3)) as server:
        yield server


def test_somebody_starts_a_report_and_reads_it(page: Page, lab: Served) -> None:
    open_page(page, lab)
    page.get_by_role("link", name="What the lab found out").click()
    expect(page.get_by_text("There are no reports yet.")).to_be_visible()
    page.get_by_label("Game").select_option("Tough Luck, Dodo")
    page.get_by_role("radiogroup", name="players").get_by_text("2").click()
    expect_no_violation(page)
    page.get_by_role("button", name="Start the report").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("button", name="Start the report")).to_be_disabled()
    page.get_by_role("link", name="The report on Tough Luck, Dodo with 2 players is ready.").click(timeout=4 * PATIENCE)
    expect(page).to_have_url(f"{lab.url}/lab/quick-dodo-2")
    assert page.locator("iframe").get_attribute("sandbox") == ""
    report = page.frame_locator("iframe")
    expect(report.get_by_role("heading", name="In short")).to_be_visible()
    report.get_by_role("link", name="Seats").first.click()  # a link within the report stays in its frame
    expect(report.get_by_role("heading", name="Seats")).to_be_in_viewport()
    for width in (1440, 360):
        page.set_viewport_size({"width": width, "height": 740})
        expect_no_violation(page)
        expect_no_sideways_scrolling(page)
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("heading", name="Ein schneller Bericht")).to_be_visible()
    expect(page.get_by_text("zu 2 ist fertig")).to_be_visible()
    expect(page.get_by_text("auf Englisch")).to_be_visible()
    page.locator("form select").select_option("Tough Luck, Dodo")
    page.locator("form").get_by_role("radiogroup").get_by_text("2").click()
    page.get_by_role("button", name="Bericht beginnen").click()
    page.locator("a[href='/lab/quick-dodo-2-de']").first.click(timeout=4 * PATIENCE)
    expect(page).to_have_url(f"{lab.url}/lab/quick-dodo-2-de")
    expect(page.frame_locator("iframe").get_by_role("heading", name="Kurz gesagt")).to_be_visible()
    games = re.match(
        r"Was ([\d.]+ Partien) zwischen Bots zeigen", page.frame_locator("iframe").locator(".under").inner_text()
    )
    assert games
    expect(page.locator(".leaflet[aria-current]")).to_contain_text(games[1])


def test_where_there_is_nothing_to_start_reports_are_only_read(page: Page, server: Served) -> None:
    open_page(page, server, "/lab/nothing")
    expect(page.get_by_role("alert")).to_have_text("There is no such report.")
    expect(page.get_by_role("heading", name="Reports")).to_be_visible()
    expect(page.get_by_role("heading", name="A quick report")).to_have_count(0)
