"""The page as an app: of a static host, and of a server, which may be away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.live import answer, expect_no_sideways_scrolling, expect_no_violation, reply, wait_for_my_turn
from tests.page.test_hot_seat import lift, next_player
from tests.server.serving import served
from tests.site.conftest import PATIENCE, OpenBrowser, browsing
from tests.site.host import Host
from tests.site.test_site import play_now

SCREENS = ((390, 844), (844, 390), (1366, 657))
KEPT = """async () => (await navigator.serviceWorker.getRegistrations()).every(one => one.active?.state === "activated")
    && (await navigator.serviceWorker.getRegistrations()).length"""


def wait_for(page: Page, question: str, answer: object) -> None:
    """Wait until a question to the page has an answer."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(question) == answer:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never {answer}: {question}")


def expect_installable(page: Page, start: str) -> None:
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["manifest"]["startUrl"]) == ([], start)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_a_browser_offers_to_install_the_site(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        page.goto(host.url)
        page.wait_for_selector(".plate")
        expect_installable(page, host.url)


@pytest.mark.thorough
def test_while_the_server_is_away_its_page_says_so_and_plays_on_this_device(
    tmp_path: Path, open_browser: OpenBrowser
) -> None:
    with served(tmp_path) as server, browsing(open_browser) as page:
        page.goto(server.url)
        page.wait_for_selector(".plate")
        expect_installable(page, f"{server.url}/")
        wait_for(page, KEPT, 2)
        server.stop()
        page.goto(f"{server.url}/rules/evo")
        page.goto(server.url)
        offer = page.get_by_role("link", name="Play on this device")
        expect(page.get_by_text("The server is away.")).to_be_visible(timeout=PATIENCE)
        expect_no_violation(page)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            expect(offer).to_be_in_viewport(ratio=1)
            expect_no_sideways_scrolling(page)
        offer.click()
        page.get_by_role("button", name="Play now: Tough Luck, Dodo").click(timeout=PATIENCE)
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        assert "/device/table/" in page.url
        server.start()
        page.goto(f"{server.url}/device/")
        page.get_by_role("link", name="Play with other people").click()
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()


@pytest.mark.thorough
def test_from_the_second_visit_on_a_search_grows_in_two_workers_and_finds_the_same(
    host: Host, open_browser: OpenBrowser
) -> None:
    def hint() -> str:
        page.keyboard.press("h")
        page.locator(".advice").wait_for(timeout=PATIENCE)
        return page.locator(".advice").inner_text()

    with browsing(open_browser) as page:
        play_now(page, host, "Laborigines")
        alone = hint()
        wait_for(page, KEPT, 1)
        page.reload()
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        assert hint() == alone
        assert page.evaluate("crossOriginIsolated")
        assert [worker.url for worker in page.workers if "/trees-" in worker.url]


@pytest.mark.thorough
def test_a_newer_version_is_offered_and_the_match_goes_on(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        play_now(page, host)
        wait_for(page, KEPT, 1)
        page.reload()
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        answer(page)
        wait_for_my_turn(page)
        script = (host.folder / "service.js").read_text()
        host.replaced["service.js"] = f"{script}\n// a newer version".encode()
        page.evaluate("navigator.serviceWorker.ready.then(one => one.update()).then(() => true)")
        renew = page.get_by_role("button", name="Use it now")
        expect(renew).to_be_visible(timeout=PATIENCE)
        expect_no_violation(page)
        with page.expect_navigation():
            renew.click()
        page.wait_for_selector(".prompt", timeout=PATIENCE)
        wait_for_my_turn(page)
        answer(page)


def test_two_people_on_one_device_have_a_curtain(host: Host, open_browser: OpenBrowser) -> None:
    with browsing(open_browser) as page:
        page.goto(f"{host.url}new/evo")
        card = page.get_by_role("region", name="Seat 2")
        card.get_by_text("here", exact=True).click(timeout=PATIENCE)
        card.get_by_role("textbox", name="Name on seat 2").fill("Bob")
        page.get_by_role("button", name="Start").click()
        reply(page, "Sit down", "Ann")
        page.locator("#curtain-title, .prompt").first.wait_for(timeout=PATIENCE)
        name = next_player(page)
        assert name in ("Ann", "Bob")
        assert page.locator("[data-piece], .log, .prompt, .players, .hand").count() == 0
        lift(page, name)
        expect(page.locator(".desk .whose")).to_have_text(name)
