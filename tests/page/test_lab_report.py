"""A report of the lab in a browser: in both themes, on a phone, without script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from galapagos.lab.experiment import Experiment
from galapagos.lab.laboratory import Lab

from .live import expect_no_sideways_scrolling, expect_no_violation

pytest.importorskip("duckdb")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("lab")
    experiment = Experiment("dodo", players=[2], bots=["random"], gifts=[None, "without famine"], options={"turn_limit": 1}, games=20, chunk=20)
    return Lab(folder / "results", backend="python").run(experiment).report(folder / "report").as_uri()


def test_axe_finds_nothing_in_either_theme_and_nothing_is_wider_than_a_phone(report: str, page: Page) -> None:
    for width in (1200, 390):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(report)
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
