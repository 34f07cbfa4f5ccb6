"""Whole matches, from the first question to the replay, by mouse and by touch, on highlighted targets only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import watched
from tests.page.hands import Hands, play_together, who_is_asked
from tests.page.live import expect_no_sideways_scrolling, sit_down, wait_until
from tests.server.serving import Served

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

# Two rounds before the meteor must strike.
LATE = (
    "seats 3; round 12; climate hill; meteor 11; order green red yellow; red points 3 at d1 d2 genes foot horn*2 "
    "egg fur parasol mutant hand big-brother; "
    "yellow points 5 at f4 f5 g3 genes foot horn egg fur*2 mutant hand lurch; green points 1 at d4 e4 genes "
    "tail*2 foot horn fur*2; movement green"
)


def asked_and_waiting(both: list[Hands]) -> tuple[Hands, Hands]:
    asked = who_is_asked(both)
    return asked, next(one for one in both if one is not asked)


def test_two_people_and_a_bot_play_dodo_by_mouse(page: Page, friend: Page, browser: Browser, server: Served) -> None:
    sit_down(server, "dodo", page, friend, "random", options={"turn_limit": "2"})
    both = [Hands(page, 1), Hands(friend, 2)]
    with watched(browser) as onlooker:
        onlooker.goto(page.url)
        expect(page.get_by_text("one person is watching")).to_be_visible()
        for _ in range(2):
            asked_and_waiting(both)[0].answer()

        asked, waiting = asked_and_waiting(both)
        waiting.page.context.set_offline(True)
        expect(waiting.page.get_by_text("The connection is lost.")).to_be_visible()
        asked.answer()
        waiting.page.context.set_offline(False)
        expect(waiting.page.get_by_text("connected", exact=True)).to_be_visible()
        asked_and_waiting(both)
        assert (
            waiting.page.locator(".log .line").all_text_contents()
            == asked.page.locator(".log .line").all_text_contents()
        )

        asked, waiting = asked_and_waiting(both)
        asked.answer()
        if asked_and_waiting(both)[0] is waiting:
            waiting.answer()
        asked_and_waiting(both)  # after the bot's turn
        wait_until(asked.page, "document.querySelector('.aids button').ariaDisabled === 'true'")
        asked.page.get_by_role("button", name="Undo").click(force=True)  # it says why not, and may be asked for
        expect(asked.page.get_by_role("alert")).to_contain_text("needs the consent of all players")
        asked.page.get_by_role("button", name="Ask the others").click()
        expect(waiting.page.get_by_text("would like to take back the last decision")).to_be_visible()
        waiting.page.get_by_role("button", name="Agree").click()
        for one in (asked.page, waiting.page, onlooker):
            expect(one.locator(".log")).to_contain_text("takes back")

        play_together(both)
        headline = re.compile("win")
        for one in (page, friend, onlooker):
            expect(one.get_by_role("heading", level=1)).to_have_text(headline)
        expect(onlooker.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(friend.get_by_role("row")).to_have_text(page.get_by_role("row").all_text_contents())
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".timeline")
    page.keyboard.press("Home")
    expect(page.get_by_text("Before move 1 of")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile("After all .* moves"))).to_be_visible()


@pytest.mark.thorough
def test_evo_is_played_to_its_end_by_a_finger_on_the_smallest_phone(browser: Browser, server: Served) -> None:
    with watched(browser, **PHONE) as phone:
        sit_down(server, "evo", phone, "random", "random", position=LATE)
        finger = Hands(phone, 3, has_touch=True)
        who_is_asked([finger]).answer()
        notes = phone.locator(".log .line").count()
        phone.get_by_role("button", name="Undo").tap()
        expect(phone.locator(".log")).to_contain_text("takes back")
        assert phone.locator(".log .line").count() <= notes + 1
        play_together([finger])
        expect(phone.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
        expect_no_sideways_scrolling(phone)
        phone.get_by_role("link", name="Replay").tap()
        phone.wait_for_selector(".timeline")
        expect_no_sideways_scrolling(phone)
        phone.get_by_role("button", name="One move on").tap()
        expect(phone.get_by_text("Before move 2 of")).to_be_visible()
