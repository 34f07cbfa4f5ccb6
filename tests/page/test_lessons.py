"""Guided rounds: what they say is true, and each is played by the hand that points at the next tap."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import galapagos
from galapagos.engine.words.message import languages
from tests.page.live import (
    calm,
    expect_no_sideways_scrolling,
    expect_no_violation,
    open_page,
    play_to_the_end,
    sit_down,
    wait_until,
)
from tests.server.serving import Served

ROOT = Path(__file__).resolve().parents[2]
LESSONS = ROOT / "web" / "src" / "lessons"
GAMES = sorted(file.stem for file in LESSONS.glob("*.json"))
SCREENS = ((1440, 900), (390, 844), (360, 640), (844, 390))
SMALLEST = ((360, 640), (844, 390))
MOST_TAPS = 4  # for one step
SAID = ".guide [role=status]"

# What a sentence calls a thing on the board.
NAMES = {"dodo": r"\b[ewopb]\d+\b", "evo": r"\b[b-h]\d\b", "laborigines": r"\bt\d+\b", "mutations": r"\b[AB]\d\b"}

# The texts of the board and the desk that a player can see and read.
DRAWN = """[...document.querySelectorAll('main.board *, footer .own *')]
    .filter(one => one.children.length === 0 && one.getBoundingClientRect().height > 9)
    .filter(one => getComputedStyle(one).clipPath === 'none' && !one.closest('.unseen'))
    .map(one => one.textContent.trim())"""
# The finger's tip, once a tap there would meet what the hand points at.
TIP = """(hand => {
    const [x, y] = hand ? [parseFloat(hand.style.left), parseFloat(hand.style.top)] : [0, 0];
    return hand && document.elementFromPoint(x, y)?.closest(hand.dataset.at) ? [x, y] : null;
})(document.querySelector('.finger'))"""
# What is said and what the hand points at; null while an answer is on its way.
PROGRESS = """(hand => hand && document.querySelector('.guide [role=status]').textContent + hand.dataset.at)(
    document.querySelector('.finger'))"""
BOARD = """document.fonts.status === 'loaded' ? (({ width, height }) => [width, height].map(Math.round))(
    document.querySelector('main.board').getBoundingClientRect()) : null"""


def lesson_of(game: str) -> Any:
    return json.loads((LESSONS / f"{game}.json").read_text())


def ids_in(*files: Path) -> list[str]:
    return [name for file in files for name in re.findall(r"^([\w-]+) =", file.read_text(), re.MULTILINE)]


def sentences(game: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w-]+) = (.*)$", (LESSONS / f"{game}.en.ftl").read_text(), re.MULTILINE))


def tap_at_the_hand(page: Page) -> None:
    tip = calm(page, TIP)
    before = page.evaluate(PROGRESS)
    page.mouse.click(*tip)
    wait_until(page, f"![null, {json.dumps(before)}].includes({PROGRESS})")


def follow_the_hand(page: Page) -> None:
    """Tap what the hand shows until something else is said."""
    said = page.locator(SAID).text_content()
    for _ in range(MOST_TAPS):
        tap_at_the_hand(page)
        if page.locator(SAID).text_content() != said:
            return
    raise AssertionError(f"no end after {MOST_TAPS} taps: {said}")


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_guided_round_can_be_played(game: str) -> None:
    lesson = lesson_of(game)
    for step in lesson["steps"]:
        if "position" in step:
            match = galapagos.from_position(game, step["position"])
        if "do" in step:
            assert match.state.actor == lesson["seat"], step
            assert len(match.legal()) > 1, step
            match.play(step["do"], lesson["seat"])
        for line in step.get("then", ()):
            match.play(line)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_sentence_and_every_sentence_a_step(game: str, language: str) -> None:
    assert ids_in(LESSONS / f"{game}.{language}.ftl") == [step["say"] for step in lesson_of(game)["steps"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_step_and_a_button_never_share_an_id(game: str) -> None:
    own = ids_in(LESSONS / f"{game}.en.ftl")
    places = ("web/src/words", f"web/src/games/{game}", "src/galapagos/engine", f"src/galapagos/games/{game}")
    others = ids_in(*(ROOT / place / "en.ftl" for place in places))
    assert len(set(own)) == len(own)
    assert not set(own) & set(others)


@pytest.mark.parametrize(
    "screen",
    [screen if screen in SMALLEST else pytest.param(screen, marks=pytest.mark.thorough) for screen in SCREENS],
    ids=lambda screen: f"{screen[0]}x{screen[1]}",
)
@pytest.mark.parametrize("game", GAMES)
def test_the_hand_leads_through_a_guided_round(game: str, screen: tuple[int, int], page: Page, server: Served) -> None:
    steps, said = lesson_of(game)["steps"], sentences(game)
    width, height = screen
    page.set_viewport_size({"width": width, "height": height})
    open_page(page, server, f"/lesson/{game}")
    sizes = set()
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        later = "Some turns later: " if number > 1 and "position" in step else ""
        expect(page.locator(SAID)).to_have_text(later + said[step["say"]])
        expect(page.locator(".guide")).to_be_in_viewport(ratio=1)
        names = json.dumps(re.findall(NAMES[game], said[step["say"]]))
        wait_until(page, f"(drawn => {names}.every(name => drawn.includes(name)))({DRAWN})")
        assert page.locator("[data-touch=lit], [data-touch=begins]").count() <= 2, number
        sizes.add(tuple(calm(page, BOARD)[: 2 if width > 1000 else 1]))
        follow_the_hand(page)
    expect(page.locator(SAID)).to_have_text("That is all you need. Now play a game!")
    assert len(sizes) == 1
    expect_no_sideways_scrolling(page)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_leave_two_thirds_of_a_phone(game: str, language: str, page: Page, server: Served) -> None:
    """The room is that of the longest sentence in every step."""
    page.set_viewport_size({"width": 360, "height": 640})
    open_page(page, server, f"/lesson/{game}?language={language}")
    expect(page.locator(".guide")).to_be_visible()
    wait_until(page, "document.querySelector('.guide').offsetHeight <= innerHeight / 3")
    wait_until(page, "document.querySelector('main.board').offsetHeight >= innerHeight * 0.4")


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_round_is_for_everybody(game: str, page: Page, server: Served) -> None:
    steps = len(lesson_of(game)["steps"])
    open_page(page, server, f"/lesson/{game}")
    expect(page.locator(".finger")).to_be_visible()
    expect_no_violation(page)
    for number in range(1, steps + 1):
        page.get_by_role("button", name=re.compile("^(Next|Skip)$")).click()
        if number < steps:
            expect(page.get_by_text(f"Step {number + 1} of {steps}")).to_be_visible()
    expect(page.get_by_role("link", name="Play against bots")).to_be_visible()
    expect_no_violation(page)
    page.get_by_role("button", name="Begin again").click()
    expect(page.get_by_text(f"Step 1 of {steps}")).to_be_visible()


def test_another_tap_is_refused_kindly_and_changes_nothing(page: Page, server: Served) -> None:
    open_page(page, server, "/lesson/evo")
    while not page.get_by_text("Step 5 of").is_visible():
        tap_at_the_hand(page)
    expect(page.locator("[data-piece=e4]")).to_have_attribute("data-touch", "lit")
    page.locator("[data-piece=d4]").click()
    expect(page.get_by_role("alert")).to_contain_text("Not in this step. Follow the hand: ")
    expect(page.locator("[data-touch=chosen]")).to_have_count(0)
    expect(page.get_by_role("button", name="Stop moving")).to_have_count(0)
    expect(page.get_by_text("Step 5 of")).to_be_visible()
    tap_at_the_hand(page)
    tap_at_the_hand(page)
    expect(page.get_by_text("Step 6 of")).to_be_visible()


def test_a_guided_round_goes_on_where_it_was_left(page: Page, server: Served) -> None:
    open_page(page, server, "/lesson/evo")
    for step, name in enumerate(("Next", "Next", "Next", "Next", "Skip"), 2):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_text(f"Step {step} of")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Step 6 of")).to_be_visible()
    expect(page.get_by_text("yellow's dinosaur on e3 is gone")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_text("Step 5 of")).to_be_visible()


def test_a_new_player_is_offered_the_guided_round_until_a_match_is_over(page: Page, server: Served) -> None:
    main = re.compile(r"\bmain\b")
    open_page(page, server)
    expect(page.get_by_role("link", name="Learn it by doing: Tough Luck, Dodo")).to_have_class(main)
    sit_down(server, "dodo", page, "random", options={"turn_limit": "1"})
    expect(page.get_by_role("link", name="New to this game? Learn it by doing")).to_be_visible()
    play_to_the_end(page)
    open_page(page, server)
    expect(page.get_by_role("link", name="Learn it by doing: Tough Luck, Dodo")).not_to_have_class(main)
    expect(page.get_by_role("link", name="Learn it by doing: Evo")).to_have_class(main)
    sit_down(server, "dodo", page, "random", options={"turn_limit": "1"})
    expect(page.get_by_role("link", name="New to this game? Learn it by doing")).to_have_count(0)


def test_a_key_shows_the_names_on_the_board_of_any_match(page: Page, server: Served) -> None:
    sit_down(server, "evo", page, "random", "random")
    spaces = page.locator(".island [data-piece]").count()
    page.keyboard.press("n")
    expect(page.locator(".island .where")).to_have_count(spaces)
    open_page(page, server, "/you")
    names = page.get_by_role("radiogroup", name="Names on the board")
    expect(names.get_by_role("radio", name="on", exact=True)).to_be_checked()


HAND_COVERS = """() => {
    const box = document.querySelector('.finger').getBoundingClientRect();
    const there = document.querySelector('[data-piece][data-touch=lit]').getBoundingClientRect();
    const across = Math.min(box.right, there.right) - Math.max(box.left, there.left);
    const down = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
    return across * down / (there.width * there.height);
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_the_hand_leaves_what_it_points_at_in_sight_and_the_sentence_is_whole(
    size: tuple[int, int], page: Page, server: Served
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_page(page, server, "/lesson/laborigines")
    step = page.locator(".guide .cap")
    for number in range(1, 12):  # tokens are paid in step 11
        expect(step).to_have_text(re.compile(f"^Step {number} of"))
        if number < 11:
            page.locator(".guide .ways:not([inert]) button").nth(1).click()
    expect(page.locator(".guide p[role=status]")).to_be_in_viewport(ratio=1)
    lit = page.locator(".piles [data-touch=lit]")
    expect(lit).to_be_in_viewport(ratio=1)
    expect(page.locator(".finger")).to_be_visible()
    wait_until(page, f"({HAND_COVERS})() < 0.35")


# A pace, the step that the reader has reached, and a set of all that the guide and the caption over the board say.
WATCHED = """step => {
    localStorage.setItem("galapagos-settings", '{"pace": 250}');
    localStorage.setItem("galapagos-lesson-dodo", step);
    window.said = new Set();
    const keep = () => document.querySelectorAll(".guide [role=status], .caption").forEach(
        one => window.said.add(one.textContent));
    addEventListener("DOMContentLoaded", () => new MutationObserver(keep).observe(
        document.body, { childList: true, subtree: true, characterData: true }));
}"""


@pytest.mark.parametrize(
    ("step", "seen", "later"),
    [(2, "places", True), (7, "starves, short of 1 red", False), (13, "Meal in e3", False)],
)
def test_what_happens_between_two_steps_is_played(
    step: int, seen: str, later: bool, page: Page, server: Served
) -> None:
    page.add_init_script(f"""location.protocol === "http:" && ({WATCHED})("{step - 1}")""")
    open_page(page, server, "/lesson/dodo")
    expect(page.get_by_text(f"Step {step} of")).to_be_visible()
    for _ in range(MOST_TAPS):
        if "Watch" in (page.locator(SAID).text_content() or "") or page.get_by_text(f"Step {step + 1} of").is_visible():
            break
        tap_at_the_hand(page)
    expect(page.get_by_text(f"Step {step + 1} of")).to_be_visible(timeout=60_000)
    said = page.evaluate("[...window.said]")
    assert "Watch what happens." in said
    assert any(seen in one for one in said), said
    expect(page.locator(SAID).get_by_text("Some turns later:")).to_have_count(int(later))


def test_what_is_played_can_be_skipped(page: Page, server: Served) -> None:
    page.add_init_script(f"""location.protocol === "http:" && ({WATCHED})("9")""")
    open_page(page, server, "/lesson/dodo")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(SAID)).to_have_text("Watch what happens.")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.get_by_text("Step 11 of")).to_be_visible()
