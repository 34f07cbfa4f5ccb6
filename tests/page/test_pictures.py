"""What happens without a question is shown picture by picture: at the pace that is set, in notes and in replays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from galapagos.engine.game import find_game, game_names
from galapagos.engine.match.match import new
from galapagos.engine.words.message import ENGLISH
from tests.page.conftest import watched
from tests.page.live import open_page, wait_for_my_turn, wait_until
from tests.server.serving import Guest, Served

# White has the last say before the meal: w1 eats, w2 starves, o1 eats
BEFORE_THE_MEAL = "seats 2; turn 3; active orange; migration 5; e1 221; e2 311; white rr e1; white rrr e1; orange ry e2"
STEADILY = 'location.protocol.startsWith("http") && localStorage.setItem("galapagos-settings", \'{"pace": 700}\')'
# What the page has shown, without missing a picture: each caption with the labels of the pieces beside it.
RECORD = """
    window.shown = [];
    addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
        const caption = document.querySelector(".caption")?.textContent ?? "";
        if (!caption || caption === window.shown.at(-1)?.caption) return;
        const pieces = [...document.querySelectorAll("[data-piece]")];
        const label = one => [one.dataset.piece, one.getAttribute("aria-label") ?? ""];
        window.shown.push({ caption, pieces: Object.fromEntries(pieces.map(label)) });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }));
"""


@pytest.fixture(params=["no-preference", "reduce"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page that shows each picture for a while, with motion and without."""
    with watched(browser, reduced_motion=request.param) as page:
        page.add_init_script(STEADILY)
        page.add_init_script(RECORD)
        yield page


def sit_alone(page: Page, server: Served, game: str, position: str, bots: int) -> tuple[Guest, str]:
    """This page at a table with bots, from a position; and a person's other connection to it."""
    guest = server.guest("Ann")
    seats = [{"me": True}, *({"bot": "random"} for _ in range(bots))]
    table = guest.post("/api/tables", game=game, seats=seats, position=position)["id"]
    page.context.add_cookies([{"name": "galapagos", "value": guest.http.cookies["galapagos"], "url": server.url}])
    open_page(page, server, f"/table/{table}")
    wait_for_my_turn(page)
    return guest, table


def shown(page: Page) -> list[Any]:
    return list(page.evaluate("window.shown"))


def captions(page: Page) -> list[str]:
    return [one["caption"] for one in shown(page)]


def test_dodos_meal_is_shown_environment_by_environment(page: Page, server: Served) -> None:
    sit_alone(page, server, "dodo", BEFORE_THE_MEAL, 1)
    page.get_by_role("button", name="Pass").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    wait_until(page, "window.shown.length >= 4")
    first, second, *births = shown(page)
    assert [first["caption"], second["caption"]] == ["Meal in e1", "Meal in e2"]
    assert [state(first, creature) for creature in ("w1", "w2", "o1")] == ["fed", "dead", ""]
    assert [state(second, creature) for creature in ("w1", "w2", "o1")] == ["fed", "dead", "fed"]
    assert all("has a child" in birth["caption"] for birth in births[:2])


def state(picture: Any, creature: str) -> str:
    label = picture["pieces"].get(creature, "")
    return next((word for word in ("dead", "fed") if re.search(rf"\b{word}\b", label)), "")


