"""The recap: what happened since my last answer, in its own room, until I act."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.live import answer, expect_no_violation, play_now, wait_for_my_turn
from tests.page.screens import FRAME, SETTLED, resize
from tests.server.serving import Served

VIEWPORTS = ((1440, 900), (1366, 657), (1024, 768), (768, 1024), (390, 844), (844, 390), (683, 328))
ONE_LEAF = 1000
# Whether two elements share pixels that are not cut off by what scrolls around them.
MEET = """([one, other]) => {
    const visible = element => {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        for (let around = element.parentElement; around; around = around.parentElement) {
            if (getComputedStyle(around).overflowY === 'visible') continue;
            const box = around.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right),
                Math.min(bottom, box.bottom)];
        }
        return { left, top, right, bottom };
    };
    const [a, b] = [one, other].map(visible);
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
}"""


def asked_again(page: Page, server: Served, title: str) -> None:
    """I have answered, the others have played, and it is my turn again."""
    play_now(page, server, title)
    for _ in range(3):
        answer(page)
        wait_for_my_turn(page)


@pytest.mark.parametrize("title", ["Tough Luck, Dodo", "Evo", "Laborigines", "Random Mutations"])
def test_the_recap_covers_nothing_on_any_screen(page: Page, server: Served, title: str) -> None:
    asked_again(page, server, title)
    recap = page.locator(".recent")
    for width, height in VIEWPORTS:
        resize(page, width, height)
        for aid in page.locator(".aids .button").all():
            expect(aid).to_be_in_viewport(ratio=1)
        if not recap.count():
            continue  # nothing but my own moves
        expect(recap).to_have_count(1)
        others = [".prompt", ".choices .button", ".aids .button", ".own"]
        others += [".log", "main.board", ".players"] if width > ONE_LEAF else []
        for other in others:
            for covered in page.locator(other).element_handles():
                if covered.is_visible():
                    assert not page.evaluate(MEET, [recap.element_handle(), covered]), (width, height, other)


def test_the_recap_stays_until_i_act_and_has_a_line_for_each_of_the_others(page: Page, server: Served) -> None:
    page.clock.install()
    asked_again(page, server, "Tough Luck, Dodo")
    lines = page.locator(".recent li")
    said = lines.all_inner_texts()
    assert said
    doers = [text.split()[0].removesuffix("'s") for text in said]
    assert len(set(doers)) == len(doers)
    expect_no_violation(page)
    page.clock.fast_forward(60_000)
    expect(lines).to_have_text(said)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(SETTLED)
    board = page.evaluate(FRAME)
    page.locator(".recent").get_by_role("button", name="Close").click()
    expect(page.locator(".recent")).to_have_count(0)
    page.evaluate(SETTLED)
    assert page.evaluate(FRAME) == board, "the recap has its own room"
