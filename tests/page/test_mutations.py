"""Features of Random Mutations' board only: all gardens have the largest size that fits."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

import galapagos
from tests.page.conftest import Workbench
from tests.page.live import wait_until
from tests.page.screens import SETTLED
from tests.page.test_boards import played
from tools.requests import sample

MINE = "A: swimming, running; food 4"
FEW = f"{MINE}; B: grazing x2; C: plain"
MANY = f"{MINE}; " + "; ".join(f"{seat}: swimming x4, running x4, grazing x4, burrowing x3, plain x3" for seat in "BC")
SHOW = "text => window.workbench.show(JSON.parse(text))"
SIZES = "[...document.querySelectorAll('.others .animal')].map(one => one.getBoundingClientRect().width)"
FITS = "document.querySelector('.others').scrollHeight <= document.querySelector('.others').clientHeight"


def request_of(position: str) -> str:
    return json.dumps(json.loads(sample(galapagos.from_position("mutations", position)))["request"])


def test_gardens_shrink_as_they_fill_and_grow_again(workbench: Workbench, page: Page) -> None:
    """A new garden has the size of the others."""
    workbench.show(page, sample(galapagos.from_position("mutations", FEW)))
    page.evaluate(SETTLED)
    large = page.evaluate(SIZES)
    assert len(set(large)) == 1
    page.evaluate(SHOW, request_of(MANY))
    wait_until(
        page, f"{SIZES}.length === 36 && {SIZES}.every(width => width === {SIZES}[0] && width < {large[0]}) && {FITS}"
    )
    page.evaluate(SHOW, request_of(FEW))
    wait_until(page, f"JSON.stringify({SIZES}) === '{json.dumps(large, separators=(',', ':'))}'")


FOUR = f"{MINE}; " + "; ".join(f"{seat}: swimming x2, running x2, grazing" for seat in "BCD")


def test_the_garden_of_the_player_who_acts_is_brought_into_sight(workbench: Workbench, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    workbench.show(page, sample(galapagos.from_position("mutations", FOUR)))
    page.evaluate(SETTLED)
    garden = page.locator("[data-garden='3']")
    expect(garden).not_to_be_in_viewport(ratio=1)
    page.evaluate("""() => {
        const { request } = window.workbench;
        window.workbench.show({ ...request, version: request.version + 1, actor: 3, choices: [], events: [] });
    }""")
    expect(garden).to_be_in_viewport(ratio=0.9)


def test_what_has_come_since_my_last_answer_is_marked(workbench: Workbench, page: Page) -> None:
    """What became of my card can be seen where it lies."""
    workbench.show(page, sample(galapagos.from_position("mutations", FEW)))
    expect(page.locator(".new")).to_have_count(0)
    page.evaluate("window.workbench.isSent = true")
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    later = json.loads(request_of(FEW.replace("A: swimming, running", "A: swimming, running, grazing")))
    later["version"] += 1
    page.evaluate(SHOW, json.dumps(later))
    expect(page.locator(".new")).to_have_text("new")
    expect(page.locator(".mine [aria-label=A3] .new")).to_be_visible()


def test_what_is_never_tapped_for_a_choice_explains_itself(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("mutations", FEW)))
    page.locator("[data-piece=unseen]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_how_much_lies_beyond_the_board_stands_on_the_desk_of_a_phone(workbench: Workbench, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    workbench.show(page, next(one.sample for one in played("mutations", 5) if "-prey-" in one.name))
    more = page.get_by_role("contentinfo").locator(".beyond button.down")
    expect(more).to_be_in_viewport(ratio=1)
    more.click()
    expect(page.get_by_role("contentinfo").locator(".beyond button.up")).to_be_in_viewport(ratio=1)
