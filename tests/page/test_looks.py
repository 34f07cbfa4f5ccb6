"""Details of a piece by mouse, touch and keyboard; notes that lead through time; a turn by keys alone; a board in
words."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, Page, expect

import galapagos
from tests.page.conftest import Workbench, watched
from tests.page.live import PATIENCE, open_page, sit_down, wait_for_my_turn, wait_until
from tests.page.screens import SETTLED
from tests.server.serving import Served
from tools.requests import sample

MIGRATION = "seats 3; migration; white r e5; white g e1; orange y e9; pink g e9"
FOR_TWO = "seats 2; migration; white r e1; white g e5; orange y e6; orange g e6"


def test_a_tooltip_comes_by_hovering_and_goes_with_the_pointer(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w1]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("w1")
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_board_that_appears_under_a_resting_pointer_shows_no_tooltip(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w1]").evaluate(
        "piece => piece.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}))"
    )
    page.wait_for_timeout(700)  # twice as long as a pointer has to rest
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator("[data-piece=w1]").hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_tooltip_takes_no_clicks_and_never_lies_over_the_desk(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    desk = page.locator("footer").bounding_box()
    assert desk
    seen = 0
    for piece in page.locator("main [data-piece], footer [data-piece]").all():
        piece.hover(force=True)
        tip = page.get_by_role("tooltip")
        for _ in range(60 if seen < 6 else 15):
            if tip.count():
                break
            page.wait_for_timeout(30)
        if not tip.count():
            continue  # another piece covers its middle
        seen += 1
        box = tip.bounding_box()
        assert box
        assert box["y"] + box["height"] <= desk["y"]
        assert tip.evaluate(
            "tip => { const {x, y, width, height} = tip.getBoundingClientRect(); return "
            "!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.slip') }"
        )
    assert seen > 5


def test_a_tooltip_comes_by_focus_and_goes_with_it(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    while page.evaluate("document.activeElement?.dataset.touch") != "lit":
        page.keyboard.press("Tab")
    name = page.evaluate("document.activeElement.dataset.piece")
    expect(page.get_by_role("tooltip")).to_contain_text(name)
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip").filter(has_text=re.compile(rf"^\W*{name}\b"))).to_have_count(0)


def test_a_long_press_opens_the_closer_look_and_chooses_nothing(browser: Browser, workbench: Workbench) -> None:
    with watched(browser, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as phone:
        workbench.show(phone, sample(galapagos.from_position("dodo", MIGRATION)))
        piece = phone.locator("[data-piece=w1]")
        piece.scroll_into_view_if_needed()
        box = piece.bounding_box()
        assert box
        finger = phone.context.new_cdp_session(phone)
        finger.send(
            "Input.dispatchTouchEvent",
            {
                "type": "touchStart",
                "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}],
            },
        )
        expect(phone.get_by_role("dialog", name="w1")).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(phone.get_by_role("dialog", name="w1")).to_be_visible()
        expect(piece).to_have_attribute("data-touch", "lit")
        phone.get_by_role("button", name="Close").tap()
        expect(phone.get_by_role("dialog")).to_have_count(0)


def test_notes_are_grouped_by_turn_and_bear_the_sign_of_whose_deed_they_are(workbench: Workbench, page: Page) -> None:
    match = galapagos.new("dodo", 2, seed=4, turn_limit=3)
    while not match.is_over:
        match.play(match.legal()[0])
    workbench.show(page, sample(match))
    turns = page.locator(".log .turn").all_inner_texts()
    assert turns[:2] == ["Turn 1", "Turn 2"]
    signs = page.evaluate(
        "[...document.querySelectorAll('.log .sign')].map(one => "
        "[one.parentElement.textContent.trim().split(/\\W/)[0], getComputedStyle(one).color, one.innerHTML])"
    )
    assert {len({tuple(sign[1:]) for sign in signs if sign[0] == player}) for player in ("White", "Orange")} == {1}
    assert len({sign[1] for sign in signs}) == len({sign[2] for sign in signs}) == 2  # a colour and a symbol for each


def test_who_looks_back_sees_that_it_is_the_past_and_is_not_pulled_out_of_it(
    page: Page, friend: Page, server: Served
) -> None:
    sit_down(server, "dodo", page, friend, position=FOR_TWO)
    for one in (page, friend):
        one.get_by_role("button", name="Pass", exact=True).click()
    page.locator("[data-piece=w1]").click()
    page.locator("[data-piece=e2][data-touch=lit]").click(position={"x": 60, "y": 60})
    wait_for_my_turn(friend)
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    page.evaluate(SETTLED)
    place = page.locator("[data-piece=w1]").bounding_box()
    look = (
        "getComputedStyle(document.querySelector('.board') ?? document.body).cssText + "
        "[...document.querySelectorAll('[class*=past]')].length"
    )
    now = page.evaluate(look)
    for line in page.locator(".log summary").all():
        line.click()
    page.locator(".log .line:visible").first.click()
    expect(page.locator(".prompt")).to_have_text("You are looking at an earlier moment.")
    wait_until(page, f"{look} !== {json.dumps(now)}")
    friend.get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(".log .line", has_text="Orange passes.")).to_have_count(2)
    expect(page.locator(".prompt")).to_have_text("You are looking at an earlier moment.")
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("[data-touch=lit]").first).to_be_visible()
    page.evaluate(SETTLED)
    assert page.locator("[data-piece=w1]").bounding_box() == place


def test_a_whole_turn_and_more_by_keys_alone(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random", position=FOR_TWO)
    while page.evaluate("document.activeElement?.dataset.touch") != "lit":
        page.keyboard.press("Tab")
    first = page.evaluate("document.activeElement.dataset.piece")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    other = page.evaluate("document.activeElement.dataset.piece")
    assert other != first
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-piece={other}]")).to_have_attribute("data-touch", "chosen")
    page.keyboard.press("Escape")
    expect(page.locator(f"[data-piece={other}]")).to_have_attribute("data-touch", "lit")
    page.keyboard.press("Enter")
    while page.evaluate("document.activeElement?.dataset.touch") != "lit":
        page.keyboard.press("Tab")
    page.keyboard.press(" ")
    expect(page.locator(".log .line:visible").first).to_be_visible()
    wait_for_my_turn(page)
    page.keyboard.press("u")
    expect(page.locator(".log")).to_contain_text("takes back")
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text(re.compile(r"\d+ %"), timeout=PATIENCE)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Hint")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_tab_leads_from_what_is_chosen_to_where_it_may_go(workbench: Workbench, page: Page, said: list[str]) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w2]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    place = page.locator("[data-touch=lit]").first
    expect(place).to_be_focused()
    name = place.get_attribute("data-piece")
    page.keyboard.press("Enter")
    assert said == [f"migrate w2 {name}"]


def test_who_begins_by_keys_stands_at_what_is_asked(page: Page, server: Served) -> None:
    open_page(page, server)
    page.get_by_role("button", name="Play now: Tough Luck, Dodo").focus()
    page.keyboard.press("Enter")
    wait_for_my_turn(page)
    wait_until(page, "document.activeElement.matches('[data-touch=lit], [data-answer]')")


def test_a_screen_reader_is_told_the_board_the_prompt_and_each_move(page: Page, friend: Page, server: Served) -> None:
    sit_down(server, "dodo", page, friend, position=FOR_TWO)
    told = page.locator("body").aria_snapshot()
    for piece in ("w1", "w2", "o1", "o2", "e1", "e6"):
        assert re.search(rf'button "[^"]*\b{piece}\b[^"]*"', told), piece
    assert re.search("status: .*White, move a creature", told)
    assert (
        page.evaluate("[...document.querySelectorAll('[data-piece]')].filter(one => !one.ariaLabel?.trim()).length")
        == 0
    )
    expect(page.locator("[data-piece=e1]")).to_have_accessible_name(re.compile("^e1: .*, beside e2 and e4$"))
    # pieces that cannot be chosen now have details, too
    expect(page.locator("[data-piece=e6][aria-haspopup=dialog]")).to_be_enabled()
    expect(
        friend.get_by_role("status").filter(has_text="White moves a creature over an edge or passes")
    ).to_be_visible()
    friend.evaluate(
        "window.heard = []; new MutationObserver(all => heard.push(...all.flatMap(one => "
        "[...one.addedNodes].map(node => node.textContent)))).observe(document.querySelector('[role=log] ol'), { "
        "childList: true })"
    )
    page.get_by_role("button", name="Pass", exact=True).click()
    wait_until(friend, "window.heard.some(line => line.includes('White passes.'))")
    expect(friend.get_by_role("status").filter(has_text="Orange, move a creature")).to_be_visible()
