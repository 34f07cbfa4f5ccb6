"""The rules in the page: every section and ruling has an address, diagrams show real positions, and refusals link to
their rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import galapagos
from galapagos.engine.game import find_game, game_names
from tests.page.conftest import ROOT
from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, open_page, sit_down
from tests.server.serving import Served

WIDTHS = (360, 768, 1100, 1440)
FIGURE = re.compile(r"^<!-- figure: (.*)\nposition: (.*)$", re.MULTILINE)


def figures(game: str) -> list[tuple[str, str]]:
    return FIGURE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text())


@pytest.mark.parametrize("game", game_names())
def test_every_drawing_is_of_a_position_that_can_be(game: str) -> None:
    for _, position in figures(game):
        assert galapagos.from_position(game, position).position


@pytest.mark.parametrize("game", game_names())
def test_the_rules_are_shown_with_their_drawings_for_everybody(game: str, page: Page, server: Served) -> None:
    open_page(page, server, f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(find_game(game).title)
    for number, (things, _) in enumerate(figures(game)):
        figure = page.locator("figure").nth(number)
        figure.scroll_into_view_if_needed()
        if things != "board":
            expect(figure.locator(".thing:has(svg)")).to_have_count(len(things.split()))
        else:
            expect(figure.locator("[data-piece]").first).to_be_visible()
    expect_no_violation(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        expect_no_sideways_scrolling(page)


def test_a_ruling_has_an_address_and_marks_its_paragraph(page: Page, server: Served) -> None:
    open_page(page, server, "/rules/mutations#M17")
    aimed = page.locator(".aimed")
    expect(aimed).to_contain_text("It must have an animal in reach")
    expect(aimed).to_be_in_viewport()
    page.get_by_role("link", name="M20").first.click()
    expect(page.locator(".aimed")).to_contain_text("rolls a die")
    assert page.url.endswith("#M20")


def test_contents_lead_to_sections_and_follow_the_reader(page: Page, server: Served) -> None:
    open_page(page, server, "/rules/evo")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Event cards").click()
    expect(page.get_by_role("heading", name="Event cards")).to_be_in_viewport()
    expect(page.locator("li.now")).to_have_text("Event cards")
    assert page.url.endswith("#event-cards")


def test_a_word_is_found_by_keys_and_counted_in_the_contents(page: Page, server: Served) -> None:
    open_page(page, server, "/rules/mutations")
    expect(page.get_by_role("heading", name="Attacks")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("swimm")
    expect(page.get_by_text(re.compile(r"\d+ places"))).to_be_visible()
    expect(page.get_by_role("navigation", name="Contents").get_by_role("link", name="Attacks 7")).to_be_visible()
    page.keyboard.press("Enter")
    expect_no_violation(page)


def test_a_why_not_opens_the_rules_beside_the_table_at_its_ruling(page: Page, server: Served) -> None:
    sit_down(server, "dodo", page, "random", position="seats 2; migration; white ry e1; white rrryg e5")
    page.locator("[data-piece=w2][data-touch=lit]").click()
    page.locator("[data-piece=e1]").click(position={"x": 60, "y": 60}, force=True)
    page.get_by_role("button", name="Migration Phase, D8").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator(".aimed")).to_contain_text("over one edge")
    expect(drawer.locator(".aimed")).to_be_in_viewport()
    drawer.hover()
    expect_no_violation(page)
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.locator("[data-piece=w2]")).to_have_attribute("data-touch", "chosen")
