"""Tables at every size of screen: what can be tapped is in sight and uncovered, and board and prompt are visible
together."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import galapagos
from galapagos.engine.game import find_game
from galapagos.engine.words.message import languages
from tests.page.conftest import Workbench, watched
from tests.page.screens import FRAME, SETTLED, SIZES, resize, wrong
from tests.page.test_boards import GAMES, Moment, fullest, played, usual
from tools.requests import sample

SOME_SIZES = ((390, 844), (844, 390), (768, 1024), (1366, 657))
SOME_MOMENTS = 3
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def check(moments: list[Moment], sizes: tuple[tuple[int, int], ...], workbench: Workbench, page: Page) -> None:
    found = dict[str, list[str]]()
    for moment, language in zip(moments, cycle(languages()), strict=False):
        workbench.show(page, moment.sample, f"&language={language}")
        for width, height in sizes:
            resize(page, width, height)
            if complaints := wrong(page):
                found[f"{moment.name} {width}x{height} {language}"] = complaints
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
def test_everything_lit_is_in_sight_and_the_desk_leaves_room(game: str, workbench: Workbench, page: Page) -> None:
    check(usual(game)[-SOME_MOMENTS:], SOME_SIZES, workbench, page)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in find_game(game).seats if seats <= fullest(find_game(game))],
)
def test_everything_lit_is_in_sight_on_every_screen_at_every_table(
    game: str, seats: int, workbench: Workbench, page: Page
) -> None:
    check(played(game, seats), SIZES, workbench, page)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
@pytest.mark.parametrize("game", GAMES)
def test_within_a_choice_the_board_keeps_its_place(
    game: str, size: tuple[int, int], workbench: Workbench, page: Page
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for moment in usual(game):
        workbench.show(page, moment.sample)
        page.evaluate(SETTLED)
        frame = page.evaluate(FRAME)
        for thing in page.evaluate("[...window.workbench.lighting.lit].slice(0, 3)"):
            page.evaluate("thing => { window.workbench.picked = []; window.workbench.lift(thing); }", thing)
            page.evaluate(SETTLED)
            assert page.evaluate(FRAME) == frame, (moment.name, thing)


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844), (844, 390), (320, 568)], ids=str)
def test_dodos_board_keeps_its_size_from_phase_to_phase(
    size: tuple[int, int], workbench: Workbench, page: Page
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    frames = dict[str, Any]()
    for moment in usual("dodo"):
        if not moment.name.endswith("-end"):
            workbench.show(page, moment.sample)
            page.evaluate(SETTLED)
            frames[moment.name] = page.evaluate(FRAME)
    assert len(frames) > 2
    assert len({tuple(frame) for frame in frames.values()}) == 1, frames


CROWDED = "seats 4; migration; white rry e5; white rg e5; orange yy e5; pink ggr e5; blue rgy e5; blue y e5; pink y e1"
COVERED = """() => [...document.querySelectorAll('.called')].flatMap(name => {
    const one = name.getBoundingClientRect();
    return [...document.querySelectorAll('.square')].filter(square => {
        const other = square.getBoundingClientRect();
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }).map(() => name.textContent);
})"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_a_crowd_of_birds_has_names_and_blocks_that_can_be_read(
    size: tuple[int, int], workbench: Workbench, page: Page
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    workbench.show(page, sample(galapagos.from_position("dodo", CROWDED)))
    page.evaluate(SETTLED)
    names = page.locator(".called").all_inner_texts()
    assert sorted(names) == sorted(one["name"] for one in page.evaluate("window.workbench.view.creatures"))
    assert page.evaluate(COVERED) == []
    pips = "[...document.querySelectorAll('.spot rect + path')].map(one => one.getBoundingClientRect().width)"
    assert min(page.evaluate(pips)) > 6
    for part in page.locator(".margin > *:visible").all():
        expect(part).to_be_in_viewport(ratio=1)
    page.keyboard.press("n")
    expect(page.locator(".spot[data-touch=rest] .called")).to_have_count(0)


def test_a_tap_on_a_panel_opens_all_that_is_public_about_a_player(browser: Browser, workbench: Workbench) -> None:
    with watched(browser, **PHONE) as phone:
        workbench.show(
            phone, sample(galapagos.from_position("dodo", "seats 3; migration; white r e1; orange y e5 advantage"))
        )
        phone.get_by_role("button", name="Everything about orange").tap()
        panel = phone.get_by_role("dialog", name="orange")
        expect(panel.get_by_role("img", name="Relocation")).to_be_in_viewport()
        phone.locator("[data-piece=e9]").tap()
        expect(panel).to_have_count(0)


def test_bidders_on_a_phone_see_the_genes_of_all_beside_the_bids(browser: Browser, workbench: Workbench) -> None:
    auction = next(moment for moment in usual("evo") if "-auction-" in moment.name)
    with watched(browser, **PHONE) as phone:
        workbench.show(phone, auction.sample)
        for seat, player in enumerate(phone.evaluate("window.workbench.view.players")):
            for gene, count in player["genes"].items():
                shown = phone.locator(f".bids [data-piece=gene-{gene}-{seat}]")
                expect(shown).to_be_in_viewport(ratio=1)
                expect(shown).to_have_text(str(count))
        expect(phone.locator(".prompt")).to_be_in_viewport(ratio=1)
        expect(phone.locator("[data-piece=row4]")).to_be_in_viewport(ratio=1)


ARTS = (
    "kind => [...document.querySelectorAll(`${kind} .art`)].map(one => Math.round(one.getBoundingClientRect().width))"
)


def test_sizes_of_lizards_do_not_depend_on_what_was_shown_before(workbench: Workbench, page: Page) -> None:
    def sizes() -> Any:
        page.evaluate(SETTLED)
        return [page.evaluate(ARTS, kind) for kind in (".others", ".mine")]

    position = "A: plain x2, running, plain | B: plain, running, swimming; food 3; shelters 1; feeding A"
    workbench.show(page, sample(galapagos.from_position("mutations", position)))
    fresh = sizes()
    others, mine = fresh
    assert min(others) >= 130, "an empty garden has room for large lizards"
    assert max(others) <= min(mine), "one's own lizards are not smaller than others'"
    for height in range(240, 400, 23):
        page.evaluate(
            "high => document.querySelector('footer').style.setProperty('min-height', `${high + 0.4}px`)", height
        )
        sizes()
    page.evaluate("document.querySelector('footer').style.removeProperty('min-height')")
    assert sizes() == fresh


def test_a_click_on_a_space_leaves_no_outline(workbench: Workbench, page: Page) -> None:
    moment = next(moment for moment in usual("evo") if "-movement-" in moment.name)
    workbench.show(page, moment.sample)
    space = page.locator("g.space[data-touch=lit]").first
    space.click(position={"x": 20, "y": 20})
    outline = "one => { one.focus(); return getComputedStyle(one).outlineStyle; }"
    assert space.evaluate(outline) == "none"
