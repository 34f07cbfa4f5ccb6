"""Questions of the page itself: the focus stays in them and goes back, and Esc cancels."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, play_now, sit_down
from tests.server.serving import Served


def choose(page: Page, entry: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=entry).click()


def test_a_question_holds_the_focus_gives_it_back_and_is_cancelled_by_esc(page: Page, server: Served) -> None:
    play_now(page, server)
    choose(page, "Resign")
    dialog = page.get_by_role("dialog", name="Resign?")
    cancel, resign = (dialog.get_by_role("button", name=name, exact=True) for name in ("Cancel", "Resign"))
    expect(cancel).to_be_focused()
    for key, reached in (("Tab", resign), ("Tab", cancel), ("Shift+Tab", resign), ("Shift+Tab", cancel)):
        page.keyboard.press(key)
        expect(reached).to_be_focused()
    expect_no_violation(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()
    expect(page.locator(".prompt")).to_be_visible()
    choose(page, "Resign")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="You resigned")).to_be_visible()


def test_a_text_is_asked_for_and_not_sent_empty(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend)
    choose(page, "Report ")
    dialog = page.get_by_role("dialog")
    text, send = dialog.get_by_role("textbox"), dialog.get_by_role("button", name="Send the report")
    expect(text).to_be_focused()
    expect(send).to_be_disabled()
    text.fill("He hurries me. uh?")  # letters that are keys of the table
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    send.click()
    expect(page.get_by_text("The operator will read your report.")).to_be_visible()


def test_a_question_disappears_with_its_page_and_fits_a_phone(page: Page, server: Served) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    play_now(page, server)
    choose(page, "Settings")
    page.get_by_role("button", name="Erase my account").click()
    expect(page.get_by_role("dialog", name="Erase your account?")).to_be_visible()
    expect_no_sideways_scrolling(page)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
