"""What people and bots at a table are called, and who speaks in the chat."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import watched
from tests.page.live import ask, expect_no_violation, open_page, reply, sit_down
from tests.server.serving import Served


def waiting_room(page: Page, server: Served, name: str, seats: int = 3) -> str:
    """A table of Dodo that waits for others; its path."""
    ask(page, server, "/api/me", name=name)
    table = ask(page, server, "/api/tables", game="dodo", seats=[{"me": True}] + [{}] * (seats - 1))["id"]
    open_page(page, server, f"/table/{table}")
    return f"/table/{table}"


def sit(page: Page) -> None:
    page.get_by_role("button", name="Sit down here").first.click()


def test_who_sits_down_is_asked_for_a_name_once(page: Page, friend: Page, server: Served) -> None:
    path = waiting_room(page, server, "Ann")
    open_page(friend, server, path)
    sit(friend)
    expect(friend.get_by_role("dialog", name="What are you called?").get_by_label("Name")).to_be_focused()
    expect_no_violation(friend)
    friend.keyboard.press("Escape")
    expect(page.get_by_text("2 seats are still free.")).to_be_visible()
    sit(friend)
    reply(friend, "Sit down", "Bea")
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()
    friend.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("2 seats are still free.")).to_be_visible()
    open_page(friend, server, path)
    sit(friend)
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()
    expect(friend.get_by_role("dialog")).to_have_count(0)


def test_who_gives_no_name_gets_a_word_and_an_animal_and_equal_names_a_number(
    page: Page, friend: Page, browser: Browser, server: Served
) -> None:
    path = waiting_room(page, server, "Windy Finch")
    open_page(friend, server, path)
    sit(friend)
    reply(friend, "Skip")
    drawn = page.locator(".seats li").nth(1).locator("span").first
    expect(drawn).to_have_text(re.compile(r"^(?!Windy)[A-Z][a-z]+ [A-Z][a-z]+$"))
    with watched(browser) as third:
        open_page(third, server, path)
        sit(third)
        reply(third, "Sit down", "windy finch")
        expect(page.get_by_text("windy finch 2", exact=True)).to_be_visible()


def test_bots_at_one_table_have_different_names_and_the_menu_says_what_they_are_up_to(
    page: Page, server: Served
) -> None:
    sit_down(server, "mutations", page, "level2", "level2", "level4")
    panels = page.get_by_role("region", name="Players")
    for name in ("Fledgling 1", "Fledgling 2", "Hunter"):
        expect(panels).to_contain_text(name)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="About the bots").click()
    dialog = page.get_by_role("dialog", name="About the bots")
    expect(dialog).to_contain_text("Fledgling 2: Cheerful. Plays its cards early and keeps one back.")
    expect(dialog).to_contain_text("Hunter: Patient. Plays its cards turn by turn and keeps three back.")
    reply(page, "Close")


def test_the_chat_shows_the_seat_and_colour_of_who_speaks_and_own_lines_are_never_unread(
    page: Page, friend: Page, server: Served
) -> None:
    ask(page, server, "/api/me", name="Ann")
    sit_down(server, "dodo", page, friend)
    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_label("Say something").fill("Hello!")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li").filter(has_text="Hello!")).to_contain_text("Ann (you)")
    expect(friend.get_by_role("button", name="Chat 1")).to_be_visible()
    page.get_by_role("button", name="Notes", exact=True).click()
    page.reload()
    expect(page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Chat 1")).to_have_count(0)
    friend.get_by_role("button", name="Chat 1").click()
    line = friend.locator(".chat li").filter(has_text="Hello!")
    expect(line).to_contain_text("Ann")
    expect(line).to_contain_text("White")
    expect(line.locator(".seal")).to_be_visible()
