"""The page of the end: who won and by what, the chart, and the turning point, in every game."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.bots.positions import LOSING_WITHOUT
from tests.page.live import (
    expect_no_sideways_scrolling,
    expect_no_violation,
    is_over,
    open_page,
    sit_down,
    wait_until,
)
from tests.server.serving import Served, play_all

THINKING = 120_000  # milliseconds
REACHED = r"\d+ (capture|creature|mutation|point|dinosaur|card|token)s?|survives|out|wave \d"
SHARED = "are equal in all that counts and share the win"
SURVIVAL = r"(survives|survive as a team): all others have run out of energy|with the most energy: (one|\d+) tokens? \("
MATCHES = {  # of each: the game, seats, options, and by what one wins
    "dodo": ("dodo", 3, {"turn_limit": "3"}, r"wins? with (one captured|\d+ captured|more (creatures|mutations))"),
    "evo": ("evo", 3, {}, r"wins? with (\d+ points \(|more dinosaurs)"),
    "mutations": ("mutations", 3, {}, r"wins? with (\d+ points|the larger discard pile)"),
    "laborigines": ("laborigines", 3, {"turn_limit": "9"}, SURVIVAL),
    "teams": ("laborigines", 4, {"variant": "teams", "turn_limit": "9"}, SURVIVAL),
    "twins": ("laborigines", 2, {"variant": "twins", "turn_limit": "9"}, SURVIVAL),
}


def play_out(server: Served, game: str, seats: int, options: dict[str, str]) -> str:
    """A finished match of several people who answer at random."""
    guests = [server.guest(name) for name in ("Ann", "Bob", "Cid", "Dan")[:seats]]
    table = guests[0].open(game, *[""] * (seats - 1), options=options)
    for guest in guests[1:]:
        guest.sit(table)
    guests[0].post(f"/api/tables/{table}/start")
    tables = [guest.at(table) for guest in guests]
    play_all(tables, random.Random(5))
    tables[0].wait_until(lambda: tables[0].is_over)
    return table


@pytest.mark.parametrize("name", MATCHES)
def test_the_end_says_who_won_and_by_what(page: Page, server: Served, name: str) -> None:
    game, seats, options, sentence = MATCHES[name]
    open_page(page, server, f"/table/{play_out(server, game, seats, options)}")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins?"))
    if name == "teams":
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^(Red|Blue) team wins$|share the win"))
    expect(page.locator(".says p").first).to_have_text(re.compile(f"{sentence}|{SHARED}"))
    chart = page.get_by_role("img", name=re.compile("turn by turn"))
    expect(chart).to_be_visible()
    lines = chart.locator("path.line").all()
    begun = {(line.get_attribute("d") or "").partition("L")[0] for line in lines}
    assert len(begun) == 1, "all lines begin together"
    dashes = [line.get_attribute("stroke-dasharray") for line in lines[1::2]]
    sides = 2 if name == "teams" else seats  # mates share a line
    assert len(dashes) == sides
    assert len(set(dashes)) == sides, "colour is not all that tells lines apart"
    expect(page.locator(".podium li").first).to_contain_text(re.compile(REACHED))
    if game == "laborigines":
        survived = page.get_by_role("table").get_by_role("row").nth(1)
        expect(survived).to_contain_text("survived")
        expect(survived).to_contain_text("✓")
    expect_no_violation(page)
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect_no_sideways_scrolling(page)


def test_one_learns_from_ones_mistakes(page: Page, server: Served) -> None:
    """White could have won by a capture, and passes."""
    sit_down(server, "dodo", page, "random", position=LOSING_WITHOUT)
    for _ in range(60):
        wait_until(page, "document.querySelector('.says, .choices .button')")  # an answer that is sent has no button
        if is_over(page):
            break
        choices = page.locator(".choices")
        choices.get_by_role("button", name="Pass").or_(choices.get_by_role("button")).first.click()
    page.get_by_role("link", name="Learn from my mistakes").click()
    guide = page.get_by_role("region", name="Your mistakes")
    expect(guide).to_contain_text("You chose: Pass.", timeout=THINKING)
    expect_no_violation(page)
    page.get_by_role("button", name="Pass", exact=True).click()
    expect(guide).to_contain_text("That is what you chose in the game.")
    page.locator("[data-piece=w2]").click()
    page.locator("[data-piece=e6]").click()
    expect(guide).to_contain_text("The bots prefer something else.")
    page.locator("[data-piece=w2]").click()
    page.locator("[data-piece=e2]").click()
    expect(guide).to_contain_text("Yes, that is the better answer!")
    expect(guide).to_contain_text("You capture e2: in ")
    expect(guide).to_contain_text(re.compile(r"Your chance of winning would have been \d+ % instead of \d+ %"))
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect_no_sideways_scrolling(page)
    guide.get_by_role("link", name="Done").or_(guide.get_by_role("button", name="Next mistake")).click()
