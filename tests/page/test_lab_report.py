"""A report of the lab in a browser: in both themes, on a phone, without scripts."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Browser, Locator, Page

from galapagos.engine.game import find_game
from galapagos.engine.words.message import ENGLISH
from galapagos.engine.words.spoken import speak
from galapagos.lab.comparison import Comparison
from galapagos.lab.experiment import Experiment
from galapagos.lab.files import COMPARISON
from galapagos.lab.laboratory import Lab
from galapagos.lab.paper.comparison import document
from galapagos.lab.paper.folder import write_report

from .live import expect_no_sideways_scrolling, expect_no_violation

pytest.importorskip("duckdb")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("lab")
    experiment = Experiment(
        "dodo",
        players=[2],
        bots=["random"],
        gifts=[None, "without famine"],
        options={"turn_limit": 1},
        games=40,
        chunk=40,
    )
    return write_report(Lab(folder / "results", backend="python").run(experiment), folder / "report").as_uri()


@pytest.fixture(scope="module")
def comparison(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The effect of a later end of the game."""
    folder = tmp_path_factory.mktemp("comparison")
    lab, name = Lab(folder / "results", backend="python"), ("usual", "longer")
    how = {"players": [2], "bots": ["random"], "games": 100, "chunk": 100}
    sides = [
        lab.run(Experiment("dodo", options={"turn_limit": limit}, **how))  # type: ignore[arg-type]
        for limit in (1, 2)
    ]
    page = folder / COMPARISON
    page.write_text(document(Comparison(find_game("dodo"), name, *sides)), encoding="utf-8")
    return page.as_uri()


@pytest.mark.parametrize("name", ["report", "comparison"])
def test_axe_finds_nothing_in_either_theme_and_nothing_is_wider_than_a_phone(
    name: str, page: Page, request: pytest.FixtureRequest
) -> None:
    for width in (1200, 390):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(request.getfixturevalue(name))
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        expect_no_violation(page)
        expect_no_sideways_scrolling(page)


def test_it_is_read_without_script_and_asks_for_nothing(report: str, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report)
    assert page.get_by_role("heading", name="In short").is_visible()
    assert page.get_by_role("img").first.is_visible()
    page.get_by_text("of them reconstructed").click()
    assert page.get_by_text("DIE_FACES").is_visible()
    assert asked == [report]
    context.close()


def test_plots_are_seen_by_lamplight(report: str, page: Page) -> None:
    page.goto(report)
    colours = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colours.append(page.eval_on_selector("svg text", "text => getComputedStyle(text).fill"))
    assert colours[0] != colours[1]


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A report with tables of several columns, in the language with the longer words."""
    folder = tmp_path_factory.mktemp("wide")
    results = Lab(folder / "results", backend="python").run(
        Experiment("evo", players=[3], bots=["random"], gifts=[None, "egg"], games=34, chunk=34)
    )
    speak("de")
    try:
        return write_report(results, folder / "report").as_uri()
    finally:
        speak(ENGLISH)


# The brightness of a picture near its upper edge, where there is no text: at the left end, in the middle, at the right.
BRIGHTNESS = """async picture => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    canvas.drawImage(image, 0, 0);
    const at = x => canvas.getImageData(x, 4, 1, 1).data.slice(0, 3).reduce((sum, part) => sum + part, 0);
    return [at(2), at(Math.floor(image.width / 2)), at(image.width - 3)];
}"""


def shadows(page: Page, scroller: Locator) -> tuple[bool, bool]:
    """Whether the left and the right end of a scroller have a shadow."""
    left, middle, right = page.evaluate(BRIGHTNESS, base64.b64encode(scroller.screenshot()).decode())
    return left < middle - 30, right < middle - 30


@pytest.mark.parametrize(("width", "some_scroll"), [(1440, False), (390, True)])
def test_a_table_fits_or_a_shadow_says_that_it_goes_on_and_keys_go_there(
    wide: str, page: Page, width: int, some_scroll: bool
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(wide)
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    assert page.locator("table").count() == page.locator(".scroll > table").count() >= 8
    scrolling = 0
    for scroller in page.locator(".scroll").all():
        beyond = scroller.evaluate("one => one.scrollWidth - one.clientWidth")
        assert shadows(page, scroller) == (False, beyond > 0)
        if beyond:
            scrolling += 1
            scroller.focus()
            assert scroller.evaluate(
                "one => one === document.activeElement && one.getAttribute('role') === 'group' && "
                "one.ariaLabel.length > 3"
            )
            for _ in range(200):
                page.keyboard.press("ArrowRight")
                if scroller.evaluate("one => one.scrollLeft + one.clientWidth >= one.scrollWidth - 1"):
                    break
            assert shadows(page, scroller) == (True, False)
    assert (scrolling > 0) == some_scroll
