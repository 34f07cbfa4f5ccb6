"""Quick pairing with several people: they wait on the first page and are led to one table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import watched
from tests.page.live import ask, expect_no_sideways_scrolling, expect_no_violation, open_page
from tests.server.serving import Served, served

SOON = "from galapagos.server.pairing import matching, pairing; pairing.BOTS_AFTER, matching.GRACE = 2.0, 0.5"


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that offers bots after two seconds."""
    with served(tmp_path_factory.mktemp("pairing"), before=SOON) as running:
        yield running


def come(page: Page, server: Served, name: str) -> None:
    ask(page, server, "/api/me", name=name, settings={"named": True})
    page.add_init_script("localStorage['galapagos-known'] = 'yes'")
    open_page(page, server)
    expect(page.get_by_role("heading", name="Find players")).to_be_visible()


def wish(page: Page, players: int, game: str = "dodo") -> None:
    """By keyboard."""
    page.get_by_role("button", name="Find players for a game").press("Enter")
    page.get_by_label("Game").select_option(game)
    page.get_by_role("radiogroup", name="How many play").get_by_role("radio", name=str(players)).press("Space")
    page.get_by_role("button", name="Wait for players").press("Enter")
    expect(page.get_by_role("status").filter(has_text="You wait for")).to_be_visible()


def test_three_people_wait_and_are_led_to_one_table(page: Page, friend: Page, browser: Browser, server: Served) -> None:
    with watched(browser, viewport={"width": 390, "height": 844}) as third:
        for one, name in ((page, "Ann"), (friend, "Bea"), (third, "Cal")):
            come(one, server, name)
        wish(page, 3)
        expect_no_violation(page)
        friend.get_by_role("button", name="Join: One waits for Tough Luck, Dodo, 3 needed").click()
        expect(page.get_by_text("You wait for Tough Luck, Dodo: 2 of 3 are here.")).to_be_visible()
        expect(third.get_by_text("2 wait for Tough Luck, Dodo, 3 needed")).to_be_visible()
        expect_no_violation(third)
        expect_no_sideways_scrolling(third)
        page.reload()
        expect(page.get_by_text("You wait for Tough Luck, Dodo: 2 of 3 are here.")).to_be_visible()
        third.get_by_role("button", name=re.compile("^Join")).click()
        for one in (page, friend, third):
            expect(one).to_have_url(re.compile("/table/"))
        assert len({one.url for one in (page, friend, third)}) == 1
        open_page(page, server)
        expect(page.get_by_role("button", name="Find players for a game")).to_be_visible()


def test_bots_are_offered_and_who_waits_no_more_is_out(page: Page, friend: Page, server: Served) -> None:
    come(page, server, "Ann")
    come(friend, server, "Bea")
    wish(page, 4)
    wish(friend, 4)
    friend.get_by_role("button", name="Stop waiting").click()
    expect(page.get_by_text("You wait for Tough Luck, Dodo: 1 of 4 are here.")).to_be_visible()
    page.get_by_role("button", name="Start with bots").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("region", name="Players")).to_contain_text("Ann")
    expect(friend.get_by_role("button", name="Find players for a game")).to_be_visible()
