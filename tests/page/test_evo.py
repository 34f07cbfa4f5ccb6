"""Features of Evo's board only: hexes as targets, bids by a stepper, tracks to look at."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import galapagos
from tests.page.conftest import Workbench
from tests.page.screens import SETTLED
from tests.page.test_boards import usual
from tools.requests import sample

MOVEMENT = (
    "seats 4; round 3; movement red 2; climate plain; red at d4 genes horn foot; yellow at d5 genes horn*4; "
    "green at c5 genes horn; blue at b4"
)
AUCTION = (
    "seats 3; round 2; auction; red at c3 points 8 genes mutant; yellow at d5; green at e4; row1 horn; row2 egg; "
    "row3 fur"
)


def test_a_step_is_a_tap_on_a_dinosaur_and_one_on_a_neighbour(
    workbench: Workbench, page: Page, said: list[str]
) -> None:
    workbench.show(page, sample(galapagos.from_position("evo", MOVEMENT)))
    page.locator("[data-piece=d3]").click()
    assert said == ["move d4 w"]


def test_who_hears_the_board_is_told_what_lies_around_where_a_step_begins(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("evo", MOVEMENT)))
    name = page.locator("[data-piece=d4]").get_attribute("aria-label") or ""
    around = name.partition("Around it: ")[2].split("; ")
    assert [words.split(",")[0] for words in around] == [
        "north-west c4",
        "north-east c5",
        "west d3",
        "east d5",
        "south-west e3",
        "south-east e4",
    ]
    assert around[1].endswith("deadly, green's dinosaur")
    expect(page.locator("[data-piece=b4]")).not_to_have_accessible_name(re.compile("Around it"))


def test_an_attack_tells_its_odds(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("evo", MOVEMENT)))
    expect(page.locator("[data-piece=c5]")).to_have_accessible_name(
        re.compile("^c5, mountain, deadly, green's dinosaur, an attack wins with 2 in 6. Around it: ")
    )
    expect(page.locator(".odds")).to_have_text("2 in 6")


def test_a_neighbour_who_is_too_strong_and_a_space_too_far_say_why(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("evo", MOVEMENT)))
    page.locator("[data-piece=d5]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text(
        "With two or more horns fewer than the defender you cannot attack."
    )
    page.locator("[data-piece=g4]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("A step leads to a neighbouring space.")


def test_a_bid_is_stepped_up_and_sent_with_its_price(workbench: Workbench, page: Page, said: list[str]) -> None:
    workbench.show(page, sample(galapagos.from_position("evo", AUCTION)))
    page.locator("[data-piece=row2]").click()
    less, more = page.get_by_role("button", name="Less"), page.get_by_role("button", name="More", exact=True)
    expect(less).to_be_disabled()
    more.click()
    more.click()
    less.click()
    more.click()
    page.get_by_role("button", name="Bid 2 on row 2 (egg), pay 1").click()
    assert said == ["bid row2 2"]


def test_what_is_no_move_opens_its_closer_look(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("evo", MOVEMENT)))
    page.locator("[data-piece=meteor]").click(force=True)
    expect(page.get_by_role("dialog", name="Meteor")).to_be_visible()


def test_a_tap_on_the_number_of_my_cards_shows_them_and_one_on_others_says_how_many(
    workbench: Workbench, page: Page
) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    workbench.show(page, next(one.sample for one in usual("evo") if "-movement-" in one.name))
    me = page.evaluate("window.workbench.request.seat")
    hand = page.evaluate("window.workbench.view.players[window.workbench.request.seat].hand.length")
    assert hand > 0
    page.get_by_role("contentinfo").locator(f"[data-piece=cards-{me}]").click()
    names = page.evaluate(
        "window.workbench.view.players[window.workbench.request.seat].hand"
        ".map(one => window.workbench.words.say(`card-${one.name}`))"
    )
    for name in names:
        expect(page.get_by_role("dialog")).to_contain_text(name)


def test_a_change_of_the_climate_is_brought_into_sight(workbench: Workbench, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    workbench.show(page, sample(galapagos.from_position("evo", AUCTION)))
    page.evaluate(SETTLED)
    dial = page.locator("svg.dial")
    expect(dial).not_to_be_in_viewport(ratio=1)
    page.evaluate("""() => {
        const { request } = window.workbench;
        const view = { ...request.view, climate: (request.view.climate + 1) % request.view.climates.length };
        window.workbench.show({ ...request, version: request.version + 1, view, actor: -1, choices: [] });
    }""")
    expect(dial).to_be_in_viewport(ratio=0.95)


def test_on_a_phone_bidders_see_who_bids_next(workbench: Workbench, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    workbench.show(page, sample(galapagos.from_position("evo", AUCTION)))
    expect(page.locator(".bids [data-piece=order]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-piece=order]")).to_have_count(1)


def test_an_auction_that_is_only_watched_is_brought_into_sight(workbench: Workbench, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    workbench.show(page, sample(galapagos.from_position("evo", AUCTION)))
    page.evaluate(SETTLED)
    page.evaluate("""() => {
        const { request } = window.workbench;
        window.workbench.auction = { ...request, version: request.version + 2, choices: [] };
        const view = { ...request.view, phase: "meteor" };
        window.workbench.show({ ...request, version: request.version + 1, view, choices: [] });
    }""")
    page.evaluate(SETTLED)
    page.evaluate("document.querySelector('.scroller').scrollTop = 9999")
    page.evaluate("window.workbench.show(window.workbench.auction)")
    expect(page.locator("[data-piece=row1]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".bids [data-piece=gene-mutant-0]")).to_be_in_viewport(ratio=1)
