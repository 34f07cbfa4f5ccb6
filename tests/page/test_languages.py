"""Switching the language takes effect at once: nothing is reloaded, and the page keeps its place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from galapagos.engine.game import game_names
from tests.page.live import (
    expect_no_sideways_scrolling,
    expect_no_violation,
    open_page,
    play_now,
    sit_down,
    violations,
)
from tests.server.serving import Served

WIDTHS = (360, 768, 1100, 1440)


def speak(page: Page, language: str) -> None:
    page.get_by_role("combobox", name="Language").or_(page.get_by_role("combobox", name="Sprache")).select_option(
        language
    )


@contextmanager
def without_reload(page: Page) -> Iterator[None]:
    page.evaluate("window.isStillHere = true")
    yield
    assert page.evaluate("window.isStillHere")


def test_rules_stay_at_the_ruling(page: Page, server: Served) -> None:
    open_page(page, server, "/rules/dodo#D8")
    expect(page.locator(".aimed")).to_contain_text("over one edge")
    with without_reload(page):
        speak(page, "de")
        expect(page.locator(".aimed")).to_contain_text("über eine Kante")
        expect(page.locator(".aimed")).to_be_in_viewport()
        expect(page.get_by_role("navigation", name="Inhalt").get_by_role("link", name="3B. Eroberung")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        speak(page, "en")
        expect(page.locator(".aimed")).to_contain_text("over one edge")


def test_rules_stay_at_the_section_that_is_read(page: Page, server: Served) -> None:
    open_page(page, server, "/rules/evo")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Event cards").click()
    with without_reload(page):
        speak(page, "de")
        expect(page.get_by_role("heading", name="Ereigniskarten")).to_be_in_viewport()
    assert page.url.endswith("#event-cards")


@pytest.mark.parametrize("game", game_names())
def test_rules_in_german_are_for_everybody(game: str, page: Page, server: Served) -> None:
    open_page(page, server, f"/rules/{game}?language=de")
    expect(page.get_by_role("heading", name="Was es gibt")).to_be_visible()
    assert violations(page) == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        expect_no_sideways_scrolling(page)


def test_a_guided_round_stays_at_its_step(page: Page, server: Served) -> None:
    open_page(page, server, "/lesson/dodo")
    page.get_by_role("button", name="Next", exact=True).click()
    said = page.locator(".guide [role=status]")
    expect(said).to_contain_text("Before the first turn each player places three creatures")
    with without_reload(page):
        speak(page, "de")
        expect(page.get_by_text("Schritt 2 von 14")).to_be_visible()
        expect(said).to_contain_text("Vor der ersten Runde stellen alle drei Kreaturen auf")
        page.locator("[data-piece=e2]").click(position={"x": 60, "y": 60}, force=True)
        expect(page.get_by_role("alert")).to_contain_text("Nicht in diesem Schritt. Folge der Hand")
        page.get_by_role("button", name="Überspringen").click()
        expect(page.get_by_text("Schritt 3 von 14")).to_be_visible()
    expect_no_violation(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        expect_no_sideways_scrolling(page)


def test_a_why_not_leads_to_the_german_rules(page: Page, server: Served) -> None:
    table = sit_down(server, "dodo", page, "random", position="seats 2; migration; white ry e1; white rrryg e5")
    open_page(page, server, f"/table/{table}?language=de")
    page.locator("[data-piece=w2][data-touch=lit]").click()
    page.locator("[data-piece=e1]").click(position={"x": 60, "y": 60}, force=True)
    page.get_by_role("button", name="Wanderphase, D8").click()
    expect(page.get_by_role("dialog", name="Regeln").locator(".aimed")).to_contain_text("über eine Kante")


def test_options_and_bots_have_german_names(page: Page, server: Served) -> None:
    open_page(page, server, "/new/evo?language=de")
    expect(page.get_by_role("radiogroup", name="Gleichstand bei der Initiative")).to_be_visible()
    expect(page.get_by_text("für 4: du mit Jungvogel, Sammler, Jäger.")).to_be_visible()
    expect(page.get_by_text("durch das Los", exact=True)).to_be_visible()


def test_a_live_table_goes_on_in_german(page: Page, server: Served) -> None:
    play_now(page, server)
    with without_reload(page):
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Deutsch").click()
        expect(page.get_by_text("Weiß, setz eine deiner Kreaturen ein.")).to_be_visible()
        expect(page.get_by_text("Jungvogel").first).to_be_visible()


def test_a_refusal_of_the_server_is_in_german(browser: Browser, server: Served) -> None:
    with browser.new_context() as context:  # its console may log 404
        page = context.new_page()
        open_page(page, server, "/replay/nothing?language=de")
        expect(page.get_by_role("alert")).to_have_text("Diesen Tisch gibt es nicht: Vielleicht ist er abgelaufen.")
        open_page(page, server, "/position/dodo?language=de#migration;~white~q~e2")
        expect(page.get_by_role("alert")).to_have_text("'q' ist keines von r, y, g.")
