"""People at one table: presence, requests to each other, standing answers, and protection against mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import watched
from tests.page.hands import Hands, who_is_asked
from tests.page.live import ask, expect_no_violation, reply, sit_down, wait_for_my_turn
from tests.page.screens import SETTLED
from tests.server.serving import Served, served

SWIFT = "from galapagos.server.table import agreement, attendance; attendance.GONE = 0.0"
HASTY = f"{SWIFT}; agreement.AWAY = agreement.AWAY_BANK = 0.0"
BANK = {"kind": "bank", "seconds": 3600}
MIGRATION = "seats 2; migration; white r e1; white g e5; orange y e6; orange g e6"


@pytest.fixture(scope="module")
def hasty(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that counts a person who has left as away at once."""
    with served(tmp_path_factory.mktemp("hasty"), before=HASTY) as running:
        yield running


@pytest.fixture(scope="module")
def swift(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that knows at once that a person has left, and lets the others wait as usual."""
    with served(tmp_path_factory.mktemp("swift"), before=SWIFT) as running:
        yield running


def panel(page: Page, colour: str) -> Locator:
    return page.get_by_role("region", name="Players").get_by_role("region", name=colour)


def place(page: Page, what: str) -> tuple[float, float]:
    page.evaluate(SETTLED)
    box = page.locator(what).bounding_box()
    assert box
    return box["x"], box["y"]


def choose(page: Page, entry: str) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=entry).click()


def test_panels_say_who_sits_where_and_whose_turn_it_is(page: Page, friend: Page, server: Served) -> None:
    ask(friend, server, "/api/me", name="Wren")
    sit_down(server, "dodo", page, friend, position=MIGRATION, clock={"kind": "bank", "seconds": 600})
    for one, me, other in ((page, "White", "Orange"), (friend, "Orange", "White")):
        expect(panel(one, me)).to_contain_text("(you)")
        expect(panel(one, "White")).to_have_attribute("aria-current", "true")
        expect(panel(one, "Orange")).not_to_have_attribute("aria-current", "true")
        expect(panel(one, other)).to_contain_text(re.compile(r"\d+:\d\d"))
    expect(panel(page, "Orange")).to_contain_text("Wren")
    assert place(page, ".own") == place(friend, ".own")


def test_one_prompt_in_one_place_says_who_must_do_what(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend, position=MIGRATION)
    before = place(page, ".prompt"), place(friend, ".prompt")
    assert before[0][1] == before[1][1]
    for one in (page, friend):
        expect(one.locator(".prompt")).to_contain_text("White")
        expect(one.locator(".prompt")).to_contain_text(re.compile(r"\.$"))
    expect(page.locator(".choices").get_by_role("button", name="Pass")).to_be_visible()
    expect(friend.locator(".choices").get_by_role("button")).to_have_count(0)
    page.locator("[data-piece=w1]").click()
    expect(page.get_by_role("button", name="Deselect w1")).to_be_visible()
    assert place(page, ".prompt") == before[0]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("Orange")
    assert (place(page, ".prompt"), place(friend, ".prompt")) == before


def test_who_has_gone_is_away_and_the_others_let_a_bot_play_on_until_he_is_back(
    page: Page, friend: Page, browser: Browser, hasty: Served
) -> None:
    with watched(browser) as third:
        ask(friend, hasty, "/api/me", name="Bea")
        ask(third, hasty, "/api/me", name="Cal")
        sit_down(hasty, "dodo", page, friend, third)
        table = third.url
        third.goto("about:blank")
        expect(panel(page, "Pink")).to_contain_text("Cal, away")
        choose(page, "Let a bot play for Cal")
        expect(page.get_by_text("Waiting for votes: Bea.")).to_be_visible()
        expect(friend.get_by_text("would like a bot to play for Cal.")).to_be_visible()
        friend.get_by_role("button", name="Agree").click()
        for one in (page, friend):
            expect(panel(one, "Pink")).to_contain_text("for Cal")
        third.goto(table)
        expect(panel(third, "Pink")).to_contain_text("you")
        expect(panel(page, "Pink")).not_to_contain_text("for Cal")
        expect(panel(page, "Pink")).to_contain_text("Cal")


def test_a_game_ends_without_a_result_where_all_agree_and_not_before(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend)
    both = [Hands(page, 1), Hands(friend, 2)]
    for _ in both:  # before every player has decided something, any of them may end the match
        who_is_asked(both).answer()
    choose(page, "End without a result")
    reply(page, "Cancel")
    expect(friend.get_by_text("would like to end")).to_have_count(0)
    choose(page, "End without a result")
    reply(page, "End without a result")
    expect(friend.get_by_text("would like to end the game without a result.")).to_be_visible()
    friend.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_text("would like to end")).to_have_count(0)
    choose(friend, "End without a result")
    reply(friend, "End without a result")
    page.get_by_role("button", name="Agree").click()
    for one in (page, friend):
        expect(one.get_by_role("heading", name="The game was ended without a result")).to_be_visible()


def test_who_asks_for_something_sees_who_is_still_asked_and_withdraws_it(
    page: Page, friend: Page, browser: Browser, server: Served
) -> None:
    with watched(browser) as third:
        for one, name in ((page, "Ann"), (friend, "Bea"), (third, "Cal")):
            ask(one, server, "/api/me", name=name)
        sit_down(server, "dodo", page, friend, third)
        everybody = [Hands(one, number) for number, one in enumerate((page, friend, third), 1)]
        for _ in everybody:
            who_is_asked(everybody).answer()
        choose(page, "End without a result")
        reply(page, "End without a result")
        expect(page.get_by_text("Waiting for votes: Bea, Cal.")).to_be_visible()
        friend.get_by_role("button", name="Agree").click()
        expect(page.get_by_text("Waiting for votes: Cal.")).to_be_visible()
        friend.get_by_role("button", name="No after all").click()
        expect(third.get_by_text("would like to end")).to_have_count(0)
        choose(page, "End without a result")
        reply(page, "End without a result")
        expect(third.get_by_role("button", name="Agree")).to_be_visible()
        expect_no_violation(page)
        page.get_by_role("button", name="Withdraw").click()
        for one in (page, friend, third):
            expect(one.get_by_text("would like to end")).to_have_count(0)


def test_of_three_two_leave_and_the_one_who_stays_is_told_how_to_go_on(
    page: Page, friend: Page, browser: Browser, hasty: Served
) -> None:
    with watched(browser) as third:
        for one, name in ((page, "Ann"), (friend, "Bea"), (third, "Cal")):
            ask(one, hasty, "/api/me", name=name)
        sit_down(hasty, "dodo", page, friend, third)
        everybody = [Hands(one, number) for number, one in enumerate((page, friend, third), 1)]
        for _ in range(4):
            who_is_asked(everybody).answer()
        while who_is_asked(everybody) is everybody[0]:
            everybody[0].answer()
        for gone in (friend, third):
            gone.goto("about:blank")
        expect(panel(page, "Orange")).to_contain_text("Bea, away")
        expect(panel(page, "Pink")).to_contain_text("Cal, away")
        for _ in range(2):
            notice = page.get_by_text("has not come back.")
            expect(notice.or_(page.locator("[data-touch=lit]").first)).to_be_visible()
            if not notice.is_visible():
                break
            page.get_by_role("button", name="Let a bot play", exact=True).click()
            expect(notice).to_have_count(0)
        wait_for_my_turn(page)


def leave_when_asked(page: Page, friend: Page, server: Served, **more: object) -> None:
    """The friend, called Bea, has to decide and leaves."""
    ask(friend, server, "/api/me", name="Bea")
    sit_down(server, "dodo", page, friend, position=MIGRATION, **more)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("Orange")
    friend.goto("about:blank")


@pytest.mark.parametrize("clock", [{}, BANK], ids=["none", "bank"])
def test_a_game_that_waits_for_a_player_who_has_left_says_for_how_long(
    page: Page, friend: Page, swift: Served, clock: dict[str, object]
) -> None:
    leave_when_asked(page, friend, swift, clock=clock)
    expect(page.get_by_text("Bea has left.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"If Bea is not back in [012]:\d\d, you can go on without Bea"))).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    for entry in ("Let a bot play", "Claim the game"):
        expect(page.get_by_role("button", name=entry)).to_have_count(0)


def test_the_game_of_a_player_who_has_left_can_be_claimed(page: Page, friend: Page, hasty: Served) -> None:
    leave_when_asked(page, friend, hasty, clock=BANK)
    expect(page.get_by_text("Bea has not come back.")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play", exact=True)).to_be_visible()
    expect_no_violation(page)
    page.set_viewport_size({"width": 390, "height": 844})
    sentence, button = (page.locator(f".notice {part}").first.bounding_box() for part in ("p", ".button"))
    assert sentence
    assert button
    assert button["y"] >= sentence["y"] + sentence["height"], "on a phone the buttons are below the sentence"
    page.get_by_role("button", name="Claim the game", exact=True).click()
    expect(page.get_by_role("heading", name="You win")).to_be_visible()
    expect(page.locator(".says")).to_contain_text("Bea had left.")


def test_a_lost_connection_speaks_of_clocks_only_where_there_are_any(page: Page, friend: Page, server: Served) -> None:
    for clock, is_said in (({}, False), (BANK, True)):
        sit_down(server, "dodo", page, friend, clock=clock)
        page.context.set_offline(True)
        said = page.get_by_text("The connection is lost.")
        expect(said).to_be_visible()
        expect(page.get_by_text("Clocks keep running.")).to_have_count(int(is_said))
        page.context.set_offline(False)
        expect(said).to_have_count(0, timeout=60_000)


def test_the_end_without_a_result_says_who_must_agree(
    page: Page, friend: Page, browser: Browser, server: Served
) -> None:
    with watched(browser) as third:
        for one, name in ((page, "Ann"), (friend, "Bea"), (third, "Cal")):
            ask(one, server, "/api/me", name=name)
        sit_down(server, "dodo", page, friend, third)
        choose(page, "End without a result")
        expect(page.get_by_role("dialog")).to_contain_text("The game ends at once.")
        reply(page, "Cancel")
        everybody = [Hands(one, number) for number, one in enumerate((page, friend, third), 1)]
        for _ in everybody:
            who_is_asked(everybody).answer()
        choose(page, "End without a result")
        expect(page.get_by_role("dialog")).to_contain_text("All of these must agree: Bea, Cal.")
        reply(page, "End without a result")
        expect(page.get_by_text("Waiting for votes: Bea, Cal.")).to_be_visible()
        page.get_by_role("button", name="More", exact=True).click()
        expect(page.get_by_role("button", name="Resign")).to_be_visible()
        expect(page.get_by_role("button", name="End without a result")).to_have_count(0)
        page.keyboard.press("Escape")
        choose(third, "Resign")
        reply(third, "Resign")
        choose(friend, "End without a result")
        expect(friend.get_by_role("dialog")).to_contain_text("The game ends at once.")


def test_who_resigns_is_asked_first_and_ends_a_game_of_two(page: Page, friend: Page, server: Served) -> None:
    ask(page, server, "/api/me", name="Ann")
    sit_down(server, "dodo", page, friend)
    choose(page, "Resign")
    reply(page, "Cancel")
    expect(page.locator(".prompt")).to_be_visible()
    choose(page, "Resign")
    reply(page, "Resign")
    expect(page.get_by_text("You resigned")).to_be_visible()
    expect(page.get_by_role("heading", name="Orange wins")).to_be_visible()
    expect(friend.get_by_role("heading", name="You win")).to_be_visible()
    expect(friend.get_by_text("Ann resigned.")).to_be_visible()


def test_an_answer_left_beforehand_is_given_until_it_is_taken_back(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend, position=MIGRATION)
    standing = page.get_by_role("switch")
    standing.click()
    expect(standing).to_have_attribute("aria-checked", "true")
    expect(page.locator(".log")).to_contain_text("White passes.")
    expect(friend.get_by_role("switch")).to_have_attribute("aria-checked", "false")
    standing.click()
    expect(standing).to_have_count(0)
    friend.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".log")).to_contain_text("Orange passes.")


def test_whose_time_is_up_is_played_on_for_and_takes_the_seat_back(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend, position=MIGRATION, clock={"kind": "move", "seconds": 5})
    expect(page.locator(".desk .clock")).to_have_text(re.compile("0:0[0-5]"))
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible(timeout=20_000)
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    expect(panel(friend, "White")).to_contain_text("for")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_hints_are_for_one_person_alone(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend)
    for one in (page, friend):
        expect(one.get_by_role("button", name="Undo")).to_be_visible()
        expect(one.get_by_role("button", name="Hint")).to_have_count(0)
