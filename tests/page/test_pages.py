"""Home, new table, waiting room and profile, in both themes."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, open_page, play_now, reply
from tests.server.serving import Served

WIDTHS = (360, 768, 1100, 1440)


def everywhere(page: Page) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        expect_no_sideways_scrolling(page)
    page.set_viewport_size({"width": 1440, "height": 900})


def test_home_lists_the_games_open_tables_and_my_own(page: Page, friend: Page, server: Served) -> None:
    play_now(page, server)
    open_page(page, server)
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(4)
    expect_no_violation(page)
    everywhere(page)
    open_page(friend, server, "/new/evo")
    friend.get_by_role("radiogroup", name="Who sits on seat 2").get_by_text("open").click()
    friend.get_by_text("Public", exact=True).click()
    friend.get_by_role("button", name="Open the table").click()
    reply(friend, "Skip")
    expect(friend.get_by_label("Link to this table")).to_be_visible()
    expect_no_violation(friend)
    everywhere(friend)
    page.reload()
    page.locator("a.leaflet", has_text="Evo").click()
    page.get_by_role("button", name="Sit down here").click()
    reply(page, "Skip")
    expect(friend.get_by_text("Everyone is here.")).to_be_visible()


def test_a_new_table_says_what_it_will_be_and_a_refusal_in_a_sentence(page: Page, server: Served) -> None:
    open_page(page, server, "/new/laborigines")
    expect(page.get_by_text("for 4: you with Fledgling, Forager, Hunter.")).to_be_visible()
    expect_no_violation(page)
    everywhere(page)
    page.get_by_role("radiogroup", name="Variant").get_by_text("twins").click()
    page.get_by_role("button", name="Add a seat").click()
    with page.expect_response("**/api/tables") as answered:
        page.get_by_role("button", name="Start").click()
    assert answered.value.status == 400
    expect(page.get_by_role("alert")).to_have_text(answered.value.json()["sentence"])


def keep(page: Page, server: Served, name: str) -> None:
    open_page(page, server, "/you")
    page.get_by_label("Name").first.fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Your name is saved.")).to_be_visible()
    page.get_by_label("Passphrase").first.fill("a finch on a twig")
    page.get_by_role("button", name="Keep my account").click()
    expect(page.get_by_text("Your account is kept")).to_be_visible()


def log_in(page: Page, server: Served, name: str) -> None:
    open_page(page, server, "/you")
    page.get_by_text("Log in").first.click()
    page.locator("#theirs").fill(name)
    page.locator("#secret").fill("a finch on a twig")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()


def test_settings_stay_and_go_with_a_person_who_is_kept(page: Page, friend: Page, server: Served) -> None:
    keep(page, server, "Wren of the page")
    with page.expect_response("**/api/me"):
        page.get_by_text("lamplight").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect_no_violation(page)
    everywhere(page)
    log_in(friend, server, "Wren of the page")
    expect(friend.locator("html")).to_have_attribute("data-theme", "dark")


def cookie_of(page: Page) -> str:
    return next(cookie.get("value", "") for cookie in page.context.cookies() if cookie.get("name") == "galapagos")


def is_known(server: Served, cookie: str) -> bool:
    return httpx.get(f"{server.url}/api/me", cookies={"galapagos": cookie}).status_code == 200


def test_settings_of_two_devices_do_not_undo_one_another(page: Page, friend: Page, server: Served) -> None:
    keep(page, server, "Wren of two desks")
    log_in(friend, server, "Wren of two desks")
    with page.expect_response("**/api/me"):
        page.get_by_text("lamplight").click()
    with friend.expect_response("**/api/me"):
        friend.get_by_role("switch", name="Sound").click()
    for device in (page, friend):
        device.reload()
        expect(device.locator("html")).to_have_attribute("data-theme", "dark")
        expect(device.get_by_role("switch", name="Sound")).not_to_be_checked()


def test_logging_out_ends_the_cookie_of_this_device_and_everywhere_that_of_all(
    page: Page, friend: Page, server: Served
) -> None:
    keep(page, server, "Wren of everywhere")
    log_in(friend, server, "Wren of everywhere")
    cookie = cookie_of(page)
    assert is_known(server, cookie)
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_text("You are logged out on this device.")).to_be_visible()
    assert not is_known(server, cookie)
    log_in(page, server, "Wren of everywhere")
    assert is_known(server, cookie_of(page))
    expect_no_violation(page)
    everywhere(page)
    open_page(friend, server, "/you?language=de")
    friend.get_by_role("button", name="Überall abmelden").click()
    expect(friend.get_by_text("Du bist auf allen Geräten abgemeldet.")).to_be_visible()
    expect(friend.get_by_role("button", name="Überall abmelden")).to_have_count(0)
    assert not is_known(server, cookie_of(page))


def test_who_has_no_passphrase_is_not_offered_to_log_out_everywhere(page: Page, server: Served) -> None:
    """Such a person has no other device, and could not log in again."""
    play_now(page, server)
    open_page(page, server, "/you")
    expect(page.get_by_role("button", name="Log out", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Log out everywhere")).to_have_count(0)


def test_who_is_erased_is_forgotten(page: Page, server: Served) -> None:
    play_now(page, server)
    open_page(page, server, "/you")
    page.get_by_role("button", name="Erase my account").click()
    reply(page, "Erase my account")
    expect(page.get_by_text("Your account is erased.")).to_be_visible()
    expect(page.get_by_role("button", name="Erase my account")).to_have_count(0)


def test_a_path_that_leads_nowhere_says_so(page: Page, server: Served) -> None:
    open_page(page, server, "/table/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table; it may have expired.")
    for path in ("/rules/chess", "/lesson/xx", "/new/chess", "/position/chess"):
        open_page(page, server, path)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such game here.")
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("button", name="Play now: Tough Luck, Dodo")).to_be_visible()
