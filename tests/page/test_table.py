"""The table page with Dodo: keys, undo, and why an action is not allowed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import galapagos
from tests.page.conftest import Workbench
from tools.requests import sample

MIGRATION = "seats 3; migration; white r e5; white g e1; orange y e9; pink g e9"


def test_tap_and_tap_sends_one_answer_and_locks_the_board(workbench: Workbench, page: Page, said: list[str]) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w1]").click()
    expect(page.locator("[data-piece=w1]")).to_have_attribute("data-touch", "chosen")
    page.locator("[data-piece=e2]").click(position={"x": 60, "y": 60})
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    page.locator("[data-piece=e4]").click(position={"x": 60, "y": 60}, force=True)
    assert said == ["migrate w1 e2"]


def test_a_tap_on_a_bird_in_a_lit_environment_means_the_environment(
    workbench: Workbench, page: Page, said: list[str]
) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION.replace("orange y e9", "orange y e2"))))
    page.locator("[data-piece=w1]").click()
    page.locator("[data-piece=o1]").click()
    assert said == ["migrate w1 e2"]


def test_escape_takes_a_half_made_choice_back(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w1]").click()
    expect(page.get_by_role("button", name="Deselect w1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-piece=w1]")).to_have_attribute("data-touch", "lit")


def test_what_is_not_lit_answers_with_its_rule(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w1]").click()
    page.locator("[data-piece=e3]").click(position={"x": 60, "y": 60}, force=True)
    expect(page.get_by_role("alert")).to_have_text(
        "A creature migrates over one edge, not diagonally and not farther. Migration Phase, D8"
    )


def test_a_whole_choice_by_keys(workbench: Workbench, page: Page, said: list[str]) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w2]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-piece=w1]")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-piece=e2]")).to_be_focused()
    page.keyboard.press("Enter")
    assert said == ["migrate w1 e2"]


def test_a_closed_undo_says_why(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_have_text("You have nothing to take back.")


def test_a_closer_look_opens_by_key_and_closes_by_escape(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w1]").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="w1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("[data-piece=w1]")).to_be_focused()


def test_a_creature_can_be_dragged_to_where_it_goes(workbench: Workbench, page: Page, said: list[str]) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)))
    page.locator("[data-piece=w1]").drag_to(page.locator("[data-piece=e2]"), target_position={"x": 60, "y": 60})
    assert said == ["migrate w1 e2"]


def test_a_board_speaks_the_language_that_is_asked_for(workbench: Workbench, page: Page) -> None:
    workbench.show(page, sample(galapagos.from_position("dodo", MIGRATION)), "&language=de")
    page.locator("[data-piece=w1]").click()
    expect(page.get_by_role("button", name="w1 abwählen")).to_be_visible()
    page.locator("[data-piece=e3]").click(position={"x": 60, "y": 60}, force=True)
    expect(page.get_by_role("alert")).to_have_text(
        "Eine Kreatur wandert über eine Kante, nicht schräg und nicht weiter. Wanderphase, D8"
    )
