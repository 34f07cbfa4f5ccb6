"""Guided rounds: every step has its text and can be played, also by clicks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import galapagos
from galapagos.engine.words.message import languages
from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, open_page
from tests.server.serving import Served

LESSONS = Path(__file__).resolve().parents[2] / "web" / "src" / "lessons"
GAMES = sorted(file.stem for file in LESSONS.glob("*.json"))

# The clicks of each step that asks for something: pieces by name, buttons after an equals sign.
TAPS = {
    "dodo": ["advantage w1", "w4 e4", "=Pass", "w3", "famine e6 =Green_and_green"],
    "mutations": [
        "A1 =Play_a_trait",
        "A3 =Add_an_animal",
        "=Pass",
        "hunt-A2a",
        "B1",
        "food A1a",
        "food A1a",
        "parasite B2a",
        "A3a",
    ],
    "laborigines": ["2", "t3", "t19", "3", "t4"],
    "evo": ["e4 e3", "d4 c3", "e2", "row1 =More =More =Bid_2_on_row_1_(egg)", "row3 =Bid_0_on_row_3_(fur)"],
}


def tap(page: Page, thing: str) -> None:
    if thing.startswith("="):
        page.get_by_role("button", name=thing[1:].replace("_", " "), exact=True).click()
    else:
        page.locator(f"[data-piece='{thing}'][data-touch=lit]").last.dispatch_event("click")


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_guided_round_can_be_played(game: str) -> None:
    lesson = json.loads((LESSONS / f"{game}.json").read_text())
    match = galapagos.from_position(game, lesson["position"])
    for step in lesson["steps"]:
        if "do" in step:
            assert match.state.actor == lesson["seat"], step
            assert len(match.legal()) > 1, step
            match.play(step["do"], lesson["seat"])
        for line in step.get("then", ()):
            match.play(line)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_sentence_and_every_sentence_a_step(game: str, language: str) -> None:
    told = re.findall(r"^([\w-]+) =", (LESSONS / f"{game}.{language}.ftl").read_text(), re.MULTILINE)
    assert told == [step["say"] for step in json.loads((LESSONS / f"{game}.json").read_text())["steps"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_round_is_played_by_clicks_for_everybody(game: str, page: Page, server: Served) -> None:
    steps, taps = json.loads((LESSONS / f"{game}.json").read_text())["steps"], iter(TAPS[game])
    open_page(page, server, f"/lesson/{game}")
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        if number in (1, 3):
            expect_no_violation(page)
        if "do" in step:
            for thing in next(taps).split():
                tap(page, thing)
        else:
            expect(page.locator(".prompt")).to_have_text("Read this, then press Next.")
            page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text("That was a round. Now play a game.")).to_be_visible()
    for width in (360, 768, 1100, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        expect_no_sideways_scrolling(page)


def test_another_answer_is_refused_kindly_and_changes_nothing(page: Page, server: Served) -> None:
    open_page(page, server, "/lesson/dodo")
    for step in (2, 3):
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page.get_by_text(f"Step {step} of")).to_be_visible()
    page.get_by_role("button", name="Pass").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "That is possible, too. For now, try this: Competitive Advantage for white's w1"
    )
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    page.locator("[data-piece=advantage]").click()
    page.locator("[data-piece=w1]").click()
    expect(page.get_by_text("Step 4 of")).to_be_visible()


def test_a_guided_round_goes_on_where_it_was_left(page: Page, server: Served) -> None:
    open_page(page, server, "/lesson/evo")
    for step, name in enumerate(("Next", "Next", "Skip this step"), 2):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_text(f"Step {step} of")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Step 4 of")).to_be_visible()
    expect(page.get_by_text("wins: yellow's dinosaur on e3 is gone")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
