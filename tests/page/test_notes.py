"""Notes of the past: they keep their words, and highlight the species that they speak of."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import galapagos
from tests.page.conftest import Workbench
from tests.page.live import sit_down
from tests.server.serving import Served
from tools.requests import sample

BEFORE = "A: plain, running | B: plain (fed), plain (fed); food 1; feeding A"
HUNGRY = "seats 2; migration 4; e1 131; e2 311; white rr e1; white r e1; orange y e6"


def test_a_note_keeps_the_names_of_its_pieces(workbench: Workbench, page: Page) -> None:
    match = galapagos.from_position("mutations", BEFORE)
    match.play("feed A2a")  # then A1 starves, and A2 is the first species on the table
    workbench.show(page, sample(match))
    expect(page.locator(".log .line", has_text="running").first).to_have_text("A feeds A2a of A2 (running).")
    gone = page.locator(".log .line", has_text="is extinct")
    expect(gone).to_have_text("A's A1 (no traits) is extinct: its last animals starved.")


def test_pointing_at_a_note_shows_what_it_speaks_of(workbench: Workbench, page: Page) -> None:
    match = galapagos.from_position("mutations", BEFORE)
    match.play("feed A2a")
    workbench.show(page, sample(match))
    pointed = page.locator("[data-pointed]")
    page.locator(".log summary", has_text="to hunger").click()
    page.locator(".log .line", has_text="is extinct").hover()
    expect(pointed).to_have_count(0)
    page.locator(".log .line", has_text="running").first.hover()
    expect(pointed).to_have_count(2)
    assert {one.get_attribute("data-piece") for one in pointed.all()} == {"A2a", "A2"}
    page.mouse.move(2, 2)
    expect(pointed).to_have_count(0)


def test_a_line_of_the_log_keeps_its_words_after_births_and_deaths(page: Page, server: Served) -> None:
    """White's w1 starves and w2 has a child; on the board, at a table, w2 is still w2."""
    sit_down(server, "dodo", page, "random", position=HUNGRY)
    page.locator("[data-piece=w2]").click()
    page.locator("[data-piece=e2][data-touch=lit]").click(position={"x": 60, "y": 60})
    moved, lines = "White's w2 (1 red) moves from e1 to e2.", page.locator(".log .line")
    expect(lines.filter(has_text="White's w2 (1 red) has a child")).to_have_count(1)
    for _ in range(2):
        expect(lines.first).to_have_text(moved)
        expect(lines.filter(has_text="In e1 white's w1 (2 red) starves")).to_have_count(1)
        expect(page.locator("[data-piece=w1]")).to_have_count(0)
        expect(page.locator("[data-piece=w2]")).to_be_visible()
        expect(page.locator("[data-piece=w3]")).to_be_visible()
        page.reload()


def test_the_closer_look_at_the_dead_says_why_it_died(workbench: Workbench, page: Page) -> None:
    position = "seats 2; migration 5; e1 221; orange g e2; white rr e1; orange r e1 advantage"
    match = galapagos.from_position("dodo", position)
    match.play("pass")  # the dead lie there until the turn is over
    workbench.show(page, sample(match))
    page.locator("[data-piece=w1]").first.click(force=True)
    look = page.get_by_role("dialog", name="w1")
    expect(look).to_contain_text(
        re.compile(r"w1 \(2 red\) starves, short of 1 red: Orange.s o2 \(1 red\) ate first", re.I)
    )


FOLDED = "option turn_limit=6; seats 2; migration 4; e1 221; orange g e2; white rr e1; orange r e1 advantage"


def test_a_folded_line_opens_by_tap_and_by_keyboard(workbench: Workbench, page: Page) -> None:
    match = galapagos.from_position("dodo", FOLDED)
    match.play("migrate c2 e4")
    match.play("migrate c1 e5")
    workbench.show(page, sample(match))
    line = page.locator(".log summary", has_text="White and orange move 2 creatures.").or_(
        page.locator(".log summary", has_text="Orange and white move 2 creatures.")
    )
    part = page.locator(".log details .line", has_text="moves from e1 to e4")
    expect(part).to_be_hidden()
    line.click()
    expect(part).to_be_visible()
    line.press("Enter")
    expect(part).to_be_hidden()
    line.press(" ")
    expect(part).to_be_visible()
    part.click()  # leads to its moment, as every line does
    expect(page.get_by_text("back to now", exact=False).first).to_be_visible()


def test_the_sign_of_a_player_stands_on_the_first_line_of_text(workbench: Workbench, page: Page) -> None:
    match = galapagos.from_position("dodo", FOLDED)
    match.play("migrate c2 e4")
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        workbench.show(page, sample(match))
        if width < 1000:
            page.get_by_role("button", name="Notes").first.click()
        line = page.locator(".log .line", has_text="moves from e1 to e4").first
        expect(line).to_be_visible()
        assert (
            line.evaluate(
                """line => {
                const sign = line.querySelector('.sign svg').getBoundingClientRect();
                const range = document.createRange();
                range.selectNodeContents(line.querySelector('b') ?? line.querySelector('i'));
                const text = range.getClientRects()[0];
                return Math.abs((sign.top + sign.bottom) / 2 - (text.top + text.bottom) / 2);
            }"""
            )
            < 3
        )
