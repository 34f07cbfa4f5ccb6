"""Accessibility: touch targets, scalable text, symbols besides colours, and pages without layout shifts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from galapagos.engine.game import game_names
from tests.page.conftest import watched
from tests.page.live import ask, expect_no_sideways_scrolling, open_page, sit_down, wait_until
from tests.server.serving import Served

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PAGES = (
    "/",
    "/you",
    "/rules/dodo",
    "/lesson/dodo",
    "/position/dodo#seats~2;~migration;~white~r~e1;~orange~y~e6",
    *(f"/new/{game}" for game in game_names()),
)

# Touch targets that are too small. Excluded: links within a sentence or caption, which are as high as its line, and
# pieces, which have a larger view. A label is the target of its checkbox or radio button.
SMALL = """() => [...document.querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch]')]
    .filter(one => !one.matches('p a, figcaption a, .ruling, [data-piece]')
        && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(one => one.matches('input[type=radio], input[type=checkbox]') ? one.closest('label') ?? one : one)
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1 && (box.width < 39.5 || box.height < 39.5))
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

SHIFTS = """window.shifts = [];
const shifted = one => one.sources.map(source => source.node?.outerHTML?.slice(0, 100)).join(' | ');
new PerformanceObserver(list => shifts.push(...list.getEntries().filter(one => !one.hadRecentInput)
    .map(one => `${one.value.toFixed(4)}: ${shifted(one)}`))).observe({ type: 'layout-shift', buffered: true })"""


def settled(page: Page, server: Served, path: str) -> None:
    """Wait until everything is loaded, including fonts."""
    open_page(page, server, path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )


def test_on_a_phone_everything_is_large_enough_for_a_finger(browser: Browser, server: Served, finished: str) -> None:
    with watched(browser, **PHONE) as phone:
        small = dict[str, list[str]]()
        sit_down(server, "dodo", phone, "random")
        ask(phone, server, "/api/tables", game="evo", seats=[{"me": True}, {}, {}])
        room = ask(phone, server, "/api/tables", game="laborigines", seats=[{"me": True}, {}])["id"]
        for path in (
            phone.url.removeprefix(server.url),
            f"/table/{room}",
            f"/table/{finished}",
            f"/replay/{finished}",
            *PAGES,
        ):
            settled(phone, server, path)
            expect_no_sideways_scrolling(phone)
            small[path] = phone.evaluate(SMALL)
        assert {path: found for path, found in small.items() if found} == {}


@pytest.mark.parametrize("screen", [PHONE, {}], ids=["phone", "desktop"])
def test_nothing_moves_once_a_page_is_there(
    screen: dict[str, Any], browser: Browser, server: Served, finished: str
) -> None:
    moved = dict[str, list[str]]()
    with watched(browser, **screen) as page:
        page.add_init_script(SHIFTS)
        sit_down(server, "dodo", page, "random")
        for path in (page.url.removeprefix(server.url), f"/table/{finished}", f"/replay/{finished}", *PAGES):
            settled(page, server, path)
            moved[path] = page.evaluate("shifts")
    assert {path: shifts for path, shifts in moved.items() if shifts} == {}


def test_text_grows_as_it_is_asked_to_and_nothing_runs_over(browser: Browser, server: Served) -> None:
    with watched(browser, **PHONE) as phone:
        size = "parseFloat(getComputedStyle(document.querySelector('p')).fontSize)"
        open_page(phone, server, "/you")
        phone.wait_for_selector("h1")
        before = phone.evaluate(size)
        phone.get_by_role("radiogroup", name="Size of text").get_by_text("130 %").tap()
        wait_until(phone, f"{size} > {before * 1.25}")
        expect_no_sideways_scrolling(phone)
        for path in ("/", "/new/laborigines", "/rules/dodo"):
            settled(phone, server, path)
            assert phone.evaluate(size) > before * 1.2
            expect_no_sideways_scrolling(phone)
        sit_down(server, "dodo", phone, "random")
        expect_no_sideways_scrolling(phone)


def test_each_player_has_a_symbol_as_well_as_a_colour_and_it_can_be_larger(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random", "random", "random")
    symbols = "[...document.querySelectorAll('.players .seal')].map(one => one.innerHTML)"
    width = "document.querySelector('.players .seal').getBoundingClientRect().width"
    assert len(set(page.evaluate(symbols))) == 4
    usual, table = page.evaluate(width), page.url
    open_page(page, server, "/you")
    page.get_by_role("switch", name="Large symbols").click()
    expect(page.locator("html")).to_have_attribute("data-symbols", "large")
    page.goto(table)
    page.wait_for_selector(".players .seal")
    assert page.evaluate(width) > usual


def test_home_needs_no_name_and_no_form(page: Page, server: Served) -> None:
    open_page(page, server)
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_have_count(4)
    expect(page.get_by_role("textbox")).to_have_count(0)
