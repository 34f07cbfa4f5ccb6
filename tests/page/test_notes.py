"""Notes of the past: they highlight the right species on the board, though species are renumbered when one dies."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import galapagos
from tests.page.conftest import Workbench
from tools.requests import sample

BEFORE = "A: plain, running | B: plain (fed), plain (fed); food 1; feeding A"


def test_a_note_calls_a_species_by_its_number_on_the_board_and_one_that_is_gone_by_the_one_it_had(
    workbench: Workbench, page: Page
) -> None:
    match = galapagos.from_position("mutations", BEFORE)
    match.play("feed a2")  # then s1 starves, and s2 is s1
    workbench.show(page, sample(match))
    fed = page.locator(".log .line", has_text="running").first
    expect(fed).to_have_text("A feeds a1 of s1 (running).")
    gone = page.locator(".log .line", has_text="is extinct")
    expect(gone).to_have_text("A's s1 (no traits) is extinct: its last animals starved.")
    expect(gone.locator(".gone")).to_have_text("s1")
    expect(fed.locator(".gone")).to_have_count(0)


def test_pointing_at_a_note_shows_what_it_speaks_of_where_it_is_now(workbench: Workbench, page: Page) -> None:
    match = galapagos.from_position("mutations", BEFORE)
    match.play("feed a2")
    workbench.show(page, sample(match))
    pointed = page.locator("[data-pointed]")
    page.locator(".log .line", has_text="is extinct").hover()
    expect(pointed).to_have_count(0)
    page.locator(".log .line", has_text="running").first.hover()
    expect(pointed).to_have_count(2)
    assert {one.get_attribute("data-piece") for one in pointed.all()} == {"a1", "s1"}
    page.mouse.move(2, 2)
    expect(pointed).to_have_count(0)


def test_the_closer_look_at_the_dead_says_why_it_died(workbench: Workbench, page: Page) -> None:
    position = "seats 2; migration 5; e1 221; orange g e2; white rr e1; orange r e1 advantage"
    match = galapagos.from_position("dodo", position)
    match.play("pass")  # the dead lie there until the turn is over
    workbench.show(page, sample(match))
    page.locator("[data-piece=c2]").first.click(force=True)
    look = page.get_by_role("dialog", name="c2")
    expect(look).to_contain_text(
        re.compile(r"c2 \(2 red\) starves, short of 1 red: Orange.s c3 \(1 red\) ate first", re.I)
    )
