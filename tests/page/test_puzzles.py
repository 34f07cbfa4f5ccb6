"""Puzzles are solved on the real board, on a phone, in both languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from galapagos.engine.game import find_game
from galapagos.lab.puzzles.puzzle import Puzzle, shipped
from tests.page.live import ask, expect_no_sideways_scrolling, expect_no_violation, open_page
from tests.server.serving import Served

GAME = "laborigines"
PASS = "pass"  # an answer with a button of its own
SCREENS = ((390, 844), (844, 390), (1366, 657))


def puzzle(is_pass_best: bool) -> Puzzle:
    return next(
        one
        for one in shipped(find_game(GAME)).values()
        if (one.best.action == PASS) == is_pass_best and one.reply(PASS) and one.replies[0].line
    )


def test_the_best_answer_is_confirmed_with_its_reason(page: Page, server: Served) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_page(page, server)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("link", name="Solve: Laborigines")).to_be_visible()
    expect_no_violation(page)
    expect_no_sideways_scrolling(page)
    ask(page, server, "/api/me")
    open_page(page, server, f"/puzzles/{GAME}?name={puzzle(True).name}")
    guide = page.get_by_role("region", name="Puzzle")
    expect(guide).to_contain_text("One answer is clearly best.")
    page.get_by_role("button", name="Do not manipulate").click()
    expect(guide).to_contain_text("Yes: Do not manipulate!")
    expect(guide).to_contain_text("You then win with")
    expect(guide).to_contain_text("Your rating: ")
    expect_no_violation(page)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        expect_no_sideways_scrolling(page)
    guide.get_by_role("button", name="Next puzzle").click()
    expect(guide).to_contain_text("One answer is clearly best.")


def test_a_refuted_answer_is_played_on_and_tried_again(page: Page, server: Served) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    ask(page, server, "/api/me")
    open_page(page, server, f"/puzzles/{GAME}?name={puzzle(False).name}")
    page.get_by_role("combobox", name="Language").select_option("de")
    guide = page.get_by_role("region", name="Rätsel")
    expect(guide).to_contain_text("Eine Antwort ist klar die beste.")
    page.get_by_role("button", name="Nicht manipulieren").click()
    expect(guide).to_contain_text("Es gibt etwas Besseres.")
    guide.get_by_role("button", name="Was folgt daraus?").click()
    expect(guide).to_contain_text("So weit haben Bots weitergespielt.")
    guide.get_by_role("button", name="Zurück zur Frage").click()
    expect(page.get_by_role("button", name="Nicht manipulieren")).to_be_visible()
    guide.get_by_role("button", name="Antwort zeigen").click()
    expect(guide).to_contain_text("Die beste Antwort: ")
    expect_no_violation(page)
