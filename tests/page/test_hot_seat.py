"""Several people on one device: a curtain where the game hides something, none where it does not."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from galapagos.engine.match.difference import apply
from tests.page.live import (
    CLICK_ON,
    PATIENCE,
    STEP,
    answer,
    ask,
    expect_no_sideways_scrolling,
    expect_no_violation,
    open_page,
    reply,
    violations,
    wait_until,
)
from tests.server.serving import Served

ASKED = "document.querySelector('[data-touch=lit], .choices .button')"
CURTAIN = "document.querySelector('#curtain-title')"
SCREENS = ((390, 844), (844, 390), (320, 568), (1440, 900))


class Frames:
    """What the sockets of a page bring: the hands that it could see at any time, since it was asked last."""

    def __init__(self, page: Page) -> None:
        self.shown, self.kinds, self.texts = set[int](), list[str](), list[str]()
        self.view: Any = None
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, text: str | bytes) -> None:
        frame: dict[str, Any] = json.loads(text)
        self.kinds.append(frame["type"])
        self.texts.append(str(text))
        if frame["type"] == "joined":
            self.view = frame["request"] and frame["request"]["view"]
        elif frame["type"] == "update":
            self.view = apply(self.view, frame["changes"])
        self.shown |= {seat for seat, player in enumerate((self.view or {}).get("players", [])) if player.get("hand")}

    def forget(self) -> None:
        self.shown, self.kinds, self.texts = set(), [], []


def new_table(page: Page, server: Served, game: str, *names: str) -> None:
    """A table of Ann and these people on one device, opened by clicks."""
    open_page(page, server, "/new")
    page.locator(f"[role=radio][data-game={game}]").click()
    for number, name in enumerate(names, 2):
        card = page.get_by_role("region", name=f"Seat {number}")
        if not card.count():
            page.get_by_role("button", name="Add a seat").click()
        card.get_by_text("here", exact=True).click()
        card.get_by_role("textbox", name=f"Name on seat {number}").fill(name)
    page.get_by_role("button", name="Start").click()
    reply(page, "Sit down", "Ann")


def next_player(page: Page) -> str:
    """Wait for a curtain, or for the question to the player who is there; the curtain's name."""
    wait_until(page, f"{CURTAIN} || {ASKED}")
    title = page.locator("#curtain-title")
    return title.inner_text().removesuffix(" is next") if title.count() else ""


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}: show the table").click()
    wait_until(page, ASKED)


def test_evo_with_two_people_and_a_bot_shows_each_hand_to_its_player_only(server: Served, page: Page) -> None:
    frames = Frames(page)
    new_table(page, server, "evo", "Bob")
    seats, lifted, last = {"Ann": 0, "Bob": 1}, list[str](), ""
    for turn in range(8):
        name = next_player(page)
        if name:
            expect(page.get_by_role("dialog", name=f"{name} is next")).to_be_visible()
            assert page.locator("[data-piece], .log, .prompt, .players, .hand").count() == 0
            if not turn:
                look_at(page)
            frames.forget()
            lift(page, name)
            lifted.append(name)
            last = name
        assert frames.shown <= {seats[last]}
        expect(page.locator(".desk .whose")).to_have_text(last)
        expect(page.locator(".players")).not_to_contain_text("(you)")
        assert page.evaluate(CLICK_ON) < 12
    assert set(lifted) == set(seats)
    assert "hand" in "".join(frames.texts)


def look_at(page: Page) -> None:
    """The curtain has the focus, holds whatever is pressed, and fits everywhere."""
    button = page.locator("dialog .button")
    expect(button).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(button).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Home")).to_be_focused()
    button.focus()
    expect_no_violation(page)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
        expect_no_sideways_scrolling(page)


def test_a_reload_brings_the_curtain_back_and_undo_takes_the_last_answer_of_the_device(
    server: Served, page: Page
) -> None:
    new_table(page, server, "evo", "Bob", "Cid")
    page.wait_for_url("**/table/*")
    name = next_player(page)
    lift(page, name)
    page.reload()
    assert next_player(page) == name
    frames = Frames(page)
    page.reload()
    assert next_player(page) == name
    assert frames.shown == set()
    lift(page, name)
    expect(page.locator(".desk .whose")).to_have_text(name)


def test_dodo_has_no_curtain_and_goes_on_with_the_next_player(server: Served, page: Page) -> None:
    frames = Frames(page)
    new_table(page, server, "dodo", "Bob", "Bob")
    asked = list[str]()
    for _ in range(9):
        wait_until(page, ASKED)
        whose = page.locator(".desk .whose")
        asked.append(whose.inner_text())
        assert page.locator("dialog").count() == 0
        answer(page)
        wait_until(page, f"document.querySelector('.desk .whose')?.textContent !== '{asked[-1]}' || {ASKED}")
    assert set(asked) == {"Ann", "Bob", "Bob 2"}
    assert "curtain" not in frames.kinds
    assert violations(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log")).to_contain_text("takes back")


def test_the_end_names_all_players_and_a_rematch_keeps_them(server: Served, page: Page) -> None:
    ask(page, server, "/api/me", name="Ann")
    seats = [{"me": True}, {"me": True, "name": "Bob"}]
    table = ask(page, server, "/api/tables", game="dodo", seats=seats, options={"turn_limit": "2"})["id"]
    open_page(page, server, f"/table/{table}")
    while True:
        wait_until(page, f"{ASKED} || document.querySelector('.says')")
        if page.locator(".says").count():
            break
        page.evaluate(CLICK_ON)
    expect(page.locator("main")).not_to_contain_text("You")
    expect(page.locator("main")).to_contain_text("Ann")
    expect(page.locator("main")).to_contain_text("Bob")
    expect(page.get_by_role("link", name="Learn from Bob's mistakes")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    wait_until(page, ASKED)
    expect(page.locator(".desk .whose")).to_have_text(re.compile("Ann|Bob"))


def test_two_devices_with_two_people_each(server: Served, page: Page, friend: Page) -> None:
    ask(page, server, "/api/me", name="Ann")
    seats = [{"me": True}, {"me": True, "name": "Bob"}, {}, {}]
    table = ask(page, server, "/api/tables", game="evo", seats=seats)["id"]
    open_page(friend, server, f"/table/{table}")
    friend.get_by_role("button", name="Sit down here").first.click()
    reply(friend, "Sit down", "Cid")
    friend.get_by_role("button", name="Another person here").first.click()
    reply(friend, "Sit down", "Dot")
    expect(friend.locator("main")).to_contain_text("Dot")
    ask(page, server, f"/api/tables/{table}/start")
    open_page(page, server, f"/table/{table}")
    for one in (page, friend):
        wait_until(one, f"{CURTAIN} || document.querySelector('.players')")
    for _ in range(4):
        asked = who_is_next(page, friend)
        name = next_player(asked)
        assert name in (("Ann", "Bob") if asked is page else ("Cid", "Dot"))
        lift(asked, name)
        while asked.locator(".desk .whose").count():
            asked.evaluate(CLICK_ON)
            wait_until(asked, f"{CURTAIN} || {ASKED} || !document.querySelector('.desk .whose')")


def who_is_next(*pages: Page) -> Page:
    """The device where a curtain hangs."""
    for _ in range(PATIENCE // STEP):
        for page in pages:
            if page.locator("#curtain-title").count():
                return page
            page.wait_for_timeout(STEP)
    raise AssertionError("no curtain")
