"""A live table in a real browser with a real server."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.bots.positions import CAPTURE_IN_ONE
from tests.page.conftest import watched
from tests.page.live import (
    PATIENCE,
    STEP,
    answer,
    expect_no_sideways_scrolling,
    expect_no_violation,
    open_page,
    play_now,
    play_to_the_end,
    reply,
    sit_down,
    wait_for_my_turn,
    wait_for_notes,
    wait_until,
)
from tests.server.serving import Served

DECIDED = (
    "seats 2; turn 3; active white; option turn_limit=3; migration 4; e1 221; e2 311; "
    "white rr e1; white rrr e3; white ryg e4"
)
ALONE = DECIDED.replace("migration 4", "migration 0")


def open_for_two(page: Page, server: Served) -> str:
    """A table of Dodo for this person and one more; returns its address."""
    open_page(page, server, "/new/dodo")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("radiogroup", name="Who sits on seat 2").get_by_text("open").click()
    page.get_by_text("Bank and increment").click()
    page.get_by_role("button", name="Open the table").click()
    reply(page, "Skip")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    return page.get_by_label("Link to this table").input_value()


def sit_down_together(page: Page, friend: Page, server: Served) -> None:
    friend.goto(open_for_two(page, server))
    friend.get_by_role("button", name="Sit down here").click()
    reply(friend, "Skip")
    page.get_by_role("button", name="Start").click()
    for one in (page, friend):
        one.wait_for_selector(".prompt")


def whose_turn(page: Page, friend: Page) -> tuple[Page, Page]:
    """The pages of the player who is asked and of the one who waits."""
    for one in (page, friend) * 100:
        if one.title().startswith("Your turn"):
            return (page, friend) if one is page else (friend, page)
        one.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_refusal_goes_with_the_question_and_takes_no_clicks(page: Page, friend: Page, server: Served) -> None:
    sit_down_together(page, friend, server)
    asked, waiting = whose_turn(page, friend)
    waiting.keyboard.press("u")
    refusal = waiting.get_by_role("alert")
    expect(refusal).to_have_text("You have nothing to take back.")
    assert refusal.evaluate(
        "said => { const {x, y} = said.getBoundingClientRect(); return !document.elementFromPoint(x + 9, y + "
        "9)?.closest('.slip') }"
    )
    answer(asked)
    expect(refusal).to_have_count(0, timeout=3000)  # otherwise it would stay twice as long


def test_play_now_takes_two_clicks(page: Page, server: Served) -> None:
    play_now(page, server)
    answer(page)
    open_page(page, server)
    expect(page.get_by_role("link", name="Tough Luck, Dodo").first).to_be_visible()


def test_a_table_that_is_opened_here_is_played_to_its_end_checked_and_played_again(page: Page, server: Served) -> None:
    open_page(page, server, "/new/dodo")
    page.get_by_label("Turn limit").fill("1")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".prompt")
    play_to_the_end(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
    expect(page.get_by_role("row", name=re.compile("^captures"))).to_be_visible()
    page.get_by_role("button", name="Check every roll").click()
    expect(page.get_by_role("heading", name="The dice were fair")).to_be_visible()
    expect(page.get_by_text("Your browser has checked that the secret fits the seal.")).to_be_visible()
    expect(page.get_by_text("your own random word was mixed in")).to_be_visible()
    expect_no_violation(page)
    expect_no_sideways_scrolling(page)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".prompt")
    assert page.url != before


def test_a_reload_in_the_middle_changes_nothing(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random")
    wait_for_my_turn(page)
    answer(page)
    wait_for_my_turn(page)
    expect(page.locator("[data-touch=lit], .choices .button").first).to_be_visible()  # nothing else is being shown
    expect(page.locator(".log[aria-busy=true]")).to_have_count(0)
    prompt, notes = page.locator(".prompt").inner_text(), page.locator(".log .line").count()
    page.reload()
    wait_for_my_turn(page)
    expect(page.locator(".prompt")).to_have_text(prompt)
    expect(page.locator(".log .line")).to_have_count(notes)


def test_two_people_play_and_talk(page: Page, friend: Page, server: Served) -> None:
    sit_down_together(page, friend, server)
    first, second = whose_turn(page, friend)
    answer(first)
    assert whose_turn(page, friend) == (second, first)
    expect(second.locator("[data-touch=lit]").first).to_be_visible()
    expect(first.locator("[data-touch=lit]")).to_have_count(0)
    expect(second.locator(".desk .clock")).to_have_text(re.compile(r"^ ?9:5\d|^ ?10:"))
    first.get_by_role("button", name="Chat").click()
    first.get_by_label("Say something").fill("Your turn!")
    first.keyboard.press("Enter")
    expect(second.get_by_role("button", name="Chat 1")).to_be_visible()
    second.get_by_role("button", name="Chat 1").click()
    expect(second.get_by_text("Your turn!")).to_be_visible()


def test_somebody_can_be_muted_and_reported(page: Page, friend: Page, server: Served) -> None:
    sit_down_together(page, friend, server)
    friend.get_by_role("button", name="Chat").click()
    for number, text in enumerate(("Come on", "Come on!"), 1):
        friend.get_by_label("Say something").fill(text)
        friend.keyboard.press("Enter")
        expect(page.get_by_role("button", name=f"Chat {number}")).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    page.locator(".chat .name").first.click()
    page.locator(".chat").get_by_role("button", name="Report").click()
    reply(page, "Send the report", "He hurries me.")
    expect(page.get_by_role("alert")).to_have_text("The operator will read your report.")
    page.get_by_role("button", name="Mute").click()
    expect(page.get_by_text("is muted.")).to_have_count(1)
    expect(page.get_by_text("Come on")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Chat", exact=True).click()  # nothing is unread
    expect(page.get_by_text("is muted.")).to_be_visible()
    expect_no_violation(page)
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("Come on!")).to_be_visible()


def test_a_spectator_sees_the_table_and_may_touch_nothing(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random")
    friend.goto(page.url)
    friend.wait_for_selector(".prompt")
    expect(friend.locator("[data-touch=lit]")).to_have_count(0)
    expect(friend.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.get_by_text("one person is watching")).to_be_visible()


HINT_IS_BELOW_THE_BOARD = """document.querySelector('.notes.slipped').getBoundingClientRect().top
    >= document.querySelector('main.board').getBoundingClientRect().bottom - 1"""


def test_a_hint_is_shown_on_the_board_by_a_tap_and_played_by_another(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random")
    wait_for_my_turn(page)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-ranked]").first).to_be_visible()
    for rank in "123":
        expect(page.locator("[data-ranked]").filter(has_text=rank).first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    wait_until(page, HINT_IS_BELOW_THE_BOARD)
    page.set_viewport_size({"width": 1440, "height": 900})
    before = page.locator(".log .line").count()
    first = hint.get_by_role("listitem").first.get_by_role("button")
    first.click()
    expect(page.locator("[data-touch=chosen]").first).to_be_visible()
    first.click()
    wait_for_notes(page, before)
    expect(page.locator("[data-ranked]")).to_have_count(0)


def test_a_hint_says_what_its_best_answer_gains(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random", position=CAPTURE_IN_ONE)
    wait_for_my_turn(page)
    expect(page.get_by_text("The bots are getting ready.")).to_have_count(0, timeout=4 * PATIENCE)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible(timeout=PATIENCE)
    first = hint.get_by_role("listitem").first
    expect(first).to_contain_text(
        re.compile(r"You capture e2: in \d+ of \d+ games played on from here, otherwise in \d")
    )
    expect(first).to_contain_text("100 %")
    expect(hint).not_to_contain_text("No real difference")
    expect_no_violation(page)


def test_a_hint_says_where_there_is_no_real_difference(page: Page, server: Served) -> None:
    """All that can be captured is captured, and the last turn ends: whatever one does, the result is the same."""
    sit_down(server, "dodo", page, "random", position=DECIDED)
    wait_for_my_turn(page)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible(timeout=PATIENCE)
    expect(hint).to_contain_text("No real difference: your chance of winning is about 100 % with each of these.")
    expect(hint.get_by_role("listitem").first).not_to_contain_text("%")


def test_a_hint_that_comes_late_is_not_shown_at_the_next_question(page: Page, server: Served) -> None:
    """A relay holds the hint back until the question has been answered, and then marks that it has passed it on."""
    held: list[str] = []
    passed: list[str] = []

    def relay(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            text = str(message)
            if '"type":"hint"' in text:
                held.append(text)
                return
            socket.send(message)
            if held and '"type":"update"' in text:
                passed.append(held.pop())
                socket.send(passed[-1])

        upstream.on_message(hear)

    page.route_web_socket(re.compile("ws"), relay)
    sit_down(server, "dodo", page, "random", position=ALONE)
    wait_for_my_turn(page)
    page.keyboard.press("h")
    wait_for(page, held)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("round 2 of 3")
    wait_for(page, passed)
    page.locator("[data-touch=lit]").first.click()  # what came before has been read
    expect(page.locator("[data-touch=chosen]").first).to_be_visible()
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


def wait_for(page: Page, messages: list[str]) -> None:
    for _ in range(PATIENCE // STEP):
        if messages:
            return
        page.wait_for_timeout(STEP)
    raise AssertionError("never came")


def test_nothing_of_an_answered_choice_is_left_at_the_next_question(page: Page, server: Served) -> None:
    """White is alone and migrates three times in a row; passing is always open."""
    sit_down(server, "dodo", page, "random", position=ALONE)
    wait_for_my_turn(page)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    button = hint.get_by_role("listitem").filter(has_text="Move").first.get_by_role("button")
    expect(button).to_be_visible(timeout=PATIENCE)
    button.click()
    expect(page.locator("[data-touch=chosen]").first).to_be_visible()
    button.click()
    expect(page.locator(".prompt")).to_contain_text("round 2 of 3")
    expect(page.locator("[data-touch=lit]").first).to_be_visible()
    expect(page.locator("[data-touch=chosen]")).to_have_count(0)
    expect(page.get_by_role("button", name="Deselect")).to_have_count(0)


def test_undo_says_how_many_steps_it_takes_back(page: Page, server: Served) -> None:
    """My placement and the bot's."""
    sit_down(server, "dodo", page, "random")
    wait_for_my_turn(page)
    answer(page)
    undo = page.get_by_role("button", name=re.compile(r"^Undo [2-9]"))
    expect(undo).to_have_attribute("title", re.compile(r"^Takes back [2-9] steps: .* all that followed it"))


