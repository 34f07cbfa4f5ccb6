"""On a phone, touchable pieces are in view, and nothing covers a board."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

import galapagos
from tests.page.conftest import Workbench, watched
from tools.requests import sample

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FEEDING = "A: plain x2, running, plain | B: plain; food 3; shelters 1; feeding A"
SEEN = """one => { const { top, bottom } = one.getBoundingClientRect();
    return bottom > document.querySelector('.top').getBoundingClientRect().bottom
        && top < document.querySelector('footer').getBoundingClientRect().top }"""


def test_the_supply_lies_on_the_desk_when_a_token_is_asked_for(browser: Browser, workbench: Workbench) -> None:
    with watched(browser, **PHONE) as phone:
        workbench.show(phone, sample(galapagos.from_position("mutations", FEEDING)))
        phone.evaluate("scrollTo(0, document.body.scrollHeight)")
        said: list[str] = []
        phone.on("console", lambda line: said.append(line.text))
        food = phone.get_by_role("contentinfo").locator("[data-piece=food][data-touch=lit]")
        expect(food).to_have_accessible_name("3 food on the table")
        food.tap()
        animal = phone.locator("[data-piece=A1a][data-touch=lit]")
        expect(animal).to_be_in_viewport()
        animal.tap()
        assert said == ["feed A1a"]


def test_what_may_be_touched_is_brought_into_sight(browser: Browser, workbench: Workbench) -> None:
    with watched(browser, **PHONE) as phone:
        workbench.show(
            phone,
            sample(
                galapagos.from_position(
                    "dodo", "seats 4; migration; white r e9; white g e9; orange y e1; pink g e1; blue g e2"
                )
            ),
        )
        bird = phone.locator("[data-piece=w1][data-touch=lit]")
        expect(bird).to_be_in_viewport()
        assert bird.evaluate(SEEN)
