"""A half-made choice: what is asked next, and which answers are the main buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import galapagos
from tests.page.conftest import Workbench
from tools.requests import sample

DODO = "seats 2; tokens; e1 221; e6 113; white ry e1; orange gg e6; orange yr e6"


def lit(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...new Set([...document.querySelectorAll('[data-touch=lit]')].map(one => one.dataset.piece))].sort()"
    )
    return found


def tap(page: Page, thing: str) -> None:
    page.locator(f"[data-piece='{thing}'][data-touch=lit]").last.dispatch_event("click")


def show(workbench: Workbench, page: Page, game: str, position: str, *actions: str) -> None:
    match = galapagos.from_position(game, position)
    for action in actions:
        match.play(action)
    workbench.show(page, sample(match))


def mains(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".choices .button.main").all_inner_texts()]


def test_the_prompt_of_dodo_follows_token_and_environment(workbench: Workbench, page: Page) -> None:
    show(workbench, page, "dodo", DODO)
    asked = page.locator(".prompt").inner_text()
    tap(page, "famine")
    expect(page.locator(".prompt")).to_have_text("Famine: in which environment?")
    tap(page, "e6")
    expect(page.locator(".prompt")).to_have_text("Famine: which two squares of e6?")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt")).to_have_text(asked)


def test_the_prompt_of_dodo_asks_where_to(workbench: Workbench, page: Page) -> None:
    show(workbench, page, "dodo", DODO.replace("tokens", "migration").replace("orange gg", "white rg e6; orange gg"))
    creature = lit(page)[0]
    tap(page, creature)
    expect(page.locator(".prompt")).to_have_text(f"Where does {creature} move?")


def test_the_prompt_of_evo_asks_for_the_bid(workbench: Workbench, page: Page) -> None:
    show(workbench, page, "evo", "seats 3; auction; row1 egg; row2 horn; row3 fur")
    tap(page, "row1")
    expect(page.locator(".prompt")).to_have_text("Egg: how much do you bid?")


def test_what_a_species_may_become_are_the_main_buttons(workbench: Workbench, page: Page) -> None:
    show(workbench, page, "mutations", "seats 2; A: plain, carnivorous, plain; B: grazing; development A")
    assert mains(page) == ["Play a new species", "Pass"]
    species = lit(page)[0]
    tap(page, species)
    expect(page.locator(".prompt")).to_have_text(f"{species}: what will you do?")
    assert mains(page)[:2] == ["Play a trait", "Add an animal"]
    assert not {"Play a new species", "Pass"} & set(mains(page))
    expect(page.get_by_role("button", name="Play a new species")).to_be_visible()


@pytest.mark.parametrize(("answer", "action"), [("Feed it", "feed"), ("Attack with it", "hunt")])
def test_a_hungry_animal_offers_what_it_may_take(
    workbench: Workbench, page: Page, said: list[str], answer: str, action: str
) -> None:
    show(workbench, page, "mutations", "seats 2; A: carnivorous, plain; B: grazing, plain; food 4; feeding A")
    animal = next(thing for thing in lit(page) if thing.startswith("hunt-")).removeprefix("hunt-")
    assert animal in lit(page)
    tap(page, animal)
    page.locator(".choices").get_by_role("button", name=answer).click()
    assert said == [f"{action} {animal}"]