def test_pictures_are_skipped_and_looking_back_finds_them(page: Page, server: Served) -> None:
    guest, table = sit_alone(page, server, "dodo", BEFORE_THE_MEAL, 1)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".caption")).to_have_text("Meal in e1")
    page.keyboard.press("Escape")
    expect(page.locator(".caption")).to_have_count(0)
    starved = page.locator(".log").get_by_role("button").filter(has_text="starves")
    starved.first.click()
    expect(page.locator(".caption")).to_have_text("Meal in e1")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    film = guest.get(f"/api/tables/{table}/film")
    meal = next(i for i, moment in enumerate(film["moments"]) if moment.get("pictures"))
    open_page(page, server, f"/replay/{table}?version={meal}")
    page.wait_for_selector(".timeline")
    for caption in ("Meal in e1", "Meal in e2"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".caption")).to_have_text(caption)
    assert page.url.endswith(f"?version={meal}&part=2")
    page.reload()
    expect(page.locator(".caption")).to_have_text("Meal in e2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".caption")).to_have_text("Meal in e1")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".caption")).to_have_count(0)


# The innermost elements that show this sentence.
SHOWN = """said => [...document.querySelectorAll('body *')].filter(one => one.textContent.trim() === said
    && ![...one.children].some(child => child.textContent.trim() === said)
    && one.checkVisibility() && !one.closest('.unseen')).length"""


def test_a_caption_is_said_once_on_every_screen(browser: Browser, server: Served) -> None:
    with watched(browser) as page:
        page.add_init_script(STEADILY.replace("700", "600000"))
        guest, table = sit_alone(page, server, "dodo", BEFORE_THE_MEAL, 1)
        page.get_by_role("button", name="Pass").click()
        skip = page.get_by_role("button", name="Skip")
        expect(skip).to_be_visible()
        for width, height in ((1440, 900), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".caption")).to_have_count(int(width > 1000))
            expect(page.locator(".prompt")).to_have_text("Meal in e1")
            wait_until(page, f"({SHOWN})('Meal in e1') === 1")
        page.set_viewport_size({"width": 1440, "height": 900})
        skip.click()
        page.locator(".log").get_by_role("button").filter(has_text="starves").first.click()
        film = guest.get(f"/api/tables/{table}/film")
        meal = next(i for i, moment in enumerate(film["moments"]) if moment.get("pictures"))
        for width, height in ((1440, 900), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".prompt")).to_contain_text("Meal in e1")
            wait_until(page, f"({SHOWN})('Meal in e1') === 1")
        open_page(page, server, f"/replay/{table}?version={meal}&part=1")
        expect(page.locator(".at")).to_contain_text("Meal in e1")
        for width, height in ((1440, 900), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".caption")).to_have_count(int(width > 1000))
            wait_until(page, f"({SHOWN})('Meal in e1') === 1")


class Passage(NamedTuple):
    """An answer after which the game goes on by itself: where, which, and the captions until the next roll."""

    position: str
    action: str
    captions: list[str]


def find_passage(game: str, seats: int, wanted: str) -> Passage:
    """The first answer of seat 0 in random games that leads to a picture with this in its caption, and to another."""
    for seed in range(50):
        match = new(game, seats, seed=seed)
        while not match.is_over:
            if match.state.actor == 0:
                start = find_game(game).from_position(match.position)
                for action in start.legal()[:8] if start.state.actor == 0 and start.version == 0 else ():
                    trial = start.copy()
                    trial.play(action)
                    told = [one.caption.words for one in trial.request(0, 0, words=ENGLISH).pictures]
                    if len(told) > 1 and any(wanted in caption for caption in told):
                        return Passage(match.position, find_game(game).actions.text(action), told)
            match.play(match.legal()[seed % len(match.legal())])
    raise AssertionError(f"{game}: no game has {wanted!r}")


PASSAGES = {
    "evo": (3, "Survival"),
    "mutations": (2, "Extinction"),
    "laborigines": (3, "turns over"),
}


@pytest.mark.parametrize("game", PASSAGES)
def test_what_passes_without_a_question_is_shown_in_order(page: Page, server: Served, game: str) -> None:
    seats, wanted = PASSAGES[game]
    passage = find_passage(game, seats, wanted)
    guest, table = sit_alone(page, server, game, passage.position, seats - 1)
    guest.at(table).play(passage.action)
    wait_until(page, f"window.shown.length >= {len(passage.captions)}")
    assert [spaced(one) for one in captions(page)[: len(passage.captions)]] == [spaced(one) for one in passage.captions]


def spaced(text: str) -> str:
    return " ".join(text.split())


def test_every_game_is_watched_here() -> None:
    assert {"dodo", *PASSAGES} == set(game_names())
