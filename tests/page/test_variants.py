"""Whole matches of every game with the most seats and with its variants: one person at a desktop, one with a phone, and
bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import watched
from tests.page.hands import Hands, play_together, who_is_asked
from tests.page.live import expect_no_sideways_scrolling, sit_down
from tests.server.serving import Served

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
EXTRAS = "anglerfish+flight+intellect+viviparous+aedificator+herding"
TOUCHES = 20_000
MATCHES: list[tuple[str, int, dict[str, str]]] = [
    ("dodo", 4, {"turn_limit": "8"}),
    ("dodo", 2, {"deck": "short", "migration_rounds": "4", "supply": "unlimited", "turn_limit": "8"}),
    ("evo", 3, {"genes": "one_fewer", "rebid_same_row": "no", "initiative_ties": "chance", "map": "even"}),
    ("evo", 4, {"board": "AD", "initiative_ties": "more"}),
    ("evo", 4, {"board": "BC"}),
    ("evo", 5, {}),
    ("laborigines", 5, {"memory": "hidden", "radiation": "neutral", "turn_limit": "40"}),
    ("laborigines", 6, {"variant": "teams", "turn_limit": "40"}),
    ("laborigines", 3, {"variant": "twins", "turn_limit": "40"}),
    ("mutations", 2, {}),
    ("mutations", 8, {}),
    ("mutations", 8, {"divergence": "on", "extras": EXTRAS}),
]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    MATCHES,
    ids=[f"{game}-{seats}-{'-'.join(options.values())}" for game, seats, options in MATCHES],
)
def test_a_match_is_played_to_its_end_by_mouse_and_by_finger(
    game: str, seats: int, options: dict[str, str], page: Page, browser: Browser, server: Served
) -> None:
    with watched(browser, **PHONE) as phone:
        table = sit_down(server, game, page, phone, *["random"] * (seats - 2), options=options)
        both = [Hands(page, seats), Hands(phone, seats + 1, has_touch=True)]
        for _ in range(4):
            who_is_asked(both).answer()
        expect_no_sideways_scrolling(phone)
        phone.reload()
        phone.wait_for_selector(".prompt")
        play_together(both, TOUCHES)
        for one in (page, phone):
            expect(one.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
            expect_no_sideways_scrolling(one)
            if one is phone and seats > 4:
                expect(one.locator(".podium > li")).to_have_count(3)
                expect(one.locator(".others > li")).to_have_count(seats - 3)
            one.goto(f"{server.url}/replay/{table}")
            one.wait_for_selector(".timeline")
            one.get_by_role("slider").press("End")
            expect(one.get_by_text(re.compile("After all .* moves"))).to_be_visible()
            expect_no_sideways_scrolling(one)
