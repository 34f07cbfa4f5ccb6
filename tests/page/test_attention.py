"""It is my turn: title and icon, a sound, a notification of the browser; each as the settings say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import watched
from tests.page.live import open_page, sit_down, wait_until
from tests.server.serving import Served

MIGRATION = "seats 2; migration; white r e1; white g e5; orange y e6; orange g e6"

# Record sounds and notifications; `isAway` makes the page believe that it is hidden.
LISTEN = """
    window.isAway = false; window.tones = []; window.told = [];
    Object.defineProperty(document, 'hidden', { get: () => window.isAway });
    window.Notification = new Proxy(Notification, {
        construct(made, [title, more]) { window.told.push([title, more.body]); return new made(title, more); }
    });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        window.tones.push(this.frequency.value);
        this.context.onstatechange = () => { window.sounds = this.context.state; };
        start.apply(this, at);
    };
"""


@pytest.fixture
def listener(browser: Browser, server: Served) -> Iterator[Page]:
    with watched(browser, permissions=["notifications"]) as page:
        page.add_init_script(LISTEN)
        yield page


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def let_it_be_my_turn(page: Page, friend: Page, server: Served, **settings: Any) -> None:
    """I have acted, and the other player passes."""
    if settings:
        open_page(page, server)
        page.evaluate("settings => localStorage.setItem('galapagos-settings', JSON.stringify(settings))", settings)
    sit_down(server, "dodo", page, friend, position=MIGRATION)
    page.get_by_role("button", name="Pass", exact=True).click()
    wait_until(page, "!document.title.startsWith('Your turn')")
    page.evaluate("window.isAway = true; window.tones.length = 0; window.told.length = 0")
    friend.get_by_role("button", name="Pass", exact=True).click()
    wait_until(page, "document.title.startsWith('Your turn')")


def test_title_and_icon_say_whose_turn_it_is(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend, position=MIGRATION)
    expect(page).to_have_title("Your turn: Tough Luck, Dodo")
    expect(friend).to_have_title("Tough Luck, Dodo")
    mine, others = icon(page), icon(friend)
    expect(friend.locator("link[rel=icon]")).not_to_have_attribute("href", mine)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(friend).to_have_title("Your turn: Tough Luck, Dodo")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", others)
    expect(friend.locator("link[rel=icon]")).to_have_attribute("href", mine)


def test_two_soft_notes_and_a_note_of_the_browser_call_whoever_looks_elsewhere(
    listener: Page, friend: Page, server: Served
) -> None:
    let_it_be_my_turn(listener, friend, server)
    wait_until(listener, "tones.map(Math.round).join() === '523,784' && told.length === 1")
    wait_until(listener, "window.sounds === 'running'")
    [[title, text]] = listener.evaluate("told")
    assert title == "Your turn: Tough Luck, Dodo"
    assert text == listener.locator(".prompt").inner_text()


def test_who_wants_no_sound_hears_none_and_a_page_in_front_tells_the_browser_nothing(
    listener: Page, friend: Page, server: Served
) -> None:
    let_it_be_my_turn(listener, friend, server, sound=False)
    wait_until(listener, "told.length === 1")
    assert listener.evaluate("tones") == []
    listener.evaluate("window.isAway = false; window.told.length = 0")
    listener.get_by_role("button", name="Pass", exact=True).click()
    friend.get_by_role("button", name="Pass", exact=True).click()
    wait_until(listener, "document.title.startsWith('Your turn')")
    assert listener.evaluate("told") == []


def test_notifications_are_asked_for_where_they_are_switched_on(browser: Browser, server: Served) -> None:
    with watched(browser) as page:
        page.add_init_script(
            "Notification.requestPermission = async () => { window.wasAsked = true; return 'granted'; }"
        )
        page.add_init_script(
            "Object.defineProperty(Notification, 'permission', { get: () => window.wasAsked ? 'granted' : 'default' })"
        )
        open_page(page, server, "/you")
        switch = page.get_by_role("switch", name="Notifications")
        expect(switch).to_have_attribute("aria-checked", "false")
        switch.click()
        expect(switch).to_have_attribute("aria-checked", "true")
        assert page.evaluate("window.wasAsked")
