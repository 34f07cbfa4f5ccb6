"""Error states: an outdated page, a server that is down, a half-made choice, bots that are not ready."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.page.hands import Hands
from tests.page.live import open_page, sit_down
from tests.server.serving import Served

MIGRATION = "seats 2; migration; white r e1; white g e5; orange y e6; orange g e6"


def test_a_page_that_is_older_than_its_server_asks_to_be_loaded(page: Page, server: Served) -> None:
    table = sit_down(server, "dodo", page, "random", position=MIGRATION)

    def renew(line: WebSocketRoute) -> None:
        """Make the server speak the next version of the protocol."""
        behind = line.connect_to_server()
        behind.on_message(lambda frame: line.send(re.sub(r'"protocol":\d+', '"protocol":999', str(frame))))

    page.route_web_socket(re.compile("/socket"), renew)
    open_page(page, server, f"/table/{table}")
    expect(page.get_by_text("There is a new version of the page.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()


def test_who_comes_back_on_line_has_missed_nothing(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend, position=MIGRATION)
    friend.context.set_offline(True)
    expect(friend.get_by_text("reconnecting")).to_be_visible()
    expect(friend.get_by_text("The connection is lost.")).to_be_visible()
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".log")).to_contain_text("White passes.")
    with friend.expect_websocket() as line:
        friend.context.set_offline(False)
    assert re.search(r"\?since=\d+$", line.value.url)
    expect(friend.locator(".log")).to_contain_text("White passes.")
    expect(friend.get_by_text("The connection is lost.")).to_have_count(0)
    expect(friend.locator("[data-touch=lit]").first).to_be_visible()


def test_a_server_that_stays_away_is_told_of_and_can_be_tried_at_once(page: Page, server: Served) -> None:
    page.clock.install()
    sit_down(server, "dodo", page, "random", position=MIGRATION)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.clock.fast_forward(61_000)
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    expect(page.get_by_text("The game is saved up to your last move.")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Now").or_(page.get_by_text("connected", exact=True)).first.click()
    expect(page.get_by_text("connected", exact=True)).to_be_visible()


def test_a_reload_in_the_middle_of_a_choice_asks_anew(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random", position=MIGRATION)
    page.locator("[data-piece=w1]").click()
    expect(page.locator("[data-piece=w1]")).to_have_attribute("data-touch", "chosen")
    page.reload()
    expect(page.locator("[data-piece=w1]")).to_have_attribute("data-touch", "lit")
    before = page.locator(".log .line").count()
    Hands(page, 1).answer()
    assert page.locator(".log .line").count() > before


def test_bots_that_are_not_ready_are_told_of_until_they_are(page: Page, server: Served) -> None:
    page.clock.install()
    is_ready = False

    def answer(route: Route) -> None:
        games: Any = route.fetch().json()
        route.fulfill(json=[game | {"bots_are": "ready" if is_ready else "preparing"} for game in games])

    page.route("**/api/games", answer)
    sit_down(server, "dodo", page, "random", position=MIGRATION)
    expect(page.get_by_text("The bots are getting ready.")).to_be_visible()
    is_ready = True
    page.clock.fast_forward(8_500)
    expect(page.get_by_text("The bots are getting ready.")).to_have_count(0)


def test_a_click_is_sent_once_and_the_board_is_locked_until_it_is_answered(page: Page, server: Served) -> None:
    table = sit_down(server, "dodo", page, "random", position=MIGRATION)
    sent = list[dict[str, Any]]()
    held = list[str]()

    def hold(line: WebSocketRoute) -> None:
        behind = line.connect_to_server()

        def out(frame: str | bytes) -> None:
            sent.append(json.loads(frame))
            held.append(str(frame))
            if sent[-1]["type"] != "play":
                behind.send(frame)

        line.on_message(out)
        release.append(lambda: behind.send(held[-1]))

    release: list[Any] = []
    page.route_web_socket(re.compile("/socket"), hold)
    open_page(page, server, f"/table/{table}")
    page.locator("[data-piece=w1]").click()
    page.locator("[data-piece=e2][data-touch=lit]").click(position={"x": 60, "y": 60})
    expect(page.locator("[data-touch=sent]").first).to_be_visible()
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    page.locator("[data-piece=e2]").click(position={"x": 60, "y": 60}, force=True)
    page.locator("[data-piece=w1]").click(force=True)
    assert [one["type"] for one in sent].count("play") == 1
    release[-1]()
    expect(page.locator(".log")).to_contain_text("White's w1")
    assert [one["type"] for one in sent].count("play") == 1
