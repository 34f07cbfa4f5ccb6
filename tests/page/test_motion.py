"""Other players' actions are shown step by step: with motion, at a fixed pace, and to a player who was away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import watched
from tests.page.live import STEP, answer, open_page, play_now, wait_for_my_turn, wait_until
from tests.page.test_lessons import GAMES
from tests.page.test_live import sit_down_together, whose_turn
from tests.server.serving import Served

SLOWLY = (
    """location.protocol === "http:" && localStorage.setItem("galapagos-settings", JSON.stringify({ pace: 1200 }))"""
)
IS_HIDDEN = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
# A motion may end before the test checks, so the page counts the motions on the board.
COUNT_MOTIONS = """
    window.motions = 0;
    const count = target => { if (target.closest?.("main")) window.motions++; };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { count(this); return animate.apply(this, how); };
    addEventListener("transitionrun", event => event.propertyName === "transform" && count(event.target), true);
    addEventListener("animationstart", event => count(event.target), true);
"""
MOVED = "window.motions > 0"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A browser page with motion, slow enough for a test to follow."""
    with watched(browser, reduced_motion="no-preference") as page:
        page.add_init_script(SLOWLY)
        page.add_init_script(COUNT_MOTIONS)
        yield page


def expect_to_be_played(page: Page) -> None:
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    assert not page.title().startswith("Your turn")


def test_others_play_slowly_enough_to_follow_and_can_be_skipped(page: Page, server: Served) -> None:
    play_now(page, server)
    notes = page.locator(".log .line").count()
    answer(page)
    wait_until(page, f"document.querySelectorAll('.log .line').length < {notes + 3}")  # mine, and not yet both bots'
    expect_to_be_played(page)
    told, board = page.locator(".recent").bounding_box(), page.get_by_role("main").bounding_box()
    assert told
    assert board
    assert told["x"] >= board["x"] + board["width"]  # if there is room, it covers no piece
    assert told["x"] + told["width"] <= 1440
    assert told["y"] + told["height"] <= 900
    page.mouse.click(board["x"] + 2, board["y"] + 2)  # a tap on the board skips nothing
    expect_to_be_played(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    wait_for_my_turn(page)
    expect(page.locator("[data-touch=lit]").first).to_be_visible()
    page.evaluate("window.motions = 0")
    page.get_by_title("Show it again").click()
    expect_to_be_played(page)
    wait_until(page, MOVED)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-touch=lit]").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_moves(page: Page, server: Served, game: str) -> None:
    """In the guided round of each game a creature walks, a card turns, a token falls or a die tumbles."""
    open_page(page, server, f"/lesson/{game}")
    onward = page.locator(".guide .ways").first.get_by_role("button").last
    for _ in range(12):
        before = page.locator(".guide .cap").inner_text()
        page.evaluate("window.motions = 0")
        onward.click()
        wait_until(page, f"document.querySelector('.guide .cap')?.textContent !== {before!r}")
        page.wait_for_timeout(STEP)
        if page.evaluate(MOVED):
            return
    raise AssertionError("nothing moves")


def leave_and_come_back(page: Page, friend: Page, server: Served) -> None:
    """One player leaves, the other one answers, and the first returns."""
    sit_down_together(page, friend, server)
    if whose_turn(page, friend)[0] is page:
        answer(page)
        assert whose_turn(page, friend)[0] is friend
    table = page.url
    page.goto("about:blank")
    answer(friend)
    page.goto(table)


def test_who_was_away_sees_what_happened_meanwhile(page: Page, friend: Page, server: Served) -> None:
    leave_and_come_back(page, friend, server)
    expect_to_be_played(page)
    wait_until(page, MOVED)
    expect(page.locator(".recent")).to_contain_text("is placed in")
    wait_for_my_turn(page)
    expect(page.locator("[data-touch=lit]").first).to_be_visible()
    page.reload()
    wait_for_my_turn(page)
    expect(page.locator(".recent")).to_have_count(0)  # it is shown only once


def test_at_the_pace_of_at_once_only_the_result_is_shown(friend: Page, browser: Browser, server: Served) -> None:
    with watched(browser) as page:
        leave_and_come_back(page, friend, server)
        wait_for_my_turn(page)
        expect(page.get_by_role("button", name="Skip")).to_have_count(0)
        expect(page.locator(".log")).to_contain_text("is placed in")


def test_who_looks_elsewhere_is_called_and_then_shown(page: Page, server: Served) -> None:
    play_now(page, server)
    notes = page.locator(".log .line").count()
    answer(page)
    page.evaluate(IS_HIDDEN, True)
    wait_for_my_turn(page)
    assert page.locator(".log .line").count() < notes + 3
    page.evaluate(IS_HIDDEN, False)
    expect_to_be_played(page)
    wait_for_my_turn(page)
    expect(page.locator(".log .line")).to_have_count(notes + 3)