def test_undo_says_what_it_takes_back_and_escape_leaves_the_past(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random", position=ALONE)
    wait_for_my_turn(page)
    for number in (2, 3):
        page.get_by_role("button", name="Pass", exact=True).click()
        expect(page.locator(".prompt")).to_contain_text(f"round {number} of 3")
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("title", "Takes back your last decision.")
    page.locator(".log .line").first.dispatch_event("click")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_contain_text("round 3 of 3")


def test_the_focus_goes_to_the_next_question(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random", position=ALONE)
    wait_for_my_turn(page)
    for number in (2, 3):
        for _ in range(2):  # a creature, and where it goes
            while page.evaluate("document.activeElement?.dataset.touch") != "lit":
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        expect(page.locator(".prompt")).to_contain_text(f"round {number} of 3")
        wait_until(page, "document.activeElement?.matches('[data-touch=lit]')")


def test_why_not_does_not_cover_the_prompt(page: Page, server: Served) -> None:
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        sit_down(server, "dodo", page, "random", position=ALONE)
        wait_for_my_turn(page)
        page.keyboard.press("u")
        why = page.get_by_role("alert").filter(has_text="nothing to take back")
        expect(why).to_be_visible()
        told, prompt = why.bounding_box(), page.locator(".prompt").bounding_box()
        assert told
        assert prompt
        assert (
            told["y"] + told["height"] <= prompt["y"]
            or told["y"] >= prompt["y"] + prompt["height"]
            or told["x"] >= prompt["x"] + prompt["width"]
            or told["x"] + told["width"] <= prompt["x"]
        )


def test_on_a_phone_a_game_can_be_played_without_scrolling_sideways(browser: Browser, server: Served) -> None:
    with watched(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as page:
        sit_down(server, "dodo", page, "random")
        expect_no_sideways_scrolling(page)
        wait_for_my_turn(page)
        height = page.evaluate("document.documentElement.scrollHeight")
        answer(page)
        wait_for_my_turn(page)
        expect_no_violation(page)
        expect(page.locator(".log")).to_be_hidden()
        expect(page.get_by_role("log")).to_contain_text("is placed in")  # for screen readers
        page.get_by_role("button", name="Notes").click()
        expect(page.locator(".log")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollHeight") == height
        assert page.evaluate("document.querySelector('.notes').clientHeight < 0.7 * innerHeight")
        # its end is visible
        assert page.evaluate(
            "(log => log.scrollHeight - log.clientHeight - log.scrollTop < 2)(document.querySelector('.log'))"
        )
        expect_no_violation(page)
        page.locator(".log .line").first.dispatch_event("click")
        expect(page.get_by_text("You are looking at an earlier moment.")).to_be_visible()
        expect(page.locator(".log")).to_be_hidden()
        page.get_by_role("button", name="Back to now").click()
        page.get_by_role("button", name="Notes").click()
        page.keyboard.press("Escape")
        expect(page.locator(".log")).to_be_hidden()
        page.get_by_role("button", name="Hint").click()
        expect(page.get_by_role("region", name="Hint")).to_be_visible()
        expect(page.locator("[data-ranked]").first).to_be_visible()
        expect_no_sideways_scrolling(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name="Hint")).to_be_hidden()
