"""Replays: every moment, every viewpoint, the bots' analysis, and playing on from a moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.live import expect_no_sideways_scrolling, expect_no_violation, open_page, sit_down
from tests.server.serving import Served

WIDTHS = (360, 768, 1100, 1440)
THINKING = 120_000  # milliseconds
OUT = {  # positions in which the first of three players is out
    "dodo": "seats 3; turn 4; active orange; migration; e1 221; orange r e1; pink y e2",
    "laborigines": "seats 3; active blue; red out 1",
}


def show(page: Page, server: Served, table: str, version: int = 0) -> None:
    open_page(page, server, f"/replay/{table}?version={version}")
    page.wait_for_selector(".timeline")


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_keys_and_the_slider_lead_to_every_moment(page: Page, server: Served, finished: str) -> None:
    show(page, server, finished, 16)  # no picture lies between a migration and the next
    assert at(page) == 16
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for key, place in (
        ("ArrowRight", 17),
        ("ArrowLeft", 16),
        ("Home", 0),
        ("ArrowLeft", 0),
        ("End", last),
        ("ArrowRight", last),
    ):
        page.keyboard.press(key)
        assert at(page) == place, key
    page.get_by_role("slider").fill("12")
    expect(page.get_by_text(f"Before move 13 of {last}")).to_be_visible()
    assert page.url.endswith("?version=12")


def test_nothing_is_lit_and_a_piece_can_be_looked_at(page: Page, server: Served, finished: str) -> None:
    show(page, server, finished, 30)
    expect(page.locator("[data-touch=lit]")).to_have_count(0)
    page.locator("[data-piece=e1]").click(position={"x": 60, "y": 60}, force=True)
    expect(page.get_by_role("dialog", name="e1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_closer_look_says_what_died_there_and_why_up_to_the_moment_that_is_shown(
    page: Page, server: Served, finished: str
) -> None:
    film = server.guest().get(f"/api/tables/{finished}/film")
    version, died = next(
        (moment["version"], event["parts"]["environment"])
        for moment in film["moments"]
        for event in moment.get("events", [])
        if event["event"] == "starved"
    )
    cause = page.get_by_role("dialog").get_by_text(re.compile("starves, short of"))
    for moment, is_told in ((version, True), (version - 1, False)):
        show(page, server, finished, moment)
        page.locator(f"[data-piece={died}]").first.click(position={"x": 60, "y": 60}, force=True)
        expect(page.get_by_role("dialog", name=died)).to_be_visible()
        expect(cause).to_have_count(1 if is_told else 0)


def test_a_folded_line_opens_in_a_replay_too(page: Page, server: Served, finished: str) -> None:
    show(page, server, finished)
    line = page.locator(".notes summary", has_text="creatures are placed").first
    part = page.locator(".notes details .line", has_text="is placed in").first
    expect(part).to_be_hidden()
    line.press("Enter")
    expect(part).to_be_visible()
    part.click()
    assert at(page) > 0


def test_space_plays_until_somebody_stops_it(page: Page, server: Served, finished: str) -> None:
    page.clock.install()
    show(page, server, finished, 10)
    page.keyboard.press(" ")
    page.clock.run_for(4000)
    stopped = at(page)
    assert stopped > 11
    page.keyboard.press(" ")
    page.clock.run_for(4000)
    assert at(page) == stopped


def test_a_line_leads_to_its_moment_and_after_the_end_every_seat_may_be_looked_through(
    page: Page, server: Served, finished: str
) -> None:
    show(page, server, finished)
    for line in page.locator(".notes summary").all():
        line.click()
    page.get_by_role("button", name=re.compile("has a child|eats|starves|moves from")).last.click()
    here = at(page)
    assert here > 10
    viewpoints = page.get_by_label("Seen by")
    assert [text.strip() for text in viewpoints.locator("option").all_inner_texts()] == [
        "a spectator",
        "White",
        "Orange",
    ]
    viewpoints.select_option("Orange")
    expect(page.get_by_role("button", name="Yours")).to_be_visible()
    assert at(page) == here


def test_bots_judge_each_decision_and_mark_it_on_the_board(page: Page, server: Served, finished: str) -> None:
    show(page, server, finished)
    page.get_by_role("button", name="Ask the bots").click()
    expect(page.get_by_role("heading", name="Chance of winning")).to_be_visible(timeout=THINKING)
    mistakes = page.locator(".line", has_text="mistake")
    # the board does not show a pass
    better = page.locator(".marks", has_text="better").or_(
        page.locator(".verdict", has_text=re.compile(r"Better:\s*Pass"))
    )
    if mistakes.count():
        mistakes.first.click()
        expect(page.locator(".verdict")).to_contain_text("Better:")
        expect(better).not_to_have_count(0)
    expect_no_violation(page)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("button", name="Turning points")).to_be_visible()
    expect(page.locator(".river g > path[fill='var(--white)']").first).to_be_attached()
    expect(page.locator(".river g > path[fill='var(--orange)']").first).to_be_attached()


def test_a_judgement_speaks_the_language_that_is_asked_for(page: Page, server: Served, finished: str) -> None:
    show(page, server, finished)
    page.get_by_role("combobox", name="Language").select_option("de")
    page.get_by_role("button", name="Die Bots fragen").click()
    expect(page.get_by_role("heading", name="Aussicht auf den Sieg")).to_be_visible(timeout=THINKING)
    page.locator(".line", has_text=re.compile("Fehler|gut|am besten")).first.click()
    expect(page.locator(".verdict")).to_contain_text(re.compile("Deine Kreatur in (Rot|Gelb|Grün) nach e[1-6] setzen"))


def test_one_plays_on_from_there_against_bots(page: Page, server: Served, finished: str) -> None:
    show(page, server, finished, 20)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    table = server.guest().get("/api/tables/" + page.url.rpartition("/")[2])
    assert table["position"]
    assert sorted(seat.get("bot", "") for seat in table["seats"])[0] == ""


@pytest.mark.parametrize(("game", "position"), OUT.items())
def test_one_never_plays_on_in_a_seat_that_is_out(page: Page, server: Served, game: str, position: str) -> None:
    table = sit_down(server, game, page, "random", "random", position=position)
    show(page, server, table, 0)
    page.get_by_role("button", name=re.compile("Play on from here as (Orange|Blue)", re.I)).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    seats = server.guest().get("/api/tables/" + page.url.rpartition("/")[2])["seats"]
    assert ["bot" in seat for seat in seats] == [True, False, True]


def test_the_link_and_the_log_can_be_kept(page: Page, server: Served, finished: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    show(page, server, finished, 7)
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.url}/replay/{finished}?version=7"
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep the log").click()
    text = kept.value.path().read_text()
    assert text.startswith("Tough Luck, Dodo\n")
    assert "Turn 1\n" in text
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep the record").click()
    assert kept.value.suggested_filename == f"dodo-{finished}.txt"
    assert "commitment: " in kept.value.path().read_text()


def test_a_replay_is_for_everybody_on_every_screen(page: Page, server: Served, finished: str) -> None:
    show(page, server, finished, 30)
    expect_no_violation(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        expect_no_sideways_scrolling(page)


def test_a_running_match_is_seen_by_an_onlooker_and_not_judged(page: Page, server: Served) -> None:
    guest = server.guest("Cal")
    table = guest.open("dodo", "random")
    show(page, server, table)
    assert page.get_by_label("Seen by").locator("option").count() == 1
    expect(page.get_by_text("Bots can judge a match when it is over.")).to_be_visible()


def test_where_there_is_no_match_a_sentence_says_so(browser: Browser, server: Served) -> None:
    with browser.new_context() as context:  # its console may log 404
        page = context.new_page()
        open_page(page, server, "/replay/nothing")
        expect(page.get_by_role("alert")).to_contain_text("There is no such table")
