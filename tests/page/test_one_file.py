"""Games in one file, drawn by the board that all of them share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.page.conftest import ROOT, watched
from tests.page.hands import Hands
from tests.page.live import (
    ask,
    expect_no_sideways_scrolling,
    expect_no_violation,
    open_page,
    wait_for_my_turn,
    wait_until,
)
from tests.page.live import is_over as has_ended
from tests.page.screens import SETTLED, WRONG
from tests.server.serving import FREELY, Served, served

FILES = [str(ROOT / "examples" / f"{name}.py") for name in ("connect_four", "pig", "kuhn_poker")]
PATIENCE = 20_000  # milliseconds
CARDS = ("jack", "queen", "king")
FULL_COLUMN = "seats 2; turns 6; discs 2....../1....../2....../1....../2....../1......; heights 6 0*6"
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("files"), *FILES, *FREELY) as running:
        yield running


def open_table(page: Page, server: Served, game: str, **more: str) -> None:
    ask(page, server, "/api/me")
    table = ask(page, server, "/api/tables", game=game, seats=[{"me": True}, {"bot": "random"}], **more)["id"]
    open_page(page, server, f"/table/{table}")
    wait_for_my_turn(page)


def test_connect_four_is_played_by_taps_on_a_phone(server: Served, browser: Browser) -> None:
    with watched(browser, viewport=UPRIGHT, has_touch=True) as page:
        open_table(page, server, "connect_four", position=FULL_COLUMN)
        page.get_by_role("button", name="Close").first.click()  # the notice that bots are getting ready
        for viewport in (SIDEWAYS, UPRIGHT):
            page.set_viewport_size(viewport)
            page.evaluate(SETTLED)
            assert page.evaluate(WRONG) == []
            expect_no_sideways_scrolling(page)
        page.locator("[data-piece=column-1]").tap()
        expect(page.locator("body")).to_contain_text("That column is full.", timeout=PATIENCE)
        expect(page.locator("[data-piece=column-1]")).to_have_accessible_name(
            "Discs, Column 1: yellow, red, yellow, red, yellow, red"
        )
        expect_no_violation(page)
        hands = Hands(page, 1, has_touch=True)
        while not has_ended(page):
            hands.answer()
            wait_for_my_turn(page)
        assert set(hands.touched) <= {f"column-{number}" for number in range(2, 8)}


def test_pig_is_played_by_keys_alone(server: Served, page: Page) -> None:
    ask(page, server, "/api/me")
    open_page(page, server, "/new/pig")
    page.get_by_role("button", name="Start").focus()
    page.keyboard.press("Enter")
    wait_for_my_turn(page)
    for verb in ("roll", "hold"):
        wait_until(page, f"document.querySelector('[data-answer={verb}]')")
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.answer") == verb:
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        wait_for_my_turn(page)
    expect(page.locator(".log")).to_contain_text("Red: roll", timeout=PATIENCE)


def test_a_hidden_card_never_reaches_the_browser(server: Served, page: Page) -> None:
    frames = list[str]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda said: frames.append(str(said))))
    open_table(page, server, "kuhn_poker")
    mine = page.locator(".mat.mine .card").inner_text()
    assert mine in CARDS
    expect(page.locator(".mat:not(.mine)").get_by_role("img", name="face down")).to_be_visible()
    told = "\n".join(frames) + page.locator("body").inner_html()
    assert len(frames) > 0
    assert {card for card in re.findall(r"\w+", told) if card in CARDS} == {mine}


def test_such_games_are_listed_explained_and_opened_by_a_link(server: Served, page: Page) -> None:
    open_page(page, server, "/?language=de")
    plate = page.locator("[data-game=pig]").first
    expect(plate).to_contain_text("Roll as often as you dare", timeout=PATIENCE)
    expect(plate.locator(".art svg").first).to_be_visible()
    expect(plate.get_by_role("link", name="Lern")).to_have_count(0)
    expect(page.locator("[data-game=connect_four]").get_by_role("button")).to_be_visible()
    expect_no_violation(page)
    open_page(page, server, "/rules/kuhn_poker")
    expect(page.locator("article")).to_contain_text("The higher card wins the pot", timeout=PATIENCE)
    open_page(page, server, f"/position/connect_four?language=de#{FULL_COLUMN.replace(' ', '~')}")
    expect(page.locator("[data-piece=column-1]")).to_have_accessible_name(
        "Discs, Column 1: Gelb, Rot, Gelb, Rot, Gelb, Rot", timeout=PATIENCE
    )
    open_page(page, server, "/rules/chess")
    expect(page.locator("h1")).to_contain_text("There is no such game", timeout=PATIENCE)
