"""The board of Laborigines with teams and with twins, which have unusual tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import galapagos
from tests.page.conftest import Workbench
from tests.page.screens import SETTLED
from tools.requests import sample

TEAMS = "seats 4; option variant=teams; red1 t1; blue1 t4; red2 t12; blue2 t13; moa t16; direction 3 5"
TWINS = "seats 2; option variant=twins; red1 t1; red2 t5; blue1 t11; blue2 t13"
TWO = "seats 2; red t1; blue t11; moa t16; direction 3 5"


def lit(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...new Set([...document.querySelectorAll('[data-touch=lit]')].map(one => one.dataset.piece))].sort()"
    )
    return found


def test_tokens_that_are_taken_lie_before_you_even_where_two_teams_meet_on_one_tile(
    workbench: Workbench, page: Page, said: list[str]
) -> None:
    match = galapagos.from_position("laborigines", TEAMS)
    match.play("move clockwise")
    workbench.show(page, sample(match))
    assert lit(page) == ["their-blue", "their-violet"]
    page.locator("[data-piece=their-violet]").click()
    assert said == ["transfer violet"]


def test_a_team_has_one_frame_and_one_sum(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("laborigines", TEAMS)))
    expect(page.get_by_role("region", name="Blue team").locator("header")).to_have_text("Blue team 40")
    expect(page.get_by_role("region", name="Blue team").get_by_role("region")).to_have_count(2)


def test_a_twin_is_tapped_then_its_die(workbench: Workbench, page: Page, said: list[str]) -> None:
    match = galapagos.from_position("laborigines", TWINS)
    match.play("roll 2 5")
    workbench.show(page, sample(match))
    assert lit(page) == ["red1", "red2"]
    page.locator("[data-piece=red2]").click()
    assert lit(page) == ["2", "5"]
    page.locator("[data-piece='5']").click()
    assert said == ["send second 5"]


def test_who_stands_where_a_way_leads_is_tapped_for_it(workbench: Workbench, page: Page, said: list[str]) -> None:
    workbench.show(page, sample(galapagos.from_position("laborigines", TEAMS)))
    page.locator(".stand[data-piece=t4]").click()
    assert said == ["move clockwise"]


def test_a_tile_that_no_way_leads_to_says_how_far_it_goes(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("laborigines", TWO)))
    page.locator("[data-piece=t9]").click(force=True)
    expect(page.get_by_role("alert")).to_have_text("It moves 3 tiles at a time, clockwise or counterclockwise. Phase 3")


def signs(page: Page) -> list[str]:
    page.evaluate(SETTLED)
    return sorted(" ".join(text.split()) for text in page.locator(".ways li").all_inner_texts())


def test_a_way_says_what_its_tile_turns_to(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("laborigines", f"{TWO}; t4 green/acid")))
    assert signs(page) == ["t18 turns to ?", "t4 turns to acid"]


def test_each_die_shows_where_it_leads(workbench: Workbench, page: Page) -> None:
    position = "seats 2; red t1; blue t6; moa t12; assignment 2 5; t3 danger"
    workbench.show(page, sample(galapagos.from_position("laborigines", position)))
    assert signs(page) == ["2 t19 turns to ?", "2 t3 turns to huge explosion", "5 t16 turns to ?", "5 t6 meets blue"]


def test_a_chosen_twin_shows_where_its_dice_lead(workbench: Workbench, page: Page) -> None:
    match = galapagos.from_position("laborigines", TWINS)
    match.play("roll 2 5")
    workbench.show(page, sample(match))
    assert signs(page) == []
    page.locator("[data-piece=red2]").click()
    expect(page.locator(".prompt")).to_have_text("Red 2: which die?")
    assert len(signs(page)) == 4


# Pairs that share pixels: signs and pieces with names of tiles, their lower sides and tokens, and with each other. A
# drawing's parts count, not the empty corners of its frame.
COVERED = """() => {
    const boxes = (name, selector) => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
        .map(one => [name, one.getBoundingClientRect()]);
    const signs = boxes('sign', '.post'), bench = boxes('ways', '.ways'), beasts = boxes('moa', '.stand .moa');
    const pieces = boxes('piece', '.stand .piece > g:first-of-type, .stand .piece > path:first-of-type');
    const read = [...boxes('name', '.tile .name'), ...boxes('other side', '.tile > path:nth-last-of-type(1)')];
    const above = [...signs, ...bench, ...beasts, ...pieces];
    const meet = ([, a], [, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const pairs = [...above.flatMap(one => read.map(other => [one, other])),
        ...[...signs, ...bench].flatMap((one, i, all) => [...all.slice(i + 1), ...beasts].map(other => [one, other]))];
    return pairs.filter(([one, other]) => meet(one, other)).map(([[one], [other]]) => `${one} on ${other}`);
}"""
EVERYWHERE = "seats 4; red t4; blue t9; green t15; yellow t19; moa t6; assignment 2 5; t3 danger; t12 acid/green"


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)], ids=["upright", "sideways", "desktop"])
def test_signs_and_pieces_cover_nothing_that_must_be_read(
    size: tuple[int, int], workbench: Workbench, page: Page
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    workbench.show(page, sample(galapagos.from_position("laborigines", EVERYWHERE)))
    page.evaluate(SETTLED)
    assert page.locator(".post").count() == 4
    assert page.evaluate(COVERED) == []
    for nature in ("harms", "neutral", "helps"):
        expect(page.locator(".legend").get_by_text(nature)).to_be_in_viewport(ratio=1)
